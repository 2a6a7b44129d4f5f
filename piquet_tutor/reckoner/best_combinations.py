"""What a hand would declare, computed quickly from its masks, for use in guesses.

No ruling depends on it. Combinations are compared and priced as in most rule sets, which is accurate enough to choose a
discard.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.combination_tables import ClassTables, classes_of, packed_from
from piquet_tutor.reckoner.holdings import holding
from piquet_tutor.reckoner.masks import Masks as Masks
from piquet_tutor.reckoner.masks import bit_of as bit_of
from piquet_tutor.reckoner.masks import masks_of as masks_of


class BestCombinations(NamedTuple):
    """The best point, sequence and set of a hand, ``(0, 0)`` for none, and the scores of all sequences and sets."""

    point: tuple[int, int]
    sequence: tuple[int, int]
    sequence_points: int
    group: tuple[int, int]
    group_points: int


@cache
def _usual() -> ClassTables:
    return classes_of(load(rule_set_names()[0]))


@cache
def _groups() -> tuple[tuple[int, int], ...]:
    """Size and rank of each set, by its number."""
    return tuple((int(size), int(rank)) for size, rank in _usual().set.strengths)


def declared(hand: Masks) -> BestCombinations:
    """What a hand would declare."""
    first, second, third, fourth = hand
    one, two, three, four = holding(first), holding(second), holding(third), holding(fourth)
    tables = _usual()
    runs, packed = tables.sequence.whole, packed_from(hand)
    return BestCombinations(
        max(one.point, two.point, three.point, four.point),
        max(one.best_run, two.best_run, three.best_run, four.best_run),
        runs[first] + runs[second] + runs[third] + runs[fourth],
        _groups()[tables.set.best[packed]],
        tables.set.whole[packed],
    )
