"""The brute scorers' own steps, counted by hand: bidding, drawing, classes and tricks of three and four.

Whole deals counted with pencil and paper are cases: ``tests/cases/counted_*.toml``.
"""

from __future__ import annotations

import pytest

from .bidding_scorer import Unlawful, undertaking_of_pairs, undertaking_with_sign
from .round_scorer import BASES, Event, bonuses, class_scores, for_the_tricks, in_hand
from .scorer import final_hands, options_of

TWO_SIDES = {"1": "1-3", "2": "2-4", "3": "1-3", "4": "2-4"}
THREE = {"1": "1", "2": "2", "3": "3"}
VOLEUR = BASES["voleur"]

# --- bidding ----------------------------------------------------------------------------------------------------------


def bids(text: str, first: str = "dealer") -> list[list[str]]:
    """What the two say in turn."""
    seats = (first, "nondealer" if first == "dealer" else "dealer")
    return [[seats[place % 2], word] for place, word in enumerate(text.split())]


@pytest.mark.parametrize(
    ("said", "elder"),
    [
        ("7-3 pass", ("dealer", 7, 3)),
        ("7-3 yes 7-4 pass", ("dealer", 7, 4)),
        ("7-3 yes pass pass", ("nondealer", 7, 3)),
        ("7-3 yes pass 9-4", ("nondealer", 9, 4)),
        ("pass 10-5", ("nondealer", 10, 5)),
    ],
)
def test_who_is_elder_and_at_what(said: str, elder: tuple) -> None:
    """Yes or pass; the other may raise once when the dealer gives way, or open when he passes at once."""
    assert undertaking_of_pairs(bids(said))[:3] == elder


def test_two_passes_make_nobody_elder() -> None:
    assert undertaking_of_pairs(bids("pass pass")).elder == ""


@pytest.mark.parametrize(
    "said",
    [
        "9-4 yes 12-3 pass",  # both are worth 36
        "8-3 yes 7-3 pass",
        "7-3 8-3",  # nondealer says yes or pass
        *("7-3 yes pass 7-3", "7-3 yes", "7-2 pass", "14-3 pass", "pass 7-3 8-3"),
    ],
)
def test_what_is_no_bidding(said: str) -> None:
    with pytest.raises(Unlawful):
        undertaking_of_pairs(bids(said))


@pytest.mark.parametrize(
    "said",
    [
        "8+ 8-",  # of one number they rank alike
        *("8+ 7+", "6+ pass", "13+ pass", "double pass", "8+ double double double pass", "8+"),
    ],
)
def test_what_is_no_bidding_with_a_sign(said: str) -> None:
    with pytest.raises(Unlawful):
        undertaking_with_sign(bids(said, "nondealer"))


# --- drawing ----------------------------------------------------------------------------------------------------------

BLANK = {
    "deal": {
        "elder": "AS TS 9S 8S 7S AH TH 9H 8H AD TD 9D",
        "younger": "7H 8D 7D JD AC KC QC JC TC 9C 8C 7C",
        "talon": "KS QS JS KH QH JH KD QD",
    },
    "exchange": {"elder": "7S 8H 9H 9S 8S", "younger": "7H 8D 7D"},
}


@pytest.mark.parametrize(
    ("rules", "told", "elder", "younger"),
    [
        ("club", True, "KH QH JH KD QD", "KS QS JS"),
        ("club", False, "KS QS JS KH QH", "JH KD QD"),
        ("rubicon", True, "KS QS JS KH QH", "JH KD QD"),
    ],
)
def test_younger_draws_first_from_the_top(rules: str, told: bool, elder: str, younger: str) -> None:
    """Only where S003's order holds, and only when the blank is claimed."""
    record = {**BLANK, "rules": rules, "calls": {} if told else {"elder": {"carte_blanche": False}}}
    hands = final_hands(record, options_of(record))
    assert (hands["elder"][7:], hands["younger"][9:]) == (elder.split(), younger.split())


# --- three and four ---------------------------------------------------------------------------------------------------


def said(**hands: str) -> dict[str, list[list[str]]]:
    """What seats one to four say: ``one="AS KS QS / JH TH 9H"``."""
    seats = dict(zip("1234", ("one", "two", "three", "four"), strict=True))
    return {
        seat: [cards.split() for cards in hands[name].split("/")] if name in hands else []
        for seat, name in seats.items()
    }


LEVEL = said(one="AS KS QS", two="AD KD QD", three="JC TC 9C")
RUNS = said(one="AS KS QS JS / JD TD 9D", two="KH QH JH", three="TC 9C 8C")


def test_of_partners_who_are_level_the_side_scores_the_point_once() -> None:
    level = said(one="AS KS QS", three="AD KD QD", two="AH KH")
    assert class_scores("point", level, TWO_SIDES, VOLEUR) == [("1", ["AS", "KS", "QS"])]


def test_of_opponents_who_are_level_neither_scores() -> None:
    """Of two sides; nor of three, where the third is not beaten by them either."""
    assert class_scores("sequence", LEVEL, TWO_SIDES, VOLEUR) == []
    three = {seat: LEVEL[seat] for seat in "123"}
    assert class_scores("sequence", three, THREE, BASES["normand"]) == []


@pytest.mark.parametrize(("lesser", "seats"), [("side", "113"), ("holder_only", "11"), ("everyone", "1132")])
def test_who_scores_the_lesser_ones(lesser: str, seats: str) -> None:
    """The side of the best, its holder, or everybody."""
    found = class_scores("sequence", RUNS, TWO_SIDES, {**VOLEUR, "voleur_lesser": lesser})
    assert "".join(seat for seat, _ in found) == seats


@pytest.mark.parametrize(("second", "scored"), [("TH 9H 8H 7H", [Event("2-4", "point", 4)]), ("7H", [])])
def test_no_point_under_thirty_is_announced(second: str, scored: list[Event]) -> None:
    """9, 8 and 7 of a suit are 24, with a ten 34."""
    hands = {"1": "9S 8S 7S", "2": "TH 9H 8H 7H", "3": "7D", "4": "7C"}
    held = {seat: cards.split() for seat, cards in {**hands, "2": second}.items()}
    found = in_hand({"rules": "voleur", "hands": hands}, held, TWO_SIDES, VOLEUR)
    assert [event for event in found if event.kind == "point"] == scored


HAND = [Event("1-3", "point", 5), Event("1-3", "sequence", 15)]
IN_PLAY = [Event("1-3", "play", 1)] * 5 + [Event("2-4", "play", 1)]


@pytest.mark.parametrize(
    ("hand", "side", "expected"),
    [
        (HAND, "1-3", [Event("1-3", "repique", 70)]),
        (HAND[1:], "1-3", [Event("1-3", "pique", 40)]),
        (HAND[1:], "2-4", []),
        ([Event("1-3", "sequence", 14)], "1-3", []),
        ([Event("2-4", "point", 3), *HAND], "1-3", []),
    ],
)
def test_twenty_in_hand_or_in_play(hand: list[Event], side: str, expected: list[Event]) -> None:
    """Seventy and forty more; the second only for the side that leads first."""
    assert bonuses(hand, IN_PLAY, side, VOLEUR) == expected


@pytest.mark.parametrize(
    ("won", "sides", "expected"),
    [
        (("1-3",) * 8, TWO_SIDES, [Event("1-3", "capot", 40)]),
        (("1-3",) * 5 + ("2-4",) * 3, TWO_SIDES, [Event("1-3", "cards", 10)]),
        (("1-3",) * 4 + ("2-4",) * 4, TWO_SIDES, []),
        (("1-3",) * 3 + ("2-4",) * 5, TWO_SIDES, [Event("2-4", "cards", 10)]),
        ("1" * 10, THREE, [Event("1", "capot", 40)]),
        ("1111122233", THREE, [Event("1", "cards", 10)]),
        ("1111222233", THREE, [Event("1", "cards", 5), Event("2", "cards", 5)]),
        ("1111111333", THREE, [Event("1", "capot", 20), Event("3", "capot", 20)]),
        ("2222233333", THREE, [Event("2", "capot", 20), Event("3", "capot", 20)]),
    ],
)
def test_cards_and_capot(won: tuple[str, ...] | str, sides: dict[str, str], expected: list[Event]) -> None:
    """Of three, two who are level have five each; two who leave the third without a trick have twenty each."""
    options = VOLEUR if sides is TWO_SIDES else BASES["normand"]
    assert for_the_tricks(list(won), sides, options) == expected
