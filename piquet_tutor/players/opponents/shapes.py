"""Hands as masks, four numbers with one bit a rank, and what they would score declared: quick sums for guesses.

Nothing here rules. Prices are the usual ones, near enough to choose a discard by.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.engine.cards import Rank
from piquet_tutor.engine.combinations import PIPS, SHORTEST_SEQUENCE
from piquet_tutor.players.analysis.masks import Masks as Masks
from piquet_tutor.players.analysis.masks import bit_of as bit_of
from piquet_tutor.players.analysis.masks import masks_of as masks_of

_COURTS: Final = int(Rank.TEN - Rank.SIX)
_TRIO: Final = 3
_QUATORZE: Final = 14
_LONG_SEQUENCE: Final = 5


class Suited(NamedTuple):
    """What the cards of one suit come to: the point, the best sequence, and what all its sequences score."""

    point: tuple[int, int]
    sequence: tuple[int, int]
    sequence_points: int


class Declared(NamedTuple):
    """The best point, sequence and set of a hand, ``(0, 0)`` for none, and what all sequences and sets score."""

    point: tuple[int, int]
    sequence: tuple[int, int]
    sequence_points: int
    group: tuple[int, int]
    group_points: int


@lru_cache(maxsize=512)
def suited(mask: int) -> Suited:
    """What the cards of one suit come to."""
    ranks = [rank for rank in reversed(Rank) if mask >> rank - Rank.SIX & 1]
    runs: list[tuple[int, int]] = []
    length = 0
    for place, rank in enumerate(ranks):
        length += 1
        if place + 1 == len(ranks) or ranks[place + 1] != rank - 1:
            if length >= SHORTEST_SEQUENCE:
                runs.append((length, rank + length - 1))
            length = 0
    worth = sum(size + 10 * (size >= _LONG_SEQUENCE) for size, _ in runs)
    return Suited((len(ranks), sum(PIPS[rank] for rank in ranks)), max(runs, default=(0, 0)), worth)


@lru_cache(maxsize=1024)
def _grouped(threes: int, fours: int) -> tuple[tuple[int, int], int]:
    best = (4, fours.bit_length()) if fours else (3, threes.bit_length()) if threes else (0, 0)
    size, top = best
    rank = top - 1 + _COURTS + Rank.SIX if size else 0
    return (size, rank), _QUATORZE * fours.bit_count() + _TRIO * (threes & ~fours).bit_count()


def declared(hand: Masks) -> Declared:
    """What a hand would declare."""
    first, second, third, fourth = hand
    point, sequence, points = suited(first)
    point2, sequence2, points2 = suited(second)
    point3, sequence3, points3 = suited(third)
    point4, sequence4, points4 = suited(fourth)
    inner, outer = first & second, third & fourth
    threes = (inner & (third | fourth) | outer & (first | second)) >> _COURTS
    group, group_points = _grouped(threes, (inner & outer) >> _COURTS)
    return Declared(
        max(point, point2, point3, point4),
        max(sequence, sequence2, sequence3, sequence4),
        points + points2 + points3 + points4,
        group,
        group_points,
    )
