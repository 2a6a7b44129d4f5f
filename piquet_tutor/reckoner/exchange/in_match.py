"""What the points of a deal are worth as its match stands, for many simulated deals at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.reckoner.match_equity import Agreed, BothSides

_ROOM = 1 << 10
"""More than twice the points either player can score in a deal; used to pack a pair of scores into one number."""


@dataclass(frozen=True)
class InMatch:
    """A deal in a match of a fixed number of deals, each played to its end.

    Attributes:
        match: the match and its standing.
        had: what each player has already scored in the deal.
        both: about how many points the play brings both players together.
        doubt: the standard deviation of a player's estimated score for the deal.
    """

    match: Agreed
    had: BothSides
    both: float
    doubt: float

    def worth(self, hand: Sequence[NDArray[np.float64]], play: NDArray[np.float64]) -> NDArray[np.float64]:
        """What each deal is worth to this seat, as the match stands.

        Args:
            hand: points of each class and bonus, negative if the opponent scores them.
            play: points of the play, this seat's less the opponent's.

        Returns:
            An array of the shape of ``play``.
        """
        ahead = np.clip(np.rint(play), -self.both, self.both)
        mine = sum(np.maximum(0, each) for each in hand) + (self.both + ahead) / 2
        theirs = sum(np.maximum(0, -each) for each in hand) + (self.both - ahead) / 2
        # There are few different pairs of totals, so each is evaluated only once.
        keys, where = np.unique(np.rint(2 * mine) * _ROOM + np.rint(2 * theirs), return_inverse=True)
        found = np.array([self._of(*divmod(int(key), _ROOM)) for key in keys])
        return found[where].reshape(play.shape)

    def _of(self, mine_twice: int, theirs_twice: int) -> float:
        end = BothSides(self.had.mine + mine_twice / 2, self.had.theirs + theirs_twice / 2)
        return self.match.worth(end, end, self.doubt)
