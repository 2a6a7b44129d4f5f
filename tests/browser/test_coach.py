"""The coach at the table, as a person meets it: a hint step by step, and the exchange beside the best one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.helpers import FAR_APART, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.learner import AtTable

STEPS = ["nudge", "rule", "odds", "answer"]
THOUGHT = 60_000
"""Milliseconds the coach may think on a machine that is busy; a second or two is usual."""


def inspect(page):
    assert_no_sideways_scroll(page)
    assert_accessible(page, ".pq-root-coach")


def at_the_exchange(page) -> AtTable:
    table = AtTable(page)
    for _ in range(10):
        if table.phase == "exchange" and table.open_cards():
            return table
        table.press(table.open_actions()[0])
    raise AssertionError("the exchange does not come")


def test_a_hint_step_by_step_by_keyboard_and_the_exchange_beside_the_best(open_page):
    page = open_page("play.ipynb?seed=5")
    table = at_the_exchange(page)
    panel = page.locator(".pq-coach")
    expect(panel).to_be_hidden()
    table.press("coach")
    expect(panel).to_be_visible()
    ask, steps = panel.locator(".pq-coach-ask"), panel.locator(".pq-coach-step")
    ask.focus()
    where = ask.bounding_box()
    for number, step in enumerate(STEPS, 1):
        page.keyboard.press("Enter")
        expect(steps).to_have_count(number, timeout=THOUGHT)
        expect(steps.last).to_have_attribute("data-step", step)
        expect(panel.get_by_role("status")).to_contain_text(steps.last.locator("p").first.inner_text())
        expect(steps.last).to_be_in_viewport()
        expect(ask).to_be_focused()
    expect(ask).to_have_attribute("aria-disabled", "true")
    box = ask.bounding_box()
    assert (box["x"], box["width"]) == (where["x"], where["width"]), "the button stays where it was"
    lit = page.eval_on_selector_all(".pq-card.is-lit", "cards => cards.map(card => card.dataset.card)")
    assert lit, "the cards of the answer are lit"
    assert set(lit) <= set(table.hand())
    seen_in(page, FAR_APART, inspect)

    worst = next(one for one in table.open_cards() if one not in lit)
    table.touch(worst)
    expect(steps).to_have_count(4)
    table.press("exchange")
    expect(steps).to_have_count(0)
    folded = panel.locator(".pq-coach-compared summary")
    expect(folded).to_be_visible(timeout=THOUGHT)
    folded.focus()
    page.keyboard.press("Enter")
    yours = panel.locator(".pq-coach-option[data-yours]")
    expect(yours).to_be_visible()
    assert 3 <= panel.locator(".pq-coach-option").count() <= 4
    assert yours.locator(".pq-coach-kept .pq-mini").count() == 11
    seen_in(page, FAR_APART, inspect)
    page.keyboard.press("Escape")
    expect(yours).to_be_hidden()
    expect(folded).to_be_focused()
    table.press("coach")
    expect(panel).to_be_hidden()
