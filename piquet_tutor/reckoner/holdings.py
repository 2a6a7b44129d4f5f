"""What is held in one suit, by its mask, whatever the law: lengths, pips and runs, worked out once for each of 512.

>>> from piquet_tutor.game.cards import parse_cards
>>> from piquet_tutor.reckoner.masks import masks_of
>>> holding(masks_of(parse_cards("AS KS QS JS TS 8S"))[0])
SuitHolding(length=6, pips=59, runs=((5, 14),), courts=3)
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Rank, Suit
from piquet_tutor.game.combinations import points, sequences
from piquet_tutor.game.rules.policies.dealing import COURTS
from piquet_tutor.reckoner.masks import cards_in_suit


class SuitHolding(NamedTuple):
    """The cards of one suit.

    Attributes:
        length: how many there are.
        pips: what they are worth as a point; 0 for none.
        runs: for each sequence its length and its top card, the best first.
        courts: how many of them are kings, queens and jacks.
    """

    length: int
    pips: int
    runs: tuple[tuple[int, int], ...]
    courts: int

    @property
    def best_run(self) -> tuple[int, int]:
        """Length and top card of the best sequence; noughts for none."""
        return self.runs[0] if self.runs else NO_RUN


NO_RUN: Final = (0, 0)
COURT_MASK: Final = sum(1 << rank - Rank.SIX for rank in COURTS)
"""The court cards in the mask of a suit."""
TEN_MASK: Final = 1 << Rank.TEN - Rank.SIX


@cache
def holding(mask: int) -> SuitHolding:
    """What the cards of one suit are, given as a mask."""
    held = cards_in_suit(mask, Suit.SPADES)
    found = points(held)
    return SuitHolding(
        len(held),
        found[0].pips if found else 0,
        tuple((run.length, int(run.top)) for run in sequences(held)),
        (mask & COURT_MASK).bit_count(),
    )
