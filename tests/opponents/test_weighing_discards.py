"""Discards weighed all together: the sums in columns are the sums one by one."""

from __future__ import annotations

from random import Random

import numpy as np

from piquet_tutor.cards import Pack, parse_cards, sort_hand
from piquet_tutor.coach.solved.hands import masks_of
from piquet_tutor.coach.solved.play import half_tricks_of
from piquet_tutor.opponents import weighing_discards as weighing
from piquet_tutor.opponents.exchanging import BOTH_IN_PLAY, Prospect, counts, declarations, prices_of
from piquet_tutor.opponents.shapes import declared
from piquet_tutor.opponents.stakes import stakes_of
from piquet_tutor.rules.loader import load

RULES = load("rubicon")
PRICES = prices_of(RULES, None)
STAKES = stakes_of(RULES, None, True)


def some_hands(count=150):
    """Pairs of hands of twelve."""
    chance = Random(8)
    packs = (chance.sample(Pack(32).cards, 24) for _ in range(count))
    return [(masks_of(cards[:12]), masks_of(cards[12:])) for cards in packs]


def test_declarations_bonuses_and_play_are_summed_as_one_by_one():
    """For the leader; for the other hand the same with its sign changed."""
    pairs = some_hands()
    mine, other = (np.array(each, np.int32) for each in zip(*pairs, strict=True))
    lies = weighing._Lies(np.zeros((1, len(pairs), 4), np.int32), other, weighing._declared(other))
    board = weighing.Board(PRICES, STAKES, BOTH_IN_PLAY)
    together = weighing._ahead(mine, lies, 1, True, board)
    for (one, two), found in zip(pairs, together, strict=True):
        tops = counts(one, two, False)[0]
        expected = declarations(declared(one), declared(two), tops, PRICES) + STAKES[half_tricks_of(one, two)]
        assert found == expected
    turned = weighing._Lies(np.zeros((1, len(pairs), 4), np.int32), mine, weighing._declared(mine))
    assert (weighing._ahead(other, turned, 1, False, board) == -together).all()


def test_a_repique_in_hand_is_not_thrown_away():
    """A quint major and four aces: point, sequence and set are thirty-four. Only the four low cards may go."""
    hand = sort_hand(parse_cards("AS KS QS JS TS AH AD AC 7H 8D 7D 7C"))
    unseen = tuple(one for one in Pack(32).cards if one not in hand)
    prospect = Prospect(hand, unseen, (), 12, 0, 8, True)
    assert weighing.serves(prospect, PRICES, 5)
    found = weighing.weighed_discards(prospect, weighing.Board(PRICES, STAKES, BOTH_IN_PLAY), (1, 4), Random(1))
    worth, best = found[0]
    assert set(best) <= set(parse_cards("7H 8D 7D 7C"))
    assert worth > 90
    assert [each for each, _ in found] == sorted((each for each, _ in found), reverse=True)
