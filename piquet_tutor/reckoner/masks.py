"""Hands as masks, the only bit layout used: for each suit a number with one bit for each rank, the six as bit 0.

The sixes of a pack of thirty-two are simply never set, so one mask means the same cards in every form. Suits are in the
order of :class:`~piquet_tutor.game.cards.Suit`. Where a hand is one number, its masks lie side by side, spades lowest,
each in a lane of sixteen bits: numpy reads such numbers as four masks each, without a shift.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from piquet_tutor.game.cards import Card, Cards, Rank, Suit, card, card_order, pack_of

Masks = tuple[int, int, int, int]
"""A hand: for each suit the ranks held, the six as bit 0."""
Bits = int
"""A hand as one number: its masks side by side."""

MASKS: Final = 1 << len(Rank)
"""Every mask of a suit is below this."""
LANE: Final = 16
"""Bits from the mask of one suit to that of the next, where a hand is one number."""


def bit_of(one: Card) -> int:
    """The bit of a card in the mask of its suit."""
    return 1 << one.rank - Rank.SIX


_EVERY: Final = pack_of(36).cards
_WHERE: Final = [
    1 << LANE * one.suit + one.rank - Rank.SIX
    for one in sorted((card(rank, suit) for suit in Suit for rank in Rank), key=card_order)
]
"""The bit of each card in a hand as one number, by its index: hands are made of cards very often."""


def masks_of(cards: Iterable[Card]) -> Masks:
    """A hand as four masks, spades first."""
    return masks_from(bits_of(cards))


def less(masks: Masks, one: Card) -> Masks:
    """A hand without a card."""
    suits = list(masks)
    suits[one.suit] &= ~bit_of(one)
    return (suits[0], suits[1], suits[2], suits[3])


@cache
def cards_in_suit(mask: int, suit: Suit) -> Cards:
    """The cards of a suit in its mask, the highest first."""
    return tuple(card(rank, suit) for rank in reversed(Rank) if mask >> rank - Rank.SIX & 1)


# --- a hand as one number -----------------------------------------------------------------------------------------


def bit_in_hand(one: Card) -> Bits:
    """The bit of a card in a hand."""
    return _WHERE[one.index]


def bits_of(cards: Iterable[Card]) -> Bits:
    """Cards as one number."""
    hand = 0
    for one in cards:
        hand |= _WHERE[one.index]
    return hand


def masks_from(hand: Bits) -> Masks:
    """A hand as four masks."""
    low = MASKS - 1
    return (hand & low, hand >> LANE & low, hand >> 2 * LANE & low, hand >> 3 * LANE)


def cards_of(hand: Bits) -> Cards:
    """The cards of a hand, in canonical order."""
    return tuple(one for one in _EVERY if hand & _WHERE[one.index])
