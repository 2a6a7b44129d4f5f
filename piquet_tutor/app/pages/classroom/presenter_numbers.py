"""Numbers that a class chooses from: in rising order, and the right one as often the first as the middle or the last.

Where it stands is settled by the deal and by what is asked, before any other number is looked for; the others are found
for the places that are left. So neither the order nor the company of a number says whether it is right. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import islice
from typing import Final

CHOICES: Final = 3
"""Numbers to choose from."""
STEPS: Final = (10, 5, 2, 1)
"""How far numbers lie apart of which none is a mistake that anybody makes: a round one stands among round ones."""


def numbers_to_choose(right: int, mistaken: Iterable[int], salt: str) -> tuple[int, ...]:
    """The right number with two others, in rising order.

    Args:
        right: the right number of points, from 1.
        mistaken: what those give who hold a wrong rule, the likeliest first; of these as many as have a place.
        salt: of the deal and of what is asked, by which the place of the right number is settled.

    >>> numbers_to_choose(5, (51,), "one deal"), numbers_to_choose(5, (51,), "another")
    ((3, 4, 5), (5, 6, 51))
    >>> numbers_to_choose(40, (), "one deal"), numbers_to_choose(1, (), "whatever")
    ((20, 30, 40), (1, 2, 3))
    """
    wrong = tuple(dict.fromkeys(number for number in mistaken if 0 < number != right))
    step = next(each for each in STEPS if each == 1 or (right % each == 0 and right > 2 * each))
    lower = _first((*(each for each in wrong if each < right), *range(right - step, 0, -step)), _place(salt))
    higher = (*(each for each in wrong if each > right), *range(right + step, right + CHOICES * step, step))
    return tuple(sorted((*lower, right, *_first(higher, CHOICES - 1 - len(lower)))))


def _place(salt: str) -> int:
    """How many numbers stand before the right one."""
    return int(sha256(salt.encode()).hexdigest(), 16) % CHOICES


def _first(numbers: Iterable[int], count: int) -> tuple[int, ...]:
    return tuple(islice(dict.fromkeys(numbers), count))
