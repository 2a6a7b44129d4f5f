"""The yardstick itself: tricks with both hands known, against plain minimax over every legal card."""

from functools import cache
from random import Random

import pytest

from piquet_tutor.game.cards import Card, Pack, parse_cards
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver.searching import (
    answer_worth,
    half_tricks,
    lead_worth,
    position_of,
    winners_of,
)


@cache
def plain(leader: frozenset[Card], other: frozenset[Card]) -> int:
    """Every lead, every answer: half-tricks of the leader."""
    if not leader:
        return 1
    return max(plain_lead(leader, other, led) for led in leader)


def plain_lead(leader, other, led):
    left = 2 * len(leader) - 1
    results = []
    for one in [each for each in other if each.suit is led.suit] or other:
        after = (leader - {led}, other - {one})
        if one.suit is led.suit and one.rank > led.rank:
            results.append(left - plain(*reversed(after)))
        else:
            results.append(2 + plain(*after))
    return min(results)


@pytest.mark.parametrize("size", range(1, 7))
@pytest.mark.parametrize("pack", [8, 16, 32], ids=["one suit", "two suits", "four suits"])
def test_the_solver_agrees_with_plain_minimax(size, pack):
    rng = Random(size)
    if 2 * size > pack:
        pack = 16
    for _ in range(5 if size == 6 else 40):
        cards = rng.sample(Pack(32).cards[:pack], 2 * size)
        mine, other = frozenset(cards[:size]), frozenset(cards[size:])
        assert half_tricks(position_of(masks_of(mine), masks_of(other))) == plain(mine, other)
        for one in mine:
            found = lead_worth(masks_of(mine), masks_of(other), one.suit, bit_of(one))
            assert found == plain_lead(mine, other, one)
        assert answer_worth(masks_of(mine), masks_of(other), wins=True) == 2 + plain(mine, other)
        assert answer_worth(masks_of(other), masks_of(mine), wins=False) == 2 * size + 1 - plain(mine, other)


@pytest.mark.parametrize(
    ("mine", "other", "tops"),
    [
        ("AS KS 7S", "QS 9H 8H", 3),  # the queen falls under the king, so the seven is good too
        ("AS KS 7S", "QS JS TS", 2),
        ("KS QS 7S", "AS 9H 8H", 0),
        ("7S 8H", "AD AC", 2),  # nobody else has any
    ],
)
def test_winners_are_counted_from_the_top(mine, other, tops):
    assert winners_of(masks_of(parse_cards(mine)), masks_of(parse_cards(other))) == tops
