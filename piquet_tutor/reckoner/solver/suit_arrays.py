"""Numpy tables of suits, by the masks of both hands and by code, for working on thousands of hands at once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from piquet_tutor.reckoner.masks import MASKS
from piquet_tutor.reckoner.solver.moves import WINNERS
from piquet_tutor.reckoner.solver.suits import CODES, EMPTY, LONGEST, code_between

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]


@cache
def codes_between() -> Array:
    """int32 of shape (512, 512): the code of a suit by the leader's mask and the opponent's.

    Two masks that share a card, or have more cards than the solver's suits, get the code of an empty suit.
    """
    import numpy as np

    found = np.full((MASKS, MASKS), EMPTY, np.int32)
    for one in range(MASKS):
        rest = MASKS - 1 & ~one
        other = rest
        while True:  # every subset of the rest
            if (one | other).bit_count() <= LONGEST:
                found[one, other] = code_between(one, other)
            if not other:
                break
            other = other - 1 & rest
    return found


@cache
def winners_of_codes() -> Array:
    """int64 of shape (512,): tricks the leader can cash in a suit, by its code."""
    import numpy as np

    return np.array([WINNERS[max(code, EMPTY)] for code in range(CODES)], np.int64)


@cache
def bits_in_masks() -> Array:
    """int64 of shape (512,): how many cards are in each mask."""
    import numpy as np

    return np.array([mask.bit_count() for mask in range(MASKS)], np.int64)
