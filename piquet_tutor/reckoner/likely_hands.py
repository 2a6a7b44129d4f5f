"""Every hand the opponent may hold, weighted by how likely players are to discard the cards it leaves out.

Hands that do not fit what the opponent called or answered are left out, on the assumption that nothing was sunk. The
weight of each of the others depends on the cards that would then lie in the opponent's discard: players discard low
cards, unconnected cards and whole suits more readily than aces, matching high ranks and cards of a long suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.game.cards import Cards, Rank
from piquet_tutor.game.deal.views import View
from piquet_tutor.reckoner.guesses import other_seat
from piquet_tutor.reckoner.hands import UNSUNK, hands
from piquet_tutor.reckoner.information_set import information, played_by
from piquet_tutor.reckoner.masks import Masks, bit_of, masks_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from numpy.typing import NDArray

    Array = NDArray[Any]

MOST: Final = 6500
"""If there are more hands than this, this many are drawn at random."""

_RANKS: Final[dict[Rank, float]] = {
    Rank.EIGHT: 0.49,
    Rank.NINE: 0.53,
    Rank.TEN: 1.03,
    Rank.JACK: 1.12,
    Rank.QUEEN: 1.75,
    Rank.KING: 2.36,
    Rank.ACE: 3.78,
}
_FELLOW, _NEIGHBOUR, _ALIKE, _SET = 0.37, 0.19, 0.55, 0.29
_LONGEST, _WHOLE_SUIT, _TOGETHER = 0.90, 1.22, 0.25
"""How strongly players prefer to keep a card, as the coefficients of a log-linear model.

``_RANKS`` is by rank; ``_FELLOW`` for each kept card of its suit, ``_NEIGHBOUR`` for each kept neighbour in it,
``_ALIKE`` for each kept card of its rank (ten or higher) and ``_SET`` if there are at least two of those. For the hand
as a whole, ``_LONGEST`` is by the length of the longest suit kept, ``_WHOLE_SUIT`` for each suit of which nothing was
discarded, and ``_TOGETHER`` by the squares of the numbers of cards discarded from each suit. (Fitted to 556 exchanges
of the coach: the actual discard among all that the opponent could not tell apart from it.)"""
_TRUST: Final = 0.85
"""A factor on the model, since not all players discard as the coach does."""
_RANKS_OF_ALL: Final = 9


class PossibleHands(NamedTuple):
    """The hands the opponent may hold now.

    Attributes:
        hands: the hands.
        weights: the relative likelihood of each.
    """

    hands: list[Masks]
    weights: list[float]

    def some(self, count: int, rng: Random) -> list[Masks]:
        """A random sample of the hands, drawn with replacement by their weights."""
        return rng.choices(self.hands, self.weights, k=count)


def held_by_the_other(view: View) -> PossibleHands:
    """The hands the opponent may hold, at a table of two.

    Args:
        view: during the play; nothing else is used.
    """
    seat = other_seat(view)
    bounds = information(view, seat)
    pool = tuple(bounds.open | bounds.barred)
    found = list(hands(view, seat, UNSUNK, MOST).now)
    out = len(pool) + len(bounds.sure) - bounds.size
    # Some of the cards not held lie in the talon, which says nothing about the opponent's choices.
    share = min(1.0, view.others[seat].discarded / out) if out > 0 else 0.0
    if len(found) < 2 or not share:
        return PossibleHands(found, [1.0] * len(found))
    pull = rather_kept(found, masks_of(played_by(view, seat)), pool)
    return PossibleHands(found, _weights(_TRUST * share * pull))


def _weights(pull: Array) -> list[float]:
    import numpy as np

    weights: list[float] = np.exp(pull.min() - pull).tolist()
    return weights


def rather_kept(found: Sequence[Masks], played: Masks, pool: Cards) -> Array:
    """How strongly a player would have preferred to keep the cards that each hand leaves out.

    Args:
        found: the hands as they are now.
        played: the cards played so far, which belonged to each of them.
        pool: every card whose place is unknown: in the hand, discarded or in the talon.

    Returns:
        A float array of shape (hands,); the higher, the less likely the hand.
    """
    import numpy as np

    now, open_cards = np.array(found, np.int32), np.array(masks_of(pool), np.int32)
    kept, out = now | np.array(played, np.int32), open_cards & ~now
    of_rank = (kept[:, :, None] >> np.arange(_RANKS_OF_ALL) & 1).sum(axis=1)  # cards kept of each rank
    lengths, outs = _count(kept), _count(out)
    pull = _TOGETHER * (outs**2).sum(axis=1) - _LONGEST * lengths.max(axis=1) - _WHOLE_SUIT * (outs == 0).sum(axis=1)
    for one in pool:
        bit, suit = bit_of(one), kept[:, one.suit]
        each = _RANKS.get(one.rank, 0.0) + _FELLOW * lengths[:, one.suit]
        each = each + _NEIGHBOUR * (((suit & bit << 1) > 0).astype(int) + ((suit & bit >> 1) > 0))
        if one.rank >= Rank.TEN:
            fellows = of_rank[:, one.rank - Rank.SIX]
            each = each + _ALIKE * fellows + _SET * (fellows > 1)
        pull = pull + np.where(out[:, one.suit] & bit, each, 0.0)
    return np.asarray(pull)


def _count(masks: Array) -> Array:
    import numpy as np

    bits = np.array([mask.bit_count() for mask in range(1 << _RANKS_OF_ALL)], np.int32)
    return np.asarray(bits[masks])
