"""A card by one principle: legal, true of what the seat can place, and the same whatever it cannot see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.engine import apply, judge
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import known_cards
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.players.coach.principles import FOLLOW_LOW, FORCED, LEAD_LIKELY, LEAD_SURE, THROW, WIN_CHEAPLY, advice
from tests.samples import sample


def positions(seed):
    """The positions of a random deal in which somebody has a card to play."""
    rng, deal = Random(seed), shuffled(load("rubicon"), seed)
    while not deal.done:
        if deal.phase == "play":
            yield deal
        deal = apply(deal, random_action(deal, rng))


def beaten_by(card, others):
    """Those of these cards that beat a card led."""
    return [one for one in others if one.suit is card.suit and one.rank > card.rank]


@pytest.mark.parametrize("seed", range(sample(12)))
def test_what_is_advised_may_be_played_and_is_true(seed):
    """Sure winners win, the cheap one takes the trick, and what is thrown away could not."""
    for deal in positions(seed):
        seat = deal.to_act
        found = advice(deal, seat)
        if found is None:
            continue
        assert judge(deal, Play(seat, found.card)).verdict is not Verdict.REFUSED
        other = deal.hands[deal.table.after(seat)]
        higher = [one for one in other if one.suit is found.card.suit and one.rank > found.card.rank]
        known = known_cards(deal, seat).difference(deal.peeked if seat == "elder" and not deal.faced else ())
        hidden = [one for one in pack_of(deal.rules.pack).cards if one not in known or one in other]
        if found.principle == LEAD_SURE:
            assert not deal.trick
            assert not higher
            assert all(beaten_by(one, hidden) for one in found.kept), "what could lose the lead can be beaten"
        elif found.principle == LEAD_LIKELY:
            assert set(higher) <= set(found.beaten_by)
            assert all(not beaten_by(one, other) for one in found.kept)
            assert all(any(each.suit is one.suit for each in hidden) for one in found.kept), "its suit may yet be led"
        elif found.principle == WIN_CHEAPLY:
            assert found.card.suit is deal.trick[0].suit
            assert found.card.rank > deal.trick[0].rank
            assert all(one.rank > found.card.rank for one in found.kept), "the lowest that does"
        elif found.principle == FOLLOW_LOW:
            assert all(one.rank < deal.trick[0].rank for one in playable(deal)), "no card wins this trick"
        elif found.principle == THROW:
            assert found.card.suit is not deal.trick[0].suit
            for one in found.kept:  # each wins now, or has as many cards below it as there may be cards above
                below = [each for each in deal.hands[seat] if each.suit is one.suit and each.rank < one.rank]
                assert len(beaten_by(one, other)) <= len(below), "it can still win a trick"
                assert any(each.suit is one.suit for each in hidden)
        elif found.principle == FORCED:
            assert not found.kept


@pytest.mark.parametrize("seed", range(sample(12)))
def test_the_same_is_advised_whatever_the_seat_cannot_see(seed):
    """Cards it cannot place are exchanged between the other's hand and discards: the advice stands."""
    for deal in positions(seed):
        seat, other = deal.to_act, deal.table.after(deal.to_act)
        known = known_cards(deal, seat)
        held = [one for one in deal.hands[other] if one not in known]
        away = [one for one in deal.discards.get(other, ()) if one not in known]
        out = {trick.cards[0].suit for trick in deal.tricks if trick.leader == seat}
        swaps = [(one, two) for one in held for two in away if two.suit not in out]
        if not swaps:
            continue
        one, two = Random(seed).choice(swaps)
        hand = tuple(two if card == one else card for card in deal.hands[other])
        discards = tuple(one if card == two else card for card in deal.discards[other])
        changed = replace(deal, hands={**deal.hands, other: hand}, discards={**deal.discards, other: discards})
        assert advice(changed, seat) == advice(deal, seat)
