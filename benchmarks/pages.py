"""Pages of the app against plain ipywidgets on the same server, measured inside the browser, in turns.

1. Click to painted ruling: a step through an example until the ruling stands in the feed, beside an ipywidgets button
   whose handler writes into a label. Aim: 1.5 times or less.
2. Opening a page in a fresh browser: until it is painted, and until the first press is answered, beside the time until
   the first press on a page of one ipywidgets button and a label is answered. Aims: 0.35 and 1.15 times.
3. The same at the second visit of one browser (first press answered). Aim: 0.6 times.
4. From page to page by a link, until the other page stands there, painted by Python. Aim: 0.15 times.

    python benchmarks/pages.py [visits] [presses]
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median, quantiles

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server import running_app  # the checkout is put on the path first
from tools.find_chromium import find  # likewise

ROOT = Path(__file__).resolve().parents[1]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60_000
REST = 3_000
"""Milliseconds between two visits: a kernel is kept ready for the next."""

ECHO = """
import ipywidgets
button, label = ipywidgets.Button(description="echo"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
display(ipywidgets.VBox([button, label]).add_class('echo'))
"""
STEPS = """
from piquet_tutor import page
display(page("examples"))
"""
EXAMPLE = "cavendish-example"
EMPTY = ("empty", ".echo button", ".echo .widget-label")
OURS = (
    ("first_deal", ".pq-lesson-button[data-id=lesson-next]", ".pq-lesson"),
    ("play", ".pq-action", ".pq-table"),
    ("lesson_04_point", ".pq-cs-nav .pq-cs-button:not([aria-disabled])", ".pq-cs"),  # on, and the second time back
    ("lab", ".pq-lab select", ".pq-lab"),
    ("scorer", ".pq-sc-hint-more", ".pq-sc"),
)
"""Pages by their notebooks: what is pressed there, and where the answer is seen."""

SEEN = """
const look = () => {
  const found = document.querySelector(%s);
  if (!found || !found.offsetHeight) requestAnimationFrame(look);
  else requestAnimationFrame(() => setTimeout(() => { window.paintedAt = performance.now(); }));
};
requestAnimationFrame(look);
"""
"""Notes in the page when it is painted: asked from outside, a page that works on would answer later."""

SHOWN = "(button) => document.querySelector(button)?.offsetHeight > 0"
READY = "document.documentElement.dataset.ready === 'yes'"
"""What is waited for in the page, frame by frame: a locator looks only twice a second."""

PRESS = """
([button, watched]) => new Promise((done) => {
  const target = document.querySelector(watched), begun = performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));  // when the frame has been painted
  });
  observer.observe(target, {childList: true, subtree: true, characterData: true});
  const pressed = document.querySelector(button);
  if (pressed.tagName === "SELECT") {
    pressed.selectedIndex = pressed.options.length - 1;
    pressed.dispatchEvent(new Event("change", { bubbles: true }));
  } else pressed.click();
})
"""
GO = """
(file) => new Promise((done) => {
  const begun = performance.now();
  const arrived = () => requestAnimationFrame(() => done(performance.now() - begun));
  document.addEventListener("piquet:page", ({ detail }) => { if (detail.awake) arrived(); });
  const link = document.createElement("a");
  link.href = file;
  document.querySelector("main").append(link);
  link.click();
})
"""


def write_echo(folder: Path) -> None:
    """The notebook of one button and a label, and one that has the examples beside them."""
    for name, cells in (("empty", [ECHO]), ("steps", [STEPS, ECHO])):
        book = new_notebook(cells=[new_code_cell(cell) for cell in cells])
        book.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(book, folder / f"{name}.ipynb")


def presses(context: BrowserContext, address: str, count: int) -> tuple[list[float], list[float]]:
    """Milliseconds of steps through an example and of echoes, taken in turns on one page."""
    page = context.new_page()
    page.goto(f"{address}/voila/render/steps.ipynb?example={EXAMPLE}")  # without one it opens with their pictures
    page.locator(EMPTY[1]).wait_for(timeout=PATIENCE)
    page.locator(".pq-action[data-id=step]").wait_for(timeout=PATIENCE)
    ours: list[float] = []
    echo: list[float] = []
    for _ in range(count + 10):
        if not page.locator(".pq-action[data-id=step]").count():
            page.evaluate(PRESS, [".pq-tool[data-id=first]", ".pq-feed"])
        ours.append(page.evaluate(PRESS, [".pq-action[data-id=step]", ".pq-feed"]))
        echo.append(page.evaluate(PRESS, list(EMPTY[1:])))
    page.close()
    return ours[10:], echo[10:]


def opened(page: Page, address: str, name: str, button: str, watched: str) -> tuple[float, float]:
    """Seconds from asking for a page until it is painted, and until its first press is answered."""
    page.goto(f"{address}/voila/render/{name}.ipynb", wait_until="commit")
    begun = page.evaluate("performance.timeOrigin")
    painted = page.wait_for_function("window.paintedAt", timeout=PATIENCE).json_value()
    page.wait_for_function(SHOWN, arg=button, timeout=PATIENCE)
    if name != EMPTY[0]:  # a press made before is kept, and answered with this
        page.wait_for_function(READY, timeout=PATIENCE)
    page.evaluate(PRESS, [button, watched])
    answered = page.evaluate("performance.timeOrigin + performance.now()") - begun
    return float(painted) / 1000, float(answered) / 1000


def visit(browser: Browser, address: str, what: tuple[str, str, str]) -> tuple[float, float, float]:
    """A page in a fresh browser, painted and answered; and answered at the second visit."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(SEEN % json.dumps(what[2]))
    page.wait_for_timeout(REST)
    painted, answered = opened(page, address, *what)
    page.goto("about:blank")
    page.wait_for_timeout(REST)
    _, again = opened(page, address, *what)
    context.close()
    return painted, answered, again


def journey(browser: Browser, address: str) -> list[float]:
    """Seconds from page to page, each met for the second time, so that its modules are loaded."""
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{address}/voila/render/index.ipynb")
    page.locator("html[data-ready=yes]").wait_for(timeout=PATIENCE)
    taken = []
    for lap in range(3):
        for name, *_ in OURS:
            for file in (f"{name}.ipynb", "index.ipynb"):
                milliseconds = page.evaluate(GO, file)
                if lap:
                    taken.append(milliseconds / 1000)
    page.close()
    return taken


def main(visits: int, count: int) -> None:
    """Measure and print."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users' Python keeps what it has compiled
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        for each in (ROOT / "notebooks").glob("*.ipynb"):
            shutil.copy(each, folder)
        write_echo(folder)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        rows: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
        with running_app(folder) as address:
            ours, echo = presses(browser.new_context(reduced_motion="reduce"), address, count)
            for _ in range(visits):
                for what in (EMPTY, *OURS):
                    rows[what[0]].append(visit(browser, address, what))
            links = journey(browser, address)
        browser.close()
    report(ours, echo, rows, links)


def line(label: str, times: list[float], ratio: float, aim: str = "") -> None:
    """Print one row: median, 95th percentile, the ratio to its peer and what it should be."""
    high = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    print(f"{label:52}{median(times):9.2f}{high:9.2f}{ratio:8.2f}{aim:>9}")


def report(
    ours: list[float], echo: list[float], rows: dict[str, list[tuple[float, float, float]]], links: list[float]
) -> None:
    """Print what was measured."""
    print(f"{'':52}{'median':>9}{'p95':>9}{'ratio':>8}{'aim':>9}")
    line("ipywidgets button echoing into a label, ms", echo, 1)
    line("press to painted ruling, ms", ours, median(ours) / median(echo), "<= 1.5")
    empty = median(answered for _, answered, _ in rows[EMPTY[0]])
    line("empty ipywidgets page, s to its first answer", [answered for _, answered, _ in rows[EMPTY[0]]], 1)
    line("  at the second visit", [again for *_, again in rows[EMPTY[0]]], 1)
    for name, *_ in OURS:
        painted, answered, again = (list(each) for each in zip(*rows[name], strict=True))
        line(f"{name}, s until painted", painted, median(painted) / empty, "<= 0.35")
        line("  until the first press is answered", answered, median(answered) / empty, "<= 1.15")
        line("  the same at the second visit", again, median(again) / empty, "<= 0.6")
    line("from page to page, s", links, median(links) / empty, "<= 0.15")


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["5", "60"][len(sys.argv) - 1 :])))
