"""The exact distribution of hands after a discard: all possible draws, and the combinations held after each.

All draws are equally likely. The draws of a given number of cards are listed once. The combinations of a suit after
each draw depend only on which of its cards were kept, so the result for a discard is put together from four lists.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import NamedTuple

import numpy as np

from piquet_tutor.game.cards import Cards, Rank, Suit
from piquet_tutor.game.combinations import Kind
from piquet_tutor.reckoner.combination_arrays import Array
from piquet_tutor.reckoner.combination_tables import packed_of
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.masks import masks_of


class CombinationsAfterDraw(NamedTuple):
    """A hand's combinations after each draw.

    Attributes:
        point, sequence, set: uint8 of shape (draws,), the item number of the best of each class
            (``ClassArrays.items``).
        sequence_points, set_points: uint8 of the same shape, the score of the whole class when it is good.
    """

    point: Array
    sequence: Array
    sequence_points: Array
    set: Array
    set_points: Array


class Draws:
    """Every way to draw a given number of cards, and the combinations held after each.

    Attributes:
        count: how many cards are drawn.
        size: the number of ways to draw them.
        suits: uint16 of shape (4, size): the masks of the cards drawn.
        packed: int32 of shape (size,): the packed counts of their ranks.
    """

    def __init__(self, information: BeforeExchange, count: int) -> None:
        self._tables = information.tables
        self.count, self.size = count, information.ways(count)
        number = len(information.unseen)
        chosen = np.fromiter(
            chain.from_iterable(combinations(range(number), count)), np.intp, self.size * count
        ).reshape(self.size, count)
        bits = np.zeros((4, number), np.uint16)
        for place, one in enumerate(information.unseen):
            bits[one.suit, place] = 1 << one.rank - Rank.SIX
        self.suits: Array = bits[:, chosen].sum(axis=2, dtype=np.uint16)
        self.packed: Array = self._tables.packed[self.suits].sum(axis=0, dtype=np.int32)
        self._lists: dict[tuple[int, int], tuple[Array, Array, Array]] = {}
        self._sets: dict[int, tuple[Array, Array]] = {}

    def held(self, kept: Cards) -> CombinationsAfterDraw:
        """The combinations held after each draw, with these cards kept."""
        first, second, third, fourth = (self._suit(suit, mask) for suit, mask in zip(Suit, masks_of(kept), strict=True))
        return CombinationsAfterDraw(
            np.maximum(np.maximum(first[0], second[0]), np.maximum(third[0], fourth[0])),
            np.maximum(np.maximum(first[1], second[1]), np.maximum(third[1], fourth[1])),
            first[2] + second[2] + third[2] + fourth[2],
            *self.sets(packed_of(kept)),
        )

    def _suit(self, suit: int, mask: int) -> tuple[Array, Array, Array]:
        """The best point and sequence of a suit and the score of its sequences, after each draw."""
        found = self._lists.get((suit, mask))
        if found is None:
            held = self.suits[suit] | np.uint16(mask)
            tables = self._tables
            found = tables.point.best[held], tables.sequence.best[held], tables.sequence.whole[held]
            self._lists[suit, mask] = found
        return found

    def sets(self, packed: int) -> tuple[Array, Array]:
        """The best set and the score of all sets after each draw, with kept cards of these packed counts."""
        found = self._sets.get(packed)
        if found is None:
            held = self.packed + packed
            found = self._sets[packed] = self._tables.set.best[held], self._tables.set.whole[held]
        return found


class Histogram(NamedTuple):
    """A histogram of the combinations held over all draws; each array adds up to ``draws``.

    Attributes:
        draws: how many draws there are.
        point, sequence, set: int64, how often each item of ``ClassArrays.items`` is the best of the class.
        point_points, sequence_points, set_points: int64, indexed by points: how often the class scores that many if
            it is good.
    """

    draws: int
    point: Array
    sequence: Array
    set: Array
    point_points: Array
    sequence_points: Array
    set_points: Array

    def best(self, kind: Kind) -> Array:
        """How often each item is the best of a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set

    def points(self, kind: Kind) -> Array:
        """How often a class scores each number of points."""
        if kind == "point":
            return self.point_points
        return self.sequence_points if kind == "sequence" else self.set_points


MOST_POINTS = 100
"""More than a class of declarations can score."""


def spread(information: BeforeExchange, draws: Draws, out: Cards) -> Histogram:
    """The exact distribution of the combinations held after a discard and the draw.

    Args:
        information: what the seat knows.
        draws: all draws of as many cards as are discarded.
        out: the cards discarded.
    """
    tables, held = information.tables, draws.held(information.kept(out))
    point = _counted(held.point, len(tables.point.items))
    return Histogram(
        draws.size,
        point,
        _counted(held.sequence, len(tables.sequence.items)),
        _counted(held.set, len(tables.set.items)),
        np.bincount(tables.point.worth.astype(np.intp), point, MOST_POINTS).astype(np.int64),
        _counted(held.sequence_points, MOST_POINTS),
        _counted(held.set_points, MOST_POINTS),
    )


def _counted(numbers: Array, size: int) -> Array:
    return np.bincount(numbers, minlength=size)
