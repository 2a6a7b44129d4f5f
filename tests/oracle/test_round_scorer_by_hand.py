"""Hands of three and four players, counted with pencil and paper, to check their brute scorer before it checks."""

from __future__ import annotations

import pytest

from .bidding_scorer import Unlawful
from .round_scorer import BASES, bonuses, class_scores, for_the_tricks, in_hand, score
from .scorer import Event

TWO_SIDES = {"1": "1-3", "2": "2-4", "3": "1-3", "4": "2-4"}
THREE = {"1": "1", "2": "2", "3": "3"}


def total(**kinds: int) -> dict:
    return {**kinds, "total": sum(kinds.values())}


def said(**hands: str) -> dict[str, list[list[str]]]:
    """What seats one to four say: ``one="AS KS QS / JH TH 9H"``."""
    seats = dict(zip("1234", ("one", "two", "three", "four"), strict=True))
    return {
        seat: [cards.split() for cards in hands[name].split("/")] if name in hands else []
        for seat, name in seats.items()
    }


def voleur(**options: object) -> dict:
    return {**BASES["voleur"], **options}


# --- four players, two against two ------------------------------------------------------------------------------------

FOUR_HANDS = {
    "1": "AS KS QS JS TS 9S 8S 7S",
    "2": "AH KH QH JH TH 9H 8H 7H",
    "3": "AD KD QD JD TD 9D 8D 7D",
    "4": "AC KC QC JC TC 9C 8C 7C",
}


def test_a_suit_each() -> None:
    """Points and sequences level between opponents; the first leads eight spades, and nobody can take one."""
    play = " ".join(" ".join(cards) for cards in zip(*(hand.split() for hand in FOUR_HANDS.values()), strict=True))
    record = {"format": "piquet-record/1", "rules": "voleur", "deal": FOUR_HANDS, "play": play}
    # eight leads and the last: nine in play, not twenty
    assert score(record) == {"1-3": total(play=9, capot=40), "2-4": {"total": 0}}
    silent = {seat: {"point": None, "sequences": []} for seat in "24"}
    # 8 and 18 before the others have anything, and the partner's huitieme besides
    assert score({**record, "calls": silent})["1-3"] == total(point=8, sequence=36, repique=70, play=9, capot=40)
    with pytest.raises(Unlawful):
        score({**record, "play": play[:-3]})


def test_of_partners_who_are_level_the_side_scores_the_point_once() -> None:
    level = said(one="AS KS QS", three="AD KD QD", two="AH KH")
    assert class_scores("point", level, TWO_SIDES, voleur()) == [("1", ["AS", "KS", "QS"])]


def test_of_opponents_who_are_level_neither_scores() -> None:
    level = said(one="AS KS QS", two="AD KD QD", three="JC TC 9C")
    assert class_scores("sequence", level, TWO_SIDES, voleur()) == []


@pytest.mark.parametrize(
    ("lesser", "seats"), [("side", ["1", "1", "3"]), ("holder_only", ["1", "1"]), ("everyone", ["1", "1", "3", "2"])]
)
def test_who_scores_the_lesser_ones(lesser: str, seats: list[str]) -> None:
    """The side of the best, its holder, or everybody."""
    runs = said(one="AS KS QS JS / JD TD 9D", two="KH QH JH", three="TC 9C 8C")
    found = class_scores("sequence", runs, TWO_SIDES, voleur(voleur_lesser=lesser))
    assert [seat for seat, _ in found] == seats


def test_no_point_under_thirty_is_announced() -> None:
    """9, 8 and 7 of a suit are 24, with a ten 34."""
    hands = {"1": "9S 8S 7S", "2": "TH 9H 8H 7H", "3": "7D", "4": "7C"}
    held = {seat: cards.split() for seat, cards in hands.items()}
    found = in_hand({"rules": "voleur", "hands": hands}, held, TWO_SIDES, voleur())
    assert [event for event in found if event.kind == "point"] == [Event("2-4", "point", 4)]
    alone = {**held, "2": ["7H"]}
    assert not [
        event
        for event in in_hand({"rules": "voleur", "hands": hands}, alone, TWO_SIDES, voleur())
        if event.kind == "point"
    ]


def test_taking_a_trick_that_ones_partner_led_scores_nothing() -> None:
    """One side takes every trick, the first of them over its own lead: eight leads and the last."""
    hands = {
        "1": "KS QS JS TH 9H 8H 7H 7C",
        "2": "AH KH QH JH 9D 8D 7D TC",
        "3": "AS TS 9S AD KD QD JD TD",
        "4": "8S 7S AC KC QC JC 9C 8C",
    }
    play = "KS 7D AS 8S  AD 7S 7C 8D  KD 8C 7H 9D  QD 9C 8H TC  JD JC 9H JH  TD QC TH QH  TS KC JS KH  QS AH 9S AC"
    record = {"rules": "voleur", "hands": hands, "play": play}
    record["calls"] = {seat: {"point": None, "sequences": [], "sets": []} for seat in hands}
    with pytest.raises(Unlawful, match="does not follow"):
        score({**record, "play": play.replace("7C 8D", "7C TC").replace("8H TC", "8H 8D")})
    assert score(record)["1-3"] == total(play=9, capot=40)


def test_twenty_in_hand_or_in_play() -> None:
    """Seventy and forty more; the second only for the side that leads first."""
    hand = [Event("1-3", "point", 5), Event("1-3", "sequence", 15)]
    play = [Event("1-3", "play", 1)] * 5 + [Event("2-4", "play", 1)]
    assert bonuses(hand, play, "1-3", voleur()) == [Event("1-3", "repique", 70)]
    assert bonuses([Event("1-3", "sequence", 15)], play, "1-3", voleur()) == [Event("1-3", "pique", 40)]
    assert bonuses([Event("1-3", "sequence", 15)], play, "2-4", voleur()) == []
    assert bonuses([Event("1-3", "sequence", 14)], play, "1-3", voleur()) == []
    assert bonuses([Event("2-4", "point", 3), *hand], play, "1-3", voleur()) == []


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        (8, [Event("1-3", "capot", 40)]),
        (5, [Event("1-3", "cards", 10)]),
        (4, []),
        (3, [Event("2-4", "cards", 10)]),
    ],
)
def test_cards_and_capot(won: int, expected: list[Event]) -> None:
    assert for_the_tricks(["1-3"] * won + ["2-4"] * (8 - won), TWO_SIDES, voleur()) == expected


# --- three players ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        ((10, 0, 0), [Event("1", "capot", 40)]),
        ((5, 3, 2), [Event("1", "cards", 10)]),
        ((4, 4, 2), [Event("1", "cards", 5), Event("2", "cards", 5)]),
        ((7, 0, 3), [Event("1", "capot", 20), Event("3", "capot", 20)]),
        ((0, 5, 5), [Event("2", "capot", 20), Event("3", "capot", 20)]),
    ],
)
def test_cards_and_capot_may_be_shared(won: tuple[int, ...], expected: list[Event]) -> None:
    """Two who are level have five each; two who leave the third without a trick have twenty each."""
    winners = [seat for seat, tricks in zip("123", won, strict=True) for _ in range(tricks)]
    assert for_the_tricks(winners, THREE, BASES["normand"]) == expected


def test_only_the_last_of_three_exchanges() -> None:
    deal = {"1": "AS", "2": "AH", "3": "AD", "talon": "KS KH"}
    with pytest.raises(Unlawful, match="seat 1 exchanges"):
        score({"rules": "normand", "deal": deal, "exchange": {"1": "AS"}, "play": ""})


def test_two_who_are_level_keep_the_third_from_nothing_and_score_nothing() -> None:
    level = said(one="AS KS QS", two="AD KD QD", three="KC QC JC")
    level.pop("4")
    assert class_scores("sequence", level, THREE, BASES["normand"]) == []
