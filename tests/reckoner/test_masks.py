"""The one layout of a hand, as four masks, as one number, and as numpy sees it."""

from __future__ import annotations

from random import Random

import numpy as np

from piquet_tutor.game.cards import pack_of, sort_hand
from piquet_tutor.game.combinations import points, sequences
from piquet_tutor.reckoner.bulk import hands_of, suits_of
from piquet_tutor.reckoner.combination_tables import packed_from, packed_of
from piquet_tutor.reckoner.holdings import holding
from piquet_tutor.reckoner.masks import bits_of, cards_of, masks_from, masks_of


def test_a_hand_is_the_same_cards_in_every_shape():
    rng = Random(1)
    for pack in (32, 36):
        for _ in range(200):
            hand = sort_hand(rng.sample(pack_of(pack).cards, 12))
            masks = masks_of(hand)
            assert cards_of(bits_of(hand)) == hand
            assert masks_from(bits_of(hand)) == masks
            assert suits_of(np.array([bits_of(hand)])).tolist() == [list(masks)]
            assert packed_from(masks) == packed_of(hand)
            suits = [[one for one in hand if one.suit == suit] for suit in range(4)]
            assert [holding(mask).length for mask in masks] == [len(each) for each in suits]
            assert max(holding(mask).point for mask in masks) == (points(hand)[0].length, points(hand)[0].pips)
            assert sum(len(holding(mask).runs) for mask in masks) == len(sequences(hand))


def test_the_cards_of_the_short_pack_are_numbered_from_the_seven_of_spades():
    numbers = np.arange(32)
    assert cards_of(int(hands_of(numbers[None])[0])) == pack_of(32).cards
    assert cards_of(int(hands_of(np.array([[0, 31]]))[0])) == (pack_of(32).cards[7], pack_of(32).cards[24])
