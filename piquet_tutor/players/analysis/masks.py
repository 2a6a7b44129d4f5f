"""Hands as masks, the only bit layout used: for each suit a number with one bit for each rank, the six as bit 0.

The sixes of a pack of thirty-two are simply never set, so one mask means the same cards in every form. Suits are in the
order of :class:`~piquet_tutor.engine.cards.Suit`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from piquet_tutor.engine.cards import Card, Cards, Rank, Suit, card

Masks = tuple[int, int, int, int]
"""A hand: for each suit the ranks held, the six as bit 0."""

MASKS: Final = 1 << len(Rank)
"""Every mask of a suit is below this."""


def bit_of(one: Card) -> int:
    """The bit of a card in the mask of its suit."""
    return 1 << one.rank - Rank.SIX


def masks_of(cards: Iterable[Card]) -> Masks:
    """Cards as masks."""
    suits = [0, 0, 0, 0]
    for one in cards:
        suits[one.suit] |= bit_of(one)
    return (suits[0], suits[1], suits[2], suits[3])


def less(masks: Masks, one: Card) -> Masks:
    """A hand without a card."""
    suits = list(masks)
    suits[one.suit] &= ~bit_of(one)
    return (suits[0], suits[1], suits[2], suits[3])


@cache
def cards_in_suit(mask: int, suit: Suit) -> Cards:
    """The cards of a suit in its mask, the highest first."""
    return tuple(card(rank, suit) for rank in reversed(Rank) if mask >> rank - Rank.SIX & 1)
