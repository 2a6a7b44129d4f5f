"""Shapes of positions: how many cards of each suit each player has. Values are stored shape by shape.

A shape is four sorted classes; the values of all its positions form one block, indexed by the places of the four suits'
codes within their classes, the last suit varying fastest.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import prod
from typing import Final

from piquet_tutor.reckoner.solver.suits import LONGEST, Class, codes_of

TRICKS: Final = 12
"""The number of tricks in a deal."""
CLASSES: Final = tuple((mine, others) for mine in range(LONGEST + 1) for others in range(LONGEST + 1 - mine))
NUMBER: Final = {kind: number for number, kind in enumerate(CLASSES)}

Shape = tuple[int, int, int, int]
"""The numbers of four classes, in ascending order."""


def shapes(tricks: int) -> tuple[Shape, ...]:
    """The shapes of positions with this many tricks left."""
    return _by_tricks()[tricks]


@cache
def _by_tricks() -> dict[int, tuple[Shape, ...]]:
    """All shapes, in order, by the number of tricks left."""
    ahead = [mine - others for mine, others in CLASSES]
    held = [mine for mine, _ in CLASSES]
    level = {lead: [number for number, each in enumerate(ahead) if each == lead] for lead in set(ahead)}
    found: dict[int, list[Shape]] = {tricks: [] for tricks in range(4 * LONGEST // 2 + 1)}
    for one, two, three in combinations_with_replacement(range(len(CLASSES)), 3):
        for four in level.get(-ahead[one] - ahead[two] - ahead[three], ()):
            if four >= three:
                found[held[one] + held[two] + held[three] + held[four]].append((one, two, three, four))
    return {tricks: tuple(listed) for tricks, listed in found.items()}


def sizes(shape: tuple[int, ...]) -> tuple[int, ...]:
    """How many codes each suit of a shape can have."""
    return tuple(_many(CLASSES[each]) for each in shape)


@cache
def _many(kind: Class) -> int:
    return len(codes_of(kind))


def positions(tricks: int) -> int:
    """How many values the table has for this many tricks; suits of one class are included in every order.

    >>> positions(1), positions(12)
    (3, 22554646)
    """
    return sum(prod(sizes(shape)) for shape in shapes(tricks))
