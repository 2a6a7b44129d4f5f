"""From any page to any other by the head of it: two presses, with a mouse, a thumb or the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import assert_no_sideways_scroll, comes_to
from tests.browser.learner import assert_touchable
from tests.browser.test_room_for_words import TELEPHONE


def test_from_play_to_the_puzzles_in_two_presses(open_page):
    page = open_page("play.ipynb")
    page.locator(".pq-head-doors > li > a", has_text="Practise").click()
    expect(page.locator("h1")).to_have_text("Be the scorer")
    page.locator(".pq-head-tabs a", has_text="Puzzles").click()
    expect(page.locator("h1")).to_have_text("Puzzles")
    expect(page.locator(".pq-head-door-link[aria-current]")).to_have_text("Practise")


OVER_EACH_OTHER = """
() => {
  const parts = [...document.querySelectorAll("main h1, .pq-page-lead, main .pq-tab")];
  const seen = parts.filter((one) => one.checkVisibility());
  const boxes = seen.map((one) => one.getBoundingClientRect());
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return seen.flatMap((one, i) => seen.slice(i + 1).filter((_, n) => over(boxes[i], boxes[i + 1 + n]))
    .map((other) => `${one.textContent} / ${other.textContent}`));
}
"""
LETTERS = "(size) => { document.documentElement.style.fontSize = size; }"


@pytest.mark.parametrize("name", ["lab", "teacher", "play", "rulebook"])
def test_with_letters_twice_as_large_no_part_of_a_head_lies_over_another(open_page, name):
    page = open_page(f"{name}.ipynb?lang=fr")
    page.locator("main .pq-tab:visible").first.wait_for()
    page.evaluate(LETTERS, "32px")
    try:
        comes_to(lambda: page.evaluate(OVER_EACH_OTHER), [])
        assert_no_sideways_scroll(page)
    finally:
        page.evaluate(LETTERS, "")


@TELEPHONE
def test_on_a_telephone_a_button_opens_every_page(open_page):
    page = open_page("play.ipynb?lang=fr")
    menu, doors = page.locator(".pq-head-menu"), page.locator(".pq-head-doors")
    expect(doors).to_be_hidden()
    menu.click()
    expect(doors).to_be_visible()
    assert_no_sideways_scroll(page)
    assert_touchable(page)
    page.keyboard.press("Escape")
    expect(doors).to_be_hidden()
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    page.mouse.click(200, 800)
    expect(doors).to_be_hidden()
    menu.click()
    page.locator(".pq-head-pages a[href='puzzles.ipynb']").click()
    page.wait_for_url("**/puzzles.ipynb*")
    expect(page.locator(".pq-root-puzzle")).to_be_visible()
    expect(doors).to_be_hidden()


@TELEPHONE
def test_on_a_telephone_the_tab_of_the_page_is_still_in_sight_when_the_tutor_is_awake(open_page):
    page = open_page("claims.ipynb")
    page.reload()
    page.locator("html[data-ready=yes]").wait_for()
    expect(page.locator(".pq-head-tabs [aria-current]")).to_be_in_viewport(ratio=1)
