"""The page against plain ipywidgets in the same Voilà server, measured inside the page, in turns.

1. Click to painted ruling: a press on the table until the ruling stands in the feed, beside an ipywidgets button whose
   handler writes into a label on the same page. Aim: 1.5 times or less, 95th percentile under 100 ms.
2. Time to interactive: from opening the play page until its first press is answered, beside a notebook that holds
   only a button and a label. Aim: 1.15 times or less.

    python benchmarks/pages.py [visits] [presses]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server import running_app  # the checkout is put on the path first
from tools.find_chromium import find  # likewise

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

ECHO = """
import ipywidgets
button, label = ipywidgets.Button(description="echo"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
"""
SHOW_ECHO = "display(ipywidgets.VBox([button, label]).add_class('echo'))"
STEPS = """
from piquet_tutor.explore.examples import example
from piquet_tutor.engine.records.io import read_score
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.review.review_session import ReviewSession
display(TableApp(ReviewSession(read_score(example("01-cavendish-example")))))
"""
PLAY = """
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.play_session import PlaySession
session = PlaySession(load("parlett"), 5)
session.pauses = False
display(TableApp(session))
"""

PRESS = """
([button, watched]) => new Promise((done) => {
  const target = document.querySelector(watched), begun = performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  observer.observe(target, {childList: true, subtree: true, characterData: true});
  document.querySelector(button).click();
})
"""


def write(folder: Path, name: str, *cells: str) -> None:
    """A notebook of these cells."""
    book = new_notebook(cells=[new_code_cell(cell) for cell in cells])
    book.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(book, folder / f"{name}.ipynb")


def presses(page: Page, count: int) -> tuple[list[float], list[float]]:
    """Milliseconds of the table's steps and of the echo, taken in turns."""
    ours: list[float] = []
    echo: list[float] = []
    while len(ours) < count:
        if not page.locator(".pq-action[data-id=step]").count():
            page.evaluate(PRESS, [".pq-tool[data-id=first]", ".pq-feed"])
        ours.append(page.evaluate(PRESS, [".pq-action[data-id=step]", ".pq-feed"]))
        echo.append(page.evaluate(PRESS, [".echo button", ".echo .widget-label"]))
    return ours, echo


def interactive(browser: Browser, address: str, button: str, watched: str) -> float:
    """Seconds from opening a page, in a fresh profile, until a press on it is answered."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    begun = page.evaluate("performance.timeOrigin")
    page.locator(button).first.wait_for(timeout=60_000)
    page.evaluate(PRESS, [button, watched])
    taken = page.evaluate("performance.timeOrigin + performance.now()") - begun
    context.close()
    return float(taken) / 1000


def main(visits: int, count: int) -> None:
    """Measure and print both tables."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        write(folder, "index", "1")
        write(folder, "steps", ECHO, STEPS, SHOW_ECHO)
        write(folder, "table", PLAY)
        write(folder, "empty", ECHO, SHOW_ECHO)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        with running_app(folder) as address:
            page = browser.new_page(reduced_motion="reduce")
            page.goto(f"{address}/voila/render/steps.ipynb")
            page.locator(".echo button").wait_for(timeout=60_000)
            page.locator(".pq-action[data-id=step]").wait_for(timeout=60_000)
            presses(page, 10)
            ours, echo = presses(page, count)
            page.close()
            rows = []
            for _ in range(visits + 1):
                table = interactive(browser, f"{address}/voila/render/table.ipynb", ".pq-action", ".pq-table")
                empty = interactive(browser, f"{address}/voila/render/empty.ipynb", ".echo button", ".widget-label")
                rows.append((table, empty))
        browser.close()
    report(ours, echo, rows[1:])


def report(ours: list[float], echo: list[float], rows: list[tuple[float, float]]) -> None:
    """Print what was measured."""
    print(f"{'':40}{'median':>10}{'p95':>8}{'ratio':>8}{'aim':>9}")
    for label, times, ratio, aim in (
        ("button echoing into a label, ms", echo, 1.0, ""),
        ("press to painted ruling, ms", ours, median(ours) / median(echo), "<= 1.5"),
    ):
        print(f"{label:40}{median(times):10.1f}{quantiles(times, n=20)[-1]:8.1f}{ratio:8.2f}{aim:>9}")
    table, empty = (median(column) for column in zip(*rows, strict=True))
    print(f"{'empty ipywidgets page, s to interactive':40}{empty:10.2f}{'':8}{1:8.2f}")
    ratio = median(one / other for one, other in rows)
    print(f"{'table page, s to interactive':40}{table:10.2f}{'':8}{ratio:8.2f}{'<= 1.15':>9}")


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["7", "60"][len(sys.argv) - 1 :])))
