"""The app, and a page in it that reports whatever goes wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Look
from tests.server import BELL, running_app, write_notebook

PATIENCE = 60_000  # milliseconds; a page takes one to four seconds, a busy machine many more

expect.set_options(timeout=PATIENCE / 2)  # what is there at once is seen at once; a page loaded again takes its time

LOADED_AGAIN = "widget model not found"
"""What the widget manager says when it is answered too late; the page then loads itself again, and a test that still
finds on it what it looks for has lost nothing by that."""


def pytest_collection_modifyitems(items):
    """Mark every test of this folder, so that no file can forget to."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def app_url():
    """Serve the real notebooks."""
    with running_app() as url:
        yield url


@pytest.fixture(scope="session")
def bell_url(tmp_path_factory):
    """Serve a few tiny notebooks, to try the page itself apart from what the tutor puts on it."""
    folder = tmp_path_factory.mktemp("bells")
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
    with running_app(folder) as url:
        yield url


@pytest.fixture
def look(request):
    """The window and colours of this test: a light desk, unless the test is parametrised with others."""
    return getattr(request, "param", Look())


@pytest.fixture
def page(page, look):
    """A page that fails its test on a request to another host, a page error, or an error in the console."""
    outside, errors = [], []

    def check(url):
        if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:", "about:")):
            outside.append(url)

    page.on("request", lambda request: check(request.url))
    page.on("websocket", lambda socket: check(socket.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme=look.scheme, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    page.expected_errors = [LOADED_AGAIN]  # a test that provokes an error adds a part of its text here
    yield page
    errors = [error for error in errors if not any(part in error for part in page.expected_errors)]
    assert not outside, f"requests left this machine: {outside}"
    assert not errors, "\n".join(errors)


@pytest.fixture
def open_page(page, request):
    """Open a page of the app by name and wait until its widgets stand; `url` takes another server."""

    def opened(name="index.ipynb", url=None):
        page.goto(f"{url or request.getfixturevalue('app_url')}/voila/render/{name}", wait_until="commit")
        page.locator("html[data-ready=yes]").wait_for(timeout=PATIENCE)
        return page

    return opened
