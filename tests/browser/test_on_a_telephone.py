"""The first deal and the road on a telephone: table, note and task are seen together, and nothing is crossed out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.teach.lessons import lesson
from tests.browser.helpers import Look
from tests.browser.learner import AtTable
from tests.browser.roads import gone_through
from tests.browser.test_pace import to_the_point

SEEN = """
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const note = box(".pq-lesson"), cloth = box(".pq-cloth"), words = document.querySelector(".pq-lesson-text");
  return {
    window: innerHeight,
    cloth: cloth.top,
    asked: box(".pq-prompt").bottom,
    note: [note.top, note.bottom],
    words: words.getBoundingClientRect().bottom - box(".pq-lesson-bar").top,
    next: box(".pq-lesson-button[data-id=lesson-next]").top,
    arrows: [...document.querySelectorAll(".pq-spot-line")].filter((one) => one.getAttribute("d")).length,
  };
}
"""
CLEAR = f"() => {{ const seen = ({SEEN})(); return seen.asked <= seen.note[0] + 1 && seen.cloth >= -1; }}"


def assert_seen_together(page) -> float:
    """Fail unless table, prompt and note stand in the window; gives back where the button to read on is."""
    page.wait_for_function(CLEAR)
    seen = page.evaluate(SEEN)
    title = page.locator(".pq-lesson .pq-title").inner_text()
    assert seen["note"][1] <= seen["window"] + 1, title
    assert seen["words"] <= 1, f"{title}: the note is cut"
    assert not seen["arrows"], f"{title}: an arrow crosses what is said"
    return seen["next"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_table_and_note_are_seen_together_and_nothing_moves_under_the_thumb(open_page, language, look):
    page = open_page(f"first_deal.ipynb?lang={language}")
    AtTable(page)
    places = read_on(page)
    if language == "en":  # the words that are said, which the table waits for
        to_the_point(page)
        places |= read_on(page)
    assert max(places) - min(places) <= 2


def read_on(page) -> set[float]:
    """Read all pages of a note: where the button stood."""
    more = page.locator('.pq-lesson-button[data-id="lesson-next"]')
    places = {assert_seen_together(page)}
    while not more.get_attribute("aria-disabled"):
        before = page.locator(".pq-lesson .pq-title").inner_text()
        more.click()
        expect(page.locator(".pq-lesson .pq-title")).not_to_have_text(before)
        places.add(assert_seen_together(page))
    return places


COVERED = """
() => {
  const task = document.querySelector(".pq-cs"), box = task.getBoundingClientRect();
  const [foot, bar] = [".pq-cs-ask", ".pq-cs-nav"].map((one) => task.querySelector(one).getBoundingClientRect());
  const needed = [...document.querySelectorAll(".pq-prompt, .pq-seat[data-at=bottom] .pq-hand")];
  const steps = (from, to) => Array.from({ length: Math.ceil((to - from) / 12) }, (_, i) => from + 12 * i);
  const across = steps(box.left + 9, box.right - 9);
  const places = steps(box.top + 9, innerHeight - 9).flatMap((y) => across.map((x) => [x, y]));
  const found = places.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => !task.contains(one));
  const middles = [...task.querySelectorAll(".pq-cs-nav > *")].map((one) => one.getBoundingClientRect())
    .map((one) => (one.top + one.bottom) / 2);
  return {
    covered: needed.filter((one) => one.offsetParent && one.getBoundingClientRect().bottom > box.top + 1).length,
    over: found.map((one) => one.outerHTML.slice(0, 80)),
    cut: foot.bottom - bar.top,
    apart: Math.max(...middles) - Math.min(...middles),
  };
}
"""
"""How much of the table the docked task covers, what lies over the task, how much of what is asked its bar of buttons
cuts off, and how far apart these stand."""
CLEAR_OF_IT = f"() => {{ const seen = ({COVERED})(); return seen.covered === 0 && seen.cut <= 1; }}"
DOCKED = [("03_exchange", "keep"), ("08_play", "capot"), ("05_sequences", "grow"), ("07_repique", "order")]
"""Tables of every height: with a button, with many tricks beside the hand, with a line of prompt, with the race."""


@pytest.mark.parametrize(("name", "step"), DOCKED, ids=lambda value: value)
@pytest.mark.parametrize("look", [Look(390, "light")], ids=str, indirect=True)
def test_a_task_docked_below_its_table_is_read_whole_and_covers_none_of_it(open_page, name, step, look):
    page = open_page(f"{lesson(name).page}?lang=fr", kept=gone_through(name, step))
    page.locator(".pq-cs").wait_for()
    page.wait_for_function(CLEAR_OF_IT)
    seen = page.evaluate(COVERED)
    assert seen["over"] == []
    assert seen["apart"] <= 1
