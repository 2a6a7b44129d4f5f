"""A position as codes, one for each suit: who holds each card that is left of it, from the highest down.

Nothing else about a suit matters to the play, so positions that differ by names of suits, or by ranks nobody holds any
more, are one. A code is a whole number: a leading 1, then one digit for each card, 1 where the leader holds it, 0 where
the other player does. A suit nobody has cards of is 1.

The shape of a position is how many cards of each suit each player has: four sorted classes. Values are stored shape by
shape: those of all its positions form one block, indexed by the places of the four suits' codes within their classes,
the last suit varying fastest.

>>> code_of("LOL")          # the leader holds the first and the third, the opponent the one between
13
>>> CLASS[13], flipped(13) == code_of("OLO")
((2, 1), True)
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import prod
from typing import Final

LONGEST: Final = 8
"""Cards of a suit in a pack of thirty-two."""
CODES: Final = 2 << LONGEST
"""Every code is below this."""
EMPTY: Final = 1

Code = int
Class = tuple[int, int]
"""How many cards of a suit the leader has, and how many the opponent."""


def code_of(holders: str) -> Code:
    """The code of a suit written as holders from the highest card down: ``L`` the leader, ``O`` the opponent."""
    code = EMPTY
    for one in holders:
        code = code << 1 | (one == "L")
    return code


def code_between(leader: int, other: int) -> Code:
    """The code of a suit from two masks of ranks, one bit a rank and the lowest first."""
    code, place = 0, 0
    both = leader | other
    for bit in range(both.bit_length()):
        if both >> bit & 1:
            code |= (leader >> bit & 1) << place
            place += 1
    return code | 1 << place


def length(code: Code) -> int:
    """How many cards are left of the suit."""
    return code.bit_length() - 1


def flipped(code: Code) -> Code:
    """The same suit when the other player leads."""
    return code ^ ((1 << length(code)) - 1)


def without(code: Code, place: int) -> Code:
    """The suit when the card at a place (from nought, the lowest) is gone."""
    return code >> place + 1 << place | code & (1 << place) - 1


def places(code: Code, leader: bool) -> tuple[int, ...]:
    """The places of the leader's cards, or of the opponent's; the highest first."""
    return tuple(place for place in range(length(code) - 1, -1, -1) if (code >> place & 1) == leader)


def _class_of(code: Code) -> Class:
    mine = (code & (1 << length(code)) - 1).bit_count()
    return mine, length(code) - mine


CLASS: Final = ((0, 0), *(_class_of(code) for code in range(1, CODES)))
"""The class of each code (of nought, which is none, nothing)."""


@cache
def codes_of(kind: Class) -> tuple[int, ...]:
    """The codes of a class, in the order in which the table has them.

    A class and its mirror image are so ordered that the same place holds the same suit seen from the other side; where
    a class is its own mirror image, from the other side it is read backwards.
    """
    mine, others = kind
    found = [code for code in range(1 << mine + others, 2 << mine + others) if CLASS[code] == kind]
    return tuple(found if mine <= others else reversed(found))


PLACE: Final = tuple(codes_of(CLASS[code]).index(code) if code else 0 for code in range(CODES))
"""Where each code stands among those of its class."""


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
