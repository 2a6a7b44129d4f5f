"""The views' pure functions, tried in the browser that will run them: each module loaded as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.server import ROOT

pytestmark = pytest.mark.fresh_page

SCRIPTS = sorted((ROOT / "tests" / "js").glob("*.test.js"))


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files and says nothing."""

    def log_message(self, *_: object) -> None:
        """Leave the test's own output alone."""


@pytest.fixture(scope="module")
def checkout_url() -> Iterator[str]:
    """Where the files of the checkout are handed out."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def page(page):
    """A page that asks for no icon: there is none, and it would say so in the console."""
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    return page


def results(page, script: Path) -> list[list[str]]:
    """Every test of a script with what went wrong in it."""
    page.evaluate("path => import(path)", f"/tests/js/{script.name}")
    return page.evaluate("import('/tests/js/checks.js').then((checks) => checks.run())")


def test_every_script_test_passes_in_the_browser(page, checkout_url):
    """And one that fails is heard of."""
    page.goto(f"{checkout_url}/tests/js/")
    wrong = []
    for script in SCRIPTS:
        found = results(page, script)
        assert len(found) == script.read_text(encoding="utf-8").count('\ntest("') > 0, script.name
        wrong += [f"{script.stem}: {name}: {said}" for name, said in found if said]
    assert not wrong, "\n".join(wrong)
    found = page.evaluate(
        "import('/tests/js/checks.js').then((checks) => {"
        " checks.test('wrong', () => checks.equal(1, 2)); checks.test('right', () => checks.ok(true));"
        " return checks.run(); })"
    )
    assert [[name, bool(said)] for name, said in found] == [["wrong", True], ["right", False]]
