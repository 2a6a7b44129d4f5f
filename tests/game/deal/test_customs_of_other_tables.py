"""Options that no book on the shelf sets and other tables play by: one worked case for each."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.sources import Reading
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import FaceUntaken
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.exchange import second_limits
from tests.game.table_talk import deal_of, declared, hands_of, in_hand, play, played_out, refused, ruling, rulings

EVERY_TRICK = ("S:AKQJT98 H:AK D:AK C:A", "H:QJT9 D:QJT9 C:KQJT")
"""Elder's hand that takes all twelve tricks in whatever order."""


def flat(**more):
    return {"trick_scoring": "flat_won", "last_trick": 10, "cards": 0, **more}


def tally(name: str, **options: object) -> dict[str, dict[str, int]]:
    """An example under its own rules, with some options set otherwise."""
    record = example(name)
    rules = record["rules"]
    merged = {**rules["options"], **options}
    return read_deal({**record, "rules": {"base": rules["base"], "options": merged}}).tally()


# --- one for each trick, ten for the last ----------------------------------------------------


def test_by_the_flat_count_leading_scores_nothing_and_the_last_trick_ten():
    deal = read_deal({**example("the-ten-for-the-last")})
    assert not any(one.points for one in rulings(deal, "play.lead"))
    assert ruling(deal, "play.last", "awarded").points == 10
    assert not any(kind == "cards" for side in deal.tally().values() for kind in side)


def test_the_capot_takes_the_place_of_the_ten_for_the_last():
    """Where that ten stands for the cards; both are kept if the table agrees."""
    deal = played_out(hands_of(*EVERY_TRICK, rules="parlett", **flat()))
    assert ruling(deal, "play.last", "denied").side == "elder"
    assert (in_hand(deal, "elder")["play"], in_hand(deal, "elder")["capot"]) == (12, 40)
    kept = played_out(hands_of(*EVERY_TRICK, rules="parlett", **flat(capot_last_trick="kept")))
    assert (in_hand(kept, "elder")["play"], in_hand(kept, "elder")["capot"]) == (22, 40)


@pytest.mark.parametrize("more", [{"last_trick": 1}, {"cards": 10}])
def test_an_extra_for_the_last_that_does_not_stand_for_the_cards_stays_beside_the_capot(more):
    """The usual one more; or ten besides the ten for the cards."""
    deal = played_out(hands_of(*EVERY_TRICK, rules="parlett", **flat(**more)))
    assert ruling(deal, "play.last", "awarded").points == flat(**more)["last_trick"]
    assert in_hand(deal, "elder")["capot"] == 40


@pytest.mark.parametrize("allowed", [False, True])
def test_younger_can_make_a_pique_where_that_is_played_and_leading_scores_nothing(allowed):
    """Twenty-six in hand and the first four tricks, before elder has counted anything."""
    elder, younger = "S:987 H:QJT8 D:QJ9 C:QJ", "S:AKQJT H:AK9 D:AK C:T8"
    deal = declared(hands_of(elder, younger, rules="parlett", younger_pique=allowed, **flat()))
    deal = play(deal, "QD AD AS 7S KS 8S QS 9S")
    assert deal.total("younger") == 26 + 4 + (30 if allowed else 0)
    assert bool(rulings(deal, "pique.award", "awarded", "younger")) is allowed


# --- German tables --------------------------------------------------------------------------


def test_a_point_is_worth_five_whatever_its_length():
    deal = declared(hands_of("S:AKQJT98 H:AK D:AK C:A", "H:QJT9 D:QJT9 C:KQJT", rules="club", point_score="flat_5"))
    assert ruling(deal, "point.good", "awarded").points == 5


@pytest.mark.parametrize(
    ("how", "left", "least"),
    [
        (3, 3, 3),
        (3, 2, 2),
        ("majority", 3, 2),
        ("majority", 4, 3),
        ("majority", 5, 3),
        ("majority", 0, 0),
        ("all_but_two", 3, 1),
        ("all_but_two", 5, 3),
        ("all_but_two", 1, 0),
    ],
)
def test_how_few_younger_may_take(how, left, least):
    """Three; the larger half; or all that elder left and one of his own three."""
    assert second_limits(load("club", {"younger_exchange_min": how}).rule("exchange.younger"), left) == (least, left)


def test_the_last_trick_is_worth_three_and_the_capot_thirty():
    deal = played_out(hands_of(*EVERY_TRICK, rules="rubicon", last_trick=2, capot=30))
    assert ruling(deal, "play.last").points == 2
    assert in_hand(deal, "elder")["capot"] == 30
    assert in_hand(deal, "elder")["play"] == 14


# --- French tables --------------------------------------------------------------------------


def test_by_one_reading_the_loser_of_a_class_counts_his_too():
    usual = read_deal({**example("beaten-and-still-counted"), "rules": "parlett"}).tally()
    both = tally("beaten-and-still-counted")
    assert "sequence" not in usual["younger"]
    assert both["younger"]["sequence"] == 6
    assert both["elder"]["set"] == 3


def test_by_one_reading_equal_sequences_are_counted_by_both():
    found = tally("equal-tierces-both-counted")
    assert (found["elder"]["sequence"], found["younger"]["sequence"]) == (6, 3)


def test_a_hand_still_blank_scores_again():
    assert tally("blank-twice")["elder"]["carte_blanche"] == 20
    assert tally("blank-twice", blank_again_after_exchange=False)["elder"]["carte_blanche"] == 10


@pytest.mark.clause("talon.foreign")
@pytest.mark.parametrize("cost", [70, 170])
def test_turning_up_the_others_cards_of_the_talon_is_refused_and_its_price_elsewhere_told(cost):
    """Elder asks for the cards younger has still to take or leave; the clause cites who has the price."""
    rules = load("parlett", {"peek_penalty": cost})
    assert {cite.source for cite in rules.rule("talon.foreign").cites} == {
        "table",
        "frenchwiki" if cost == 70 else "academie",
    }
    deal = deal_of("S:AKQJ H:AKQJ D:AKQJ", "S:T987 H:T987 D:T987", rules="parlett", peek_penalty=cost)
    said = refused(deal, FaceUntaken("elder"))
    assert (said.rule, said.facts["points"]) == ("talon.foreign", cost)


def test_a_point_under_thirty_may_have_to_be_passed_over():
    deal = declared(hands_of("S:987 H:987 D:987 C:987", "S:AKQ H:AKQ D:AKQ C:AKQ", rules="parlett", point_min_pips=30))
    assert not rulings(deal, "point.called")


# --- pay ------------------------------------------------------------------------------------------


def test_no_bonus_and_no_rubicon_leave_the_bare_difference():
    rules = load("club", {"game_bonus": 0, "rubicon": 0})
    assert rules.rule("settlement.difference").params["bonus"] == 0
    assert rules.rule("settlement.rubicon").params["line"] == 0


def test_a_choice_of_the_table_is_marked_as_one():
    cite = load("parlett", {"nought_value": "50"}).settings["nought_value"].cites[0]
    assert (cite.source, cite.reading) == ("table", Reading.HOUSE)
