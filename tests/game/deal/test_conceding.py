"""Giving up the play of the last deal, when the rubicon cannot be saved."""

from __future__ import annotations

import pytest

from piquet_tutor.game.actions import Concede
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.state import Deal
from tests.game.table_talk import deal_of, declared, exchange, in_hand, may, play, refused, rulings, shown

STRONG = "S:AKQJT H:K98 D:Q9 C:87"
WEAK = "S:98 H:AQJT7 D:KJ C:AJ9"
"""Three knaves, and nothing else that is good against the other hand."""


def at(elder: int, younger: int, deal: int = 6, hands: tuple[str, str] = (WEAK, STRONG), **options: object) -> Deal:
    """Both have so many points, this is the deal of that number, all is declared and elder is to lead."""
    standing = Standing({"elder": elder, "younger": younger}, deal, 6)
    begun = deal_of(*hands, standing=standing, **options)
    for seat in ("elder", "younger"):
        begun = exchange(begun, str(begun.hands[seat][-1]))
    return declared(begun)


@pytest.mark.clause("concede.cards")
def test_the_other_counts_every_trick_and_the_cards():
    """Thirteen and ten to younger, nothing more to elder, and the deal is over; no capot is claimed."""
    deal = at(0, 200)
    before = in_hand(deal, "elder")
    deal = apply(deal, Concede("elder"))
    assert deal.done
    assert in_hand(deal, "elder") == before
    assert in_hand(deal, "younger")["play"] == 13
    assert in_hand(deal, "younger")["cards"] == 10
    assert "capot" not in in_hand(deal, "younger")


def test_younger_concedes_once_a_card_is_led():
    """Elder's lead has been counted already: twelve more make his thirteen. Younger's own declarations count first."""
    led = play(at(200, 0, hands=(STRONG, WEAK)), "AS")
    deal = apply(led, Concede("younger"))
    assert (in_hand(deal, "elder")["play"], in_hand(deal, "elder")["cards"]) == (13, 10)
    assert in_hand(deal, "younger") == in_hand(shown(led), "younger") != {}


@pytest.mark.parametrize(
    ("deal", "options", "allowed"),
    [(6, {}, True), (7, {}, True), (5, {}, False), (6, {"concede_last_deal": False}, False)],
)
def test_only_in_the_last_deal_and_where_the_rules_allow(deal, options, allowed):
    """The treatise speaks of the last hand of a partie (a deal to break a tie is one)."""
    assert may(at(0, 200, deal, **options), Concede("elder")) == allowed


@pytest.mark.parametrize("rules", ["parlett", "club", "wikipedia", "saunt"])
def test_other_books_do_not_speak_of_it(rules):
    assert refused(at(0, 50, rules=rules), Concede("elder")).facts["reason"] == "concede.now"


@pytest.mark.clause("concede.play")
@pytest.mark.parametrize(("points", "allowed"), [(0, True), (13, True), (14, False), (60, False), (100, False)])
def test_not_while_the_rubicon_can_be_saved(points, allowed):
    """Three for the knaves, thirteen in play, thirty for a pique and forty for a capot: eighty-six are within reach."""
    deal = at(points, 200)
    assert deal.total("elder") == 3
    assert may(deal, Concede("elder")) == allowed


@pytest.mark.clause("turn.wait")
def test_nobody_concedes_after_his_own_first_card_nor_out_of_turn():
    """Before the lead for elder, before the first answer for younger."""
    deal = at(0, 0)
    assert refused(deal, Concede("younger")).facts["reason"] == "turn.wait"
    begun = play(shown(play(deal, "AH")), "KH")
    assert not may(begun, Concede(begun.to_act))


def test_younger_counts_what_he_has_yet_to_show():
    """A repique in hand saves any rubicon: thirty and sixty on top of ten are a hundred."""
    hands = ("H:AKQ7 D:AKQ7 C:AKQ7", "S:AKQJT987 H:JT98")
    standing = Standing({"elder": 200, "younger": 10}, 6, 6)
    deal = deal_of(*hands, standing=standing, younger_exchange_min=0, elder_exchange_min=0)
    deal = play(declared(exchange(exchange(deal, ""), "")), "AH")
    assert not rulings(deal, "repique.award")
    assert not may(deal, Concede("younger"))


def test_where_the_last_deal_counts_double_so_does_what_can_be_saved():
    """Nothing so far; but eighty-six doubled are more than a hundred."""
    standing = Standing({"elder": 0, "younger": 200}, 4, 4)
    deal = deal_of(WEAK, STRONG, standing=standing, match_format="four_deals_ends_double")
    deal = declared(exchange(exchange(deal, "9C"), "8C"))
    reachable = 2 * (deal.total("elder") + 13 + 30 + 40)
    assert reachable >= 100
    assert not may(deal, Concede("elder"))
