"""The lab against plain ipywidgets on the same page, measured inside the page, in turns.

From a key (Enter, by which two cards change places; Ctrl+Z) until the next frame after the rulings and the editor have
been redrawn, beside an ipywidgets button whose handler writes into a label. Aim: 95th percentile under 100 ms.

    python benchmarks/lab.py [rounds]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks.pages import ARGUMENTS, ECHO  # the checkout is put on the path first
from tests.server import running_app, write_notebook  # likewise
from tools.find_chromium import find  # likewise

LAB = 'from piquet_tutor import page\ndisplay(page("lab"))'
TIMED = """
([what, watched, details]) => new Promise((done) => {
  const waiting = new Set(watched), begun = performance.now();
  for (const each of watched) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      waiting.delete(each);
      if (!waiting.size) requestAnimationFrame(() => done(performance.now() - begun));
    });
    const seen = {childList: true, subtree: true, characterData: true, attributes: true};
    observer.observe(document.querySelector(each), seen);
  }
  const on = document.querySelector(what);
  if (details.click) on.click();
  else on.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, ...details}));
})
"""
PAINTED = (".pq-feed", ".pq-lab-tools")
"""Rulings and editor: the tools say how much can be undone, and so change with every edit."""
FIRST = '.pq-lab-place[data-place="elder"] .pq-lab-card'


def key(page: Page, what: str, name: str, **more: bool) -> float:
    """Milliseconds from a key on an element to the frame in which rulings and editor have been redrawn."""
    return float(page.evaluate(TIMED, [what, PAINTED, {"key": name, **more}]))


def laid(page: Page) -> float:
    """Two cards change places: the first of elder's with the first of younger's."""
    page.locator(FIRST).first.focus()
    for name in ("Space", "3", "ArrowRight"):
        page.keyboard.press(name)
    return key(page, ".pq-lab-card.is-held", "Enter")


def undone(page: Page) -> float:
    """Back again."""
    return key(page, FIRST, "z", ctrlKey=True)


def main(rounds: int) -> None:
    """Measure and print."""
    times: dict[str, list[float]] = {"echo": [], "laid": [], "undone": []}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        write_notebook(folder / "index.ipynb", "1")
        write_notebook(folder / "lab.ipynb", LAB, ECHO)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        with running_app(folder) as address:
            page = browser.new_page(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
            page.goto(f"{address}/voila/render/lab.ipynb")
            page.locator(".echo button").wait_for(timeout=60_000)
            page.locator(FIRST).first.wait_for(timeout=60_000)
            page.wait_for_timeout(3000)  # the catalogue is read while the page is being looked at
            for turn in range(rounds + 3):
                found = {"laid": laid(page), "undone": undone(page)}
                found["echo"] = float(page.evaluate(TIMED, [".echo button", [".echo .widget-label"], {"click": True}]))
                for what, taken in found.items() if turn >= 3 else ():
                    times[what].append(taken)
        browser.close()
    report(times)


def report(times: dict[str, list[float]]) -> None:
    """Print what was measured."""
    labels = {
        "echo": "button echoing into a label, ms",
        "laid": "card laid to painted rulings, ms",
        "undone": "undo to painted rulings, ms",
    }
    print(f"{'':40}{'median':>10}{'p95':>8}{'ratio':>8}")
    for what, label in labels.items():
        one = times[what]
        ratio = median(one) / median(times["echo"])
        print(f"{label:40}{median(one):10.1f}{quantiles(one, n=20)[-1]:8.1f}{ratio:8.2f}")


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["40"])[0]))
