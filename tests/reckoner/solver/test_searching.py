"""The yardstick itself: tricks with both hands known, against plain minimax over every legal card."""

from random import Random

import pytest

from piquet_tutor.game.cards import Pack, parse_cards
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver.searching import answer_worth, half_tricks, lead_worth, position_of, winners_of
from tests.reckoner.solver import brute
from tests.samples import sample


@pytest.mark.parametrize("size", range(1, 7))
@pytest.mark.parametrize("pack", [8, 16, 32], ids=["one suit", "two suits", "four suits"])
def test_the_solver_agrees_with_plain_minimax(size, pack):
    rng = Random(size)
    for _ in range(sample(5 if size == 6 else 40)):
        cards = rng.sample(Pack(32).cards[: max(pack, 16 if size > 4 else 8)], 2 * size)
        leader, follower = frozenset(cards[:size]), frozenset(cards[size:])
        mine, other, made = masks_of(leader), masks_of(follower), brute.half_tricks(leader, follower)
        assert half_tricks(position_of(mine, other)) == made
        for one in leader:
            assert lead_worth(mine, other, one.suit, bit_of(one)) == brute.led_makes(leader, follower, one)
        assert answer_worth(mine, other, wins=True) == 2 + made
        assert answer_worth(other, mine, wins=False) == 2 * size + 1 - made


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
