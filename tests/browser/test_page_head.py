"""From any page to any other by the head of it: two presses, with a mouse, a thumb or the keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.helpers import assert_no_sideways_scroll
from tests.browser.learner import assert_touchable
from tests.browser.test_room_for_words import TELEPHONE


def test_from_play_to_the_puzzles_in_two_presses(open_page):
    page = open_page("play.ipynb")
    page.locator(".pq-head-doors > li > a", has_text="Practise").click()
    expect(page.locator("h1")).to_have_text("Be the scorer")
    page.locator(".pq-head-tabs a", has_text="Puzzles").click()
    expect(page.locator("h1")).to_have_text("Puzzles")
    expect(page.locator(".pq-head-door-link[aria-current]")).to_have_text("Practise")


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
