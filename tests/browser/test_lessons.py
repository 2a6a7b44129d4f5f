"""A lesson in a browser: wrong answers on purpose, a reload in the middle, by keyboard, on a telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE
from tests.browser.helpers import Look, assert_accessible, assert_no_sideways_scroll


def at(page, name):
    """Wait until the page stands at a step of this title."""
    expect(page.locator(".pq-cs > .pq-title")).to_have_text(name, timeout=PATIENCE)


def press(page, locator):
    """Press a button with the keyboard."""
    locator.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_a_lesson_from_its_hook_to_its_summary(open_page, look):
    page = open_page("lesson_04_point.ipynb")
    following = page.locator('.pq-cs-nav [data-id="next"]')
    at(page, "Spades against clubs")
    expect(page.locator(".pq-cs-reply")).to_be_hidden()
    press(page, page.locator(".pq-cs-choice", has_text="54"))
    press(page, page.locator('.pq-cs-buttons [data-id="check"]'))
    expect(page.locator(".pq-cs-verdict")).to_be_focused()
    expect(page.locator(".pq-cs-reply")).to_contain_text("You scored the pips of the point.")
    expect(page.locator('.pq-cs-choice[data-mark="wrong"]')).to_have_count(1)
    expect(page.locator('.pq-cs-choice[data-mark="right"]')).to_have_count(0)
    expect(page.locator(".pq-table .is-lit").first).to_be_visible()
    assert_accessible(page)
    press(page, page.locator(".pq-cs-choice", has_text="younger 6"))
    press(page, page.locator('.pq-cs-buttons [data-id="check"]'))
    expect(page.locator('.pq-cs-reply[data-verdict="right"]')).to_be_visible()
    expect(page.locator('.pq-cs-choice[data-mark="right"]')).to_have_count(1)
    assert_no_sideways_scroll(page)
    assert_accessible(page)

    page.locator(".pq-cs-verdict").focus()
    page.keyboard.press("Enter")
    at(page, "The longer suit is better")
    expect(page.locator(".pq-cs > .pq-title")).to_be_focused()
    page.locator('.pq-table [data-card="KC"]').first.click()
    page.get_by_role("button", name="Check").last.click()
    expect(page.locator(".pq-table")).to_contain_text("missing")

    page.locator(".pq-cs-steps summary").click()
    page.locator('.pq-cs-step[data-id="question-1"]').click()
    at(page, "Question 1")
    page.locator(".pq-sc-skip").click()
    expect(page.locator(".pq-sc-verdict")).to_be_visible()
    assert_no_sideways_scroll(page)

    page.locator(".pq-cs-steps summary").click()
    page.locator('.pq-cs-step[data-id="explain-1"]').click()
    page.locator(".pq-cs-own-text").fill("As many cards, but worth less.")
    page.locator(".pq-cs-choice").first.click()
    page.wait_for_timeout(900)  # the words are sent once nothing has been written for a moment

    page.reload(wait_until="commit")
    at(page, "Why does younger's long suit count nothing?")
    expect(page.locator(".pq-cs-own-text")).to_have_value("As many cards, but worth less.")
    page.locator(".pq-cs-choice").first.click()
    page.locator('.pq-cs-buttons [data-id="check"]').click()
    expect(page.locator(".pq-cs-note")).to_contain_text("Try once more.")
    page.locator('.pq-cs-buttons [data-id="skip"]').click()
    expect(page.locator(".pq-cs-columns")).to_contain_text("As many cards, but worth less.")
    expect(page.locator('.pq-cs-choice[data-mark="right"]').first).to_be_visible()
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    press(page, following)
    at(page, "In short")
    expect(page.locator(".pq-cs-law").first).to_be_visible()
    expect(page.locator(".pq-cs-text")).to_contain_text("right at the first try")
    expect(page.locator('.pq-cs-nav [data-id="missed"]')).to_be_visible()
    page.locator(".pq-cs-steps summary").click()
    expect(page.locator('.pq-cs-steps li[data-state="wrong"]').first).to_be_visible()
