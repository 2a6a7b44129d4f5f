"""A deal in any form: what it is taken to be, by its words and then by its cards; and what is no deal."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.explore import given, links
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.lab.edits import TakeText
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.explore.lab.history import begin
from piquet_tutor.explore.lab.sheet import blank
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import play_through, score_from

RECORD = example("cavendish-example")
DEALT = (
    "elder: AS KS JS AH QH JH 8H JC 8C 7C 9D 8D; younger: TS 7S TH 9H 7H KC QC TC AD QD JD TD; "
    "talon: 9S 8S KH 9C KD QS AC 7D"
)
HANDS = "elder: AS JS AH QH JH 8H JC 9S 8S KH 9C KD; younger: TS TH KC QC TC AD QD JD TD QS AC 7D"
TALON = "; talon: 9S 8S KH 9C KD QS AC 7D"
OUT = {"elder": "KS 8C 7C 9D 8D", "younger": "7S 9H 7H"}
SAID = "".join(f"; {seat} discards {cards}" for seat, cards in OUT.items())
NOBODYS = "; discards: KS 8C 7C 9D 8D 7S 9H 7H"
PLAY = f"; play: {RECORD['play']}"


@pytest.mark.parametrize(
    ("text", "basis", "how", "discards"),
    [
        (DEALT + SAID, "deal", "dealt", "said"),
        (DEALT + NOBODYS, "deal", "dealt", "owner"),
        (DEALT + PLAY, "deal", "dealt", "unplayed"),
        (HANDS, "hands", "alone", "none"),
        (HANDS + SAID, "hands", "elsewhere", "unneeded"),
        (HANDS + NOBODYS, "hands", "elsewhere", "unneeded"),
        (HANDS + TALON + PLAY, "hands", "played", "none"),
        (HANDS + TALON + SAID, "deal", "rebuilt", "said"),
        (f"hands after the exchange; {HANDS}{SAID}", "hands", "said", "unneeded"),
    ],
)
def test_the_cards_tell_what_the_hands_are_and_whose_the_discards(text, basis, how, discards):
    found = given.read(text)
    assert (found.form, found.sheet.basis, found.taken.basis, found.taken.discards) == ("words", basis, how, discards)
    deal = play_through(score_from(found.value))
    assert set(deal.kept["elder"]) == set(parse_cards(HANDS.split(";")[0].removeprefix("elder: ")))
    if basis == "deal":
        assert {seat: set(cards) for seat, cards in deal.discards.items()} == {
            seat: set(parse_cards(cards)) for seat, cards in OUT.items()
        }
    for language in ("en", "fr"):
        assert given.told(found, language).endswith(".")


def test_what_it_was_taken_to_be_can_be_said_otherwise():
    """Two hands alone are taken as played with; who chooses that they were dealt is told what is missing then."""
    with pytest.raises(given.Unsound) as refused:
        given.read(HANDS, chosen="deal")
    assert "talon" in refused.value.text()
    chosen = given.read(DEALT + SAID, chosen="deal")
    assert chosen.taken.basis == "chosen"
    assert "as you chose" in given.told(chosen)


def test_words_record_and_link_are_one_deal():
    written = given.read(json.dumps(RECORD))
    address = f"https://example.org/lab.ipynb#{links.write(links.Link((RECORD,)))}"
    linked = given.read(f"Look: {address}")
    worded = given.read(DEALT + SAID + PLAY)
    assert (written.form, linked.form, worded.form) == ("record", "link", "words")
    first, *others = (play_through(score_from(each.value)) for each in (written, linked, worded))
    assert all(each.tally() == first.tally() for each in others)
    assert given.read(json.dumps(RECORD).encode()).sheet == written.sheet


def test_a_partie_holds_several_deals():
    found = given.read(json.dumps(example("partie-141")))
    assert found.form == "partie"
    assert len(found.records) == 6
    assert "6 deals" in given.told(found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "What shall I say?",
        "{",
        "[" * 20_000,
        "9" * 400_000,
        "piquet=1.AAAA",
        "piquet=9.x",
        "piquet=",
        f"{DEALT}; elder discards AS AS",
        f"{DEALT}; discards AC",
        f"{HANDS} KS",
        "elder: AS KX",
        b"\xff\xfe\x00bad",
        json.dumps(RECORD | {"rules": "nobody's"}),
        json.dumps(RECORD | {"deal": 3}),
    ],
)
def test_what_is_no_deal_is_one_sentence_in_both_languages(text):
    with pytest.raises((Worded, RecordError)) as refused:
        given.read(text)
    for language in ("en", "fr"):
        said = given.fault_told(refused.value, language)
        assert said.endswith(".")
        assert len(said) < 500


def test_the_lab_reads_the_same_text_to_the_same_deal():
    for text in (DEALT + SAID, DEALT + NOBODYS, HANDS, HANDS + TALON + SAID):
        assert begin(blank()).do(TakeText(text)).sheet == given.read(text).sheet


def test_what_was_left_out_is_shown_after_the_cards_in_both_languages():
    found = given.read("Hello, who wins? elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♥JT987 ♦AKQJT ♣AK")
    assert given.understood(found)[-1] == (
        "Left out: “Hello, who wins”. If that is its title, write “title: Hello, who wins” in a line of its own."
    )
    assert given.understood(found, "fr")[-1] == (
        "Laissé de côté\u202f: «\u202fHello, who wins\u202f». Si c’est son titre, écrivez "
        "«\u202ftitre\u202f: Hello, who wins\u202f» sur une ligne à part."
    )
    assert given.left_out(given.read("elder: ♠AKQJT987 ♥AKQ ♦7; younger: ♥JT987 ♦AKQJT ♣AK").taken) == []


TWO_HANDS = "elder: ♠AKQJT987 ♥AKQ ♦7\nyounger: ♥JT987 ♦AKQJT ♣AK"


@pytest.mark.parametrize(
    "greeting",
    [
        "Hi",
        "Hi all,",
        "Dear all",
        "Hello everybody!",
        "Good evening",
        "Thanks, all the best",
        "Bonjour à tous,",
        "Bonsoir",
    ],
)
def test_a_greeting_is_no_card_and_no_misspelt_seat(greeting):
    found = given.read(f"{greeting}\n{TWO_HANDS}")
    assert found.sheet == given.read(TWO_HANDS).sheet
    assert found.taken.left_out
    with pytest.raises(Worded) as refused:
        given.read(greeting)
    assert "not a card" not in refused.value.text("en")


@pytest.mark.parametrize(
    ("said", "rules"),
    [
        ("Playing by Cavendish", "cavendish"),
        ("We play by Parlett.", "parlett"),
        ("Nous jouons selon Cavendish", "cavendish"),
        ("by the rules of Parlett", "parlett"),
    ],
)
def test_a_book_is_named_as_players_say_it(said, rules):
    assert given.read(f"{said}\n{TWO_HANDS}").value["rules"] == rules


@pytest.mark.parametrize("word", ["under", "wid", "evening"])
def test_no_word_is_suggested_that_nobody_meant(word):
    with pytest.raises(Worded) as refused:
        given.read(f"{TWO_HANDS}\nelder played {word}: AS")
    assert "perhaps" not in refused.value.text("en")


def test_a_set_is_sunk_by_its_rank():
    """As is “the trio of aces”; what is not held cannot be sunk."""
    hands = "elder: ♠KQJT98 ♥K9 ♦J ♣QJ7\nyounger: ♥AT7 ♦KQT87 ♣AKT9"
    by_rank = given.read(f"{hands}\nyounger sinks the tens").value
    assert by_rank == given.read(f"{hands}\nyounger sinks the trio of tens").value
    assert by_rank["calls"] == {"younger": {"sets": []}}
    with pytest.raises(Worded, match="kings"):
        given.read(f"{hands}\nyounger sinks the kings")


def test_a_seat_is_named_in_the_language_of_the_sentence():
    hands = "elder: ♠KQJT98 ♥K9 ♦J ♣QJ7\nyounger: ♥AT7 ♦KQT87 ♣AKT9"
    with pytest.raises(Worded) as refused:
        given.read(f"{hands}\nelder calls AS AH AD")
    assert "le premier n’a pas" in refused.value.text("fr")


@pytest.mark.parametrize("address", ["http://example.org/x", " <https://example.org/table.html#there>\n"])
def test_an_address_without_a_deal_is_said_to_be_no_link_to_one(address):
    with pytest.raises(links.LinkFault, match="This is not a link to a deal"):
        given.read(address)
