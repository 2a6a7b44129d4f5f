"""The app, and a page in it that reports whatever goes wrong.

To open a page takes a kernel and seconds; to go on from one page of the tutor to another takes neither. So the tests of
a process share one page of the browser, which is put in order between them, and only go to another address. A test that
looks at how a page is loaded, listens to it, steps between it and the server, or leaves it otherwise than it found it,
is marked ``fresh_page``.
"""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.helpers import READABLE, Look
from tests.browser.own_browser import OwnBrowser
from tests.browser.shared_page import SharedPage, Watch
from tests.server import BELL, running_app, shared_app, write_notebook

PATIENCE = 60_000  # milliseconds; a page takes one to four seconds, a busy machine many more

expect.set_options(timeout=PATIENCE / 2)  # what is there at once is seen at once; a page loaded again takes its time

LOADED_AGAIN = "widget model not found"
"""What the widget manager says when it is answered too late; the page then loads itself again, and a test that still
finds on it what it looks for has lost nothing by that."""


STUMBLING = """
from piquet_tutor.app.pages import pages

def fail():
    raise RuntimeError("the ledger of 1651 is lost")

builder = pages.builder
pages.builder = lambda name: fail if name == "scorer" else builder(name)
pages.page("lessons")
"""
"""A cell with the tutor's pages, of which the scorer cannot be built."""


def pytest_collection_modifyitems(items):
    """Mark every test of this folder, so that no file can forget to."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def for_all(tmp_path_factory):
    """A folder that all processes of this run share."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture(scope="session", autouse=True)
def readable(for_all):
    """What one process has measured no other measures again."""
    READABLE.file = for_all / "readable-words"


@pytest.fixture(scope="session")
def app_url(for_all):
    """Serve the real notebooks: one app for all processes of this run."""
    with shared_app(for_all) as url:
        yield url


@pytest.fixture(scope="session")
def bell_url(for_all):
    """Serve a few tiny notebooks, to try the page itself apart from what the tutor puts on it; one app for all too."""
    with shared_app(for_all, "bells", lambda: running_app(bells(for_all / "bells"))) as url:
        yield url


def bells(folder: Path) -> Path:
    """A folder with tiny notebooks."""
    folder.mkdir(exist_ok=True)
    prose = (
        "# A bell\n\nRing it, or go to [the other](other.ipynb).\n\n"
        "| tierce | quart | quint | sixième | septième | huitième |\n|---|---|---|---|---|---|\n"
        "| 3 | 4 | 15 | 16 | 17 | 18 |\n\n"
        "`AS KS` and $x^2$ and:\n\n> Point first.\n\n```python\ndeal = 1\n```\n"
    )
    stock = (
        "import ipywidgets as w\n"
        "w.VBox([w.Button(description='Deal'), w.Button(description='Play', button_style='primary'),\n"
        "        w.Dropdown(description='Rules', options=['a', 'b']), w.IntText(description='Score')])"
    )
    write_notebook(folder / "index.ipynb", prose, BELL, stock, "print('printed')")
    write_notebook(folder / "other.ipynb", "# Other", BELL, title="The other bell")
    bomb = "bomb = w.Button(description='break')\nbomb.on_click(lambda _: os._exit(1))\nbomb"
    write_notebook(folder / "bomb.ipynb", "# A bomb", BELL, "import ipywidgets as w\n" + bomb)
    write_notebook(folder / "lessons.ipynb", STUMBLING)
    told = "from piquet_tutor import Deal\nfrom piquet_tutor.explore.examples import example\n\n"
    told += 'deal = Deal.from_record(example("sunk-king"))\ndeal.tally()'
    prose = "# A chapter\n\nWhat a deal is worth, *said* and then rung."
    write_notebook(folder / "chapter.ipynb", prose, told, BELL, title="A chapter", piquet_tutor={"code": "folded"})
    invites = 'from piquet_tutor import deal\n\nname = "tens-before-the-lead"  # change this\ndeal(name).books()'
    changing = write_notebook(folder / "changing.ipynb", "# Changing", invites, piquet_tutor={"code": "folded"})
    notebook = nbformat.read(changing, as_version=4)
    notebook.cells[1].metadata["change"] = {"name": ["cavendish-example"]}
    nbformat.write(notebook, changing)
    return folder


@pytest.fixture
def look(request):
    """The window and colours of this test: a light desk, unless the test is parametrised with others."""
    return getattr(request, "param", Look())


@pytest.fixture(scope="session")
def shared_page(browser, browser_context_args):
    """The page that tests without a page of their own have one after another."""
    shared = SharedPage(browser, browser_context_args)
    yield shared
    shared.close()


@pytest.fixture(scope="session")
def own_browser(browser_type, browser_type_launch_args, browser_context_args, tmp_path_factory):
    """Where tests have pages of their own, one test after another."""
    own = OwnBrowser(browser_type, {**browser_type_launch_args, **browser_context_args}, tmp_path_factory.mktemp("own"))
    yield own
    own.close()


def needs_its_own(request) -> bool:
    return request.node.get_closest_marker("fresh_page") is not None


@pytest.fixture
def context(request, _artifacts_recorder):
    """A browser as it is bought, or the one that tests share; of either there are pictures if a test fails."""
    if needs_its_own(request):
        own = request.getfixturevalue("own_browser")
        context = own.context()
        _artifacts_recorder.on_did_create_browser_context(context)
        yield context
        _artifacts_recorder.on_will_close_browser_context(context)
        own.forget()
        return
    shared_page = request.getfixturevalue("shared_page")
    context = shared_page.context()
    _artifacts_recorder.on_did_create_browser_context(context)
    _artifacts_recorder._all_pages.append(shared_page.page())  # the recorder hears of new pages alone
    yield context
    _artifacts_recorder.on_will_close_browser_context(context)
    passed = getattr(request.node, "rep_call", None) is not None and request.node.rep_call.passed
    if passed and shared_page.is_sound():
        shared_page.close_others()
    else:
        shared_page.close()


@pytest.fixture
def page(request, context, look):
    """A page that fails its test on a request to another host, a page error, or an error in the console."""
    if needs_its_own(request):
        page = context.new_page()
        watch = Watch(page)
    else:
        shared_page = request.getfixturevalue("shared_page")
        page, watch = shared_page.page(), shared_page.begin()
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(media="null", color_scheme=look.scheme, reduced_motion="reduce", forced_colors="null")
    page.set_default_timeout(PATIENCE)
    page.expected_errors = [LOADED_AGAIN]  # a test that provokes an error adds a part of its text here
    yield page
    watch.found_nothing(page.expected_errors)


@pytest.fixture
def open_page(page, request):
    """Open a page of the app by name and wait until its widgets stand; `url` takes another server.

    `kept` is what the browser has kept before for pages, by their names; on the page that tests share.
    """

    def load(address):
        page.goto(address, wait_until="commit")
        page.locator("html[data-ready=yes]").wait_for(timeout=PATIENCE)

    def opened(name="index.ipynb", url=None, kept=None):
        folder = f"{url or request.getfixturevalue('app_url')}/voila/render/"
        if needs_its_own(request):
            assert not kept, "a page of one's own keeps what is done on it"
            load(folder + name)
            return page
        shared_page = request.getfixturevalue("shared_page")
        if not shared_page.go(folder + name, kept):
            load(folder + ("teacher.ipynb" if kept else name))
            if kept:  # where nothing stood there was no store yet
                shared_page.go(folder + name, kept)
        return page

    return opened
