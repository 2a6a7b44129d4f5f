"""Escape closes what lies on top, and the keyboard goes on where it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.begun import sit_down


def test_escape_closes_a_code_before_what_was_opened_below_it(open_page):
    page = open_page("teacher.ipynb")
    below = page.locator("details.pq-fold")
    below.locator("summary").click()
    page.locator(".pq-share-button", has_text="QR").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".pq-share-button", has_text="QR")).to_be_focused()
    expect(below).to_have_attribute("open", "")


def test_a_question_is_taken_away_by_escape_and_nothing_has_happened(open_page):
    """Asked for by key, it holds the keyboard: on the harmless answer, and afterwards where it came from."""
    page = sit_down(open_page, lambda table: table.phase == "exchange").page
    new = page.get_by_role("button", name="New match").first
    cards = page.locator('.pq-seat[data-at="bottom"] .pq-hand').inner_text()
    new.press("Enter")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Keep playing")).to_be_hidden()
    expect(new).to_be_focused()
    assert page.locator('.pq-seat[data-at="bottom"] .pq-hand').inner_text() == cards


def test_on_the_puzzles_page_escape_takes_back_what_was_chosen_and_what_was_tried(open_page):
    page = open_page("puzzles.ipynb#puzzle=easy-3")
    cards, tried = page.locator(".pq-puzzle-card"), page.locator(".pq-puzzle-verdict:visible")
    cards.first.press("Enter")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator('.pq-puzzle-card[aria-pressed="true"]')).to_have_count(0)
    page.locator('.pq-puzzle-button[data-id="show"]').press("Enter")
    expect(tried).to_be_visible()
    assert page.evaluate("document.activeElement.matches('.pq-puzzle-button')"), "the keyboard stays among the buttons"
    page.keyboard.press("Escape")
    expect(tried).to_have_count(0)
