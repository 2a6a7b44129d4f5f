"""What a player keeps in an exchange, by a rule of thumb: for one hand, and for thousands of hands at once.

Long suits are kept, neighbouring cards, matching ranks and high cards; where tricks are better lost, the lowest cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.game.cards import Card, Rank
from piquet_tutor.game.combinations import LOWEST_IN_A_SET
from piquet_tutor.reckoner.masks import LANE, MASKS, bit_of, masks_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

MOST_SPARED: Final = 6
"""The most cards that the tutor's players exchange unless they must, and take another to exchange, though the law may
allow more. It is a habit, and no law: the limits of the rule set are asked beside it."""
MOST_EXPECTED: Final = 5
"""The same as the coach expects it of an opponent: no more than elder may by most books. The figures of its advice were
weighed by it, those too that lessons keep."""
_HIGH: Final = 2.0
"""What each rank above the jack adds to a card's use; each fellow in suit or rank, and each neighbour, adds one."""


def least_dangerous(cards: Sequence[Card], count: int) -> list[Card]:
    """The cards of these that a player who wants to lose tricks would keep: the lowest."""
    return sorted(cards, key=lambda one: (one.rank, one.suit))[:count]


def most_useful(cards: Sequence[Card], count: int) -> list[Card]:
    """The cards of these that a player would keep: long suits, neighbouring cards, high cards and matching ranks."""
    held = set(cards)
    lengths = [0, 0, 0, 0]
    alike: dict[Rank, int] = {}
    for one in cards:
        lengths[one.suit] += 1
        alike[one.rank] = alike.get(one.rank, 0) + 1
    near = masks_of(held)

    def keep(one: Card) -> float:
        bit = bit_of(one)
        neighbours = bool(near[one.suit] & bit << 1) + bool(near[one.suit] & bit >> 1)
        matching = alike[one.rank] if one.rank >= LOWEST_IN_A_SET else 0
        return lengths[one.suit] + neighbours + matching + _HIGH * max(0, one.rank - Rank.JACK)

    return sorted(cards, key=keep, reverse=True)[:count]


def usefulness(held: Array) -> Array:
    """How much each card is worth keeping, by the same rule.

    Args:
        held: the cards of each hand, a row each, as bits of a hand (see ``masks.bit_in_hand``).

    Returns:
        A number of the shape of ``held``: higher is better, and no two in a row are equal.
    """
    import numpy as np

    from piquet_tutor.reckoner.solver.suit_arrays import bits_in_masks

    hands = np.bitwise_or.reduce(held, axis=1)[:, None]
    place = np.log2(held).astype(np.int64)
    suit, rank = place // LANE, place % LANE
    length = bits_in_masks()[hands >> suit * LANE & MASKS - 1]
    near = ((hands & held << 1) > 0).astype(np.int64) + ((hands & held >> 1) > 0)
    alike = sum((hands >> each * LANE + rank & 1 for each in range(4)), np.int64(0))
    high = np.where(rank >= LOWEST_IN_A_SET - Rank.SIX, alike, 0) + _HIGH * np.maximum(0, rank - (Rank.JACK - Rank.SIX))
    # The last term only breaks ties, so that a deal does not depend on the order of the cards.
    found: Array = length + near + high + place / 1000
    return found
