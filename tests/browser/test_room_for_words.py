"""What is to be read has room: no name is cut off, no button stands alone, no line is pushed apart or scrolled past."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.begun import sit_down
from tests.browser.helpers import Look

TELEPHONE = pytest.mark.parametrize("look", [Look(390)], ids=str, indirect=True)
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


@TELEPHONE
@pytest.mark.parametrize("name", ["classroom.ipynb", "lesson_07_repique.ipynb", "daily.ipynb"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_at_the_race_are_whole_on_a_telephone(open_page, name, language):
    page = open_page(f"{name}?lang={language}")
    names = page.locator(".pq-lane-name")
    names.first.wait_for()
    assert names.evaluate_all(CUT) == []


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


@TELEPHONE
def test_a_word_with_a_meaning_moves_no_line(open_page):
    """It is as high as a thumb, and the lines of its sentence stand as close as all others."""
    page = open_page("examples.ipynb?example=cavendish-example")
    word = page.locator(".pq-passage .pq-term").first
    word.wait_for()
    high, line, gap = word.evaluate(GAPS)
    assert high >= 44
    assert gap <= line * 1.15


def calling(table):
    return table.phase == "declare"


def knowing(table):
    return table.phase == "play" and len(table.hand()) < 9


@TELEPHONE
@pytest.mark.parametrize("until", [calling, knowing])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_on_the_table_is_cut_off_on_a_telephone(open_page, language, until):
    """Neither the buttons of a call, nor a plate with cards known, discards and tricks beside it."""
    page = sit_down(open_page, until, seed=42, lang=language).page
    wide, seen = page.locator(".pq-table").evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert wide <= seen
    assert page.locator(".pq-action").evaluate_all(CUT) == []


@TELEPHONE
def test_what_a_page_is_for_is_said_across_the_whole_window(open_page):
    lead = open_page("lessons.ipynb").locator(".pq-page-lead")
    assert lead.bounding_box()["width"] > 300


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_buttons_below_a_note_stand_in_one_row(open_page, language):
    page = open_page(f"first_deal.ipynb?lang={language}")
    buttons = page.locator(".pq-lesson-bar .pq-lesson-button")
    expect(buttons).to_have_count(4)
    middles = buttons.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => Math.round((box.top + box.bottom) / 2))"
    )
    assert max(middles) - min(middles) <= 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_name_of_a_place_in_the_lab_stands_in_one_line(open_page, language):
    page = open_page(f"lab.ipynb?lang={language}")
    heads = page.locator(".pq-lab-place header")
    heads.first.wait_for()
    assert max(heads.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")) < 34


@pytest.mark.parametrize("width", [1280, 390])
def test_two_ledgers_begin_where_they_part_in_any_window(open_page, page, width):
    page = open_page("dispute.ipynb")
    page.locator(".pq-ledger-line.is-marked").first.wait_for()
    page.set_viewport_size({"width": width, "height": 844})
    page.wait_for_function(
        """() => [...document.querySelectorAll(".pq-ledger-lines")].every((list) => {
          const marked = list.querySelector(".is-marked").getBoundingClientRect(), box = list.getBoundingClientRect();
          return marked.top >= box.top - 1 && marked.bottom <= box.bottom + 1;
        })"""
    )
