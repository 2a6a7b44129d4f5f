"""A deal in words: many spellings, one meaning; what is left open is refused at its place and never guessed."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark

from piquet_tutor import narration
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.lab.faults import EditFault, TypedFault
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.notation.grammar import parser
from piquet_tutor.explore.lab.notation.reader import read, read_as
from piquet_tutor.explore.lab.notation.vocabulary import alphabets, plain_word, words_of
from piquet_tutor.explore.lab.recording import from_record, of_deal, to_record
from piquet_tutor.game.cards import Suit, parse_cards
from tests.samples import sample
from tests.strategies import deals

DEALT = (
    "elder: AS KS JS AH QH JH 8H JC 8C 7C 9D 8D; younger: TS 7S TH 9H 7H KC QC TC AD QD JD TD; "
    "talon: 9S 8S KH 9C KD QS AC 7D"
)
EXCHANGED = DEALT + "; elder discards KS 8C 7C 9D 8D; younger discards 7S 9H 7H"
PLAIN = from_record(
    {
        key: value
        for key, value in example("cavendish-example").items()
        if key not in ("title", "source", "note", "play")
    }
)


TYPED = json.loads(Path(__file__).with_name("typed.json").read_text("utf-8"))
"""Texts that people and pages have typed, each with the record it is read to and what was ``left_out`` of it, or the
code of its ``fault``, what was ``found`` at its place, and words that are ``told`` of it by language."""


@pytest.mark.parametrize("case", TYPED, ids=range(len(TYPED)))
def test_what_has_once_been_typed_is_read_to_the_same_deal(case):
    """Many spellings, one meaning; what could mean two things is refused at its place, and never guessed."""
    text, onto = case["text"], from_record(case["onto"]) if "onto" in case else None
    told = case.get("rules", "rubicon"), case.get("options"), case.get("basis", "deal"), onto, case.get("chosen")
    if "fault" not in case:
        found = read_as(text, *told)
        assert (to_record(found.sheet), list(found.left_out)) == (case["record"], case.get("left_out", []))
        return
    with pytest.raises(EditFault) as refused:
        read_as(text, *told)
    fault = refused.value
    assert fault.key == case["fault"]
    if "found" in case:
        assert (fault.found, text[fault.at :][: len(case["found"])]) == (case["found"], case["found"])
    if isinstance(fault, TypedFault):
        assert fault.text().startswith(f"Line {fault.line}, character {fault.column}: ")
    for language in narration.languages():
        said = " ".join(fault.text(language).replace("\u202f", " ").split())
        assert said.endswith(".")
        assert case.get("told", {}).get(language, "") in said


def test_no_word_has_two_meanings_in_one_language_or_is_a_card():
    for language in narration.languages():
        found = {}
        for word, *meaning in words_of(language):
            assert found.setdefault(plain_word(word), meaning)[1] == meaning[1] or word == "six", word
            cards = word != "a" and any(letters.parts(plain_word(word)) for letters in alphabets().values())
            assert not cards or meaning[0] == "RANKS", "it would hide cards"


def test_the_grammar_leaves_no_choice_open():
    """Strict: a choice that one word of lookahead cannot make is an error."""
    text = files("piquet_tutor").joinpath("explore", "lab", "notation", "deal.lark").read_text("utf-8")
    Lark(
        text,
        parser="lalr",
        lexer=type(parser().options.lexer.__name__, (parser().options.lexer,), {}),
        start=["deal", "list"],
        strict=True,
    )


def test_only_a_typed_text_loads_theparser():
    code = (
        "import sys; from piquet_tutor.explore import given; from piquet_tutor.explore.lab.sheet import blank; blank();"
        "print('lark' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


REPEATED = (
    *("(", "a ", "♠A ", "A-K-", "elder ", "elder: AS;", "elder is ", "Anna is elder ", "title:a;", "rules: ", "1. "),
    *("play 1. ", "point of five making 49 ", "no ", "as de ", "AKQ♠", "(elder) ", "elder: Anna\n", "A to 7 of ", "l'"),
    *(
        "hello ",
        "hello. ",
        "he ",
        "a.b.c.d ",
        "s.h.d.c\n",
        "spades.hearts.diamonds.clubs 9.9.9.9 ",
        "elder  younger\n",
        "| ",
    ),
    *("[12:03] ", "- ", "# ", "hi, elder ", "good ", "Aa ", "at ", "I am ", "n'", "A;", "....", "a-\n", "not. "),
)


@pytest.mark.parametrize("again", REPEATED)
def test_eight_thousand_characters_that_mean_nothing_are_refused(again):
    with pytest.raises(EditFault):
        read((again * 8000)[:8000])


def test_a_call_of_cards_that_are_not_held_is_kept_and_explained():
    sheet = read(f"{EXCHANGED}; elder calls a tierce major in spades")
    assert sheet.said("elder").given("sequence") == (parse_cards("AS KS QS"),)
    (fault,) = judged(sheet).faults
    assert fault.text() == "Elder’s sequences: elder does not hold K♠ after the exchange; list only cards held then."
    assert "n’a pas R♠ après" in fault.text("fr")


def test_a_record_may_be_typed_as_well():
    record = example("cavendish-example")
    assert to_record(read(json.dumps(record))) == record


class English:
    discards, bids, play, after = "discards", "bids", "play", "hands after the exchange"

    @staticmethod
    def seat(seat):
        return f"player {seat}" if seat.isdigit() else seat

    @staticmethod
    def shown(cards, rng):
        """Cards one by one, each written in a way of its own."""
        ways = (
            lambda one: one.code,
            lambda one: one.code.lower(),
            lambda one: one.code[0].replace("T", "10") + one.suit.symbol,
            lambda one: one.suit.symbol + one.code[0].replace("T", "10"),
            lambda one: f"{one.rank.name.lower()} of {one.suit.name.lower()}",
        )
        return ", ".join(rng.choice(ways)(one) for one in cards)


class French:
    discards, bids, play, after = "écarte", "enchères", "jeu de la carte", "mains après l’écart"

    @staticmethod
    def seat(seat):
        return narration.message(f"label-{seat}", "fr")

    @staticmethod
    def shown(cards, rng):
        """The same as the tutor writes them in French."""
        ways = (
            lambda one: narration.card_symbol(one, "fr"),
            lambda one: one.suit.symbol + narration.card_symbol(one, "fr").removesuffix(one.suit.symbol),
            lambda one: narration.card_name(one, "fr"),
            lambda one: narration.card_name(one, "fr").upper(),
            lambda one: narration.card_symbol(one, "fr")[:-1] + "PCKT"[list(Suit).index(one.suit)],
        )
        return ", ".join(rng.choice(ways)(one) for one in cards)


@pytest.mark.parametrize("words", [English, French])
@settings(max_examples=sample(15), deadline=None)
@given(deal=deals(), rng=st.integers(0, 2**32).map(Random))
def test_a_sheet_written_out_in_words_reads_back(words, deal, rng):
    """Every form, the calls by their cards, in any order of the parts."""
    sheet = of_deal(deal)
    parts = [f"{words.seat(seat)}: {words.shown(cards, rng)}" for seat, cards in sheet.hands.items()]
    parts += [f"talon: {words.shown(sheet.talon, rng)}"] if sheet.talon else []
    parts += [
        f"{words.seat(seat)} {words.discards} {words.shown(cards, rng)}"
        for seat, cards in sheet.discards.items()
        if cards
    ]
    parts += [f"{words.bids}: {', '.join(f'{seat} {said}' for seat, said in sheet.bids)}"] if sheet.bids else []
    parts += [f"{words.play}: {words.shown(sheet.play, rng)}"] if sheet.play else []
    parts += [words.after] if sheet.basis == "hands" else []
    rng.shuffle(parts)
    found = read(rng.choice([";", "\n"]).join(parts), sheet.rules, dict(sheet.options))
    assert (found.talon, found.play, found.bids, found.basis) == (sheet.talon, sheet.play, sheet.bids, sheet.basis)
    assert {seat: set(cards) for seat, cards in found.hands.items()} == {s: set(c) for s, c in sheet.hands.items()}
    out, discarded = (
        {seat: cards for seat, cards in each.discards.items() if cards} for each in (found, sheet)
    )  # who discarded nothing need not be named
    assert out == discarded


WORDS = [
    *(
        "elder",
        "younger",
        "player",
        "2",
        "talon",
        "play",
        "discards",
        "title",
        "rules",
        "capot",
        "bids",
        "point",
        "after",
    ),
    *(
        "tierce",
        "trio",
        "kings",
        "four",
        "sinks",
        "nothing",
        "carte",
        "blanche",
        "the",
        "exchange",
        "of",
        "and",
        "hearts",
    ),
    *("premier", "dernier", "a", "le", "de", "l’as", "écart", "règles", "titre", "dame", "cœur", "♠AD10", "R", "D"),
    *("AS", "♠AK", "7", "3", "4", ":", ";", "\n", "=", "-", "(", ")", ".", ","),
]


@settings(max_examples=sample(55), deadline=None)
@given(
    st.one_of(
        st.text(max_size=120),
        st.lists(
            st.sampled_from(WORDS),
            max_size=25,
        ).map(" ".join),
    )
)
def test_no_text_raises_anything_but_the_fault(text):
    try:
        sheet = read(text)
    except EditFault as caught:
        fault = caught
    else:
        fault = None
    if fault is not None:
        assert fault.text().endswith(".")
        return
    judged(sheet)
    assert from_record(to_record(sheet)) == sheet


ELDER = "AS KS QS JS TS 9S 8S 7S AH KH QH 7D"
YOUNGER = "JH TH 9H 8H 7H AD KD QD JD TD AC KC"
OF_A_DEAL = [
    *(
        "AS",
        "ks",
        "10♥",
        "♠A",
        "as de pique",
        "the ace",
        "seven",
        "spades",
        "cœur",
        "RP",
        "dame",
        "7",
        "10",
        "♠",
        "Q♦ J♦",
    ),
    *("elder", "younger", "dealer", "premier", "le dernier", "talon", "discards", "écarte", "Anna", "🂡"),
]
SAID = ["{} hello everybody here", "hello {} everybody here", "hello everybody here {}", "Well then, {}, thanks"]


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("word", OF_A_DEAL)
def test_nothing_with_a_card_a_seat_or_a_name_in_it_is_left_out(said, word):
    remark = said.format(word)
    for text in (f"{{}}\n{remark}.\n", f"{remark}. {{}}", f"{{}} ({remark})"):
        given = f"Anna is elder.\nAnna: {ELDER}\nyounger: {YOUNGER}"
        try:
            found = read_as(text.format(given))
        except EditFault:
            continue
        for left in found.left_out:
            assert word.casefold() not in left.casefold().split()
