"""Shapes of positions: how many cards of each suit each player has. Values are kept shape by shape.

A shape is four classes in their order; the values of all its positions stand in one block, by the places of the four
suits' codes in their classes, the last suit running fastest.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import prod
from typing import Final

from piquet_tutor.coach.solved.suits import LONGEST, Class, codes_of

TRICKS: Final = 12
"""Tricks of a whole deal."""
CLASSES: Final = tuple((mine, others) for mine in range(LONGEST + 1) for others in range(LONGEST + 1 - mine))
NUMBER: Final = {kind: number for number, kind in enumerate(CLASSES)}

Shape = tuple[int, int, int, int]
"""Numbers of four classes, none smaller than the one before it."""


@cache
def shapes(tricks: int) -> tuple[Shape, ...]:
    """The shapes of positions in which each player has so many cards."""
    found = []
    for shape in combinations_with_replacement(range(len(CLASSES)), 4):
        mine = sum(CLASSES[each][0] for each in shape)
        others = sum(CLASSES[each][1] for each in shape)
        if mine == others == tricks:
            found.append(shape)
    return tuple(found)


def sizes(shape: tuple[int, ...]) -> tuple[int, ...]:
    """How many codes each suit of a shape can have."""
    return tuple(_many(CLASSES[each]) for each in shape)


@cache
def _many(kind: Class) -> int:
    return len(codes_of(kind))


def positions(tricks: int) -> int:
    """How many values the table has for so many tricks; suits of one class stand there in every order.

    >>> positions(1), positions(12)
    (3, 22554646)
    """
    return sum(prod(sizes(shape)) for shape in shapes(tricks))
