"""Exact figures of an exchange: the same as every draw and every hand gone through one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.combinations import Combination, strength
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.exchange.draws import Draws, spread
from piquet_tutor.reckoner.exchange.facing import Against, Exact
from piquet_tutor.reckoner.exchange.information import ground_of
from tests.reckoner.exchange.counted import KINDS, ahead, called, held_after

ABOUT = pytest.approx


def information(seed, rules="rubicon"):
    return ground_of(seen_by(shuffled(load(rules), seed), "elder"))


def few(seed, number):
    """A ground on which so few cards are unseen that every hand can be gone through."""
    whole = information(seed)
    rng = Random(seed)
    return replace(whole, unseen=sort_hand(rng.sample(whole.unseen, number)))


def strong(item: Combination | None):
    return None if item is None else strength(item)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("size", [1, 2, 3])
def test_what_is_held_after_every_draw_is_as_counted(seed, size):
    here = information(seed)
    draws = Draws(here, size)
    out = here.discards[Random(seed).randrange(12)] if size == 1 else Random(seed).sample(here.hand, size)
    found = spread(here, draws, tuple(out))
    counted = held_after(here.kept(tuple(out)), here.unseen, size)
    for kind in KINDS:
        best, worth = {}, {}
        for (strength_of, scores), times in counted[kind].items():
            best[strength_of] = best.get(strength_of, 0) + times
            worth[scores] = worth.get(scores, 0) + times
        items = here.tables.of(kind).items
        assert {strong(items[at]): int(n) for at, n in enumerate(found.best(kind)) if n} == best
        assert {at: int(n) for at, n in enumerate(found.points(kind)) if n} == worth
        assert sum(best.values()) == found.draws


def test_five_cards_put_out_are_counted_over_all_their_draws():
    here = few(3, 14)
    out = here.hand[7:]
    found = spread(here, Draws(here, 5), out)
    counted = held_after(here.kept(out), here.unseen, 5)
    assert found.draws == 2002
    for kind in KINDS:
        points = {}
        for (_, scores), times in counted[kind].items():
            points[scores] = points.get(scores, 0) + times
        assert {at: int(n) for at, n in enumerate(found.points(kind)) if n} == points


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("unseen", "size"), [(15, 1), (15, 2), (15, 3), (16, 4)])
def test_odds_are_those_of_every_hand_the_other_may_hold(seed, unseen, size):
    here = few(seed, unseen)
    out = tuple(Random(seed).sample(here.hand, size))
    kept = here.kept(out)
    against = Against(here, Draws(here, size))
    odds = against.odds(kept)
    counted = ahead(kept, here.unseen, size)
    for kind in KINDS:
        assert list(odds[kind]) == ABOUT(counted[kind], abs=1e-12)
    assert against.ahead(kept) == ABOUT(sum(each[2] - each[3] for each in counted.values()), abs=1e-12)


@pytest.mark.parametrize("seed", range(2))
def test_the_other_hand_after_a_real_draw_of_five_is_counted_over_all_455(seed):
    here = information(seed)
    draws = Draws(here, 5)
    against = Against(here, draws)
    rng = Random(seed)
    for place in rng.sample(range(draws.size), 2):
        drawn = list(combinations(here.unseen, 5))[place]
        hands = [called(frozenset(hand)) for hand in combinations([one for one in here.unseen if one not in drawn], 12)]
        for kind in KINDS:
            table = here.tables.of(kind)
            for number, item in enumerate(table.items):
                worse = sum(not_as_good(each[kind][0], strong(item)) for each in hands)
                better = [each[kind] for each in hands if not_as_good(strong(item), each[kind][0])]
                facing = against.of(kind)
                assert facing.beaten[number, place] == ABOUT(worse / 455)
                assert facing.better(np.array([number]), place)[0] == ABOUT(len(better) / 455)
                assert facing.cost[number, place] == ABOUT(sum(scores for _, scores in better) / 455)


def not_as_good(one, other):
    return other is not None and (one is None or one < other)


def test_elder_has_1585_discards_and_each_is_counted():
    here = information(1)
    exact = Exact(here)
    spreads = {out: spread(here, exact.of(len(out))[0], out) for out in here.discards}
    assert len(here.discards) == len(spreads) == 1585
    assert sum(each.draws for each in spreads.values()) == 14_941_023
    assert all(each.best(kind).sum() == each.draws for each in spreads.values() for kind in KINDS)
    against = Against(here, Draws(here, 3))
    out = here.hand[2:5]
    assert exact.of(3)[1].ahead(here.kept(out)) == ABOUT(against.ahead(here.kept(out)))


def test_a_point_scores_and_wins_by_the_clauses_in_force():
    """A table may score points otherwise, or let pips decide; then other hands win, and bring other figures."""
    from piquet_tutor.game.cards import parse_cards
    from piquet_tutor.reckoner.exchange.tables import tables_of
    from piquet_tutor.reckoner.masks import masks_of

    plain, rules = (
        tables_of(load("rubicon")),
        load("rubicon", {"point_score": "ending4_less_one", "point_min_length": 4}),
    )
    other = tables_of(rules)
    low, high = (max(masks_of(parse_cards(text))) for text in ("JS 9S 8S 7S", "AS KS QS"))
    assert plain.point.worth[plain.point.best[low]] == 4
    assert other.point.worth[other.point.best[low]] == 3  # thirty-four
    assert plain.point.best[low] > plain.point.best[high] > 0
    assert other.point.best[high] == 0  # too short to be called
