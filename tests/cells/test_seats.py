"""Whoever is meant is read in one way wherever a cell takes a side: by its word, in any language, or by a name."""

from __future__ import annotations

import re
from functools import cache

import pytest

import piquet_tutor
from piquet_tutor import ask, deal, language, seen_by
from piquet_tutor.cells.seats import seat_named, side_named
from piquet_tutor.engine.faults import Said
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.players import names_in, titled

WORDS = "Tuesday club. Anna (elder): ♠AKQJT987 ♥KQJ ♦A; Aunt May (younger): ♥AT8 ♦KQT9 ♣AKT98"


@cache
def of_two() -> Deal:
    """A deal of one's own, with names, played to its end."""
    return deal(WORDS, played=True)


TAKES_A_SIDE = {
    "total": lambda d, who: d.total(who),
    "tally": lambda d, who: d.tally(who),
    "tally's row": lambda d, who: d.tally()[who],
    "why": lambda d, who: repr(d.why("point", who)),
    "why not": lambda d, who: repr(d.why_not("pique", who)),
    "turned by": lambda d, who: repr(d.turned_by("point", who)),
    "ask": lambda d, who: ask(d, "pique", who).question.side,
    "ask turned by": lambda d, who: repr(ask(d, "point", who, asks="cards")),
    "what if": lambda d, who: repr(d.what_if(sink=f"{who} sequences")),
    "what if, one after another": lambda d, who: repr(d.what_if(sink=(who, "sequences"))),
    "what if in words": lambda d, who: repr(d.what_if(f"{who} sink sequences")),
    "explain": lambda d, who: repr(d.explain("call", seat=who)),
    "seen by": lambda d, who: seen_by(d, who).seat,
    "an answer": lambda d, who: ask(d, "point").mark(f"{who} 8").correct,
    "link": lambda d, who: d.link(hide=who),
}
CALLED = ("Elder", "ELDER", " elder ", "elder hand", "anna", "Anna", "premier", "le premier", "nondealer")


def may_be_called(takes, called):
    """Whether it takes that word: an answer is read by the scorer's own words, and by the names."""
    return takes != "an answer" or called not in ("nondealer", "elder hand")


@pytest.mark.parametrize(
    ("takes", "called"),
    [(takes, called) for takes in TAKES_A_SIDE for called in CALLED if may_be_called(takes, called)],
)
def test_a_side_is_meant_by_every_word_for_it_wherever_one_is_taken(takes, called):
    assert TAKES_A_SIDE[takes](of_two(), called) == TAKES_A_SIDE[takes](of_two(), "elder")


@pytest.mark.parametrize("takes", sorted({*TAKES_A_SIDE} - {"an answer", "link"}))
@pytest.mark.parametrize("stranger", ["eldr", "Ana", "zorro"])
def test_a_stranger_is_one_sentence_that_says_who_is_there(takes, stranger):
    with pytest.raises(Said) as caught:
        TAKES_A_SIDE[takes](of_two(), stranger)
    said = str(caught.value)
    assert f"“{stranger}”".lower() in said.lower()
    assert "elder (Anna) or younger (Aunt May)" in said
    near = {"eldr": "“elder”", "Ana": "“Anna”"}.get(stranger)
    assert ("perhaps" in said and near in said) if near else "perhaps" not in said


def test_a_name_that_is_nearly_meant_is_told_as_it_was_written():
    found = deal(WORDS.replace("Anna", "Miss Grey"))
    with pytest.raises(Said, match="perhaps “Miss Grey” is meant"):
        found.total("Miss Gray")


@pytest.mark.parametrize("side", ["elder", "Anna", "le premier"])
def test_what_is_asked_about_and_whose_may_be_given_in_either_order(side):
    d = of_two()
    turned, usual = ask(d, side, "pique").question, ask(d, "pique", side).question
    assert (turned.subject, turned.side) == (usual.subject, usual.side) == ("pique", "elder")
    for shows in (d.why_not, d.turned_by):
        assert repr(shows(side, "pique")) == repr(shows("pique", side))
    assert repr(d.why(side, "point")) == repr(d.why("point", side))
    with pytest.raises(Said, match="perhaps “pique” is meant"):
        ask(d, side, "piqe")


def test_nothing_else_reads_a_seat_by_itself():
    """What a cell takes a side by goes through ``cells/seats.py``, so that all of them know the same words."""
    others = [path for path in (seats_file().parent).glob("*.py") if path.name != "seats.py"]
    assert len(others) > 15
    assert not [path.name for path in others if "cell-words-elder" in path.read_text(encoding="utf-8")]
    assert not [path.name for path in others if "answers import side_of" in path.read_text(encoding="utf-8")]


def seats_file():
    """Where seats are read."""
    from pathlib import Path

    return Path(piquet_tutor.__file__).parent / "cells" / "seats.py"


def test_at_larger_tables_and_after_a_bidding_a_word_means_whoever_has_that_place():
    three = deal(seed=3, rules="normand")
    told = ("1", 2, "player 3", "le joueur 3", "elder", "dealer")
    assert "".join(seat_named(three, each) for each in told) == "123313"
    four = deal(seed=3, rules="voleur")
    assert (side_named(four, "2"), side_named(four, "players 1 and 3"), seat_named(four, "4")) == ("2-4", "1-3", "4")
    with pytest.raises(Said, match="“1-3”; use 1, 2, 3 or 4"):
        seat_named(four, "1-3")
    bid = deal("eight-bid-and-made")
    assert {side_named(bid, "elder"), side_named(bid, "younger")} == {"dealer", "nondealer"}
    assert bid.total("elder") == bid.total(side_named(bid, "elder"))


# --- names ------------------------------------------------------------------------------------------------------------


BOTH = {"elder": "Anna", "younger": "Tom and Jerry"}


@pytest.mark.parametrize("names", [{"elder": "Anna"}, BOTH, {"younger": "Zoé"}])
@pytest.mark.parametrize("title", ["", "Tuesday club", "Club: the second, and last (2)"])
@pytest.mark.parametrize("tongue", ["en", "fr"])
def test_names_in_a_title_are_read_back_as_they_were_given(title, names, tongue):
    assert names_in(titled(title, names, tongue)) == names


def test_a_title_without_names_tells_none():
    told = ("", "Anna", "Tuesday club", "Deal 1: Josephine deals, Napoleon is elder", "(elder)", "A deal (of elder)")
    assert not any(map(names_in, told))


@pytest.mark.parametrize(
    "shown",
    [
        lambda d: d,
        lambda d: d.under("parlett"),
        lambda d: deal(d.link()),
        lambda d: d.why("point"),
        lambda d: d.why_not("pique", "elder"),
        lambda d: d.what_if(sink="elder sequences"),
        lambda d: d.turned_by("point"),
        lambda d: d.books(),
        lambda d: ask(d, "point").shown()[0],
        lambda d: piquet_tutor.race(d),
    ],
)
def test_hands_bear_the_names_of_those_who_hold_them_wherever_a_deal_is_shown(shown):
    found = shown(of_two())
    told = repr(found)
    if hasattr(found, "_repr_html_"):
        assert "Anna (elder)<br>" in found._repr_html_()
    assert "Anna (elder)" in told
    hands = [line for line in told.splitlines() if "A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ K♥" in line]
    assert hands
    assert all(line.startswith("Anna (elder)") for line in hands)
    assert any(line.startswith("Aunt May (younger)") for line in told.splitlines())


def test_names_are_told_in_the_language_in_which_the_deal_is_shown():
    language("fr")
    try:
        assert "Anna (premier) avait" in repr(of_two())
    finally:
        language("en")


# --- hands in words ---------------------------------------------------------------------------------------------------

HANDS = ("♠AKQJT987 ♥KQJ ♦A", "♥AT8 ♦KQT9 ♣AKT98")


@pytest.mark.parametrize(
    ("words", "places"),
    [
        ("elder: {}; elder: {}", ("line 1, character 27", "line 1, character 1;")),
        ("elder: {}\nelder: {}", ("Line 2, character 1", "line 1, character 1;")),
        ("younger: {}\ndealer: {}", ("Line 2, character 1", "line 1, character 1;")),
        ("Anna (elder): {}; Anna: {}", ("character 34", "line 1, character 7;")),
    ],
)
def test_a_seat_that_stands_twice_is_told_with_both_places(words, places):
    with pytest.raises(Said) as caught:
        deal(words.format(*HANDS))
    said = str(caught.value)
    assert "a second time" in said
    assert all(place.lower() in said.lower() for place in places), said


def test_a_hand_may_be_written_in_two_parts():
    parts = "elder: ♠AKQJT987\nelder: ♥KQJ ♦A\nyounger: {}"
    assert deal(parts.format(HANDS[1])).kept == deal(f"elder: {HANDS[0]}; younger: {HANDS[1]}").kept


@pytest.mark.parametrize("name", ["Anna", "Aunt May"])
def test_a_name_alone_before_a_hand_is_told_how_to_say_who_sits_where(name):
    with pytest.raises(Said, match=rf"write “{name} \(elder\):” or “{name} \(younger\):”"):
        deal(f"{name}: {HANDS[0]}; Ben: {HANDS[1]}")
    with pytest.raises(Said, match="perhaps “elder” is meant"):
        deal(f"Eldr: {HANDS[0]}; younger: {HANDS[1]}")


NAMED = "Tuesday club. Anna (elder): ♠AKQ8 ♥A7 ♦KQJ ♣AT7; Marta (younger): ♠J9 ♥JT98 ♦T98 ♣KQ9"
AS_ROLES = re.compile(r"\b(?:[Ee]lder|[Yy]ounger)\b(?!\))")
"""A role where a name would do: not “Anna (elder)”."""


@pytest.mark.parametrize("asks", [("point",), ("play",), ("total",), ("point", "Marta"), ("cards", "Anna")])
def test_a_question_about_a_deal_with_names_is_asked_in_these_names(asks):
    asked = ask(deal(NAMED, played=True), *asks)
    asking = asked.question.asking()
    told = [asking.text, asking.how, *(label for _, label in asking.form.sides), *asking.tricks]
    assert not [line for line in told if AS_ROLES.search(line)]
    assert all("Anna" in line or "Marta" in line for line in asking.tricks)
    name = asks[1] if len(asks) > 1 else "Anna"
    written = "Anna …, Marta …" if asks in (("play",), ("total",)) else f"{name} …"
    assert f'.mark("{written}")' in asking.how
    assert asked.mark(f"{name} 1").marked.given


def test_whose_cards_and_who_called_is_told_by_name():
    d = deal(NAMED, played=True)
    assert ask(d, "sequence", asks="cards").question.asking().text.startswith("Marta: which cards")
    assert ask(d, "sequence", asks="answer").question.asking().said[-1].startswith("Anna: ")


def test_without_names_the_sides_stay_what_they_are():
    asking = ask(deal("cavendish-example"), "play", "elder").question.asking()
    assert asking.text.endswith("how many does elder score?")
    assert asking.tricks[0].startswith("Trick 1: Elder leads, Elder wins it")
