"""Fewest tricks with both hands known, against every line of play there is."""

from random import Random

import pytest

from piquet_tutor.game.cards import Pack, Suit, parse_cards
from piquet_tutor.reckoner.masks import bit_of, cards_in_suit, masks_of
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.searching import answer_worth, half_tricks, lead_worth, position_of
from piquet_tutor.reckoner.solver.suits import code_of, places
from tests.reckoner.solver import brute
from tests.samples import sample


@pytest.mark.parametrize("seed", range(sample(60)))
def test_nobody_can_be_held_to_fewer_nor_be_given_more(seed):
    rng = Random(seed)
    size = rng.choice((3, 4, 5, 6))
    cards = rng.sample(Pack(32).cards[: rng.choice((14, 20, 32))], 2 * size)
    leader, other = frozenset(cards[:size]), frozenset(cards[size:])
    mine, others = masks_of(leader), masks_of(other)
    assert half_tricks(position_of(mine, others), UNWANTED) == brute.half_tricks(leader, other, losing=True)
    for one in leader:
        found = lead_worth(mine, others, one.suit, bit_of(one), UNWANTED)
        assert found == brute.led_makes(leader, other, one, losing=True)


def test_to_lose_a_trick_is_not_always_best_with_the_highest_card_that_does():
    """Here whoever always ducked with his highest would let the leader off with six half-tricks."""
    codes = tuple(map(code_of, ("", "OO", "OLLL", "LOLLOO")))
    leader, other = (
        frozenset(
            one
            for suit, code in zip(Suit, codes, strict=True)
            for one in cards_in_suit(sum(1 << place for place in places(code, leads)), suit)
        )
        for leads in (True, False)
    )
    found = half_tricks(position_of(masks_of(leader), masks_of(other)), UNWANTED)
    assert found == brute.half_tricks(leader, other, losing=True) == 9


def test_the_one_who_follows_makes_what_the_leader_does_not():
    """A seven led to an eight does not make the last trick; an eight led to a seven does."""
    mine, other = masks_of(parse_cards("7S")), masks_of(parse_cards("8S"))
    assert answer_worth(mine, other, True, UNWANTED) == 2
    assert answer_worth(mine, other, False, UNWANTED) == 0
    assert answer_worth(masks_of(()), masks_of(()), True, UNWANTED) == 3
