"""The dispute page without a browser: a deal in any form by every book, and two books without a deal."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import visiting
from piquet_tutor.app.pages.deal.deal_page import SAMPLE, DealController, deal_page
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.explore import given, links
from piquet_tutor.explore.examples import example
from tests.app.opening import open_desk

MARKUP = "<img src=x onerror=alert(1)>"


# --- a deal ---------------------------------------------------------------------------------------------------------


def ruled(text=SAMPLE, query=None, language="en"):
    desk = DealController("dispute", query or {}, language)
    desk.text.choose(text)
    desk.rule.press()
    return desk


def totals(scores):
    return [one["points"] for one in scores]


def test_a_deal_is_ruled_by_the_book_named_and_the_books_that_differ_stand_beside_it():
    """Twenty-nine, the lead, and three tens: a pique by the clock, none by the order of reckoning."""
    scene = ruled().books.rulings.scene
    assert totals(scene["own"]["scores"]) == [49, 7]
    (parlett,) = scene["books"]
    assert parlett["titles"][0] == "Parlett's Piquet"
    assert totals(parlett["scores"]) == [79, 7]
    assert parlett["scores"][0]["more"] == "+30"
    assert parlett["here"]["said"].startswith("No pique")
    assert parlett["there"]["said"].startswith("Pique!")
    cited = {one["label"]: one["word"] for one in parlett["here"]["cites"]}
    assert cited["Cavendish, Laws 67 and 69"] == "stated"
    readings = {each["word"] for one in parlett["there"]["cites"] for each in (one, *one.get("also", ()))}
    assert readings == {"stated", "inferred", "disputed"}
    labels = [one["label"] for one in parlett["there"]["cites"]]
    assert len(labels) == len(set(labels)), "each place is named once"
    assert "Cavendish" in scene["alike"]


def test_it_says_what_it_took_the_deal_to_be_and_is_corrected():
    desk = ruled()
    assert "as they were dealt" in desk.table.note.scene["paragraphs"][1]
    assert not desk.table.basis.hidden
    hands = "elder: AS KS QS JS TS 9S 8S 7S KH QH JH AD; younger: AH TH 8H KD QD TD 9D AC KC TC 9C 8C"
    desk.rule_on(hands)
    assert "after the exchange" in desk.table.note.scene["paragraphs"][1]
    assert desk.table.note.scene["paragraphs"][2] == desk.words["unfinished"]
    before = desk.books.rulings.scene
    desk.table.basis.choose("deal")
    assert desk.notice.scene["tone"] == "refused"
    assert "talon" in desk.notice.scene["paragraphs"][0]
    assert desk.table.basis.value == "", "what cannot be is not left standing"
    assert desk.books.rulings.scene == before


@pytest.mark.parametrize("form", ["words", "record", "link", "file"])
def test_it_takes_a_deal_in_any_form(form):
    record = example("lead-before-the-tens")
    texts = {
        "words": f"{SAMPLE}\nrules: parlett",
        "record": json.dumps(record),
        "link": links.write(links.Link((record,))),
        "file": json.dumps(record).encode(),
    }
    desk = DealController("dispute", {})
    desk.rule_on(texts[form])
    assert totals(desk.books.rulings.scene["own"]["scores"]) == [79, 7], "by the book it names"
    assert desk.books.two.one.value == "parlett"


def test_the_book_can_be_another_and_one_that_could_not_rule_the_deal_is_not_offered():
    desk = ruled()
    desk.table.rules.choose("parlett")
    assert totals(desk.books.rulings.scene["own"]["scores"]) == [79, 7]
    desk.table.rules.choose("contract")
    assert desk.table.rules.value == "parlett"
    assert totals(desk.books.rulings.scene["own"]["scores"]) == [79, 7]


def test_whole_ledgers_of_the_deal_stand_side_by_side():
    desk = ruled()
    first, second = desk.books.two.ledgers.scene["columns"]
    assert (first["totals"], second["totals"]) == ("Elder: 49; Younger: 7", "Elder: 79; Younger: 7")
    assert desk.books.two.part.hidden
    desk.books.rulings.handle({"kind": "beside", "rules": "club"})
    assert desk.books.two.titles[1] == "Club Piquet"
    desk.books.rulings.handle({"kind": "beside", "rules": MARKUP})
    assert desk.books.two.titles[1] == "Club Piquet"
    assert desk.table.app.session.score.rules.id == "rubicon"


def test_the_link_opens_the_same_deal_by_the_same_book():
    desk = ruled()
    desk.table.rules.choose("parlett")
    desk.share.handle({"kind": "open", "open": True})
    address = desk.share.scene["link"]["address"]
    found = given.read(address)
    assert found.sheet.rules == "parlett"
    with visiting(Address("dispute.ipynb", {}, address)):
        page = page_at(Address("dispute.ipynb", {}, address))
    page.open({}, Address("dispute.ipynb", {}, address, "http://127.0.0.1/voila/render/dispute.ipynb"))
    parts = page.scene()["parts"]
    assert totals(parts["book-rulings"]["scene"]["own"]["scores"]) == [79, 7]
    page.handle({"part": "share", "intent": {"kind": "open", "open": True}})
    assert page.scene()["parts"]["share"]["scene"]["link"]["address"].startswith(
        "http://127.0.0.1/voila/render/dispute.ipynb#piquet="
    )


@pytest.mark.parametrize(
    "text", ["", "What now?", "{", "[" * 9000, "x" * 400_000, "piquet=1.AAAA", f"{SAMPLE}\nelder discards AC", MARKUP]
)
def test_what_is_no_deal_is_one_sentence_and_puts_the_deal_before_aside(text):
    """Its verdict cannot be read as that of what was typed; what was typed stays, and one press shows it again."""
    desk = ruled()
    before = desk.table.record
    desk.text.choose(text)
    desk.rule.press()
    reason, kept = desk.notice.scene["paragraphs"]
    assert reason.endswith(".")
    assert len(reason) < 500
    assert kept.startswith(desk.words["kept" if text else "kept_before"])
    assert desk.text.value == text
    assert (desk.table.brought, desk.books.rulings.scene) == (None, {})
    desk.back.press()
    assert desk.table.record == before


def test_a_reload_finds_the_deal_again_and_a_strangers_text_is_none():
    desk = open_desk(DealController("dispute", {}))
    desk.rule_on(SAMPLE)
    again = open_desk(DealController("dispute", {}), dispute=desk.stores["dispute"].value)
    assert totals(again.books.rulings.scene["own"]["scores"]) == [49, 7]
    for kept in ("{", "[1]", '{"text": 3}', json.dumps({"text": MARKUP}), "null"):
        stranger = open_desk(DealController("dispute", {}), dispute=kept)
        assert stranger.table.brought is None


def test_whatever_is_pasted_can_be_kept():
    """Half a character, as some programs copy it, once could not be written down."""
    desk = open_desk(DealController("dispute", {}))
    desk.text.choose("elder: \ud800")
    assert desk.stores["dispute"].written()


def test_without_the_deal_two_books_stand_side_by_side_again():
    desk = ruled()
    desk.away.press()
    assert desk.books.rulings.scene == {}
    assert len(desk.books.two.ledgers.scene["columns"]) == 2
    assert desk.text.value == SAMPLE, "nothing that was written is lost"


def test_several_deals_are_taken_one_by_one():
    desk = DealController("dispute", {})
    desk.rule_on(json.dumps(example("partie-141")))
    assert [value for _, value in desk.table.deal.options] == ["1", "2", "3", "4", "5", "6"]
    first = desk.books.rulings.scene["own"]
    desk.table.deal.choose("2")
    assert desk.books.rulings.scene["own"] != first


def test_in_french_no_ruling_is_left_in_english():
    scene = ruled(language="fr").books.rulings.scene
    assert scene["books"][0]["there"]["said"].startswith("Pique")
    assert "Elder" not in json.dumps(scene["books"])
    desk = DealController("dispute", {}, "fr")
    assert "Elder" not in json.dumps(desk.books.two.ledgers.scene)


# --- two books without a deal -----------------------------------------------------------------------------------------


def test_the_old_address_of_the_comparison_still_leads_to_it():
    with visiting(Address("rulebook.ipynb", {"compare": "cavendish,parlett"})):
        page = page_at(Address("rulebook.ipynb", {"compare": "cavendish,parlett"}))
    assert page.name == "dispute"
    assert page.scene()["parts"]["pair"]["scene"]["titles"] == ["Cavendish's laws, 1882", "Parlett's Piquet"]
    with visiting(Address("rulebook.ipynb", {"find": "younger-repiques"})):
        assert page_at(Address("rulebook.ipynb", {"find": "younger-repiques"})).name == "rulebook"


def test_an_address_that_names_no_book_gets_sentences_and_two_books():
    desk = DealController("dispute", {"compare": f"{MARKUP},{MARKUP}"})
    told = desk.notice.scene["paragraphs"]
    assert len(told) == 2
    assert all(one.endswith(".") for one in told)


def test_of_a_long_rule_only_the_words_that_differ_are_shown_and_the_whole_unfolds():
    desk = DealController("dispute", {"compare": "rubicon,parlett"})
    rows = [row for part in desk.books.two.view.scene["parts"] for row in part["differences"]]
    folded = [cell for row in rows for cell in row["cells"] if cell["whole"]]
    assert folded
    assert all(len(cell["said"]) < len(cell["whole"]) for cell in folded)


def test_two_books_are_compared_and_part_on_a_deal():
    desk = DealController("dispute", {"compare": "rubicon,parlett"})
    scene = desk.books.two.view.scene
    assert scene["titles"] == ["Rubicon Piquet", "Parlett's Piquet"]
    named = [row["clause"] for part in scene["parts"] for row in part["differences"]]
    assert "pique.award" in named
    ledgers = desk.books.two.ledgers.scene
    assert [one["title"] for one in ledgers["columns"]] == scene["titles"], "it opens on a deal on which they part"
    assert all(sum(line["marked"] for line in one["rulings"]) == 1 for one in ledgers["columns"])
    assert "30 more to elder" in " ".join(ledgers["paragraphs"])
    desk.books.two.ledgers.handle({"kind": "open", "column": 1})
    assert desk.table.app.session.deal.rules.id == "parlett"
    desk.books.two.other.choose("wikipedia")
    assert [one["title"] for one in desk.books.two.ledgers.scene["columns"]] == list(desk.books.two.titles), (
        "the old deal is gone"
    )


def test_a_book_is_compared_with_itself_under_another_option():
    desk = DealController("dispute", {"compare": "rubicon,rubicon"})
    assert desk.books.two.view.scene["parts"] == []
    desk.books.two.option.choose("capot")
    desk.books.two.value.choose("30")
    assert desk.books.two.option.chosen == "The capot"
    assert desk.books.two.value.chosen == "30 points"
    assert "<code>capot = 30</code>" in desk.books.two.about.value
    assert desk.books.two.titles[1] == "Rubicon Piquet, but the capot: 30 points"
    rows = [row["clause"] for part in desk.books.two.view.scene["parts"] for row in part["differences"]]
    assert rows == ["cards.capot"]
    desk.books.two.part.press()
    assert "10 less" in " ".join(desk.books.two.ledgers.scene["paragraphs"])


def test_books_of_different_forms_are_compared_and_told_that_no_deal_is_for_both():
    desk = DealController("dispute", {"compare": "rubicon,contract"})
    assert desk.books.two.view.scene["parts"]
    assert desk.books.two.part.disabled
    assert "No deal can be ruled by both Rubicon Piquet and Contract Piquet" in desk.books.two.hint.value


def test_a_form_with_bids_is_compared_with_itself_under_another_option():
    """The seats have names of their own there; and what the change is, stands at the head of its ledger."""
    desk = DealController("dispute", {"compare": "contract,contract"})
    assert "normand_end" not in dict(desk.books.two.option.options).values(), "what means nothing here is not offered"
    desk.books.two.option.choose("counterpique")
    desk.books.two.part.press()
    ledgers = desk.books.two.ledgers.scene
    assert ledgers["hands"][0]["label"].startswith("The dealer")
    assert "to the dealer" in ledgers["paragraphs"][1]
    first, second = ledgers["columns"]
    assert first["title"] != second["title"]
    assert second["totals"].startswith("The dealer: ")


def test_the_page_reads_the_same_every_time():
    assert repr(deal_page("dispute")) == repr(deal_page("dispute")) == "Page('dispute')"
