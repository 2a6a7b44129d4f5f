"""The dispute page without a browser: a deal in any form by every book, and two books without a deal."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import visiting
from piquet_tutor.app.pages.dispute import dispute_page
from piquet_tutor.app.pages.dispute.dispute_page import SAMPLE, DisputeController
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.explore import given, links
from piquet_tutor.explore.examples import example
from tests.app.opening import open_desk

MARKUP = "<img src=x onerror=alert(1)>"


# --- a deal ---------------------------------------------------------------------------------------------------------


def ruled(text=SAMPLE, query=None, language="en"):
    desk = DisputeController(query or {}, language)
    desk.text.choose(text)
    desk.rule.press()
    return desk


def totals(scores):
    return [one["points"] for one in scores]


def test_a_deal_is_ruled_by_the_book_named_and_the_books_that_differ_stand_beside_it():
    """Twenty-nine, the lead, and three tens: a pique by the clock, none by the order of reckoning."""
    scene = ruled().rulings.scene
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
    assert "as they were dealt" in desk.taken.scene["paragraphs"][0]
    assert not desk.basis.hidden
    hands = "elder: AS KS QS JS TS 9S 8S 7S KH QH JH AD; younger: AH TH 8H KD QD TD 9D AC KC TC 9C 8C"
    desk.rule_on(hands)
    assert "after the exchange" in desk.taken.scene["paragraphs"][0]
    assert desk.taken.scene["paragraphs"][1] == desk.words["unfinished"]
    before = desk.rulings.scene
    desk.basis.choose("deal")
    assert desk.notice.scene["tone"] == "refused"
    assert "talon" in desk.notice.scene["paragraphs"][0]
    assert desk.basis.value == "", "what cannot be is not left standing"
    assert desk.rulings.scene == before


@pytest.mark.parametrize("form", ["words", "record", "link", "file"])
def test_it_takes_a_deal_in_any_form(form):
    record = example("lead-before-the-tens")
    texts = {
        "words": f"{SAMPLE}\nrules: parlett",
        "record": json.dumps(record),
        "link": links.write(links.Link((record,))),
        "file": json.dumps(record).encode(),
    }
    desk = DisputeController({})
    desk.rule_on(texts[form])
    assert totals(desk.rulings.scene["own"]["scores"]) == [79, 7], "by the book it names"
    assert desk.two.one.value == "parlett"


def test_the_book_can_be_another_and_one_that_does_not_allow_the_deal_says_so():
    desk = ruled()
    desk.two.one.choose("parlett")
    assert totals(desk.rulings.scene["own"]["scores"]) == [79, 7]
    desk.two.one.choose("contract")
    assert desk.notice.scene["tone"] == "refused"
    assert desk.two.one.value == "parlett"
    assert totals(desk.rulings.scene["own"]["scores"]) == [79, 7]


def test_whole_ledgers_of_the_deal_stand_side_by_side():
    desk = ruled()
    first, second = desk.two.ledgers.scene["columns"]
    assert (first["totals"], second["totals"]) == ("Elder: 49, Younger: 7", "Elder: 79, Younger: 7")
    assert desk.two.part.hidden
    desk.rulings.handle({"kind": "beside", "rules": "club"})
    assert desk.two.titles[1] == "Club Piquet"
    desk.rulings.handle({"kind": "beside", "rules": MARKUP})
    assert desk.two.titles[1] == "Club Piquet"
    desk.rulings.handle({"kind": "open"})
    assert desk.app.session.score.rules.id == "rubicon"


def test_the_link_opens_the_same_deal_by_the_same_book():
    desk = ruled()
    desk.two.one.choose("parlett")
    address = desk.rulings.scene["link"]["address"]
    found = given.read(address)
    assert found.sheet.rules == "parlett"
    with visiting(Address("dispute.ipynb", {}, address)):
        page = page_at(Address("dispute.ipynb", {}, address))
    page.open({}, Address("dispute.ipynb", {}, address, "http://127.0.0.1/voila/render/dispute.ipynb"))
    shown = page.scene()["parts"]["book-rulings"]["scene"]
    assert totals(shown["own"]["scores"]) == [79, 7]
    assert shown["link"]["address"].startswith("http://127.0.0.1/voila/render/dispute.ipynb#piquet=")


@pytest.mark.parametrize(
    "text", ["", "What now?", "{", "[" * 9000, "x" * 400_000, "piquet=1.AAAA", f"{SAMPLE}\nelder discards AC", MARKUP]
)
def test_what_is_no_deal_is_one_sentence_and_puts_the_deal_before_aside(text):
    """Its verdict cannot be read as that of what was typed; what was typed stays, and one press shows it again."""
    desk = ruled()
    before = desk.case
    desk.text.choose(text)
    desk.rule.press()
    reason, kept = desk.notice.scene["paragraphs"]
    assert reason.endswith(".")
    assert len(reason) < 500
    assert kept.startswith(desk.words["kept"])
    assert desk.text.value == text
    assert (desk.case, desk.rulings.scene) == (None, {})
    desk.back.press()
    assert desk.case == before


def test_a_reload_finds_the_deal_again_and_a_strangers_text_is_none():
    desk = open_desk(DisputeController({}))
    desk.rule_on(SAMPLE)
    again = open_desk(DisputeController({}), desk.store.value)
    assert totals(again.rulings.scene["own"]["scores"]) == [49, 7]
    for kept in ("{", "[1]", '{"text": 3}', json.dumps({"text": MARKUP}), "null"):
        stranger = open_desk(DisputeController({}), kept)
        assert stranger.case is None


def test_whatever_is_pasted_can_be_kept():
    """Half a character, as some programs copy it, once could not be written down."""
    desk = open_desk(DisputeController({}))
    desk.text.choose("elder: \ud800")
    assert desk.store.written()


def test_without_the_deal_two_books_stand_side_by_side_again():
    desk = ruled()
    desk.away.press()
    assert desk.rulings.scene == {}
    assert len(desk.two.ledgers.scene["columns"]) == 2
    assert desk.text.value == SAMPLE, "nothing that was written is lost"


def test_several_deals_are_taken_one_by_one():
    desk = DisputeController({})
    desk.rule_on(json.dumps(example("partie-141")))
    assert [value for _, value in desk.number.options] == ["0", "1", "2", "3", "4", "5"]
    first = desk.rulings.scene["own"]
    desk.number.choose("1")
    assert desk.rulings.scene["own"] != first


def test_in_french_no_ruling_is_left_in_english():
    scene = ruled(language="fr").rulings.scene
    assert scene["books"][0]["there"]["said"].startswith("Pique")
    assert "Elder" not in json.dumps(scene["books"])
    desk = DisputeController({}, "fr")
    assert "Elder" not in json.dumps(desk.two.ledgers.scene)


# --- two books without a deal -----------------------------------------------------------------------------------------


def test_the_old_address_of_the_comparison_still_leads_to_it():
    with visiting(Address("rulebook.ipynb", {"compare": "cavendish,parlett"})):
        page = page_at(Address("rulebook.ipynb", {"compare": "cavendish,parlett"}))
    assert page.name == "dispute"
    assert page.scene()["parts"]["pair"]["scene"]["titles"] == ["Cavendish's laws, 1882", "Parlett's Piquet"]
    with visiting(Address("rulebook.ipynb", {"find": "younger-repiques"})):
        assert page_at(Address("rulebook.ipynb", {"find": "younger-repiques"})).name == "rulebook"


def test_an_address_that_names_no_book_gets_sentences_and_two_books():
    desk = DisputeController({"compare": f"{MARKUP},{MARKUP}"})
    told = desk.notice.scene["paragraphs"]
    assert len(told) == 2
    assert all(one.endswith(".") for one in told)


def test_of_a_long_rule_only_the_words_that_differ_are_shown_and_the_whole_unfolds():
    desk = DisputeController({"compare": "rubicon,parlett"})
    rows = [row for part in desk.two.view.scene["parts"] for row in part["differences"]]
    folded = [cell for row in rows for cell in row["cells"] if cell["whole"]]
    assert folded
    assert all(len(cell["said"]) < len(cell["whole"]) for cell in folded)


def test_two_books_are_compared_and_part_on_a_deal():
    desk = DisputeController({"compare": "rubicon,parlett"})
    scene = desk.two.view.scene
    assert scene["titles"] == ["Rubicon Piquet", "Parlett's Piquet"]
    named = [row["clause"] for part in scene["parts"] for row in part["differences"]]
    assert "pique.award" in named
    ledgers = desk.two.ledgers.scene
    assert [one["title"] for one in ledgers["columns"]] == scene["titles"], "it opens on a deal on which they part"
    assert all(sum(line["marked"] for line in one["rulings"]) == 1 for one in ledgers["columns"])
    assert "30 more to elder" in " ".join(ledgers["paragraphs"])
    desk.two.ledgers.handle({"kind": "open", "column": 1})
    assert desk.app.session.deal.rules.id == "parlett"
    desk.two.other.choose("wikipedia")
    assert [one["title"] for one in desk.two.ledgers.scene["columns"]] == list(desk.two.titles), "the old deal is gone"


def test_a_book_is_compared_with_itself_under_another_option():
    desk = DisputeController({"compare": "rubicon,rubicon"})
    assert desk.two.view.scene["parts"] == []
    desk.two.option.choose("capot")
    desk.two.value.choose("30")
    assert desk.two.option.chosen == "The capot"
    assert desk.two.value.chosen == "30 points"
    assert "<code>capot = 30</code>" in desk.two.about.value
    assert desk.two.titles[1] == "Rubicon Piquet, but the capot: 30 points"
    rows = [row["clause"] for part in desk.two.view.scene["parts"] for row in part["differences"]]
    assert rows == ["cards.capot"]
    desk.two.part.press()
    assert "10 less" in " ".join(desk.two.ledgers.scene["paragraphs"])


def test_books_of_different_forms_are_compared_and_told_that_no_deal_is_for_both():
    desk = DisputeController({"compare": "rubicon,contract"})
    assert desk.two.view.scene["parts"]
    assert desk.two.part.disabled
    assert "No deal can be ruled by both Rubicon Piquet and Contract Piquet" in desk.two.hint.value


def test_a_form_with_bids_is_compared_with_itself_under_another_option():
    """The seats have names of their own there; and what the change is, stands at the head of its ledger."""
    desk = DisputeController({"compare": "contract,contract"})
    assert "normand_end" not in dict(desk.two.option.options).values(), "what means nothing here is not offered"
    desk.two.option.choose("counterpique")
    desk.two.part.press()
    ledgers = desk.two.ledgers.scene
    assert ledgers["hands"][0]["label"].startswith("The dealer")
    assert "to the dealer" in ledgers["paragraphs"][1]
    first, second = ledgers["columns"]
    assert first["title"] != second["title"]
    assert second["totals"].startswith("The dealer: ")


def test_the_page_reads_the_same_every_time():
    assert repr(dispute_page.dispute_page()) == repr(dispute_page.dispute_page()) == "Page('dispute')"
