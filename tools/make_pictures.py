"""Takes the pictures of the README and the docs: the table, a notebook's cell in JupyterLab, the class's big screen.

    python tools/make_pictures.py [--to FOLDER] [table | cell | classroom ...]

The first two show the same deal, in light colours and of one size, so that they stand side by side. They are taken in a
real browser from what is there, and stored in `docs/`; the fonts are those of the machine they are taken on.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Final

import make_book  # type: ignore[import-not-found, import-untyped, unused-ignore]  # the script beside this one
import nbformat
from find_chromium import find  # type: ignore[import-not-found, import-untyped, unused-ignore]  # likewise
from nbformat.v4 import new_code_cell, new_notebook
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
SIZE: Final[ViewportSize] = {"width": 1280, "height": 684}
DEAL: Final = "tens-before-the-lead"
STEP: Final = "Step 11 of "
"""The step of the example at which the pique does not come."""
RULING: Final = "No pique"
CELL: Final = f"""from piquet_tutor import deal

d = deal("{DEAL}")
d.why_not("pique", "elder")"""
AT_THE_TOP: Final = "found => scrollTo(0, found.getBoundingClientRect().top + scrollY - 14)"
IN_VIEW: Final = "found => found.scrollIntoView({ block: 'start' })"
PATIENCE: Final = 60_000
PROJECTOR: Final[ViewportSize] = {"width": 1920, "height": 1080}
ASKED: Final = "The set that was called"
"""The question of the first deal that the big screen shows, answered."""
RAISED: Final = {"1": 9, "2": 17, "3": 2}
"""How often each key is pressed for it: a class of twenty-eight."""
COUNTED: Final = """
hands => [...document.querySelectorAll(".pq-pr-choice input")].map((one) => one.value).join() === hands.join()
"""
QUALITY: Final = 80
"""At which WebP keeps the edges of the cards, in less than 250 KB."""
NEAR: Final = 1.65
"""How much larger JupyterLab is drawn, to be read beside the table."""


@contextmanager
def served(*options: str) -> Iterator[str]:
    """Serve as a reader would, with the command's own options; yields the address that it opens."""
    command = [sys.executable, "-m", "piquet_tutor.serving", "--no-browser", *options]
    with tempfile.TemporaryDirectory() as workspaces:
        environment = {**os.environ, "JUPYTERLAB_WORKSPACES_DIR": workspaces}
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None  # it was asked for
            found = next(filter(None, (re.search(r"http://\S+", line) for line in process.stdout)), None)
            if found is None:
                raise RuntimeError("The server ended before it said where it is; run its command by hand to see why.")
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def opened(browser: Browser, address: str, near: float = 1, size: ViewportSize = SIZE) -> Page:
    """A page in light colours, drawn so many times larger than it is."""
    tall: ViewportSize = {**size, "height": size["height"] + 200} if near > 1 else size
    context = browser.new_context(
        viewport=tall, device_scale_factor=near, color_scheme="light", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address, wait_until="commit")
    return page


def table(browser: Browser, place: Path) -> None:
    """The example at the moment that counts, its ruling open."""
    with served() as address:
        page = opened(browser, f"{address.rpartition('/')[0]}/examples.ipynb?example={DEAL}")
        page.locator("html[data-ready=yes]").wait_for()
        while not page.get_by_text(STEP).count():
            page.locator(".pq-action[data-id=step]").click()
            page.wait_for_timeout(300)
        ruling = page.locator(".pq-passage", has_text=RULING)
        ruling.locator(".pq-more").first.click()
        ruling.locator(".pq-full").first.wait_for()
        ruling.first.evaluate(IN_VIEW)
        page.mouse.move(0, 0)
        page.locator(".pq-table").first.evaluate(AT_THE_TOP)
        page.wait_for_timeout(500)
        page.screenshot(path=place)


def classroom(browser: Browser, place: Path) -> None:
    """The big screen in full, a question answered by raised hands."""
    with served() as address:
        page = opened(browser, f"{address.rpartition('/')[0]}/classroom.ipynb", size=PROJECTOR)
        page.locator("html[data-ready=yes]").wait_for()
        page.keyboard.press("f")
        page.wait_for_function("Boolean(document.fullscreenElement)")
        asked, step = page.locator(".pq-pr-question"), page.locator(".pq-pr-place")
        while ASKED not in asked.inner_text():
            _on(page, step)
        for key, times in RAISED.items():
            for _ in range(times):
                page.keyboard.press(key)
        page.wait_for_function(
            "hands => document.querySelectorAll('.pq-pr-choice input')[1].value === hands", arg=str(RAISED["2"])
        )
        _on(page, step)
        page.locator(".pq-pr-choice.is-right").wait_for()
        page.wait_for_timeout(500)
        with Image.open(BytesIO(page.screenshot())) as seen:
            seen.save(place, quality=QUALITY, method=6)


def _on(page: Page, step: Locator) -> None:
    """One step further, once the screen shows it."""
    stood = step.inner_text()
    page.keyboard.press("PageDown")
    page.wait_for_function("was => document.querySelector('.pq-pr-place').textContent !== was", arg=stood)


def cell(browser: Browser, place: Path) -> None:
    """A cell as it was run and stored, opened in JupyterLab."""
    with tempfile.TemporaryDirectory() as folder, _in_lab(Path(folder)) as address:
        lab, _, token = address.partition("/lab")
        page = opened(browser, f"{lab}/doc/tree/cell.ipynb?reset&{token.partition('?')[2]}", near=NEAR)
        page.locator(".jp-OutputArea-output img").first.wait_for()
        page.wait_for_timeout(500)
        box = page.locator(".jp-CodeCell").bounding_box()
        assert box is not None  # it has just been seen
        wide, high = SIZE["width"] / NEAR, SIZE["height"] / NEAR
        page.screenshot(path=place, clip={"x": box["x"], "y": box["y"], "width": wide, "height": high})


@contextmanager
def _in_lab(folder: Path) -> Iterator[str]:
    """JupyterLab in a folder with that cell in a notebook of its own."""
    notebook = new_notebook(cells=[new_code_cell(CELL)])  # type: ignore[no-untyped-call]
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(make_book.run(notebook, folder), folder / "cell.ipynb")  # type: ignore[no-untyped-call]
    with served("--lab", "--folder", str(folder), "cell.ipynb") as address:
        yield address


PICTURES: Final[dict[str, tuple[Callable[[Browser, Path], None], str]]] = {
    "table": (table, "png"),
    "cell": (cell, "png"),
    "classroom": (classroom, "webp"),
}
"""Each picture: how it is taken, and the ending of its file."""


def main() -> None:
    """Take them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "docs")
    parser.add_argument("names", nargs="*", choices=PICTURES)
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", "--disable-gpu"])
        for name in given.names or PICTURES:
            take, ending = PICTURES[name]
            take(browser, given.to / f"{name}.{ending}")
            print(given.to / f"{name}.{ending}")
        browser.close()


if __name__ == "__main__":
    main()
