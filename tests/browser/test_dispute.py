"""The dispute page as two players use it: a deal typed in, ruled by every book, corrected, and sent on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import FAR_APART, Look, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.test_rulebook import table_below

ON_A_TELEPHONE = [Look(390, "dark")]
DEAL = """elder: KS QS JS TS 9S 8S KH 9H JD QC JC 7C
younger: AH TH 7H KD QD TD 8D 7D AC KC TC 9C
talon: AS 7S QH JH AD 8H 9D 8C
discards: 9H JD QC JC 7C 7H 8D 7D
play: AS 8C KS 8H QS 9D JS 9C TS TH 9S TD 8S KD 7S QD AD TC KH AH AC JH KC QH"""


BEGIN_WHERE_THEY_PART = """() => [...document.querySelectorAll(".pq-ledger-lines")].every((list) => {
  const marked = list.querySelector(".is-marked").getBoundingClientRect(), box = list.getBoundingClientRect();
  return marked.top >= box.top - 1 && marked.bottom <= box.bottom + 1;
})"""
"""Whether two ledgers are scrolled to the lines in which they differ."""


def in_looks(looks):
    return pytest.mark.parametrize("look", looks, ids=str, indirect=True)


def inspect(page) -> None:
    """In both windows and colours, in whichever the page is used."""
    seen_in(page, FAR_APART, _inspect)


def _inspect(page) -> None:
    assert_no_sideways_scroll(page)
    assert_accessible(page)


@in_looks(ON_A_TELEPHONE)
def test_a_deal_is_settled_by_keyboard_alone(open_page, look):
    """Typed, ruled, laid beside another book; refused, and the deal before is put aside without a loss.

    On a telephone the ruling stands a thousand pixels below the button: it comes into sight, with the score first.
    """
    page = open_page("dispute.ipynb")
    field = page.get_by_label("The deal", exact=True)
    field.focus()
    page.keyboard.insert_text(DEAL)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Rule on it", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pq-book-rulings h2")).to_be_focused()
    own = page.locator(".pq-bybook-own .pq-bybook-scores")
    expect(own).to_be_in_viewport(ratio=1)
    expect(own.locator(".pq-bybook-made").first).to_have_text("Point 8 · Sequences 21 · Play 10 · Cards 10")
    otherwise = page.locator(".pq-bybook")
    expect(otherwise).to_have_count(1)
    expect(otherwise).to_contain_text("Parlett’s Piquet")
    expect(otherwise.locator(".pq-bybook-more")).to_have_text("+30")
    expect(otherwise.locator("cite").first).to_have_text("Cavendish, Laws 67 and 69")
    expect(page.locator(".pq-lesson:visible").first).to_contain_text("as they were dealt")
    assert "#piquet=" in page.url, "the address is the link"
    inspect(page)

    otherwise.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pq-ledger-totals").nth(1)).to_contain_text("79")
    field.fill(DEAL.replace("KS QS", "KS KS", 1))
    page.get_by_role("button", name="Rule on it", exact=True).press("Enter")
    refused = page.locator('.pq-lesson[data-tone="refused"]:visible')
    expect(refused).to_contain_text("is twice")
    expect(otherwise).to_have_count(0)
    page.get_by_role("button", name="Show the deal before again").press("Enter")
    expect(page.locator(".pq-ledger-totals").nth(1)).to_contain_text("79")
    expect(otherwise).to_have_count(1)
    inspect(page)


@in_looks(ON_A_TELEPHONE)
def test_a_comparison_of_two_books(open_page, look):
    """What Cavendish and Parlett have differently, and the deal on which it tells."""
    page = open_page("dispute.ipynb?compare=rubicon,wikipedia")
    page.get_by_label("The other book", exact=True).select_option(label="Parlett’s Piquet")
    row = page.locator('.pq-pair-row[data-clause="pique.award"]')
    expect(row).to_contain_text("The clock decides")
    expect(row).to_contain_text("The order of reckoning decides")
    if row.get_attribute("open") is None:
        row.locator("> summary").click()
    expect(row).to_contain_text("pique_reckoning = chronological")
    expect(row.locator("cite").first).to_be_visible()
    inspect(page)

    marked = page.locator(".pq-ledger-line.is-marked")
    expect(marked).to_have_count(2)
    expect(page.locator(".pq-ledgers-said")).to_contain_text("Parlett’s Piquet gives 30 more to elder.")
    expect(page.locator(".pq-ledger-totals")).to_have_count(2)
    inspect(page)
    seen_in(page, FAR_APART, lambda page: page.wait_for_function(BEGIN_WHERE_THEY_PART))
    page.locator(".pq-ledger").nth(1).get_by_role("button").click()
    table = table_below(page)
    expect(page.locator(".piquet-found .pq-passage").last).to_contain_text("Pique!")
    assert table.score() > 30
    inspect(page)


def test_one_deal_goes_from_way_to_way_and_is_found_again(open_page, page):
    """Picked, laid out and changed, laid beside other books, and shared; a reload loses nothing."""
    open_page("examples.ipynb")
    page.locator('.pq-gal-example[data-id="lead-before-the-tens"]').click()
    expect(page.locator(".pq-gal")).to_be_hidden()
    expect(page.locator(".pq-lesson .pq-lesson-text:visible").first).to_contain_text("Elder: 79; Younger: 7")
    page.locator(".pq-tabs > .pq-tab", has_text="Lay it out").click()
    expect(page.locator(".pq-score-sheet tfoot td").first).to_have_text("79")
    page.locator(".pq-lab-tools select").nth(1).select_option(label="Rubicon Piquet")
    expect(page.locator(".pq-score-sheet tfoot td").first).to_have_text("49")
    page.get_by_role("button", name="What other books make of this deal").click()
    expect(page.locator(".pq-bybook-more")).to_have_text("+30")
    page.reload()
    expect(page.locator(".pq-score-sheet tfoot td").first).to_have_text("49")
    page.locator(".pq-tabs > .pq-tab", has_text="Settle a dispute").click()
    expect(page.locator(".pq-lesson .pq-lesson-text:visible").first).to_contain_text("Elder: 49; Younger: 7")
    inspect(page)
    page.get_by_role("button", name="Share this deal").click()
    assert "/dispute.ipynb#piquet=" in page.get_by_label("Link to this deal", exact=True).input_value()
