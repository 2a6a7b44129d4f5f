"""Worked positions: what a sensible player does with the last tricks, and why."""

from random import Random

import pytest

from piquet_tutor.game.cards import parse_card, parse_cards
from piquet_tutor.game.deal.engine import start_from_hands
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.interface import play_deal, step
from piquet_tutor.players.opponents.playing import PlayView, choose_card, weigh_answers
from piquet_tutor.players.opponents.sensible import Sensible
from tests.players.opponents.helpers import late_in_the_play


def played(view, care=24):
    card, habit = choose_card(PlayView(view, care, Random(1)))
    return card.code, habit.name


def test_the_only_card_is_forced():
    assert played(late_in_the_play("AS KH", "TS 8D", led="TS")) == ("AS", "forced")


def test_an_ace_waits_for_the_last_trick():
    """The ten is led with the nine behind it: the seven goes under it, and the ace makes the last trick."""
    assert played(late_in_the_play("AS 7S", "TS 9S", led="TS", won=5)) == ("7S", "hold_up")


def test_a_trick_that_makes_the_cards_is_taken():
    """Six tricks won; the ace may never make one if the other's last card is a diamond."""
    assert played(late_in_the_play("AS 7S", "TS 9D", led="TS", won=6)) == ("AS", "win_cheaply")


def test_a_trick_is_taken_with_the_lowest_that_will_do():
    assert played(late_in_the_play("AS JS 7H", "TS 8D 8H", led="TS", won=5)) == ("JS", "win_cheaply")


@pytest.mark.parametrize(
    ("mine", "other", "hidden", "thrown"),
    [
        ("AH 7C", "AS KH", "8C", "7C"),  # an ace is not thrown where a seven will do
        ("KH 8H 7C", "AS AH QH", "9C", "7C"),  # a guarded king makes a trick; without the eight it falls
        ("AH KH 9D", "AS KS QD", "TD", "9D"),
    ],
)
def test_neither_winner_nor_guard_is_thrown(mine, other, hidden, thrown):
    assert played(late_in_the_play(mine, other, led="AS", hidden=hidden, won=3)) == (thrown, "throw_the_least")


def test_one_winner_too_many_is_thrown_to_keep_a_guard():
    """Two tricks will be left after this one, and the king with its eight stops the hearts for certain."""
    view = late_in_the_play("AD KH 8H", "AS AH QH", led="AS", won=3)
    assert played(view) == ("AD", "spare_a_winner")


def test_a_trick_that_cannot_be_taken_costs_the_lowest():
    assert played(late_in_the_play("QS 8S 7H", "AS KS 9H", led="AS", won=3)) == ("8S", "follow_low")


def test_winners_enough_for_the_rest_are_cashed():
    assert played(late_in_the_play("AS KS 7S", "QS 9H 8H", hidden="TH JD", won=2)) == ("AS", "take_the_rest")


def test_a_winner_is_cashed_before_the_lead_is_lost():
    """The heart would let the other in to run the clubs; the ace comes first."""
    code, habit = played(late_in_the_play("AS 7H", "AH AC", won=6))
    assert (code, habit) == ("AS", "cash_a_winner")


def test_a_long_suit_is_cleared_while_the_ace_brings_the_lead_back():
    """King out the ace of hearts, come in with the ace of spades, and the hearts are good."""
    view = late_in_the_play("AS KH QH JH TH", "AH 9H 8S 7S KD", won=1)
    code, habit = played(view)
    assert code in {"KH", "QH", "JH", "TH"}
    assert habit == "drive_out_the_guard"


STRONG = "AS KS QS JS TS AH KH AD KD TC 8C 7C"
WEAK = "9S 8S QH JH 9H 8H QD JD 9D QC JC 9C"


def test_thirty_is_reached_for_with_winners_in_hand():
    """A point of five, a quint, three aces and three kings make twenty-six; the tricks from the top do the rest."""
    hands = {"elder": parse_cards(STRONG), "younger": parse_cards(WEAK)}
    deal = start_from_hands(load("rubicon"), hands)
    players = {"elder": Sensible(), "younger": Sensible()}
    while deal.phase != "play":
        deal = step(deal, players)
    deal = step(deal, players)
    assert players["elder"].last_choice.habit.name == "reach_thirty"
    assert play_deal(deal, players).tally()["elder"]["pique"] == 30


def test_a_card_that_comes_off_worse_is_never_chosen():
    """Whatever is thrown, no other card does better over the same guesses."""
    view = late_in_the_play("KH 8H 7C QD", "AS AH QH 9D", led="AS", won=3, hidden="TD 9C")
    weights = weigh_answers(PlayView(view, 50, Random(1)), parse_card("AS"))
    assert weights[parse_card(played(view, 50)[0])] == max(weights.values())
