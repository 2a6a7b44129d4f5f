"""The site: served as plain files under some path, it runs in the browser's own Python and asks no other host."""

from __future__ import annotations

import contextlib
import functools
import http.server
import threading
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from piquet_tutor import narration
from piquet_tutor.app.pages.pages import files
from piquet_tutor.serving.site.building import build
from tests.browser.learner import AtTable
from tests.browser.shared_page import ARRIVED, GO
from tests.server import shared_app

PATIENCE = 180_000  # milliseconds; Python starts in some seconds, on a busy machine in many
LANGUAGES = ("en", "fr")

pytestmark = pytest.mark.fresh_page


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain file server, of which nothing is asked that any web host would not do."""

    def log_message(self, *_args):
        """Say nothing."""


@contextlib.contextmanager
def served(folder):
    """Serve a folder, and give its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@contextlib.contextmanager
def built_and_served(folder):
    build(folder / "some" / "where", lambda step: None)
    with served(folder) as url:
        yield f"{url}/some/where/"


@pytest.fixture(scope="session")
def site_url(for_all):
    """Build the site, once for all processes of this run, and serve it under a path."""
    with shared_app(for_all, "site", lambda: built_and_served(for_all / "site-root")) as url:
        yield url


@pytest.fixture
def on_site(page, site_url):
    """Open a page of the site in a browser that reaches nothing else, and wait until Python stands behind it."""
    asked = []
    page.route(lambda url: not url.startswith(site_url), lambda route: route.abort())
    page.on("request", lambda request: asked.append(request.url))

    def opened(name):
        page.goto(site_url + name, wait_until="commit")
        page.locator(ARRIVED).wait_for(timeout=PATIENCE)
        return page

    yield opened
    elsewhere = [url for url in asked if not url.startswith((site_url, "data:", "blob:"))]
    assert not elsewhere, "everything is asked of the folder it stands in"


def names():
    return [file.replace(".ipynb", ".html") for file in files()]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_stands_and_leads_to_pages_of_the_site(on_site, site_url, language):
    page = on_site(f"?lang={language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for name in names():
        page.evaluate(GO, f"{site_url}{name}?lang={language}")
        page.locator(ARRIVED).wait_for(timeout=PATIENCE)
        page.get_by_role("heading", level=1).first.wait_for()
        assert page.get_by_role("heading", level=1).first.inner_text() != narration.message("trouble-title", language)
        links = page.eval_on_selector_all("main a[href]", "links => links.map(link => link.href)")
        assert links, name
        wrong = [link for link in links if urlsplit(link).path.endswith(".ipynb") or not link.startswith(site_url)]
        assert not wrong, (name, wrong)


@pytest.mark.slow
def test_a_deal_is_played_behind_a_page_loaded_by_its_own_address(on_site):
    page = on_site("play.html?seed=7")
    table = AtTable(page)
    table.play(until=lambda table: table.phase == "play")
    assert table.score("bottom") + table.score("top") > 0, "what was called has been scored"
    table.press(table.sensible()[1]) if table.sensible()[0] == "press" else table.touch(table.sensible()[1])
    before = table.hand()
    page.reload()
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    assert AtTable(page).hand() == before, "the browser has kept the deal"


def test_what_needs_a_library_that_is_not_there_says_so(on_site):
    page = on_site("odds.html?lang=fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pas ici")
    expect(page.locator(".pq-page-lead")).to_contain_text("numpy")
