"""Options that no book on the shelf sets and other tables play by: one worked case for each."""

from __future__ import annotations

import pytest

from piquet_tutor.engine.sources import Reading
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load
from tests.game.table_talk import ruling, rulings


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


@pytest.mark.parametrize(("cost", "source"), [(70, "frenchwiki"), (170, "academie")])
def test_whoever_has_a_price_for_turning_up_the_others_cards_is_cited(cost, source):
    cites = load("parlett", {"peek_penalty": cost}).rule("talon.foreign").cites
    assert {cite.source for cite in cites} == {"table", source}


# --- pay ------------------------------------------------------------------------------------------


def test_a_choice_of_the_table_is_marked_as_one():
    cite = load("parlett", {"nought_value": "50"}).settings["nought_value"].cites[0]
    assert (cite.source, cite.reading) == ("table", Reading.HOUSE)
