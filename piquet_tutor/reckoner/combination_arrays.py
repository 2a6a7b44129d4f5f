"""The tables of combinations as arrays, for whoever looks up many hands at once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.game.combinations import Combination
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.combination_tables import PACKED_BY_MASK, ClassTable, classes_of

Array = NDArray[Any]


class ClassArrays(NamedTuple):
    """One class of declaration, as :class:`~piquet_tutor.reckoner.combination_tables.ClassTable` has it.

    Attributes:
        items: the combination for each number; None for 0.
        worth: what each scores by itself; float64, one for each number.
        first, last: the first and the last number of the same strength; intp, one for each number.
        best: uint8, the number of the best combination, by the mask of a suit or by the packed counts of ranks.
        whole: uint8, what all combinations of that mask or count score together, or the best alone.
        adds: whether a hand scores all its combinations of the class.
    """

    items: tuple[Combination | None, ...]
    worth: Array
    first: Array
    last: Array
    best: Array
    whole: Array
    adds: bool


@lru_cache(maxsize=32)
def arrays_of(rules: RuleSet) -> tuple[ClassArrays, ClassArrays, ClassArrays]:
    """The tables of points, of sequences and of sets under a rule set."""
    point, sequence, sets = classes_of(rules)
    return _arrays(point), _arrays(sequence), _arrays(sets)


def _arrays(table: ClassTable) -> ClassArrays:
    strengths = table.strengths
    return ClassArrays(
        table.items,
        np.array(table.worth, np.float64),
        np.array([strengths.index(each) for each in strengths], np.intp),
        np.array([len(strengths) - 1 - strengths[::-1].index(each) for each in strengths], np.intp),
        np.frombuffer(table.best, np.uint8),
        np.frombuffer(table.whole, np.uint8),
        table.adds,
    )


@cache
def packed_by_mask() -> Array:
    """The packed counts of the cards in each mask of a suit; int32."""
    return np.array(PACKED_BY_MASK, np.int32)
