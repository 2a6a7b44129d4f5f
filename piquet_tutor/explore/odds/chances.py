"""Exact chances, found by counting hands instead of sampling them.

A hand's best point or sequence is the best of its four suits, and its best set the best of eight ranks. So the number
of hands that hold nothing better than a given strength is a coefficient of a product of small polynomials, one for each
suit or rank, with a term for each number of cards. For two hands the polynomials have two variables; who wins a class
follows from counting, for each strength, the pairs of hands in which neither holds anything better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.game.cards import Rank
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.bulk import FIRST, RANKS
from piquet_tutor.reckoner.combination_tables import classes_of
from piquet_tutor.reckoner.holdings import holding
from piquet_tutor.reckoner.masks import MASKS

CARDS: Final = 32
HAND: Final = 12
SUITS: Final = 4
UNSEEN: Final = 20
"""Cards that a player has not seen before exchanging."""
COURTS: Final = 12
_HOLDINGS: Final = range(0, MASKS, 2)
"""Every mask of a suit without its six."""
_SET_RANKS: Final = tuple(place for place, rank in enumerate(RANKS) if rank >= Rank.TEN)

Counts = NDArray[np.int64]
Strength = int


class Shares(NamedTuple):
    """Who wins a class of combinations when both players hold twelve cards as dealt.

    Attributes:
        elder, younger: pairs of hands in which that side has the better combination; equal by symmetry.
        equal: pairs in which the best combinations are equal.
        neither: pairs in which nobody has one.
        all: the number of pairs of hands.
    """

    elder: int
    younger: int
    equal: int
    neither: int
    all: int

    @property
    def nobody(self) -> int:
        """Pairs in which nobody scores the class."""
        return self.equal + self.neither


# --- one hand ---------------------------------------------------------------------------------------


@cache
def hands() -> int:
    """The number of hands of twelve cards."""
    return comb(CARDS, HAND)


@cache
def point_lengths() -> Mapping[int, int]:
    """The number of hands by the length of their longest suit."""
    return _by_longest(int.bit_count)


@cache
def sequences() -> Mapping[int, int]:
    """The number of hands by the length of their best sequence; nought for none."""
    return _by_longest(lambda mask: holding(mask).best_run[0])


@cache
def sets() -> Mapping[int, int]:
    """The number of hands by the size of their best set, three or four; nought for none."""
    none = _hands_of_ranks(2)
    no_four = _hands_of_ranks(3)
    return {0: none, 3: no_four - none, 4: hands() - no_four}


@cache
def carte_blanche() -> Fraction:
    """The chance of being dealt no court card."""
    return Fraction(comb(CARDS - COURTS, HAND), hands())


def _by_longest(length_of: Callable[[int], int]) -> Mapping[int, int]:
    """The number of hands by the greatest measure of any of their suits."""
    found: dict[int, int] = {}
    before = 0
    for most in range(len(RANKS) + 1):
        suit = np.zeros(len(RANKS) + 1, np.int64)
        for mask in _HOLDINGS:
            suit[mask.bit_count()] += length_of(mask) <= most
        so_far = int(_power(suit, SUITS)[HAND])
        if so_far > before:
            found[most] = so_far - before
        before = so_far
    return found


def _power(one: Counts, times: int) -> Counts:
    found = np.array([1], np.int64)
    for _ in range(times):
        found = np.convolve(found, one)
    return found


def _hands_of_ranks(most: int) -> int:
    """The number of hands that hold at most this many cards of each rank from the ten up."""
    held = np.array([comb(SUITS, count) * (count <= most) for count in range(SUITS + 1)], np.int64)
    low = np.array([comb(SUITS, count) for count in range(SUITS + 1)], np.int64)
    found = _power(held, len(_SET_RANKS))
    return int(np.convolve(found, _power(low, len(RANKS) - len(_SET_RANKS)))[HAND])


# --- two hands --------------------------------------------------------------------------------------


def pairs() -> int:
    """The number of ways to deal two hands."""
    return hands() * comb(UNSEEN, HAND)


@cache
def shares(kind: str) -> Shares:
    """Who wins a class, with both hands as dealt.

    Args:
        kind: ``point``, ``sequence`` or ``set``.

    Raises:
        KeyError: there is no such class.
    """
    count, strengths = {"point": _of_suits("point"), "sequence": _of_suits("sequence"), "set": _of_ranks()}[kind]
    elder = neither = 0
    for place, best in enumerate(strengths):
        if best:
            less = strengths[place - 1]
            elder += count(best, less) - count(less, less)
    if not strengths[0]:
        neither = count(0, 0)
    return Shares(elder, elder, pairs() - 2 * elder - neither, neither, pairs())


Count = Callable[[Strength, Strength], int]


@cache
def _of_suits(kind: Kind) -> tuple[Count, list[Strength]]:
    """A counting function for points or sequences, and their strengths in rising order.

    The function takes a strength for each of two hands, and returns the number of pairs of hands in which neither hand
    holds anything better than its own.
    """
    keys = np.frombuffer(classes_of(load(FIRST)).of(kind).best, np.uint8)
    size = len(RANKS) + 1
    grid = [(a, b) for a in _HOLDINGS for b in _subsets(_HOLDINGS[-1] & ~a)]
    first, second = (np.array(column) for column in zip(*grid, strict=True))
    lengths = np.array([mask.bit_count() for mask in range(MASKS)])
    place = lengths[first] * size + lengths[second]
    mine, theirs = keys[first], keys[second]

    def count(most: Strength, others: Strength) -> int:
        there = (mine <= most) & (theirs <= others)
        suit = np.bincount(place[there], minlength=size * size).reshape(size, size)
        two = _times(suit, suit)
        return _coefficient(_times(two, two))

    strengths = sorted({int(keys[mask]) for mask in _HOLDINGS} | {0})
    return count, strengths


def _subsets(mask: int) -> Iterable[int]:
    part = mask
    while True:
        yield part
        if not part:
            return
        part = part - 1 & mask


def _of_ranks() -> tuple[Count, list[Strength]]:
    """The same as :func:`_of_suits` for sets, whose strengths come from :func:`_set_strength`."""

    def rank(place: int, most: Strength, others: Strength) -> NDArray[Any]:
        found = np.zeros((SUITS + 1, SUITS + 1), np.int64)
        for mine in range(SUITS + 1):
            for theirs in range(SUITS + 1 - mine):
                if _set_strength(place, mine) <= most and _set_strength(place, theirs) <= others:
                    found[mine, theirs] = comb(SUITS, mine) * comb(SUITS - mine, theirs)
        return found

    def count(most: Strength, others: Strength) -> int:
        found = np.ones((1, 1), np.int64)
        for place in range(len(RANKS)):
            found = _times(found, rank(place, most, others))
        return _coefficient(found)

    return count, list(range(2 * len(_SET_RANKS) + 1))


def _set_strength(place: int, held: int) -> Strength:
    """The strength of a set: 0 for none, then trios from tens up, then quatorzes from tens up."""
    if place not in _SET_RANKS or held < 3:
        return 0
    return _SET_RANKS.index(place) + 1 + (len(_SET_RANKS) if held == SUITS else 0)


def _times(one: NDArray[Any], other: NDArray[Any]) -> NDArray[Any]:
    """The product of two polynomials in two variables, without terms beyond the size of a hand."""
    rows = min(HAND + 1, one.shape[0] + other.shape[0] - 1)
    columns = min(HAND + 1, one.shape[1] + other.shape[1] - 1)
    found = np.zeros((rows, columns), np.int64)
    for i, j in zip(*np.nonzero(one), strict=True):
        part = other[: rows - i, : columns - j]
        found[i : i + part.shape[0], j : j + part.shape[1]] += one[i, j] * part
    return found


def _coefficient(found: NDArray[Any]) -> int:
    return int(found[HAND, HAND]) if found.shape[0] > HAND and found.shape[1] > HAND else 0


def forget() -> None:
    """Clear the caches."""
    for each in (hands, point_lengths, sequences, sets, carte_blanche, shares, _of_suits):
        each.cache_clear()


# --- draws ------------------------------------------------------------------------------------------


class Draw(NamedTuple):
    """A draw from unseen cards, some of which are good.

    Attributes:
        unseen: the number of unseen cards.
        wanted: how many of them are good.
        drawn: how many are drawn.
        least: how many good ones are needed.
    """

    unseen: int
    wanted: int
    drawn: int
    least: int

    @property
    def chance(self) -> Fraction:
        """The chance of drawing at least the number needed."""
        return sum(drawn_exactly(self)[self.least :], Fraction(0))


def drawn_exactly(draw: Draw) -> Sequence[Fraction]:
    """The chances of exactly 0, 1, 2 ... good cards, up to the number drawn.

    Raises:
        ValueError: more cards are wanted or drawn than there are.
    """
    unseen, wanted, drawn, _ = draw
    if min(draw) < 0 or wanted > unseen or drawn > unseen:
        raise ValueError(f"of {unseen} cards you cannot want {wanted} and draw {drawn}; take smaller numbers.")
    every = comb(unseen, drawn)
    return [Fraction(comb(wanted, good) * comb(unseen - wanted, drawn - good), every) for good in range(drawn + 1)]


def one_of_each(unseen: int, first: int, second: int, drawn: int) -> Fraction:
    """The chance of drawing at least one card of each of two kinds.

    Args:
        unseen: the number of unseen cards.
        first: how many of them are of one kind.
        second: how many of the other.
        drawn: how many are drawn.
    """
    without = comb(unseen - first, drawn) + comb(unseen - second, drawn) - comb(unseen - first - second, drawn)
    return 1 - Fraction(without, comb(unseen, drawn))


def two_of_either(unseen: int, drawn: int) -> Fraction:
    """The chance of drawing both cards of one pair or both of another, such as two aces or two kings.

    Args:
        unseen: the number of unseen cards, which include both pairs.
        drawn: how many are drawn.
    """
    two, four = comb(unseen - 2, drawn - 2), comb(unseen - 4, drawn - 4) if drawn >= 4 else 0
    return Fraction(2 * two - four, comb(unseen, drawn))
