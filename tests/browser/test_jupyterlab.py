"""The same table where the notebooks are notebooks: in JupyterLab, and in Notebook 7."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading

import nbformat
import pytest

from piquet_tutor.app.in_the_book import APP
from tests.browser.learner import AtTable, turn_pages
from tests.server import ROOT, write_notebook

pytestmark = pytest.mark.fresh_page

STARTED = r"/\[(\*|\d+)\]/.test(document.querySelector('.jp-Notebook .jp-CodeCell .jp-InputPrompt')?.textContent || '')"


ASKING = """from piquet_tutor import ask, deal
ask(deal("blank-stops-repique-parlett"), "repique")"""
"""A question in anybody's notebook."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Notebooks in a folder of their own, and nothing in them run yet: what was kept of it looks like a run."""
    folder = tmp_path_factory.mktemp("notebooks")
    book = nbformat.read(ROOT / "notebooks" / APP, as_version=4)
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.update(outputs=[], execution_count=None)
    nbformat.write(book, folder / APP)
    write_notebook(folder / "my_game.ipynb", 'from piquet_tutor import page\n\npage("play")')
    write_notebook(folder / "asking.ipynb", ASKING)
    return folder


@pytest.fixture(scope="module")
def jupyter(folder, tmp_path_factory):
    """Jupyter as `piquet-tutor lab` starts it: the addresses of a notebook in JupyterLab and in Notebook 7."""
    command = [sys.executable, "-m", "piquet_tutor.serving", "--lab", "--no-browser", "--folder", str(folder)]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "JUPYTERLAB_WORKSPACES_DIR": str(tmp_path_factory.mktemp("workspaces"))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        line = process.stdout.readline()
        found = re.search(r"(http://[^/]+)/lab/tree/\S+\?token=(\S+)", line)
        assert found, line + process.stdout.read()
        threading.Thread(target=process.stdout.read, daemon=True).start()
        yield f"{found[1]}/lab/tree/{{}}?reset&token={found[2]}", f"{found[1]}/notebooks/{{}}?token={found[2]}"
    finally:
        process.terminate()
        process.wait(30)


def run_all(page) -> None:
    """Run > Run All Cells; again when it was dropped because the kernel was not there yet, or asked for one."""
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=90_000)
    page.wait_for_function(
        "document.querySelector('.jp-Notebook-ExecutionIndicator')?.dataset.status === 'idle'", timeout=90_000
    )
    page.get_by_role("button", name=re.compile("^(Switch kernel|Python 3)")).first.wait_for(timeout=90_000)
    for _ in range(12):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.locator("[data-command='runmenu:run-all']").click()
        with contextlib.suppress(Exception):
            page.wait_for_function(f"{STARTED} || document.querySelector('.jp-Dialog')", timeout=5000)
        if page.locator(".jp-Dialog").count():
            page.locator(".jp-Dialog .jp-mod-accept").click()
        elif page.evaluate(STARTED):
            return
    raise AssertionError("the cells were never run")


@pytest.fixture
def page(page):
    """Jupyter's own console is its own business; errors in our widgets are ours."""
    page.expected_errors += ["Failed to load resource", "WebSocket", "404", "Canceled", "disposed"]
    return page


def play_a_little(page, address: str) -> None:
    page.goto(address.format("my_game.ipynb"), wait_until="commit")
    run_all(page)
    table = AtTable(page)
    table.cloth.scroll_into_view_if_needed()
    table.play(until=lambda table: table.phase == "exchange")
    card = table.hand()[3]
    table.touch(card)
    assert table.chosen() == [card]
    # A letter pressed on a card belongs to the table: Jupyter would cut the cell (x), or insert one (b, a).
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    table.card(card).focus()
    for letter in "xbd":
        page.keyboard.press(letter)
    for _ in range(2):
        table.key("a")  # the table's own key: pauses off, and on again
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    table.key("e")
    assert table.phase == "declare"
    table.play(until=lambda table: table.phase == "play")
    page.locator(".pq-passage .pq-more").first.click()
    page.locator(".pq-passage.is-open .pq-full").first.wait_for()
    wide = page.evaluate(
        "(() => { const out = document.querySelector('.pq-table').closest('.jp-OutputArea-output');"
        " return [out.scrollWidth, out.clientWidth]; })()"
    )
    assert wide[0] <= wide[1] + 1, f"the table is {wide[0]} px wide in an output of {wide[1]}"


@pytest.mark.slow
def test_the_table_in_notebook_7(page, jupyter):
    """Before JupyterLab, for it would try to restore what that keeps of its windows."""
    page.expected_errors.append("reading 'schema'")  # its own, with an empty notebook too
    play_a_little(page, jupyter[1])


@pytest.mark.slow
def test_the_table_in_jupyterlab(page, jupyter):
    play_a_little(page, jupyter[0])


@pytest.mark.slow
def test_a_notebook_that_is_no_longer_there_leads_to_its_page_and_on_to_others(page, jupyter):
    """In one cell: a link that is pressed in it is followed in it, and leaves JupyterLab where it is."""
    page.goto(jupyter[0].format("lessons.ipynb"), wait_until="commit")
    run_all(page)
    page.get_by_role("heading", level=1, name="Lessons").wait_for()
    page.locator(".jp-OutputArea a[href^='first_deal.ipynb']").first.click()
    page.get_by_role("heading", level=1, name="First deal").wait_for()
    assert f"/tree/{APP}" in page.url
    table = AtTable(page)
    table.cloth.scroll_into_view_if_needed()
    assert len(turn_pages(page)) > 1
    table.touch(table.hand()[0])
    assert len(table.chosen()) == 1


@pytest.mark.slow
def test_a_notebook_opened_and_saved_in_jupyterlab_is_the_file_it_was(page, jupyter, folder):
    """A clone of the tutor has no change then, and its next pull no conflict."""
    before = (folder / APP).read_bytes()
    page.goto(jupyter[0].format(APP), wait_until="commit")
    page.get_by_role("button", name=re.compile("^Python 3")).first.wait_for(timeout=90_000)
    page.wait_for_function(
        "document.querySelector('.jp-Notebook-ExecutionIndicator')?.dataset.status === 'idle'", timeout=90_000
    )
    with page.expect_response(lambda answer: answer.request.method == "PUT" and APP in answer.url) as saved:
        page.keyboard.press("Control+s")
    assert saved.value.ok
    assert (folder / APP).read_bytes() == before


@pytest.mark.slow
def test_a_question_in_a_cell_is_answered_by_keyboard_alone(page, jupyter):
    """Wrong, with the misreading named and its own sum, and asked again; then right."""
    page.goto(jupyter[0].format("asking.ipynb"), wait_until="commit")
    run_all(page)
    form = page.locator(".pq-question")
    form.wait_for(timeout=90_000)
    outputs = page.locator(".jp-OutputArea-output")
    assert outputs.count() == 2, "the question, which needs no kernel, and the form"
    assert outputs.first.locator("img").count() >= 2, "both hands are drawn"
    form.get_by_role("button", name="Nobody", exact=True).focus()
    for key in ("Tab", "Enter"):  # elder, whose number is then to be written
        page.keyboard.press(key)
    page.keyboard.type("60")
    page.keyboard.press("Enter")
    form.locator("[data-verdict=wrong]").wait_for()
    assert page.evaluate("document.activeElement.closest('.pq-question-marked') !== null"), (
        "the keyboard is at the mark"
    )
    assert form.locator(".pq-sc-misread-name").count() == 1
    assert form.locator(".pq-question-sums thead th").count() == 1
    assert form.locator(".is-lit").count()
    for _ in range(8):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.dataset.side") == "nobody":
            break
    page.keyboard.press("Enter")
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "submit":
            break
    page.keyboard.press("Enter")
    form.locator("[data-verdict=right]").wait_for()
