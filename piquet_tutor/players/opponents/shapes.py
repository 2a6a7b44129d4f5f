"""What a hand would declare, computed quickly from its masks, for use in guesses.

No ruling depends on it. Prices are the usual ones, which is accurate enough to choose a discard.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Rank, Suit
from piquet_tutor.game.combinations import points, sequences
from piquet_tutor.game.rules.policies.declaring import SEQUENCE_POINTS
from piquet_tutor.reckoner.masks import Masks as Masks
from piquet_tutor.reckoner.masks import bit_of as bit_of
from piquet_tutor.reckoner.masks import cards_in_suit
from piquet_tutor.reckoner.masks import masks_of as masks_of

_COURTS: Final = int(Rank.TEN - Rank.SIX)
_TRIO: Final = 3
_QUATORZE: Final = 14


class Suited(NamedTuple):
    """The combinations in one suit: the point, the best sequence, and the score of all sequences."""

    point: tuple[int, int]
    sequence: tuple[int, int]
    sequence_points: int


class BestCombinations(NamedTuple):
    """The best point, sequence and set of a hand, ``(0, 0)`` for none, and the scores of all sequences and sets."""

    point: tuple[int, int]
    sequence: tuple[int, int]
    sequence_points: int
    group: tuple[int, int]
    group_points: int


@lru_cache(maxsize=512)
def suited(mask: int) -> Suited:
    """The combinations in one suit."""
    cards = cards_in_suit(mask, Suit.SPADES)
    found = points(cards)
    runs = [(run.length, int(run.top)) for run in sequences(cards)]
    worth = sum(SEQUENCE_POINTS[length] for length, _ in runs)
    return Suited((found[0].length, found[0].pips) if found else (0, 0), max(runs, default=(0, 0)), worth)


@lru_cache(maxsize=1024)
def _grouped(threes: int, fours: int) -> tuple[tuple[int, int], int]:
    best = (4, fours.bit_length()) if fours else (3, threes.bit_length()) if threes else (0, 0)
    size, top = best
    rank = top - 1 + _COURTS + Rank.SIX if size else 0
    return (size, rank), _QUATORZE * fours.bit_count() + _TRIO * (threes & ~fours).bit_count()


def declared(hand: Masks) -> BestCombinations:
    """What a hand would declare."""
    first, second, third, fourth = hand
    point, sequence, points1 = suited(first)
    point2, sequence2, points2 = suited(second)
    point3, sequence3, points3 = suited(third)
    point4, sequence4, points4 = suited(fourth)
    inner, outer = first & second, third & fourth
    threes = (inner & (third | fourth) | outer & (first | second)) >> _COURTS
    group, group_points = _grouped(threes, (inner & outer) >> _COURTS)
    return BestCombinations(
        max(point, point2, point3, point4),
        max(sequence, sequence2, sequence3, sequence4),
        points1 + points2 + points3 + points4,
        group,
        group_points,
    )
