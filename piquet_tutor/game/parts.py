"""The parts of a deal: classes of declaration, tricks, scores, the result of the bidding, the partie's standing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Combination, Kind


class Contest(NamedTuple):
    """How one class of declaration (point, sequence or set) stands between caller and replier.

    Attributes:
        called: what was called; None before the call, or if nothing is called.
        spoken: whether the caller has spoken.
        stated: whether everything that decides it has been stated (a point's value, a sequence's top card).
        claim: the replier's combination, compared with the call.
        winner: the side for which it is good; ``""`` for neither.
        result: ``open``, ``good``, ``not_good``, ``equal`` or ``nothing``.
        call: number of the ruling on the call.
        reply: number of the ruling on the last answer.
        seen: the seats whose combination scored nothing but has been shown card by card.
    """

    kind: Kind
    called: Combination | None = None
    spoken: bool = False
    stated: bool = False
    claim: Combination | None = None
    winner: Side = ""
    result: str = "open"
    call: int = 0
    reply: int = 0
    seen: tuple[Seat, ...] = ()

    @property
    def settled(self) -> bool:
        """Whether it has been decided."""
        return self.result != "open"

    @property
    def because(self) -> tuple[int, ...]:
        """What a ruling on the class rests on: the rulings on the call and on the last answer, if there are any."""
        if not self.reply:
            return (self.call,) if self.call else ()
        return (self.call, self.reply) if self.call else (self.reply,)


class Trick(NamedTuple):
    """A trick: who led, the cards in the order played, who took it."""

    leader: Seat
    cards: Cards
    winner: Seat


class Score(NamedTuple):
    """One award of the ledger with its place in the order of reckoning; derived from the ledger, not a tally.

    ``so_far`` is what its side has scored with it.
    """

    side: Side
    kind: str
    points: int
    number: int
    cards: Cards
    order: tuple[int, int]
    so_far: int


def points_so_far(side: Side, scores: tuple[Score, ...]) -> int:
    """What a side has scored so far, of all the scores of a deal."""
    for score in reversed(scores):
        if score.side == side:
            return score.so_far
    return 0


class Undertaking(NamedTuple):
    """The result of the bidding.

    Attributes:
        seat: the bidder, who plays elder; if nobody bid, the seat that leads.
        tricks: how many tricks were bid; 0 if nobody bid.
        left: how many cards the bidder promised to leave in the talon.
        sign: ``plus`` to win the tricks, ``minus`` to lose them, empty if bids have no sign.
        value: what making it scores, if the bid determines it.
        factor: 1, or 2 if doubled, or 4 if redoubled.
    """

    seat: Seat
    tricks: int = 0
    left: int = 0
    sign: str = ""
    value: int = 0
    factor: int = 1


class Standing(NamedTuple):
    """The state of the partie before a deal: the points of each side, and which deal of how many it is."""

    points: Mapping[Side, int]
    deal: int
    deals: int
