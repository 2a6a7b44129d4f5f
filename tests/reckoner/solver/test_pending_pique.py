"""What a seat has heard of a pique that may still come."""

from __future__ import annotations

import pytest

from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.reckoner.solver.dealt import live_pique
from piquet_tutor.reckoner.solver.pending_pique import has_to_show, live_of
from tests.game.table_talk import call, declared, hands_of, lead, reply

ELDER = "S:A H:K97 D:AJT98 C:K97"
"""A point of forty-eight in diamonds: with those five cards a quart to the knave."""


def after_the_lead(quart: str, rules: str = "rubicon"):
    """Elder has scored forty-eight, sunk the quart in it and led; younger answered with this quart in spades."""
    deal = hands_of(ELDER, f"S:{quart} H:AQ8 D:KQ C:AJ8", rules=rules)
    deal = reply(call(deal, "point", "D:AJT98"), "point", "good")
    deal = reply(call(deal, "sequence"), "sequence", "not_good", f"S:{quart}")
    return declared(deal), lead(declared(deal), "AS")


@pytest.mark.parametrize("rules", ["rubicon", "cavendish"])
def test_cavendish_younger_has_nothing_to_show_where_declared_cards_bar_it(rules):
    """So the pique that may come is known to younger at the first card; elder is not told of the bar."""
    before, deal = after_the_lead("T987", rules)
    assert not has_to_show(seen_by(deal, "younger"))
    assert live_of(seen_by(deal, "younger")) == live_pique(deal)
    assert has_to_show(seen_by(before, "elder"))


def test_a_quart_that_beats_what_was_declared_is_still_to_be_shown():
    _, deal = after_the_lead("QJT9")
    assert has_to_show(seen_by(deal, "younger"))
