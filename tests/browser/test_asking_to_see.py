"""Asking to see what was equal, as a person does: below the table, beside the ruling, by key; at both widths."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.begun import sit_down
from tests.browser.helpers import FAR_APART, Look, seen_in
from tests.browser.learner import AtTable, inspect

LEAST = 44
"""Pixels: what a thumb hits surely."""
EQUAL = {"rules": "rubicon", "seed": 25, "level": "sensible"}
"""The learner is elder; point and sequence are equal, so the sequence is named and the point is named by its suit."""
IN_HAND = ["AD", "KD", "QD", "TD", "9D", "8D"]
"""What is left of the point that was asked for; the seven has been played to the first lead."""


def offered(table) -> bool:
    """Whether one may ask to see something now."""
    return any(name.startswith("see-") for name in table.open_actions())


def assert_shown(table: AtTable) -> None:
    """The cards that were asked for lie open, and no others of that hand."""
    assert sorted(table.hand("top")) == sorted(IN_HAND)
    assert not offered(table), "once is enough"


def test_asked_beside_the_ruling_by_keyboard_the_answer_opens_lit_with_its_law(open_page):
    table = sit_down(open_page, offered, **EQUAL)
    page = table.page

    def check(page):
        inspect(page)
        for selector in ('.pq-action[data-id="see-point"]', ".pq-passage .pq-ask-to-see"):
            button = page.locator(selector)
            expect(button).to_contain_text("Ask to see their point")
            if page.viewport_size["width"] < 600:
                box = button.bounding_box()
                assert min(box["height"], box["width"]) >= LEAST

    seen_in(page, FAR_APART, check)
    expect(page.locator(".pq-passage:has(.pq-ask-to-see)")).to_contain_text("equal point is in diamonds")
    page.locator(".pq-passage .pq-ask-to-see").focus()
    table.key("Enter")
    assert_shown(table)
    answer = page.locator(".pq-passage").last
    expect(answer).to_contain_text("Asked to show the point, Camille shows A♦")
    expect(answer.locator(".pq-more")).to_have_attribute("aria-expanded", "true")
    expect(answer.locator(".pq-cites cite").first).to_contain_text("Law 55")
    assert page.evaluate("document.activeElement.matches('.pq-passage:last-child .pq-more')")
    lit = page.locator(".pq-seat[data-at=top] .pq-hand .pq-card.is-lit")
    expect(lit).to_have_count(len(IN_HAND))
    inspect(page)


@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_asked_below_the_table_by_its_key_in_french_the_prompt_stays_where_it_was(open_page):
    table = sit_down(open_page, lambda table: table.phase == "declare", **EQUAL, lang="fr")
    table.play(until=offered)
    prompt = table.page.locator(".pq-prompt")
    before, told = prompt.bounding_box(), table.prompt
    expect(table.page.locator('.pq-action[data-id="see-point"]')).to_contain_text("Demander à voir le point")
    expect(table.page.locator(".pq-bubble[data-at=top]").last).to_contain_text("Ma séquence")
    table.key("p")
    assert (prompt.bounding_box(), table.prompt) == (before, told), "whose turn it is does not change"
    assert_shown(table)
    expect(table.page.locator(".pq-passage").last).to_contain_text("à qui l’on demande le point, montre")
