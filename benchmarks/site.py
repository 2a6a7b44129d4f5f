"""The site in the browser's own Python beside the app: how soon it is there, what it sends, how fast it answers.

1. Pages of the site in a fresh browser, and at its second visit: until they are painted, and until the first press is
   answered, beside the time until the first press on an empty ipywidgets page in Voilà is answered. Aims: painted 0.4
   and 0.2 times, answered 1.0 and 0.5 times.
2. Bytes over the wire, compressed, and requests. Aims: 8 MB or less at the first visit, none at the second.
3. Press to painted ruling on the site beside the same press under Voilà. Aim: 3 times or less.

    python benchmarks/site.py [visits] [presses]
"""

from __future__ import annotations

import contextlib
import functools
import gzip
import http.server
import json
import os
import shutil
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks.pages import (
    ARGUMENTS,
    EMPTY,
    EXAMPLE,
    OURS,
    PATIENCE,
    PRESS,
    READY,
    REST,
    ROOT,
    SEEN,
    SHOWN,
    line,
    visit,
    write_echo,
)
from piquet_tutor.serving.site.building import build
from tests.server import running_app
from tools.find_chromium import find

STEP = ".pq-action[data-id=step]"
FIRST = ".pq-tool[data-id=first]"
KEEPING = 30_000
"""Milliseconds after which a browser has kept what it keeps of a first visit."""


class Compressed(http.server.SimpleHTTPRequestHandler):
    """A file server that compresses, as web hosts do."""

    protocol_version = "HTTP/1.1"
    sent: ClassVar[list[int]] = []
    """What was sent so far: the bytes of each answer, to the page, its workers and its service worker alike."""

    def do_GET(self) -> None:
        """Send a file, compressed."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(body)
        self.sent.append(len(body))

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@functools.cache
def packed(path: Path) -> bytes:
    """A file as it goes over the wire."""
    return gzip.compress(path.read_bytes(), 6)


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; give its address, which ends in a slash."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Compressed, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def opened(page: Page, address: str, what: tuple[str, str, str]) -> tuple[float, float]:
    """Seconds from asking for a page of the site until it is painted, and until its first press is answered."""
    name, button, watched = what
    page.goto(f"{address}{name}.html", wait_until="commit")
    begun = page.evaluate("performance.timeOrigin")
    painted = page.wait_for_function("window.paintedAt", timeout=PATIENCE).json_value()
    page.wait_for_function(SHOWN, arg=button, timeout=PATIENCE)
    page.wait_for_function(READY, timeout=PATIENCE)
    page.evaluate(PRESS, [button, watched])
    answered = page.evaluate("performance.timeOrigin + performance.now()") - begun
    return float(painted) / 1000, float(answered) / 1000


def met_twice(browser: Browser, address: str, what: tuple[str, str, str]) -> dict[str, float]:
    """A page of the site in a fresh browser, and at its second visit; its policy would keep the measuring out."""
    context = browser.new_context(reduced_motion="reduce", bypass_csp=True)
    found: dict[str, float] = {}
    for visited in ("cold", "warm"):
        page = context.new_page()
        page.add_init_script(SEEN % json.dumps(what[2]))
        before = len(Compressed.sent)
        found[f"{visited} painted"], found[f"{visited} answered"] = opened(page, address, what)
        page.wait_for_timeout(KEEPING if visited == "cold" else REST)
        sent = Compressed.sent[before:]
        found[f"{visited} bytes"], found[f"{visited} requests"] = sum(sent), len(sent)
        page.close()
    context.close()
    return found


def presses(context: BrowserContext, address: str, count: int) -> list[float]:
    """Milliseconds of steps through an example, until the ruling is painted."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY, timeout=PATIENCE)
    page.locator(STEP).wait_for(timeout=PATIENCE)
    taken: list[float] = []
    for _ in range(count + 10):
        if not page.locator(STEP).count():
            page.evaluate(PRESS, [FIRST, ".pq-feed"])
        taken.append(page.evaluate(PRESS, [STEP, ".pq-feed"]))
    page.close()
    return taken[10:]


def main(visits: int, count: int) -> None:
    """Measure and print."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users' Python keeps what it has compiled
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder, site = Path(name, "notebooks"), Path(name, "site")
        shutil.copytree(ROOT / "notebooks", folder)
        write_echo(folder)
        build(site, lambda _: None)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        rows: dict[str, list[dict[str, float]]] = defaultdict(list)
        empty: list[tuple[float, float, float]] = []
        with running_app(folder) as app, served(site) as address:
            for number in range(1, visits + 1):
                print(f"visit {number} of {visits} ...", file=sys.stderr, flush=True)
                empty.append(visit(browser, app, EMPTY))
                for what in OURS:
                    rows[what[0]].append(met_twice(browser, address, what))
            context = browser.new_context(reduced_motion="reduce", bypass_csp=True)
            here = presses(context, f"{address}examples.html?example={EXAMPLE}", count)
            there = presses(context, f"{app}/voila/render/examples.ipynb?example={EXAMPLE}", count)
        browser.close()
    report([answered for _, answered, _ in empty], rows, here, there)


def report(empty: list[float], rows: dict[str, list[dict[str, float]]], here: list[float], there: list[float]) -> None:
    """Print what was measured."""
    print(f"{'':52}{'median':>9}{'p95':>9}{'ratio':>8}{'aim':>9}")
    base = median(empty)
    line("empty ipywidgets page, s to its first answer", empty, 1)
    aims = {"cold painted": 0.4, "cold answered": 1.0, "warm painted": 0.2, "warm answered": 0.5}
    for name, *_ in OURS:
        for what, aim in aims.items():
            times = [each[what] for each in rows[name]]
            line(f"{name}, {what}, s", times, median(times) / base, f"<= {aim}")
        for visited in ("cold", "warm"):
            size = median(each[f"{visited} bytes"] for each in rows[name]) / 1e6
            asked = median(each[f"{visited} requests"] for each in rows[name])
            print(f"  {visited}: {size:.2f} MB over the wire, {asked:.0f} requests")
    line("press to painted ruling under Voilà, ms", there, 1)
    line("press to painted ruling on the site, ms", here, median(here) / median(there), "<= 3")


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["1", "40"][len(sys.argv) - 1 :])))
