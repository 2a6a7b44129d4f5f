"""The site: served as plain files under some path, it runs in the browser's own Python and asks no other host."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import shutil
import threading
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from same_rulings import differing
from site_python import answer_of

from piquet_tutor import narration
from piquet_tutor.app.pages.pages import NAMES, files
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.serving.site.building import build
from tests.app import strangers
from tests.browser.helpers import comes_to
from tests.browser.learner import AtTable, assert_sheet_agrees
from tests.browser.shared_page import ARRIVED, GO
from tests.server import shared_app

PATIENCE = 180_000  # milliseconds; Python starts in some seconds, on a busy machine in many
LANGUAGES = ("en", "fr")
DOCS = {
    "index.html": "<!doctype html><html lang=en><title>Docs</title><link rel=icon href=data:,><h1>Docs</h1>",
    "rulebook/rubicon.html": "<!doctype html><html lang=en><title>Rubicon</title><link rel=icon href=data:,>"
    "<script src=../told.js></script><h1>Rubicon</h1>",
    "told.js": "document.documentElement.dataset.told = 'yes';",
}
"""Stand for the docs, which take a minute to build: ``tests/house/test_docs.py`` builds them."""

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
    where = folder / "some" / "where"
    for name, text in DOCS.items():
        (where / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (where / "docs" / name).write_text(text)
    build(where, lambda step: None)
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
@pytest.mark.parametrize("language", ["fr"])  # in both, without a browser: the strangers below
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
        if name == "odds.html":
            expect(page.locator(".pq-lesson")).to_contain_text("numpy")  # what needs what is not there says so
        wrong = [link for link in links if urlsplit(link).path.endswith(".ipynb") or not link.startswith(site_url)]
        assert not wrong, (name, wrong)


@pytest.mark.slow
def test_a_whole_deal_is_played_and_looked_back_on_and_the_lab_and_the_scorer_answer(on_site, site_url):
    page = on_site("play.html?seed=7")
    table = AtTable(page)
    table.play(until=lambda table: table.phase == "play")
    assert table.score("bottom") + table.score("top") > 0, "what was called has been scored"
    table.press(table.sensible()[1]) if table.sensible()[0] == "press" else table.touch(table.sensible()[1])
    before = table.hand()
    page.reload()
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    table = AtTable(page)
    assert table.hand() == before, "the browser has kept the deal"
    table.play()
    assert_sheet_agrees(table)
    review = page.locator(".pq-review")
    expect(review.get_by_role("heading")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="New match").first.click()
    page.get_by_role("button", name="Keep playing").click()
    expect(review.locator(".pq-review-working")).to_be_hidden(timeout=PATIENCE)

    page.evaluate(GO, f"{site_url}lab.html")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    page.locator('[data-tab="text"]').press("Enter")
    typed = page.locator(".pq-lab-text textarea").first
    typed.fill("elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♥JT987 ♦AKQJT ♣AK")
    typed.press("Control+Enter")
    expect(page.locator('.pq-score-sheet tr[data-kind="point"] td').first).to_have_text("8")

    page.evaluate(GO, f"{site_url}scorer.html")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    sheet = page.locator(".pq-sc:visible")
    sheet.locator(".pq-sc-mark").click()
    expect(sheet.locator(".pq-sc-note")).to_contain_text("First say who scores")
    sheet.locator(".pq-sc-hint-more").click()
    expect(sheet.locator(".pq-sc-hint")).to_have_count(1)


def test_the_python_of_the_site_rules_and_tells_as_this_one_to_the_letter(site_url, for_all):
    assert site_url
    forms = len(rule_set_names())
    assert differing(for_all / "site-root" / "some" / "where", forms, seed=7) == []


def test_where_python_cannot_be_had_the_page_says_so_though_that_failed_before_it_could_listen(page, site_url):
    page.route("**/python/worker.js*", lambda route: route.abort())
    page.goto(f"{site_url}play.html")
    expect(page.locator("#pq-lost")).to_be_visible()
    expect(page.locator("[data-pq-again]")).to_be_visible()


def test_no_page_of_the_site_fails_whatever_is_pressed(site_url, for_all):
    """What a page needs is in the pack: each is opened and pressed about on, and makes its sheet or its puzzle."""
    assert site_url
    checkout = Path(strangers.__file__).parents[2]
    own = ("tests/__init__.py", "tests/app/__init__.py", "tests/app/strangers.py", "tests/app/learners.py")
    asked = {
        "files": {name: (checkout / name).read_text("utf-8") for name in own},
        "kinds": strangers.kinds(),
        "pages": [name for name in NAMES if name != "lesson"],  # which is of no name
        "languages": LANGUAGES,
        "intents": 80,
        "seed": 1,
    }
    script = checkout / "tests" / "app" / "strangers_on_site.py"
    assert json.loads(answer_of(for_all / "site-root" / "some" / "where", script, json.dumps(asked))) == []


@pytest.fixture
def own_copy(site_url, for_all, tmp_path):
    """A copy of the site at a host of its own, which can be changed and ended."""
    folder = tmp_path / "copy"
    shutil.copytree(for_all / "site-root" / "some" / "where", folder)
    with contextlib.ExitStack() as host:
        yield folder, host.enter_context(served(folder)) + "/", host


def kept(page):
    """Wait until the browser has kept the site, and what Python starts from."""
    page.locator("html[data-kept=yes]").wait_for(timeout=PATIENCE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


KEPT_DOCS = """async wanted => {
  const [name = ""] = (await caches.keys()).filter(each => each.endsWith(" docs"));
  return name && (await (await caches.open(name)).keys()).length === wanted;
}"""
"""Whether this browser has kept all of the docs."""


@pytest.mark.slow
def test_with_the_network_cut_a_reload_goes_on_and_so_does_every_page(page, own_copy):
    _, url, host = own_copy
    page.goto(url + "play.html?seed=7", wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    AtTable(page).play(until=lambda table: table.phase == "declare")
    before = AtTable(page).hand()
    kept(page)
    page.locator(".pq-docs a").click()
    page.get_by_role("heading", name="Docs").wait_for()
    page.wait_for_function(KEPT_DOCS, arg=len(DOCS))
    page.go_back(wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    host.close()
    page.goto(f"{url}docs/rulebook/rubicon.html")
    page.locator("html[data-told=yes]").wait_for(state="attached")
    page.go_back(wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    page.reload()
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    table = AtTable(page)
    assert table.hand() == before
    table.play(until=lambda table: table.phase == "play")
    for name in ("lessons.html?lang=fr", "rulebook.html", ""):
        page.goto(url + name, wait_until="commit")
        page.get_by_role("heading", level=1).first.wait_for()
    assert "/" in page.evaluate("fetch('site.webmanifest').then(answer => answer.json()).then(told => told.start_url)")


DAMAGE = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      if (!/stage\\.js|play\\.html|pack\\.bin|image\\?/.test(request.url)) continue;
      const kept = await store.match(request);
      await store.put(request, new Response(new Uint8Array(1000), { headers: kept.headers }));
      found.push(request.url);
    }
  }
  return found.length;
}"""
"""A page, a script, the tutor's pack and the image of Python as a failing disk or a hotel's gate leaves them."""


@pytest.mark.slow
def test_a_file_damaged_in_the_browsers_store_is_fetched_anew(page, own_copy):
    """It would break the site for this browser for good."""
    _, url, _ = own_copy
    page.goto(url + "play.html?seed=7", wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    kept(page)
    assert page.evaluate(DAMAGE) >= 4
    page.reload(wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    AtTable(page).play(until=lambda table: table.phase == "declare")
    kept(page)
    own_copy[2].close()
    page.reload(wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)


def digest(file):
    """By what the service worker knows that a file is whole."""
    return b64encode(sha256(file.read_bytes()).digest()).decode()


def versions(page):
    """The version of the page, and those of all that it has asked for."""
    return page.evaluate(
        """() => [document.documentElement.dataset.piquet, ...new Set(performance.getEntriesByType("resource")
             .map(one => new URL(one.name).searchParams.get("v")).filter(Boolean))]"""
    )


@pytest.mark.slow
def test_a_new_version_takes_the_place_of_the_old_as_a_whole(page, own_copy):
    folder, url, _ = own_copy
    page.goto(url, wait_until="commit")
    page.locator(ARRIVED).wait_for(timeout=PATIENCE)
    kept(page)
    old = page.evaluate("document.documentElement.dataset.piquet")
    worker = (folder / "sw.js").read_text().replace(old, "another")
    for file in folder.glob("*.html"):
        before = digest(file)
        file.write_text(file.read_text().replace(old, "another"))
        worker = worker.replace(before, digest(file))
    (folder / "sw.js").write_text(worker)
    page.reload()
    page.get_by_role("heading", level=1).first.wait_for()
    assert set(versions(page)) == {old}, "while a page of the old one is open, everything is of the old one"
    page.evaluate(
        """async () => {
          const kept = await navigator.serviceWorker.getRegistration();
          await kept.update();
          const next = kept.installing || kept.waiting;
          while (next && next.state !== "installed") await new Promise(done => setTimeout(done, 50));
        }"""
    )
    other = page.context.new_page()
    page.close()

    def opened_again():
        other.goto("about:blank")
        other.wait_for_timeout(500)  # the browser takes a moment to see that no page of the old version is left
        other.goto(url, wait_until="commit")
        other.get_by_role("heading", level=1).first.wait_for()
        return set(versions(other))

    comes_to(opened_again, {"another"})
