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

LINE = "To answer, run the notebook from its top (Run, then Run All Cells)."
"""What stands in the place of a form for whoever only reads a notebook."""


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
    for name in ("asking", "asking_too", "asked"):
        write_notebook(folder / f"{name}.ipynb", ASKING)
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
    page.locator(".jp-OutputArea .pq-head-tabs a[href^='first_deal.ipynb']").first.click()
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


def asked_in(page, address: str, name: str):
    """The form of the question in a notebook, once its cell has been run."""
    page.goto("about:blank")
    page.goto(address.format(name), wait_until="commit")
    run_all(page)
    form = page.locator(".pq-question")
    form.get_by_role("button", name="Elder", exact=True).wait_for(timeout=90_000)
    return form


def written(form) -> list[str]:
    """What stands in the form: who is chosen, and the number of elder."""
    chosen = form.locator(".pq-sc-side[aria-pressed=true]").all_inner_texts()
    return [*chosen, form.locator(".pq-sc-stepper[data-side=elder] input").input_value()]


def restart_and_run(page) -> None:
    """Run > Restart Kernel and Run All Cells."""
    before = page.locator(".pq-question").element_handle()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator("[data-command='runmenu:restart-and-run-all']").click()
    page.locator(".jp-Dialog .jp-mod-accept").click()
    page.wait_for_function("(before) => !before.isConnected", arg=before, timeout=90_000)
    page.locator(".pq-question .pq-sc-side").first.wait_for(timeout=90_000)


@pytest.mark.slow
def test_a_class_sees_no_answer_that_was_given_before(page, jupyter):
    """What is typed and not marked is there again in its own notebook, in no other; once marked or shown, nowhere."""
    form = asked_in(page, jupyter[0], "asking.ipynb")
    form.get_by_role("button", name="Elder", exact=True).click()
    form.locator(".pq-sc-stepper[data-side=elder] input").fill("77")
    assert written(asked_in(page, jupyter[0], "asking_too.ipynb")) == [""]
    form = asked_in(page, jupyter[0], "asking.ipynb")
    assert written(form) == ["Elder", "77"]
    form.locator(".pq-sc-mark").click()
    form.locator("[data-verdict=wrong]").wait_for()
    restart_and_run(page)
    assert written(form) == [""]
    form.locator(".pq-sc-mark").click()
    note = form.locator(".pq-sc-note")
    note.wait_for()
    form.get_by_role("button", name="Nobody", exact=True).click()
    assert note.inner_text() == "", "something has been chosen"
    form.locator(".pq-sc-mark").click()
    form.locator("[data-verdict=right]").wait_for()
    restart_and_run(page)
    assert written(form) == [""]
    form.get_by_role("button", name="Elder", exact=True).click()
    form.locator(".pq-sc-skip").click()
    form.locator("[data-verdict=skipped]").wait_for()
    restart_and_run(page)
    assert written(form) == [""]


SHUT_DOWN = """async (token) => {
  const head = { Authorization: `token ${token}` };
  for (const one of await (await fetch("/api/sessions", { headers: head })).json())
    await fetch(`/api/sessions/${one.id}`, { method: "DELETE", headers: head });
}"""
GONE = ".jp-OutputArea-child > .jupyter-widgets"


@pytest.mark.slow
@pytest.mark.parametrize("trusted", [True, False], ids=["trusted", "a copy that is not"])
def test_a_saved_notebook_that_is_only_read_says_what_to_do_and_shows_no_error(page, jupyter, folder, trusted):
    """JupyterLab puts one of its own in place of a widget that is gone; where it trusts no output, it asks for none."""
    page.expected_errors.append("widget model not found")
    asked_in(page, jupyter[0], "asked.ipynb")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and "asked.ipynb" in answer.url):
        page.keyboard.press("Control+s")
    page.evaluate(SHUT_DOWN, re.search(r"token=(\S+)", jupyter[0])[1])
    name = "asked.ipynb"
    if not trusted:
        name = "asked_copy.ipynb"
        copied = nbformat.read(folder / "asked.ipynb", as_version=4)
        copied.cells[-1].source += "  # copied"
        nbformat.write(copied, folder / name)
    page.goto("about:blank")
    page.goto(jupyter[0].format(name), wait_until="commit")
    page.locator(".jp-OutputArea-child img").first.wait_for(timeout=90_000)
    if trusted:
        page.locator(GONE, has_text="model not found").wait_for(state="attached", timeout=90_000)
        gone = page.locator(GONE)
        look = "(one, part) => { const style = getComputedStyle(one, part); return [style.visibility, style.content]; }"
        assert gone.evaluate(look, "") == ["hidden", "normal"]
        assert gone.evaluate(look, "::before") == [
            "visible",
            '"To answer, run the notebook from its top (Run, then Run All Cells)."',
        ]
        assert gone.bounding_box()["height"] > 10, "there is room for it to be read"
    else:
        page.get_by_text(LINE).wait_for()
        assert not page.locator(GONE).count()
