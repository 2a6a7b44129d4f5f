"""Suits of many hands at once: tables in numpy by the masks of both hands, and by code, for thousands of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.players.analysis.solver.searching import winners
from piquet_tutor.players.analysis.solver.suits import CODES, EMPTY, LONGEST, code_between

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

MASKS: Final = 512
"""Masks of the nine ranks of a suit."""


@cache
def codes_between() -> Array:
    """int32 of shape (512, 512): the code of a suit by the leader's mask and the opponent's.

    Two masks that share a card, or have more cards than a suit of the solver, have the code of an empty suit.
    """
    import numpy as np

    found = np.full((MASKS, MASKS), EMPTY, np.int32)
    for one in range(MASKS):
        rest = MASKS - 1 & ~one
        other = rest
        while True:  # every part of what is left
            if (one | other).bit_count() <= LONGEST:
                found[one, other] = code_between(one, other)
            if not other:
                break
            other = other - 1 & rest
    return found


@cache
def winners_of_codes() -> Array:
    """int64 of shape (512,): tricks the leader can make straight away in a suit, by its code."""
    import numpy as np

    return np.array([winners(max(code, EMPTY)) for code in range(CODES)], np.int64)
