"""Worked positions: what a sensible player does with the last tricks, and why."""

from random import Random

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
