"""In how many tricks a pique can still come: what a player reckons with, and the trick at which the engine gives it."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.players.opponents.playing import tricks_to_pique

_TRIED = 300
"""Cards after which no further line is tried; where none is found by then, nothing is said."""


def moments(rules, seed):
    """A deal bid for and exchanged at random, all declared; whoever leads leads high, and the other keeps below."""
    rng, deal = Random(seed), shuffled(rules, seed)
    while not deal.done:
        if deal.phase in ("carte_blanche", "bidding", "exchange"):
            deal = apply(deal, random_action(deal, rng))
        elif deal.phase != "play":
            deal = apply(deal, declarations.full_word(deal))
        elif younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
        else:
            yield deal
            led = deal.trick[0] if deal.trick else None
            one = max(playable(deal), key=lambda each: _order(led, each))
            deal = apply(deal, Play(deal.to_act, one))


def _order(led, one):
    return (one.rank,) if led is None else (not (one.suit is led.suit and one.rank > led.rank), -one.rank)


def given_after(deal, seat):
    """After how many tricks of his in a row the engine gives him the pique, both helping; None where none was found."""
    tried = 0

    def search(now, won):
        nonlocal tried
        tried += 1
        new = now.rulings[len(deal.rulings) :]
        if any(each.rule == "pique.award" and each.awards and each.side == now.table.side_of(seat) for each in new):
            return won
        if now.done or tried > _TRIED:
            return None
        if younger_showing.may_show(now):
            return search(apply(now, younger_showing.full_show(now)), won)
        for one in playable(now):
            after = apply(now, Play(now.to_act, one))
            over = len(after.tricks) > len(now.tricks)
            if not over or after.tricks[-1].winner == seat:
                found = search(after, won + over)
                if found is not None:
                    return found
        return None

    return search(deal, 0)


@pytest.mark.parametrize(
    ("form", "options", "seeds"),
    [
        pytest.param("rubicon", {}, (4, 5, 12), id="a point for the lead"),
        pytest.param("wikipedia", {}, (2, 4, 51), id="the ten for the cards counts towards it"),
        pytest.param("rubicon", {"trick_scoring": "flat_won", "younger_pique": True}, (4, 5), id="tricks won alone"),
        pytest.param("contract", {}, (13, 28), id="tricks that were bid for"),
        pytest.param("auction", {}, (19,), id="bids with a sign"),
    ],
)
def test_the_pique_is_given_at_that_trick_and_at_no_other(form, options, seeds):
    met = set()
    for seed in seeds:
        for deal in moments(load(form, options), seed):
            told = tricks_to_pique(seen_by(deal, deal.to_act), deal.leader)
            given = given_after(deal, deal.leader) if told is not None else None
            if given is not None:
                assert told == given, (seed, len(deal.tricks), deal.trick)
                met.add(bool(deal.trick))
    assert met == {False, True}, "both before a card is led and after"
