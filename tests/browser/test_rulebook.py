"""The rulebook as a newcomer uses it: looks a rule up, asks for a deal and stops a search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import FAR_APART, Look, assert_accessible, assert_no_sideways_scroll, seen_in
from tests.browser.learner import AtTable

AT_A_DESK = [Look(1280, "light")]
ON_A_TELEPHONE = [Look(390, "dark")]
SEARCH_PATIENCE = 90_000
"""Milliseconds; a search may take the minute that it is given."""


def in_looks(looks):
    return pytest.mark.parametrize("look", looks, ids=str, indirect=True)


def inspect(page) -> None:
    """In both windows and colours, in whichever the page is used."""
    seen_in(page, FAR_APART, _inspect)


def _inspect(page) -> None:
    assert_no_sideways_scroll(page)
    assert_accessible(page)


def of_page(page, name: str):
    """A button of the controls that are shown."""
    return page.locator(".piquet-controls:visible").get_by_role("button", name=name, exact=True)


def table_below(page) -> AtTable:
    """The table that has been put below, in sight and with its note."""
    expect(page.locator(".piquet-found .pq-table[data-phase]")).to_be_visible(timeout=SEARCH_PATIENCE)
    page.wait_for_function(
        "() => { const at = document.querySelector('.piquet-found').getBoundingClientRect().top;"
        " return at > -40 && at < innerHeight / 2; }"
    )
    return AtTable(page)


@in_looks(AT_A_DESK)
def test_a_clause_is_looked_up(open_page, look):
    """By a word, and by its place in the book; then seen at work."""
    page = open_page("rulebook.ipynb")
    expect(page.locator('.pq-lookup-item[data-id="set.good"]')).to_contain_text("Any quatorze beats any trio")
    expect(page.locator(".pq-lookup-legend li").first).to_have_text("stated The source says it.")
    inspect(page)

    page.get_by_label("Search everything here").fill("law 68")
    clause = page.locator(".pq-lookup-item:visible")
    expect(clause).to_have_count(1)
    expect(clause).to_contain_text("earns sixty more")
    clause.locator(".pq-lookup-open").click()
    expect(clause.locator("cite")).to_have_text("Cavendish, Law 68")
    expect(clause.locator(".pq-lookup-body .pq-reading")).to_have_text("stated")
    inspect(page)
    clause.locator(".pq-clause-show").click()
    table_below(page)
    expect(page.locator(".piquet-found .pq-passage").last).to_contain_text("Repique!")
    page.get_by_label("Search everything here").fill("xyzzy")
    expect(page.locator(".pq-lookup-count:visible")).to_contain_text("Nothing has any of the words")
    inspect(page)


def test_by_keyboard_alone(open_page):
    page = open_page("rulebook.ipynb")
    clause = page.locator('.pq-lookup-item[data-id="repique.award"]')
    more = clause.locator(".pq-lookup-open")
    page.locator(".pq-lookup-contents button", has_text="Repique").press("Enter")
    page.keyboard.press("Tab")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    for _ in range(6):
        page.keyboard.press("Tab")
        if clause.locator(".pq-clause-show").evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    table_below(page)
    expect(page.locator(".piquet-found h2").first).to_be_focused()


def ask(page, query) -> None:
    """Write a query of one's own; the finder's language is folded away until somebody wants it."""
    field = page.get_by_label("In the finder’s language")
    if not field.is_visible():
        page.locator(".pq-fold > summary:visible").click()
    field.fill(query)


@in_looks(AT_A_DESK)
def test_a_search_is_stopped_another_finds_and_what_cannot_be_is_said_to_be_proved(open_page, look):
    page = open_page("find.ipynb")
    ask(page, "elder.total>=400")
    of_page(page, "Find a deal").click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    inspect(page)
    page.wait_for_function("() => document.querySelector('progress').value > 0")
    page.locator(".pq-search-stop").click()
    expect(bar).to_be_hidden()
    expect(page.locator(".pq-lesson:visible h2")).to_have_text("Stopped")

    page.get_by_label("Question").select_option(label="Younger repiques, although elder leads")
    expect(page.get_by_label("In the finder’s language")).to_have_value("repique=younger")
    of_page(page, "Find a deal").click()
    table = table_below(page)
    expect(page.locator(".piquet-found .pq-passage").last).to_contain_text("Repique!")
    assert table.score("top") >= 90
    inspect(page)

    page.get_by_label("Question").select_option(label="Both players are dealt a carte blanche")
    of_page(page, "Find a deal").click()
    said = page.locator(".pq-lesson:visible")
    expect(said).to_contain_text("There is none", timeout=SEARCH_PATIENCE)
    expect(said).to_contain_text("proved")
    ask(page, "repique=elderly")
    page.keyboard.press("Enter")
    expect(page.locator('.pq-lesson[data-tone="refused"]:visible')).to_contain_text("it takes elder, younger")


GAPS = """
(word) => {
  const said = word.closest("p"), tops = new Set(), line = parseFloat(getComputedStyle(said).lineHeight);
  for (let one = said.firstChild; one; one = one.nextSibling) {
    const range = document.createRange();
    range.selectNodeContents(one);
    for (const box of range.getClientRects()) tops.add(Math.round(box.top));
  }
  const lines = [...tops].sort((a, b) => a - b);
  return [word.offsetHeight, line, Math.max(...lines.slice(1).map((top, i) => top - lines[i]))];
}
"""


@in_looks(ON_A_TELEPHONE)
def test_one_click_from_a_ruling_to_its_clause(open_page, look):
    page = open_page("examples.ipynb?example=cavendish-example")
    table = AtTable(page)
    word = page.locator(".pq-passage .pq-term").first
    word.wait_for()
    high, line, gap = word.evaluate(GAPS)
    assert high >= 44, "a word with a meaning is as high as a thumb"
    assert gap <= line * 1.15, "and moves no line of its sentence"
    table.press("last")
    passage = page.locator(".pq-passage").filter(has_text=re.compile("for the cards|cards are divided")).first
    passage.locator(".pq-more").click()
    link = passage.locator(".pq-clause-link")
    expect(link).to_be_visible()
    assert link.get_attribute("target") == "_blank", "to leave the page would end the partie"
    open_page("rulebook.ipynb?" + link.get_attribute("href").split("?")[1])
    clause = page.locator('.pq-lookup-item.is-pointed[data-id="cards.most"]')
    expect(clause).to_be_in_viewport()
    expect(clause.locator(".pq-lookup-body")).to_be_visible()
    inspect(page)
