"""What strangers write, in the address or in the field for a record: text, never markup; one sentence if wrong."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import example
from piquet_tutor.narration import rules_title
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
    page.locator(".pq-tab", has_text=WORDS["tab_text"]).click()
    field = page.get_by_label(WORDS["deal"], exact=True)
    expect(field).to_be_visible()
    return field


def ask_for_a_ruling(page, text: str) -> None:
    """Paste a record and press the button."""
    page.get_by_label(WORDS["deal"], exact=True).fill(text)
    page.get_by_role("button", name=WORDS["rule"], exact=True).click()


def settings_of_play(page):
    """Unfold what a match is played by; gives the field of the seed."""
    page.locator(".pq-fold > summary").first.click()
    field = page.get_by_label(PLAY_WORDS["seed"], exact=True)
    expect(field).to_be_visible()
    return field


def new_match(page) -> None:
    """Ask for one, and say that the match on the table may end."""
    page.get_by_role("button", name=PLAY_WORDS["new"], exact=True).click()
    expect(page.get_by_text(PLAY_WORDS["new_ask"])).to_be_visible()
    page.get_by_role("button", name=PLAY_WORDS["new_start"], exact=True).click()


def notice(page):
    return page.locator(".pq-lesson[data-tone=refused]")


def test_markup_in_a_record_is_text(open_page):
    page = open_page("examples.ipynb?example=cavendish-example")
    own_record(page)
    record = GOOD | {"title": EVIL, "note": EVIL, "source": EVIL}
    ask_for_a_ruling(page, json.dumps(record))
    note = page.locator(".pq-lesson[data-tone=note]").first
    expect(note.locator(".pq-title")).to_have_text(EVIL)
    expect(notice(page)).to_be_hidden()
    table = AtTable(page)
    table.press("last")
    expect(page.locator(f"{SHEET} tfoot td")).to_have_text(["28", "23"])
    assert_nothing_ran(page)
    seen_in(page, FAR_APART, inspect)


def test_markup_in_the_names_of_a_partie_is_text(open_page):
    page = open_page("examples.ipynb?example=cavendish-example")
    own_record(page)
    record = example("partie-141")
    names = [f"{EVIL[:30]}{n}" for n in "AB"]
    text = json.dumps(record)
    for old, new in zip(record["players"], names, strict=True):
        text = text.replace(json.dumps(old), json.dumps(new))
    ask_for_a_ruling(page, text)
    expect(page.locator(".pq-partie")).to_contain_text(EVIL[:30])
    assert_nothing_ran(page)


def broken_records() -> dict[str, str]:
    """One of every kind of mistake, by what is wrong with it."""
    made = {
        "wrong count": (BROKEN / "eleven-cards.json").read_text(),
        "duplicate": (BROKEN / "card-twice-in-a-hand.json").read_text(),
        "not held": (BROKEN / "card-not-held.json").read_text(),
        "unknown rules": json.dumps(GOOD | {"rules": EVIL}),
        "markup for a key": json.dumps(GOOD | {EVIL: 1}),
        "not JSON": f"this is {EVIL}",
        "empty": " ",
        "deep": "[" * 3000,
        "300 kB": json.dumps(GOOD | {"note": "x" * 300_000}),
    }
    revoke = next(path for path in sorted(BROKEN.glob("*.json")) if "revoke" in path.name or "follow" in path.name)
    return made | {"revoke": revoke.read_text()}


def test_a_broken_record_gets_one_sentence_and_what_was_typed_is_kept(open_page):
    page = open_page("examples.ipynb?example=cavendish-example")
    table = AtTable(page)
    table.press("step")
    field = own_record(page)
    before = table.signature()
    last = ""
    for what, text in broken_records().items():
        ask_for_a_ruling(page, text)
        told = notice(page).locator(".pq-lesson-text p").first
        expect(told).not_to_have_text(last)
        last = told.inner_text()
        assert len(last) < 400, f"{what}: {last}"
        assert last.endswith("."), f"{what}: {last}"
        assert "Traceback" not in last
        assert "Error" not in last, f"{what}: {last}"
        assert field.input_value() == text, what
        expect(table.cloth).to_have_count(0)
        assert_nothing_ran(page)
    inspect(page)
    page.get_by_role("button", name=WORDS["back_again"]).click()
    expect(table.cloth).to_be_visible()
    assert table.signature() == before, "the deal before is as it was"
    ask_for_a_ruling(page, json.dumps(GOOD))
    expect(notice(page)).to_be_hidden()


def test_a_record_can_be_opened_as_a_file(open_page, tmp_path):
    page = open_page("examples.ipynb?example=cavendish-example")
    own_record(page)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(GOOD | {"title": "Opened from a file"}))
    bad.write_bytes(b"\xff\xfe\x00\x01")
    open_file(page, good)
    expect(page.locator(".pq-lesson[data-tone=note] .pq-title").first).to_have_text("Opened from a file")
    open_file(page, bad)
    expect(notice(page)).to_be_visible()
    page.get_by_role("button", name=WORDS["back_again"]).click()
    expect(page.locator(".pq-lesson[data-tone=note] .pq-title").first).to_have_text("Opened from a file")


def open_file(page, path) -> None:
    """Through the button, as a reader does."""
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name=WORDS["upload"]).click()
    chosen.value.set_files(path)


# --- the address -------------------------------------------------------------------------------------


def test_one_seed_deals_the_same_cards_twice(open_page):
    hands = []
    for _ in range(2):
        page = open_page("play.ipynb?seed=42")
        table = AtTable(page)
        expect(page.get_by_label(PLAY_WORDS["seed"], exact=True)).to_have_value("42")
        table.play(until=lambda table: table.phase == "exchange")
        hands.append(table.hand())
    assert hands[0] == hands[1]
    settings_of_play(page).fill("43")
    new_match(page)
    expect(table.cloth).to_have_attribute("data-phase", "cut")
    page.keyboard.press("v")  # the table's letters hold, though the focus was left on that button
    expect(page.locator(".pq-coach")).to_be_visible()
    table.play(until=lambda table: table.phase == "exchange")
    assert table.hand() != hands[0]


def test_the_address_chooses_the_rules(open_page):
    page = open_page("play.ipynb?seed=1&rules=saunt")
    AtTable(page)
    rules = page.get_by_label(PLAY_WORDS["rules"], exact=True)
    expect(page.locator(".pq-subtitle")).to_have_text(rules_title("saunt"))
    chosen = rules.evaluate("one => one.selectedOptions[0].textContent")
    assert " ".join(chosen.split()) == rules_title("saunt")  # the stock list writes blanks that do not break
    expect(notice(page)).to_be_hidden()


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


def test_nonsense_in_the_address_of_the_examples(open_page):
    page = open_page(f"examples.ipynb?example={quote(EVIL)}")
    AtTable(page)
    expect(notice(page)).to_contain_text("<img")
    assert_nothing_ran(page)


ODD = ["&&&===&seed", "a=1&" * 400 + "seed=" + "9" * 3000, "%00%ff%fe&seed=%31%32"]


@pytest.mark.parametrize("query", [*ODD, pytest.param("&".join(ODD), marks=pytest.mark.fresh_page, id="all-loaded")])
def test_odd_addresses_open_a_table(open_page, query):
    page = open_page(f"play.ipynb?{query}")
    AtTable(page)


def test_a_seed_typed_wrong_is_said_and_the_game_goes_on(open_page):
    page = open_page("play.ipynb?seed=42")
    table = AtTable(page)
    table.play(until=lambda table: table.phase == "exchange")
    before = table.signature()
    field = settings_of_play(page)
    field.fill(EVIL)
    new_match(page)
    wrong = page.locator(".piquet-controls .is-wrong")
    expect(wrong).to_contain_text("<img")
    expect(field).to_have_accessible_description(wrong.inner_text())
    expect(notice(page)).to_be_hidden()
    expect(field).to_have_value(EVIL)
    assert table.signature() == before
    assert_nothing_ran(page)
    field.fill("7")
    new_match(page)
    expect(wrong).to_be_hidden()
    expect(table.cloth).to_have_attribute("data-phase", "cut")
