"""Hands as masks, the only bit layout used: for each suit a number with one bit for each rank, the six as bit 0.

The sixes of a pack of thirty-two are simply never set, so one mask means the same cards in every form. Suits are in the
order of :class:`~piquet_tutor.game.cards.Suit`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from piquet_tutor.game.cards import Card, Cards, Rank, Suit, card, card_order

Masks = tuple[int, int, int, int]
"""A hand: for each suit the ranks held, the six as bit 0."""

MASKS: Final = 1 << len(Rank)
"""Every mask of a suit is below this."""


def bit_of(one: Card) -> int:
    """The bit of a card in the mask of its suit."""
    return 1 << one.rank - Rank.SIX


_WIDTH: Final = len(Rank)
_WHERE: Final = [
    1 << _WIDTH * one.suit + one.rank - Rank.SIX
    for one in sorted((card(rank, suit) for suit in Suit for rank in Rank), key=card_order)
]
"""The bit of each card, by its index, with the four masks in one number: hands are made of cards very often."""


def masks_of(cards: Iterable[Card]) -> Masks:
    """A hand as four masks, spades first."""
    hand = 0
    for one in cards:
        hand |= _WHERE[one.index]
    low = MASKS - 1
    return (hand & low, hand >> _WIDTH & low, hand >> 2 * _WIDTH & low, hand >> 3 * _WIDTH)


def less(masks: Masks, one: Card) -> Masks:
    """A hand without a card."""
    suits = list(masks)
    suits[one.suit] &= ~bit_of(one)
    return (suits[0], suits[1], suits[2], suits[3])


@cache
def cards_in_suit(mask: int, suit: Suit) -> Cards:
    """The cards of a suit in its mask, the highest first."""
    return tuple(card(rank, suit) for rank in reversed(Rank) if mask >> rank - Rank.SIX & 1)
