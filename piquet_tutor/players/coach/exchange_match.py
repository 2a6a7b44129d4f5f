"""What the points of a deal are worth in the match it belongs to, for many deals at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.players.analysis.match_equity import Agreed, Pair

_ROOM = 1 << 10
"""More than twice what either makes of a deal, whatever they have had."""


@dataclass(frozen=True)
class InMatch:
    """A deal of a match of agreed deals, each of which is played to its end.

    Attributes:
        match: how it stands.
        had: what each has scored in the deal already.
        both: what the play brings both together, about.
        doubt: how far what either makes of a deal may miss.
    """

    match: Agreed
    had: Pair
    both: float
    doubt: float

    def worth(self, hand: Sequence[NDArray[np.float64]], play: NDArray[np.float64]) -> NDArray[np.float64]:
        """What deals are worth to this seat, as the match stands.

        Args:
            hand: what each class and bonus brings this seat; what it brings the opponent is negative.
            play: what the play brings this seat ahead of the opponent.
        """
        ahead = np.clip(np.rint(play), -self.both, self.both)
        mine = sum(np.maximum(0, each) for each in hand) + (self.both + ahead) / 2
        theirs = sum(np.maximum(0, -each) for each in hand) + (self.both - ahead) / 2
        # Few pairs of totals come up, each of them often: the match is asked about each once.
        keys, where = np.unique(np.rint(2 * mine) * _ROOM + np.rint(2 * theirs), return_inverse=True)
        found = np.array([self._of(*divmod(int(key), _ROOM)) for key in keys])
        return found[where].reshape(play.shape)

    def _of(self, mine_twice: int, theirs_twice: int) -> float:
        end = Pair(self.had.mine + mine_twice / 2, self.had.theirs + theirs_twice / 2)
        return self.match.worth(end, end, self.doubt)
