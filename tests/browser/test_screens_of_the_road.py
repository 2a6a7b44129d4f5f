"""Screens in the middle of something that no other test opens: they stand in every look, and by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.teach.lessons import lesson
from tests.browser.begun import sit_down
from tests.browser.helpers import FAR_APART, UNSEEN, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.learner import AtTable, inspect
from tests.browser.roads import gone_through
from tests.browser.test_by_keyboard import press, tab_to


def stands(page) -> None:
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def at_step(open_page, name: str, step: str):
    page = open_page(lesson(name).page, kept=gone_through(name, step))
    page.locator(".pq-cs-steps [aria-current=step]").wait_for(state="attached")
    return page


def test_a_discard_is_made_by_keys_and_its_worth_is_told(open_page):
    page = at_step(open_page, "03_exchange", "younger")
    own = ".pq-seat[data-at=bottom] .pq-hand .pq-card"
    tab_to(page, own)
    page.keyboard.press("Space")
    page.keyboard.press("e")
    expect(page.locator(".pq-cs-reply")).to_be_visible()
    seen_in(page, FAR_APART, stands)


def test_a_carte_blanche_is_scored_by_keys_and_its_mark_stands(open_page):
    page = at_step(open_page, "02_carte_blanche", "question-1")
    press(page, ".pq-sc-side")
    press(page, ".pq-sc-mark")
    expect(page.locator(".pq-sc-verdict h4, .pq-sc-note:not(:empty)").first).to_be_visible()
    seen_in(page, FAR_APART, stands)


def may_say_good(table) -> bool:
    """The learner is to answer a call."""
    return "reply-good" in table.open_actions()


def test_a_good_that_gives_away_is_asked_again_in_every_look_and_by_key(open_page):
    table: AtTable = sit_down(open_page, may_say_good, seed=1, level="beginner")
    table.key("g")
    expect(table.page.locator('.pq-action[data-id="on-purpose"]')).to_be_visible()
    seen_in(table.page, FAR_APART, inspect)
    table.key("n")
    expect(table.page.locator('.pq-action[data-id="on-purpose"]')).to_have_count(0)


@pytest.mark.parametrize(("name", "step"), [("03_exchange", "all"), ("12_forms", "hook")], ids=lambda value: value)
def test_an_answer_that_is_chosen_is_seen_where_the_system_sets_the_colours(open_page, name, step):
    page = at_step(open_page, name, step)
    page.emulate_media(forced_colors="active")
    page.locator(".pq-cs-choice").nth(1).click()
    found = page.evaluate(UNSEEN)
    assert found["unseen"] == []
    assert found["pairs"], "an answer is chosen"
