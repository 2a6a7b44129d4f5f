"""Looking something up: a law by a word, a case by its address, a claim with its proof; by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.helpers import FAR_APART, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.test_rulebook import table_below


def inspect(page) -> None:
    seen_in(page, FAR_APART, _inspect)


def _inspect(page) -> None:
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def test_what_follows_from_a_slip_is_looked_up_by_keyboard(open_page):
    page = open_page("referee.ipynb?case=XVI")
    case = page.locator('.pq-lookup-item[data-id="XVI"]')
    expect(case.locator(".pq-lookup-ruling").first).to_be_visible()
    expect(case).to_be_in_viewport()
    inspect(page)
    case.locator(".pq-lookup-open").focus()
    page.keyboard.press("Enter")
    expect(case.locator(".pq-lookup-open")).to_have_attribute("aria-expanded", "false")
    expect(case.locator(".pq-lookup-open")).to_be_focused()
    page.keyboard.press("Enter")
    case.get_by_role("button", name="Open it on the table").press("Enter")
    table_below(page)

    page.get_by_label("Search everything here").fill("revoke")
    law = page.locator('.pq-lookup-item[data-id="revoke"]')
    expect(law).to_contain_text("could follow suit")
    expect(law.locator("cite")).to_contain_text("Law 59")


def test_a_claim_opens_to_its_proof(open_page):
    page = open_page("claims.ipynb")
    claim = page.locator('.pq-lookup-item[data-id="3"]')
    expect(claim.locator(".pq-lookup-mark")).to_have_text("impossible")
    claim.locator(".pq-lookup-open").press("Enter")
    proof = claim.locator(".pq-lookup-fold", has_text="630")
    proof.locator("summary").click()
    expect(proof).to_contain_text("two quatorzes and a trio")
    inspect(page)
    fold = claim.locator(".pq-lookup-open")
    expect(fold).to_have_attribute("aria-expanded", "true")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")  # closes what was opened last, wherever the keyboard stands
    page.keyboard.press("Escape")
    expect(fold).to_have_attribute("aria-expanded", "false")


def test_one_search_finds_laws_rules_and_claims_and_the_contents_lead_to_each(open_page):
    page = open_page("odds.ipynb")
    expect(page.locator(".pq-odds-figure").first).to_be_visible()
    page.get_by_label("Search everything here").fill("carte blanche")
    contents = page.locator(".pq-lookup-contents")
    expect(contents.get_by_role("button")).to_have_count(7)
    expect(page.locator(".pq-odds-figure").first).to_be_hidden()
    contents.get_by_role("button", name="What the books claim").press("Enter")
    heading = page.get_by_role("heading", name="What the books claim", level=2)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    inspect(page)
    page.get_by_label("Search everything here").fill("")
    expect(page.locator(".pq-odds-figure").first).to_be_visible()
