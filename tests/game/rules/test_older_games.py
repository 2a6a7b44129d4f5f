"""The books that came later to the shelf, each by what its own pages say: 1651, au Cent, 1882, the classic game."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.sources import Reading
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import Cards, parse_card, parse_cards
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.io import read_deal, read_partie
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.game.rules.policies.following import playable
from tests.game.table_talk import (
    cards,
    declared,
    hands_of,
    in_hand,
    may,
    play,
    ruling,
    rulings,
)


def shown_by(name: str, **options: object) -> dict[str, dict[str, int]]:
    """What an example scores, under its own rules with options set otherwise."""
    record = example(name)
    base = record["rules"] if isinstance(record["rules"], str) else record["rules"]["base"]
    return read_deal({**record, "rules": {"base": base, "options": options}}).tally()


# --- London, 1651 ---------------------------------------------------------------------------------


def test_molieres_hand_is_one_short_of_the_pique_by_tens_and_makes_a_hundred_by_cards():
    """Cavendish reckons seven for the point; the book of 1651, which counts 61 as six, would leave him at 29."""
    assert shown_by("molieres-hand")["elder"] == {"point": 6, "sequence": 16, "play": 7, "capot": 40, "total": 69}
    by_cards = shown_by("molieres-hand", point_score="cards")["elder"]
    assert by_cards == {"point": 7, "sequence": 16, "pique": 30, "play": 7, "capot": 40, "total": 100}


def test_the_hand_of_1661_makes_its_pique_with_the_last_card():
    """Cavendish reckons it so; by the literal reading of 1651 there is none, and elder is left with 70."""
    as_an_example = shown_by("molieres-hand-by-cards", point_score="cards")["elder"]
    literally = shown_by("molieres-hand-by-cards", point_score="cards", pique_moment="first_lead")["elder"]
    assert (as_an_example["pique"], as_an_example["total"]) == (30, 100)
    assert ("pique" in literally, literally["total"]) == (False, 70)


def test_only_the_book_of_1651_is_read_in_two_ways_about_the_first_card():
    """The passage can be read either way, so both readings are cited as disputed."""
    told = load("cent-1651").settings["pique_moment"]
    assert {cite.reading for cite in told.cites if cite.source == "royall"} == {Reading.DISPUTED}
    assert {cite.reading for cite in options()["pique_moment"].held_by["first_lead"]} == {Reading.DISPUTED}


def _text(hand: Cards) -> str:
    return " ".join(one.code for one in hand)


@pytest.mark.parametrize("scoring", ["high_lead_capture", "lead_capture", "flat_won", "high_cards_won"])
@pytest.mark.parametrize(("last", "points"), [("AC", 2), ("6S", 1)])
def test_the_last_trick_is_two_with_a_ten_or_better_and_one_with_less(scoring, last, points):
    """Chapter X; whatever the trick has counted already is part of the two."""
    elder, younger = "S:AKQJT9876 H:A D:A C:A", "H:KQJT98 D:K C:KQJT9"
    deal = declared(hands_of(elder, younger, rules="cent-1651", trick_scoring=scoring))
    kept = "KC" if last == "AC" else "8H"
    for card in [one for one in cards(elder) if one.code != last] + [parse_card(last)]:
        deal = play(deal, card.code)
        deal = play(deal, next((one for one in playable(deal) if one.code != kept), parse_card(kept)).code)
    in_trick = [one.points for one in deal.rulings if one.rule.startswith("play.") and one.facts.get("trick") == 12]
    assert sum(in_trick) == points


def test_nobody_says_that_a_quatorze_of_tens_beats_three_aces_so_it_is_marked():
    cites = load("cent-1651").rule("set.good").cites
    assert {cite.reading for cite in cites} == {Reading.STATED, Reading.HOUSE}


def test_the_custom_of_paris_is_taken_and_marked_as_disputed():
    """Chapter XII gives both customs of mending a short call."""
    assert load("cent-1651").settings["short_call_binds"].cites[0].reading is Reading.DISPUTED


# --- Cavendish, 1882, and au Cent -------------------------------------------------------------------


def test_law_49_a_call_good_against_the_cards_lets_the_better_one_follow():
    assert shown_by("a-tierce-good-against-the-cards")["elder"]["sequence"] == 3 + 4


def test_au_cent_the_same_call_binds_though_nothing_could_beat_it():
    record = example("the-same-call-binds-au-cent")
    deal = read_deal({key: value for key, value in record.items() if key != "play"})
    assert in_hand(deal, "elder")["sequence"] == 3


def test_au_cent_a_double_counts_two_games_and_three_are_wanted():
    partie = read_partie({**example("two-doubles")})
    assert [one.facts["games"] for one in partie.ledger if one.rule == "settlement.race"] == [2, 2]
    assert partie.over
    assert isinstance(partie, Partie)


def test_points_that_end_in_four_count_one_less_and_low_cards_nothing():
    """The two agreements printed after the laws au Cent."""
    agreed = read_deal({**example("a-point-ending-in-four")})
    found = ruling(agreed, "point.good", "awarded")
    assert (found.facts["length"], found.facts["pips"], found.points) == (5, 44, 4)
    low = [one for one in rulings(agreed, "play.lead") if one.facts["card"].rank < 10]
    assert low
    assert not any(one.points for one in low)


# --- the encyclopaedia's classic game ---------------------------------------------------------------


def test_the_taker_counts_the_high_cards_of_a_trick():
    deal = read_deal({**example("the-taker-counts-the-high-cards")})
    assert not any(one.points for one in rulings(deal, "play.lead"))
    for one in rulings(deal, "play.trick"):
        assert one.points == sum(card.rank >= 10 for card in one.facts["cards"])
    assert not rulings(deal, "play.last")


def test_a_target_of_a_hundred_and_one_is_as_good():
    assert load("cent-36", {"target": 101}).rule("settlement.race").params["target"] == 101


def test_a_record_of_the_long_pack_may_hold_a_six_and_the_short_one_may_not():
    record = {"format": "piquet-record/1", "rules": "cent-36", "deal": example("the-whole-suit")["deal"]}
    deal = read_deal(record)
    assert len(deal.talon) == 12
    deal = read_deal({**record, "exchange": {"elder": _text(deal.dealt["elder"][:7])}})
    assert deal.to_act == "younger"
    assert may(deal, Exchange("younger", parse_cards(_text(deal.dealt["younger"][:5]))))
