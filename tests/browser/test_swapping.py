"""Two cards change places, in a ruling of the feed and in a puzzle: by tap, by drag and by the keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.scoring.editions import SECOND
from tests.browser.helpers import Look, assert_accessible, assert_no_sideways_scroll
from tests.browser.learner import AtTable, inspect

PUZZLE = "puzzles.ipynb?puzzle=easy-2-2"
MADE = puzzle(load("rubicon"), "easy", 2, SECOND)
CARD = '.pq-puzzle-card[data-code="{}"]'
FOUND = 30_000
"""Milliseconds for the search for two cards, on a machine that may be busy."""


def where(page, code) -> str:
    """The row in which a card lies."""
    return page.locator(f'.pq-puzzle-row:has([data-code="{code}"])').get_attribute("data-row")


def a_wrong_one() -> list[str]:
    """Two cards that do not solve the puzzle."""
    doing = {each.swap for each in MADE.answers}
    return [one.code for one in next(swap for swap in MADE.layout.swaps() if swap not in doing)]


def a_right_one() -> list[str]:
    return [one.code for one in MADE.answers[0].swap]


def test_a_puzzle_is_tried_by_tap_and_drag_until_it_is_right(open_page):
    page = open_page(PUZZLE)
    page.locator(".pq-puzzle-card").first.wait_for(timeout=FOUND)
    inspect(page)
    one, other = a_wrong_one()
    rows = where(page, one), where(page, other)
    page.locator(CARD.format(one)).click()
    expect(page.locator(CARD.format(one))).to_have_attribute("aria-pressed", "true")
    page.locator(CARD.format(other)).click()
    verdict = page.locator(".pq-puzzle-verdict")
    expect(verdict).to_have_attribute("data-solved", "false")
    assert (where(page, other), where(page, one)) == rows
    inspect(page)
    page.keyboard.press("b")
    expect(verdict).to_be_hidden()
    assert (where(page, one), where(page, other)) == rows
    one, other = a_right_one()
    page.locator(CARD.format(one)).drag_to(page.locator(CARD.format(other)))
    expect(verdict).to_have_attribute("data-solved", "true")
    inspect(page)
    page.keyboard.press("n")
    expect(page).not_to_have_url(f"#{MADE.level}-{MADE.edition}-{MADE.seed}")
    expect(verdict).to_be_hidden()


@pytest.mark.parametrize("look", [Look(390)], ids=str, indirect=True)
def test_on_a_telephone_the_verdict_and_the_way_on_are_seen_together(open_page, look):
    page = open_page(f"{PUZZLE}&lang=fr")
    page.locator(".pq-puzzle-card").first.wait_for(timeout=FOUND)
    for code in a_wrong_one():
        page.locator(CARD.format(code)).click()
    expect(page.locator(".pq-puzzle-verdict")).to_be_in_viewport(ratio=1)
    for button in page.locator(".pq-puzzle-button").all():
        expect(button).to_be_in_viewport(ratio=1)
    inspect(page)


def test_a_puzzle_is_solved_by_keyboard_alone(open_page):
    page = open_page(PUZZLE)
    page.locator(".pq-puzzle-card").first.wait_for(timeout=FOUND)
    for code in a_right_one():
        page.locator(".pq-puzzle-row .pq-puzzle-card[tabindex='0']").first.focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"):
            reached = page.locator(":focus").get_attribute("data-code")
            if where(page, reached) == where(page, code):
                break
            page.keyboard.press(key)
        page.keyboard.press("Home")
        while page.locator(":focus").get_attribute("data-code") != code:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(page.locator(".pq-puzzle-verdict")).to_have_attribute("data-solved", "true")
    page.keyboard.press("n")
    expect(page.locator(".pq-puzzle-verdict")).to_be_hidden()


def test_two_cards_turn_a_ruling_by_keyboard_and_stay_found_while_the_deal_is_stepped(open_page):
    page = open_page("examples.ipynb?example=cavendish-example")
    table = AtTable(page)
    table.press("last")
    page.locator(".pq-review-item").first.wait_for(timeout=FOUND)  # it comes above the rulings
    denied = page.locator('.pq-passage[data-verdict="denied"]:has-text("point of")').first
    number = denied.get_attribute("data-number")
    denied.locator(".pq-more").focus()
    page.keyboard.press("Enter")
    passage = page.locator(f'.pq-passage[data-number="{number}"]')
    go = passage.locator(".pq-swap-go")
    go.wait_for(timeout=FOUND)
    assert_accessible(page, ".pq-feed")
    said = passage.locator(".pq-swap-said")
    expect(said).to_have_text("")
    go.focus()
    page.keyboard.press("Enter")
    expect(said).not_to_have_text("")
    assert_accessible(page, ".pq-feed")
    passage.locator(".pq-swap-card").first.focus()
    page.keyboard.press("Enter")
    expect(said).to_have_text("")
    table.press("back")
    expect(passage.locator(".pq-swap-card")).to_have_count(2, timeout=FOUND)
    assert_no_sideways_scroll(page)


def test_two_cards_of_a_why_not_glow_on_the_table_and_change_places_there(open_page):
    page = open_page("examples.ipynb?example=cavendish-example")
    table = AtTable(page)
    table.press("last")
    page.locator(".pq-why-not > summary").click()
    page.locator(".pq-ask-question").select_option("capot")
    page.locator(".pq-ask-go").click()
    other = page.locator(".pq-why-not .pq-turn")
    expect(other).to_be_visible(timeout=FOUND)  # no two cards do it: another change can be looked for
    page.locator(".pq-ask-question").select_option("repique")
    page.locator(".pq-ask-side").select_option("younger")
    page.locator(".pq-ask-go").click()
    expect(other).to_have_count(0)
    cards = page.locator(".pq-why-not .pq-swap-card")
    expect(cards).to_have_count(2, timeout=FOUND)
    pair = {one.get_attribute("data-code") for one in cards.all()}
    glowing = page.locator(".is-swappable .pq-hand .pq-card.is-lit")
    expect(glowing).to_have_count(2)
    assert {one.get_attribute("data-card") for one in glowing.all()} == pair
    said = page.locator(".pq-why-not .pq-swap-said")
    expect(said).to_have_text("")
    glowing.first.click()
    expect(said).not_to_have_text("")
    glowing.first.click()
    expect(said).to_have_text("")
    page.locator(".pq-why-not > summary").click()
    expect(glowing).to_have_count(0)
