"""What a player may do. An action says who does what; whether it is allowed, ``engine.judge`` decides."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import Kind


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

    seat: Seat
    exchange: int | None = None


@dataclass(frozen=True, slots=True)
class KeepCarteBlanche:
    """Keep quiet about a carte blanche."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Undertake a number of tricks: with a number of cards left in the talon, or with a sign (to win or lose them)."""

    seat: Seat
    tricks: int
    left: int = 0
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Accept:
    """“Yes”: ready to play what has been bid, or more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid no more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Double:
    """Double the standing bid, or redouble it if it is doubled already."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchange:
    """Discard these cards and draw as many."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class FaceUntaken:
    """Turn up the talon cards younger has left, for both to see."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Elder calls their best combination of a kind (or less); without cards they call nothing of that kind."""

    seat: Seat
    kind: Kind
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """Younger answers a call; the cards are those compared with it, not yet shown to anybody."""

    seat: Seat
    kind: Kind
    answer: Answer
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Count:
    """After winning a class, count these other sequences or sets as well; none counts no others."""

    seat: Seat
    kind: Kind
    combinations: tuple[Cards, ...] = ()


@dataclass(frozen=True, slots=True)
class Show:
    """Younger, after the lead, shows and counts all that is good."""

    seat: Seat
    point: Cards = ()
    sequences: tuple[Cards, ...] = ()
    sets: tuple[Cards, ...] = ()

    def of(self, kind: Kind) -> tuple[Cards, ...]:
        """What is shown of one kind."""
        if kind == "point":
            return (self.point,) if self.point else ()
        return self.sequences if kind == "sequence" else self.sets


@dataclass(frozen=True, slots=True)
class AskToSee:
    """Ask the opponent to show what they declared of a kind; done out of turn."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Play:
    """Lead or follow with this card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up the play of the last deal, the rubicon being out of reach."""

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
