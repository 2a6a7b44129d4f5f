"""Moments of deals for advice: played by a player of habits, with other hidden cards where that is wanted."""

from __future__ import annotations

from random import Random

from piquet_tutor.game.actions import Play
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.opponents.sensible import Sensible
from piquet_tutor.reckoner.hands import hands
from piquet_tutor.reckoner.masks import cards_of
from tests.reckoner.trying import with_hand


def moments(name, seed, wild=0.0, standing=None):
    """Every state of a deal in which somebody has to act, with his view; some moves made at random."""
    rng, player = Random(f"{name} {seed}"), Sensible(care=2)
    deal = shuffled(load(name), seed, standing)
    while not deal.done:
        view = seen_by(deal, deal.to_act)
        yield deal, view
        deal = apply(deal, random_action(deal, rng) if rng.random() < wild else player.choose(view))


def cards_to_play(name, seed, fewest=2, most=12, standing=None):
    """The moments at which a card is to be played and another could be, with so many cards in hand."""
    for deal, view in moments(name, seed, standing=standing):
        plays = len(view.choices) > 1 and isinstance(view.choices[0], Play)
        if plays and fewest <= len(view.hand) <= most:
            yield deal, view


def otherwise(deal, view, rng, reading="rules"):
    """The deal with another of the hands that the other may hold."""
    found = hands(view, reading=reading, most=200)
    return with_hand(deal, view.seat, found.other, frozenset(cards_of(rng.choice(found.kept))))
