"""Fewest tricks with both hands known, against every line of play there is."""

from functools import cache
from random import Random

import pytest

from piquet_tutor.game.cards import Pack, parse_cards
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.searching import answer_worth, half_tricks, lead_worth, position_of
from piquet_tutor.reckoner.solver.suits import code_of, places


@cache
def tried(leader, other):
    """What the leader makes when neither wants to, in half-tricks, by trying everything."""
    return min((led_and_tried(leader, other, one) for one in leader), default=0)


def led_and_tried(leader, other, led):
    following = [one for one in other if one.suit is led.suit] or other
    return max(answered_and_tried(leader, other, led, one) for one in following)


def answered_and_tried(leader, other, led, answer):
    left = tuple(one for one in leader if one is not led)
    against = tuple(one for one in other if one is not answer)
    taken = answer.suit is led.suit and answer.rank > led.rank
    if not left:
        return 0 if taken else 3
    return 2 * len(left) + 1 - tried(against, left) if taken else 2 + tried(left, against)


@pytest.mark.parametrize("seed", range(60))
def test_nobody_can_be_held_to_fewer_nor_be_given_more(seed):
    rng = Random(seed)
    size = rng.choice((3, 4, 5, 6))
    cards = list(Pack(32).cards[: rng.choice((14, 20, 32))])
    rng.shuffle(cards)
    leader, other = tuple(cards[:size]), tuple(cards[size : 2 * size])
    mine, others = masks_of(leader), masks_of(other)
    assert half_tricks(position_of(mine, others), UNWANTED) == tried(leader, other)
    for one in leader:
        assert lead_worth(mine, others, one.suit, bit_of(one), UNWANTED) == led_and_tried(leader, other, one)


def test_to_lose_a_trick_is_not_always_best_with_the_highest_card_that_does():
    """Here whoever always ducked with his highest would let the leader off with six half-tricks."""
    codes = tuple(map(code_of, ("", "OO", "OLLL", "LOLLOO")))
    hands = [tuple(sum(1 << place for place in places(code, leads)) for code in codes) for leads in (True, False)]
    assert half_tricks(tuple(sorted(codes)), UNWANTED) == brute_fewest(*hands) == 9


@cache
def brute_fewest(leader, other):
    """What the leader makes when neither wants to, every card tried, by masks."""
    if not any(leader):
        return 0
    found = []
    for suit, bit in bits_of(leader):
        following = [each for each in bits_of(other) if each[0] == suit] or bits_of(other)
        after = []
        for answer in following:
            left, against = without_bit(leader, suit, bit), without_bit(other, *answer)
            taken, more = answer[0] == suit and answer[1] > bit, any(left)
            if taken:
                after.append(2 * len(bits_of(left)) + 1 - brute_fewest(against, left) if more else 0)
            else:
                after.append(2 + brute_fewest(left, against) if more else 3)
        found.append(max(after))
    return min(found)


def bits_of(hand):
    return [(suit, 1 << place) for suit, mask in enumerate(hand) for place in range(9) if mask >> place & 1]


def without_bit(hand, suit, bit):
    return tuple(mask & ~bit if each == suit else mask for each, mask in enumerate(hand))


def test_the_one_who_follows_makes_what_the_leader_does_not():
    """A seven led to an eight does not make the last trick; an eight led to a seven does."""
    mine, other = masks_of(parse_cards("7S")), masks_of(parse_cards("8S"))
    assert answer_worth(mine, other, True, UNWANTED) == 2
    assert answer_worth(mine, other, False, UNWANTED) == 0
    assert answer_worth(masks_of(()), masks_of(()), True, UNWANTED) == 3
