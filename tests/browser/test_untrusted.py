"""What strangers write, in the address or in the field for a record: text, never markup; one sentence if wrong."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import example
from tests.browser.begun import sit_down
from tests.browser.helpers import FAR_APART, seen_in
from tests.browser.learner import SHEET, AtTable, inspect
from tests.server import ROOT

WORDS = PageWords("dispute")
PLAY_WORDS = PageWords("play")
EVIL = '<img src=x onerror="window.caught=1;alert(1)"><script>window.caught=2;alert(2)</script>"><svg onload=alert(3)>'
BROKEN = ROOT / "tests" / "game" / "records" / "broken"
GOOD = dict(example("cavendish-example"))


def assert_nothing_ran(page) -> None:
    """No script of a stranger's ran, and none of its elements stands on the page."""
    assert page.evaluate("window.caught") is None
    assert page.locator("main img, main svg[onload], main script[src]").count() == 0
    assert (
        page.evaluate("[...document.querySelectorAll('main *')].filter((one) => one.onerror || one.onload).length") == 0
    )


def own_record(page):
    """The field for a record of the reader's own, brought out."""
    AtTable(page)
    page.locator(".pq-tabs > .pq-tab", has_text=WORDS["tab_text"]).click()
    field = page.get_by_label(WORDS["deal"], exact=True)
    expect(field).to_be_visible()
    return field


def ask_for_a_ruling(page, text: str) -> None:
    """Paste a record and press the button."""
    page.get_by_label(WORDS["deal"], exact=True).fill(text)
    page.get_by_role("button", name=WORDS["rule"], exact=True).click()


def new_match(page) -> None:
    """Ask for one, and say that the match on the table may end."""
    page.get_by_role("button", name=PLAY_WORDS["new"], exact=True).click()
    expect(page.get_by_text(PLAY_WORDS["new_ask"])).to_be_visible()
    page.get_by_role("button", name=PLAY_WORDS["new_start"], exact=True).click()


def notice(page):
    return page.locator(".pq-lesson[data-tone=refused]")


REFUSED = {
    "markup for the rules": json.dumps(GOOD | {"rules": EVIL}),
    "markup for a key": json.dumps(GOOD | {EVIL: 1}),
    "not JSON": f"this is {EVIL}",
    "a revoke": (BROKEN / "revoke.json").read_text(),
}
"""Of what tests/game/records tries whole: what comes back as markup, and a deal that breaks a law."""


def test_markup_in_a_record_is_text(open_page):
    """In its notes, in its players’ names, and in a refusal; what was typed is kept, and so is the deal before."""
    page = open_page("examples.ipynb?example=cavendish-example")
    field = own_record(page)
    partie = example("partie-141")
    text = json.dumps(partie)
    for old, letter in zip(partie["players"], "AB", strict=True):
        text = text.replace(json.dumps(old), json.dumps(f"{EVIL[:30]}{letter}"))
    ask_for_a_ruling(page, text)
    expect(page.locator(".pq-partie")).to_contain_text(EVIL[:30])
    assert_nothing_ran(page)
    ask_for_a_ruling(page, json.dumps(GOOD | {"title": EVIL, "note": EVIL, "source": EVIL}))
    note = page.locator(".pq-lesson[data-tone=note]").first
    expect(note.locator(".pq-title")).to_have_text(EVIL)
    expect(notice(page)).to_be_hidden()
    table = AtTable(page)
    expect(page.locator(f"{SHEET} tfoot td")).to_have_text(["28", "23"])
    assert_nothing_ran(page)
    seen_in(page, FAR_APART, inspect)
    before, last = table.signature(), ""
    for what, refused in REFUSED.items():
        ask_for_a_ruling(page, refused)
        told = notice(page).locator(".pq-lesson-text p").first
        expect(told).not_to_have_text(last)
        last = told.inner_text()
        assert field.input_value() == refused, what
        expect(table.cloth).to_have_count(0)
        assert_nothing_ran(page)
    inspect(page)
    page.get_by_role("button", name=WORDS["back_again"]).click()
    expect(table.cloth).to_be_visible()
    assert table.signature() == before, "the deal before is as it was"


def test_a_record_can_be_opened_as_a_file(open_page, tmp_path):
    page = open_page("examples.ipynb?example=cavendish-example")
    own_record(page)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(GOOD | {"title": "Opened from a file"}))
    bad.write_bytes(b"\xff\xfe\x00\x01")
    for path in (good, bad):  # through the button, as a reader does
        with page.expect_file_chooser() as chosen:
            page.get_by_role("button", name=WORDS["upload"]).click()
        chosen.value.set_files(path)
        if path == good:
            expect(page.locator(".pq-lesson[data-tone=note] .pq-title").first).to_have_text("Opened from a file")
    expect(notice(page)).to_be_visible()


# --- the address and its fields ----------------------------------------------------------------------

ODD = ["&&&===&seed", "a=1&" * 400 + "seed=" + "9" * 3000, "%00%ff%fe&seed=%31%32"]


@pytest.mark.fresh_page
def test_nonsense_in_the_address_gets_a_sentence_and_a_table_all_the_same(open_page):
    page = open_page(f"play.ipynb?seed={quote(EVIL)}&rules=nope")
    table = AtTable(page)
    expect(notice(page)).to_contain_text("nope")
    expect(notice(page)).to_contain_text("<img")
    expect(page.get_by_label(PLAY_WORDS["rules"], exact=True)).to_have_js_property("selectedIndex", 0)
    assert_nothing_ran(page)
    inspect(page)
    table.play(until=lambda table: table.phase == "exchange")
    assert len(table.hand()) == 12


@pytest.mark.fresh_page
def test_an_odd_address_opens_a_table(open_page):
    """Loaded by it, for the server reads it too; what pages make of one: tests/app/test_address.py."""
    AtTable(open_page(f"play.ipynb?{'&'.join(ODD)}"))


def test_a_seed_typed_wrong_is_said_and_the_game_goes_on_until_there_is_another(open_page):
    table = sit_down(open_page, lambda table: table.phase == "exchange")
    page, before, hand = table.page, table.signature(), table.hand()
    field = page.get_by_label(PLAY_WORDS["seed"], exact=True)
    expect(field).to_have_value("42")
    page.locator(".pq-fold > summary").first.click()
    field.fill(EVIL)
    new_match(page)
    wrong = page.locator(".piquet-controls .is-wrong")
    expect(wrong).to_contain_text("<img")
    expect(field).to_have_accessible_description(wrong.inner_text())
    expect(notice(page)).to_be_hidden()
    expect(field).to_have_value(EVIL)
    assert table.signature() == before
    assert_nothing_ran(page)
    field.fill("43")
    new_match(page)
    expect(wrong).to_be_hidden()
    expect(table.cloth).to_have_attribute("data-phase", "cut")
    page.keyboard.press("v")  # the table's letters hold, though the focus was left on that button
    expect(page.locator(".pq-coach")).to_be_visible()
    table.play(until=lambda table: table.phase == "exchange")
    assert table.hand() != hand
