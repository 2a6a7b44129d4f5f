"""A guided player's card: it gives nothing away that they could have worked out, and its reason is true of it."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.players.coach.guidance import guided_advice
from piquet_tutor.players.coach.play_model import COSTLY
from piquet_tutor.players.coach.playing import advise_play
from piquet_tutor.players.coach.principles import FORCED, LEAD_SURE, THROW, THROW_WEIGHED, WEIGHED, WIN_CHEAPLY, advice
from tests.samples import sample


def positions(seed):
    """The positions of a random deal in which somebody has a card to choose, after the first tricks."""
    rng, deal = Random(seed), shuffled(load("rubicon"), seed)
    while not deal.done:
        if deal.phase == "play" and len(deal.tricks) > 2:
            yield deal
        deal = apply(deal, random_action(deal, rng))


@pytest.mark.parametrize("seed", range(sample(4)))
def test_what_is_advised_costs_nothing_on_average_and_its_reason_is_true(seed):
    for deal in positions(seed):
        seat = deal.to_act
        found = guided_advice(deal, seat)
        if found is None or found.principle == FORCED:
            continue
        assert found.card in playable(deal)
        weighed = advise_play(seen_by(deal, seat))
        if not weighed.pique_left_out:
            assert weighed.best.points - weighed.of(found.card).points < COSTLY
        other = deal.hands[deal.table.after(seat)]
        if found.principle == LEAD_SURE:
            assert not [one for one in other if one.suit is found.card.suit and one.rank > found.card.rank]
        elif found.principle == WIN_CHEAPLY:
            assert found.card.suit is deal.trick[0].suit
            assert found.card.rank > deal.trick[0].rank
        elif found.principle in {THROW, THROW_WEIGHED}:
            assert found.card.suit is not deal.trick[0].suit
            assert found.card not in found.kept
        if found.principle == THROW_WEIGHED:
            assert all(weighed.best.points - weighed.of(one).points >= COSTLY for one in found.kept), (
                "missed on average"
            )


def test_a_plain_reason_stands_wherever_it_costs_nothing():
    """Most cards keep the principle they had; only those that cost points are changed."""
    pairs = [(advice(deal, deal.to_act), guided_advice(deal, deal.to_act)) for deal in positions(2)]
    told = [(plain, found) for plain, found in pairs if plain is not None]
    assert sum(plain == found for plain, found in told) > len(told) / 2
    assert all(
        plain == found or found.principle in {LEAD_SURE, WIN_CHEAPLY, THROW_WEIGHED, WEIGHED} for plain, found in told
    )
