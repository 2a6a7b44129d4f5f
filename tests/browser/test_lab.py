"""The lab as somebody lays out a deal there: by keys alone, with the mouse, loaded again, and opened elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.lab.edits import ChooseOption, edit
from piquet_tutor.explore.lab.recording import from_record
from piquet_tutor.explore.lab.sheet import OUT
from tests.browser.helpers import Look, assert_accessible

ROUGE = example("carte-rouge-completes-a-repique")


def place(page, name):
    return page.locator(f'.pq-lab-place[data-place="{name}"]')


def cards_in(page, name):
    return place(page, name).locator(".pq-lab-card")


def lay(page, code, source, to):
    """Pick a card up where it lies and lay it somewhere else, with keys."""
    before = cards_in(page, to).count()
    card = place(page, source).locator(f'[data-card="{code}"]')
    card.focus()
    number = place(page, to).locator("kbd").text_content()
    for key in ("Space", number, "Enter"):
        page.keyboard.press(key)
    expect(cards_in(page, to)).to_have_count(before + 1)


def press(page, tool):
    page.locator(f'[data-tool="{tool}"]').press("Enter")


def drag(page, card, target):
    """Drag a card onto another, as a hand does it."""
    card.scroll_into_view_if_needed()
    start, end = card.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 40)
    page.mouse.move(end["x"] + 20, end["y"] + 20)
    page.mouse.up()


@pytest.mark.parametrize("look", [Look(390, "light")], ids=str, indirect=True)
def test_on_a_telephone_the_cards_stand_above_the_lists_and_the_keyboard_comes_to_them_first(open_page, page):
    open_page("lab.ipynb?lang=fr")
    cloth, lists = page.locator(".pq-lab-cloth"), page.locator(".pq-lab-tools select")
    assert cards_in(page, "elder").first.bounding_box()["y"] < 400
    assert lists.count() == 3
    order = "(one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)"
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        below = lists.first.bounding_box()["y"] > cloth.bounding_box()["y"]
        assert below == (width == 390)
        assert cloth.evaluate(order, lists.first.element_handle()) == below
    heads = page.locator(".pq-lab-place header")
    high = heads.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert 0 < max(high) < 34, "the name of a place stands in one line, in the longer words too"


def test_a_deal_of_the_books_is_laid_out_by_keys_alone_and_nothing_is_lost(open_page, page, browser):
    """Claim 16: the twenty of the carte rouge make the repique; without them there is none."""
    sheet = from_record(ROUGE)
    repique = page.locator('.pq-score-sheet tr[data-kind="repique"] td').first
    open_page("lab.ipynb")
    press(page, "blank")
    expect(cards_in(page, "loose")).to_have_count(32)
    page.locator('[data-tab="text"]').press("Enter")
    typed = page.locator(".pq-lab-text textarea").first
    lists = {"younger": "younger", "talon": "talon", "younger discards": "younger" + OUT}
    typed.fill("; ".join(f"{name}: {' '.join(one.code for one in sheet.at(at))}" for name, at in lists.items()))
    typed.press("Control+Enter")
    expect(cards_in(page, "loose")).to_have_count(12)
    for one in sheet.at("elder"):
        lay(page, one.code, "loose", "elder")
    for one in sheet.at("elder" + OUT):
        lay(page, one.code, "elder", "elder" + OUT)
    expect(page.locator('.pq-score-sheet tr[data-kind="point"] td').first).to_have_text("6")
    expect(repique).to_have_count(0)
    page.locator('[data-tab="options"]').press("Enter")
    page.locator(".is-search input").fill("carte rouge")
    page.locator('[data-option="carte_rouge"] select').select_option(label="20 points")
    expect(repique).to_have_text("60")
    assert_accessible(page)

    page.reload()
    expect(repique).to_have_text("60")
    elders, youngers = (place(page, seat).locator("[data-card]") for seat in ("elder", "younger"))
    drag(page, elders.first, youngers.first)
    expect(place(page, "younger").locator('[data-card="AS"]')).to_be_visible()
    page.keyboard.press("Control+z")
    expect(place(page, "elder").locator('[data-card="AS"]')).to_be_visible()
    page.locator(".pq-share .pq-share-unfold").click()
    link = page.get_by_label("Link to this deal", exact=True).input_value()
    assert from_record(links.read(link).records[0]) == edit(
        from_record({**ROUGE, "rules": "rubicon", "play": "", "title": "", "source": "", "note": ""}),
        ChooseOption("carte_rouge", 20),
    )

    elsewhere = browser.new_context()
    try:
        other = elsewhere.new_page()
        other.goto(link)
        expect(other.locator('.pq-score-sheet tr[data-kind="repique"] td').first).to_have_text("60", timeout=30_000)
    finally:
        elsewhere.close()
