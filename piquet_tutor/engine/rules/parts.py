"""The parts of a deal: classes of declaration, tricks, scores, what was bid, how the partie stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.combinations import Combination, Kind
from piquet_tutor.engine.table import Seat, Side


class Contest(NamedTuple):
    """How one class of declaration (point, sequence or set) stands between caller and replier.

    Attributes:
        called: what was called; None before the call, or when nothing is called.
        spoken: whether the caller has spoken.
        stated: whether all that decides it has been said (a point's value, a sequence's top card).
        claim: what the replier sets against it.
        winner: the side it is good for; ``""`` for nobody.
        result: ``open``, ``good``, ``not_good``, ``equal`` or ``nothing``.
        call: number of the ruling that told the call.
        reply: number of the ruling that told the last answer.
        seen: the seats whose combination, though it scored nothing, has been shown card by card.
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
        """Whether the last word on it has been said."""
        return self.result != "open"


class Trick(NamedTuple):
    """A trick: who led, the cards in the order played, who took it."""

    leader: Seat
    cards: Cards
    winner: Seat


class Score(NamedTuple):
    """One award of the ledger with its place in the order of reckoning: a view of the ledger, never a tally."""

    side: Side
    kind: str
    points: int
    number: int
    cards: Cards
    order: tuple[int, int]


class Undertaking(NamedTuple):
    """What the bidding came to.

    Attributes:
        seat: who undertook it and so plays elder; of a deal nobody bid for, whoever leads.
        tricks: how many tricks; nought when nobody bid.
        left: how many cards they promised to leave in the talon.
        sign: ``plus`` to win the tricks, ``minus`` to lose them, empty where bids have no sign.
        value: what making it pays, where the bid says so.
        factor: 1, doubled 2, redoubled 4.
    """

    seat: Seat
    tricks: int = 0
    left: int = 0
    sign: str = ""
    value: int = 0
    factor: int = 1


class Standing(NamedTuple):
    """What the partie brings to a deal: the points each side has, and which deal of how many it is."""

    points: Mapping[Side, int]
    deal: int
    deals: int
