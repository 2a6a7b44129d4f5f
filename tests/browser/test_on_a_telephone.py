"""The first deal on a telephone: table, note and what it speaks of are seen together, and nothing is crossed out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Look
from tests.browser.learner import AtTable
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
