"""Hands as masks, four numbers with one bit a rank: how cards come to the solver."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.cards import Card, Rank

Masks = tuple[int, int, int, int]
"""A hand: for each suit the ranks held, the six as bit 0."""


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
