"""What a player may do. An action says who does what; whether it is allowed, ``engine.judge`` decides.

A kind of action carries its ``word``, by which a button, a record or a worked case names it; the event ``may`` before
it, whose clauses may refuse it; and, where that only tells that it was done, the event ``told`` after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import ClassVar, Final, get_args

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import KINDS, Kind

PutForward = tuple[tuple[Kind, Cards], ...]
"""Every set of cards that an action puts forward as a combination, each with its class."""


class Answer(Enum):
    """The possible answers to a call."""

    GOOD = "good"
    NOT_GOOD = "not_good"
    EQUAL = "equal"
    ASK = "ask"
    """“Making?” of a point, “How high?” of a sequence."""


@dataclass(frozen=True, slots=True)
class ClaimCarteBlanche:
    """Announce a hand without court cards; elder also names how many cards they will exchange."""

    word: ClassVar = "claim"
    may: ClassVar = "may_claim_carte_blanche"
    seat: Seat
    exchange: int | None = None


@dataclass(frozen=True, slots=True)
class KeepCarteBlanche:
    """Keep quiet about a carte blanche."""

    word: ClassVar = "keep"
    may: ClassVar = "may_keep_carte_blanche"
    told: ClassVar = "carte_blanche_kept"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Undertake a number of tricks: with a number of cards left in the talon, or with a sign (to win or lose them)."""

    word: ClassVar = "bid"
    may: ClassVar = "may_bid"
    seat: Seat
    tricks: int
    left: int = 0
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Accept:
    """“Yes”: ready to play what has been bid, or more."""

    word: ClassVar = "yes"
    may: ClassVar = "may_bid"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid no more."""

    word: ClassVar = "pass"
    may: ClassVar = "may_bid"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Double:
    """Double the standing bid, or redouble it if it is doubled already."""

    word: ClassVar = "double"
    may: ClassVar = "may_bid"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchange:
    """Discard these cards and draw as many."""

    word: ClassVar = "exchange"
    may: ClassVar = "may_exchange"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class FaceUntaken:
    """Turn up the talon cards younger has left, for both to see."""

    word: ClassVar = "face"
    may: ClassVar = "may_turn_up"
    told: ClassVar = "talon_turned_up"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Elder calls their best combination of a kind (or less); without cards they call nothing of that kind."""

    word: ClassVar = "call"
    may: ClassVar = "may_call"
    seat: Seat
    kind: Kind
    cards: Cards = ()

    @property
    def forward(self) -> PutForward:
        """What it puts forward: nothing if it is a call without cards."""
        return ((self.kind, self.cards),) if self.cards else ()


@dataclass(frozen=True, slots=True)
class Reply:
    """Younger answers a call; the cards are those compared with it, not yet shown to anybody."""

    word: ClassVar = "reply"
    may: ClassVar = "may_answer"
    seat: Seat
    kind: Kind
    answer: Answer
    cards: Cards = ()

    @property
    def forward(self) -> PutForward:
        """What it puts forward: nothing if it is “good”, or without cards."""
        return ((self.kind, self.cards),) if self.cards and self.answer is not Answer.GOOD else ()


@dataclass(frozen=True, slots=True)
class Count:
    """After winning a class, count these other sequences or sets as well; none counts no others."""

    word: ClassVar = "count"
    may: ClassVar = "may_count"
    seat: Seat
    kind: Kind
    combinations: tuple[Cards, ...] = ()

    @property
    def forward(self) -> PutForward:
        """What it puts forward."""
        return tuple([(self.kind, cards) for cards in self.combinations])


@dataclass(frozen=True, slots=True)
class Show:
    """Younger, after the lead, shows and counts all that is good."""

    word: ClassVar = "show"
    may: ClassVar = "may_show"
    seat: Seat
    point: Cards = ()
    sequences: tuple[Cards, ...] = ()
    sets: tuple[Cards, ...] = ()

    def of(self, kind: Kind) -> tuple[Cards, ...]:
        """What is shown of one kind."""
        if kind == "point":
            return (self.point,) if self.point else ()
        return self.sequences if kind == "sequence" else self.sets

    @property
    def forward(self) -> PutForward:
        """What it puts forward."""
        return tuple([(kind, cards) for kind in KINDS for cards in self.of(kind)])


@dataclass(frozen=True, slots=True)
class AskToSee:
    """Ask the opponent to show what they declared of a kind; done out of turn."""

    word: ClassVar = "ask"
    may: ClassVar = "may_ask_to_see"
    told: ClassVar = "asked_to_see"
    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Play:
    """Lead or follow with this card."""

    word: ClassVar = "play"
    may: ClassVar = "may_play"
    seat: Seat
    card: Card


@lru_cache(maxsize=256)
def playing(seat: Seat, card: Card) -> Play:
    """The playing of a card: there are few of them, and each is made once."""
    return Play(seat, card)


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up the play of the last deal, the rubicon being out of reach."""

    word: ClassVar = "concede"
    may: ClassVar = "may_concede"
    seat: Seat


Bidding = Bid | Accept | Pass | Double
"""What can be said in the bidding."""
Action = (
    ClaimCarteBlanche
    | KeepCarteBlanche
    | Bidding
    | Exchange
    | FaceUntaken
    | Call
    | Reply
    | Count
    | Show
    | AskToSee
    | Play
    | Concede
)
KINDS_OF_ACTION: Final[tuple[type[Action], ...]] = get_args(Action)
"""Every kind of action."""
