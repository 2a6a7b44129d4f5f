"""Many deals dealt, exchanged and played at once by players with a few fixed habits, all of which are stated here.

The players are quick, and weak. They discard the cards least worth keeping: a card is worth two for each card of its
suit held, more if it is high, more in a longer run, and more where its rank (ten or better) is held more than once.
Elder exchanges five cards, younger three. Players lead a card that no unseen card can beat, from the longest suit that
has one; otherwise the highest of the longest suit. They follow with the cheapest card that takes the trick; otherwise
with the lowest of the suit, or without the suit the lowest card of all. Nobody uses knowledge of a card they may not
see.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.game.cards import Rank, Suit
from piquet_tutor.reckoner.bulk import RANKS, TRICKS, Hands, hands_of, suits_of
from piquet_tutor.reckoner.combination_arrays import Array
from piquet_tutor.reckoner.masks import MASKS

HAND: Final = 12
ELDER_CHANGES: Final = 5
YOUNGER_CHANGES: Final = 3
_CARDS: Final = 32
_SUIT: Final = MASKS - 2
"""The mask of a whole suit, from the seven up."""
_HELD: Final = np.array([[mask >> place & 1 for place in range(1, len(RANKS) + 1)] for mask in range(MASKS)], np.uint8)
"""Whether a card is in a mask: a row for each mask, a column for each rank from the seven up."""
_HIGH: Final[dict[Rank, int]] = {Rank.ACE: 7, Rank.KING: 5, Rank.QUEEN: 3, Rank.JACK: 2, Rank.TEN: 1}
_IN_RUN: Final = (0, 0, 1, 4, 6, 9, 9, 9, 9)
"""What a card is worth keeping for, by the length of its run."""
_IN_SET: Final = (0, 0, 1, 6, 12)
"""What a card is worth keeping for, by how many cards of its rank are held."""


class DealBatch(NamedTuple):
    """Many deals; one row for each deal, a column each for elder and younger.

    Attributes:
        dealt: the hands as dealt.
        hands: after the exchange.
        discards: the cards discarded.
    """

    dealt: Hands
    hands: Hands
    discards: Hands


class PlayBatch(NamedTuple):
    """The play of many deals.

    Attributes:
        takers: who took each trick (0 elder, 1 younger); a row for each deal, a column for each trick.
        cards: for each deal and trick, the numbers of the card led and the card that followed; None unless asked for.
    """

    takers: NDArray[np.uint8]
    cards: NDArray[np.uint8] | None


def dealt(rng: np.random.Generator, many: int, exchange: bool = True) -> DealBatch:
    """Deal many deals from shuffled packs.

    Args:
        rng: the random number generator.
        many: how many deals.
        exchange: whether cards are exchanged; if not, the hands stay as dealt.
    """
    packs = rng.permuted(np.tile(np.arange(_CARDS, dtype=np.uint8), (many, 1)), axis=1)
    first = np.stack([hands_of(packs[:, :HAND]), hands_of(packs[:, HAND : 2 * HAND])], 1)
    if not exchange:
        return DealBatch(first, first, np.zeros_like(first))
    talon = packs[:, 2 * HAND :]
    drawn = np.stack([hands_of(talon[:, :ELDER_CHANGES]), hands_of(talon[:, ELDER_CHANGES:])], 1)
    out = np.stack(
        [least_worth_keeping(first[:, 0], ELDER_CHANGES), least_worth_keeping(first[:, 1], YOUNGER_CHANGES)], 1
    )
    return DealBatch(first, first & ~out | drawn, out)


def least_worth_keeping(hands: Hands, count: int) -> Hands:
    """The ``count`` cards of each hand that are least worth keeping."""
    suits = suits_of(hands)
    alike = _HELD[suits].sum(1)
    in_sets = _SPREAD * np.array(_IN_SET)[alike] * _COUNTING
    # No two cards are worth the same, so the choice depends on nothing else; cards not held come last.
    ranked = (_keeping()[suits, np.arange(len(Suit))] + in_sets[:, None]).reshape(len(hands), _CARDS)
    return hands_of(np.argpartition(ranked, count, axis=1)[:, :count])


_COUNTING: Final = np.array([rank >= Rank.TEN for rank in RANKS], np.int64)
_SPREAD: Final = _CARDS
"""Worths lie this far apart, so that the number of the card settles what is level."""
_NOT_HELD: Final = 500
"""More than any card is worth."""


@cache
def _keeping() -> Array:
    """What each card is worth keeping for, apart from sets: by the mask of its suit, the suit and the rank."""
    found = np.full((MASKS, len(Suit), len(RANKS)), _NOT_HELD)
    for mask in range(MASKS):
        for run in re.finditer("1+", f"{mask >> 1:b}"[::-1]):  # from the seven up
            for place in range(*run.span()):
                high, in_run = _HIGH.get(RANKS[place], 0), _IN_RUN[len(run[0])]
                found[mask, :, place] = 2 * mask.bit_count() + high + in_run
    worth: Array = _SPREAD * found + np.arange(_CARDS).reshape(len(Suit), len(RANKS))
    return worth


# --- the play ---------------------------------------------------------------------------------------


def _by_mask(of: Callable[[int], int]) -> NDArray[np.uint16]:
    return np.array([of(mask) for mask in range(MASKS)], np.uint16)


_COUNT: Final = _by_mask(int.bit_count).astype(np.uint8)
_TOP: Final = _by_mask(lambda mask: 1 << mask.bit_length() - 1 if mask else 0)
_LOW: Final = _by_mask(lambda mask: mask & -mask)
_PLACE: Final = _by_mask(lambda mask: max(0, mask.bit_length() - 2)).astype(np.uint8)
"""The place of the highest card of a mask among those of its suit, the seven being 0."""


def play(deals: DealBatch, rng: np.random.Generator | None = None, tell: bool = False) -> PlayBatch:
    """Play many deals to their end.

    Args:
        deals: the deals.
        rng: where given, every card is chosen at random among those that may be played.
        tell: whether to return the cards played too.
    """
    many = len(deals.hands)
    rows = np.arange(many)
    hands = suits_of(deals.hands).copy()
    gone = suits_of(deals.hands | deals.discards).copy()
    """For each player, the cards that nobody else can play any more: those held, discarded or already played."""
    leader = np.zeros(many, np.intp)
    takers = np.empty((many, TRICKS), np.uint8)
    cards = np.empty((many, TRICKS, 2), np.uint8) if tell else None
    for trick in range(TRICKS):
        other = 1 - leader
        mine, theirs = hands[rows, leader], hands[rows, other]
        suit, led = _led(mine, gone[rows, leader]) if rng is None else _any_card(mine, rng)
        followed, answer = _followed(theirs, suit, led) if rng is None else _any_answer(theirs, suit, rng)
        hands[rows, leader, suit] ^= led
        hands[rows, other, followed] ^= answer
        for seat in range(2):
            gone[rows, seat, suit] |= led
            gone[rows, seat, followed] |= answer
        takes = (followed == suit) & (answer > led)
        if cards is not None:
            cards[:, trick, 0] = len(RANKS) * suit + _PLACE[led]
            cards[:, trick, 1] = len(RANKS) * followed + _PLACE[answer]
        leader = np.where(takes, other, leader)
        takers[:, trick] = leader
    return PlayBatch(takers, cards)


def _led(mine: NDArray[np.uint16], gone: NDArray[np.uint16]) -> tuple[Array, Array]:
    sure = mine > (_SUIT - gone)  # no card is in both masks, so the greater one holds the highest card
    suit = (_COUNT[mine] + 16 * sure).argmax(1)
    return suit, _TOP[mine[np.arange(len(mine)), suit]]


def _followed(theirs: NDArray[np.uint16], suit: Array, led: Array) -> tuple[Array, Array]:
    rows = np.arange(len(theirs))
    own = theirs[rows, suit]
    above = own & ~(led | (led - 1))
    lowest = _LOW[np.bitwise_or.reduce(theirs, axis=1)]
    thrown = ((theirs & lowest[:, None]) > 0).argmax(1)
    within = np.where(above > 0, _LOW[above], _LOW[own])
    return np.where(own > 0, suit, thrown), np.where(own > 0, within, lowest)


def _any_card(mine: NDArray[np.uint16], rng: np.random.Generator) -> tuple[Array, Array]:
    bits = _HELD[mine].reshape(len(mine), _CARDS)
    number = (bits * rng.random(bits.shape, np.float32)).argmax(1)
    return number // len(RANKS), (2 << number % len(RANKS)).astype(np.uint16)


def _any_answer(theirs: NDArray[np.uint16], suit: Array, rng: np.random.Generator) -> tuple[Array, Array]:
    own = theirs[np.arange(len(theirs)), suit]
    only = np.where((np.arange(4) == suit[:, None]) & (own > 0)[:, None], theirs, 0).astype(np.uint16)
    return _any_card(np.where((own > 0)[:, None], only, theirs), rng)
