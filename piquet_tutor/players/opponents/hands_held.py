"""Every hand the opponent may hold, with how likely each is: by what is seen, what was said, and what players discard.

Hands that do not fit what the opponent called or answered are left out, their words taken at their worth: that nothing
was sunk. How likely the rest are depends on the cards that would then lie in their discard: players part with low
cards, with cards that belong to nothing and with whole suits sooner than with aces, matching courts and cards of a long
suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.engine.cards import Cards, Rank
from piquet_tutor.engine.deal.views import View
from piquet_tutor.players.analysis.hands import UNSUNK, hands
from piquet_tutor.players.analysis.holding import information, played_by
from piquet_tutor.players.analysis.masks import Masks, bit_of, masks_of
from piquet_tutor.players.opponents.knowing import other_seat

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from numpy.typing import NDArray

    Array = NDArray[Any]

MOST: Final = 6500
"""Where there are more hands than this, so many drawn from them stand for all."""

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
"""How much rather a card is kept than discarded: by its rank; for every card of its suit that is kept, every neighbour
in it and every fellow of its rank (ten or higher), and more where those are two; then for the whole hand, by its
longest suit, by suits of which nothing was discarded and by cards of one suit discarded together. (Fitted to 556
exchanges of the coach: what was discarded, among all that the other player could not tell from it.)"""
_TRUST: Final = 0.85
"""How far players are thought to be like that: not all are."""
_RANKS_OF_ALL: Final = 9


class Held(NamedTuple):
    """The hands the opponent may hold now.

    Attributes:
        hands: each of them.
        weights: how likely each is, in any measure.
    """

    hands: list[Masks]
    weights: list[float]

    def some(self, count: int, rng: Random) -> list[Masks]:
        """So many of them, drawn as likely as they are."""
        return rng.choices(self.hands, self.weights, k=count)


def held_by_the_other(view: View) -> Held:
    """The hands the other of two may hold.

    Args:
        view: during the play; nothing else is looked at.
    """
    seat = other_seat(view)
    bounds = information(view, seat)
    pool = tuple(bounds.open | bounds.barred)
    found = list(hands(view, seat, UNSUNK, MOST).now)
    out = len(pool) + len(bounds.sure) - bounds.size
    # What they neither hold nor have discarded lies in the talon, and says nothing.
    share = min(1.0, view.others[seat].discarded / out) if out > 0 else 0.0
    if len(found) < 2 or not share:
        return Held(found, [1.0] * len(found))
    pull = rather_kept(found, masks_of(played_by(view, seat)), pool)
    return Held(found, _weights(_TRUST * share * pull))


def _weights(pull: Array) -> list[float]:
    import numpy as np

    weights: list[float] = np.exp(pull.min() - pull).tolist()
    return weights


def rather_kept(found: Sequence[Masks], played: Masks, pool: Cards) -> Array:
    """How much rather a player would have kept what each hand says they discarded.

    Args:
        found: hands as they are now.
        played: the cards played from each.
        pool: every card that may be in the hand, or else was discarded or lies in the talon.
    """
    import numpy as np

    now, open_cards = np.array(found, np.int32), np.array(masks_of(pool), np.int32)
    kept, out = now | np.array(played, np.int32), open_cards & ~now
    of_rank = (kept[:, :, None] >> np.arange(_RANKS_OF_ALL) & 1).sum(axis=1)  # how many of each rank are kept
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
