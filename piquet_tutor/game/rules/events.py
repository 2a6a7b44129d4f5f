"""Events: what asks clauses, by name, and what policies are told of it: before an action, and of what has happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from piquet_tutor.engine.clauses import EventName
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import KINDS_OF_ACTION, Action, Answer, Bidding
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import Combination, Kind
from piquet_tutor.game.parts import Contest

MAY_ACT: Final = "may_act"
"""The event before any action, whatever it is."""
MAY: Final[Mapping[type[Action], EventName]] = {kind: kind.may for kind in KINDS_OF_ACTION}
"""The event before each kind of action: its clauses are asked in the order of the rule file, and may refuse it."""

CONDUCT: Final = frozenset(
    {
        MAY_ACT,
        *MAY.values(),
        *filter(None, (getattr(kind, "told", "") for kind in KINDS_OF_ACTION)),
        *("carte_blanche_told", "bid_said", "passed_out", "cards_drawn", "talon_peeked", "talon_left"),
        *("nothing_called", "kept_back"),
        *(f"{kind}_{what}" for kind in ("point", "sequence") for what in ("asked", "stated")),
        *(f"{kind}_{what}" for kind in ("point", "sequence", "set") for what in ("called", "answered")),
        *("equal_told", "declared_so_far"),
        "next_deal",
    }
)
"""Events that concern only what may be done or said and what is announced; nothing is scored by them."""

EVENTS: Final = CONDUCT | {
    *("dealt", "blank_shown", "elder_exchanged", "younger_exchanged", "exchanged"),
    *(f"{kind}_{what}" for kind in ("point", "sequence", "set") for what in ("settled", "counted")),
    *("class_closed", "hand_scored", "play_scored", "bonus_scored", "hands_settled", "hands_reckoned"),
    *("undertaken", "led", "trick_taken", "trick_reckoned", "play_ended", "conceded", "partie_ended"),
}
"""Every event that can ask clauses."""


class Settled(NamedTuple):
    """A class has been settled.

    Attributes:
        kind: the class.
        caller, replier: the two sides.
        called, claim: the combination of each; None for nothing.
        winner: the side for which it is good; ``""`` for neither.
        result: ``good``, ``not_good``, ``equal`` or ``nothing``.
        told: whether the value or top card was stated as well as the number.
        asked: whether the replier asked for it, and so revealed an equal number of cards.
        because: numbers of the call and the reply.
        hidden: what the replier holds but may not count, seen by them alone.
        implied: where the call is not good, the best of the class wholly within what the caller has declared, where
            that is as good as shown.
    """

    kind: Kind
    caller: Side
    replier: Side
    called: Combination | None
    claim: Combination | None
    winner: Side
    result: str
    told: bool
    asked: bool
    because: tuple[int, ...]
    hidden: Combination | None
    implied: Combination | None = None


class Counted(NamedTuple):
    """A side counts a combination: the one that won the class (``lesser`` false) or another.

    Attributes:
        good: whether it counts; a lesser one that is voided or beaten does not.
        beaten: the combination that it beat.
        beaten_told: whether that combination's value was stated, or only its number.
        beaten_of: the side that held it.
        why: ``winner``, ``voided`` (the best were equal), ``beaten`` or ``both``.
        seat: the seat that holds it, if a side has several.
        instead: a part of it that was called and counted before, which it replaces.
    """

    side: Side
    combination: Combination
    lesser: bool
    good: bool
    because: tuple[int, ...]
    beaten: Combination | None
    why: str
    beaten_told: bool = False
    beaten_of: Side = ""
    seat: Seat = ""
    instead: Combination | None = None


class Compared(NamedTuple):
    """A class has gone round the table: what each seat called, and the best of it.

    Attributes:
        calls: seat and combination, in the order of calling; seats that passed are left out.
        best: the best called.
        winner: the side it is good for; ``""`` when opponents are equal.
    """

    kind: Kind
    calls: tuple[tuple[Seat, Combination], ...]
    best: Combination
    winner: Side


class Declared(NamedTuple):
    """A seat's combination of a class, as far as it has been declared to the opponent.

    Attributes:
        seat: the holder.
        combination: what was declared.
        because: numbers of the rulings that announced it.
    """

    seat: Seat
    combination: Combination
    because: tuple[int, ...]


class Blank(NamedTuple):
    """A carte blanche is shown, or taken on the record's word (then no cards)."""

    seat: Seat
    cards: Cards
    because: tuple[int, ...]


class Led(NamedTuple):
    """A card has been led."""

    side: Side
    card: Card
    trick: int


class Taken(NamedTuple):
    """A trick has been taken."""

    trick: int
    leader: Side
    winner: Side
    cards: Cards
    best: Card
    last: bool
    lead_ruling: int


class Ended(NamedTuple):
    """The last trick is in: tricks won by each side."""

    tricks: tuple[tuple[Side, int], ...]


class Conceded(NamedTuple):
    """A side has given up the play: every trick is the other's."""

    side: Side
    winner: Side


class Drawn(NamedTuple):
    """A seat has exchanged ``number`` of at most ``maximum`` cards, and ``left`` remain."""

    seat: Seat
    number: int
    maximum: int
    left: int


class Reached(NamedTuple):
    """The winner and loser of a race, with the points each had when it was won."""

    winner: str
    high: int
    loser: str
    low: int


class Matched(NamedTuple):
    """The state of a partie after its deals: totals in the order of the players.

    Attributes:
        extra: deals played beyond the agreed number.
        reached: in a race, the winner according to the last deal; None if it did not stop for one.
    """

    players: tuple[str, ...]
    totals: tuple[int, ...]
    deals: int
    extra: int
    reached: Reached | None = None


class Rubbered(NamedTuple):
    """The state of a rubber: the points below the line of each finished game, and the overall totals.

    Attributes:
        games: points below the line of each finished game, in the order of the players.
        totals: all points of each player, bonuses of the rubber not yet added.
        winner: which player has won the rubber; None while it goes on.
    """

    players: tuple[str, ...]
    games: tuple[tuple[int, int], ...]
    totals: tuple[int, ...]
    winner: int | None


class Raced(NamedTuple):
    """The state of a race of three or four.

    Attributes:
        totals: each player's points (partners have the same).
        home: who has reached the target, in the order of arriving.
        over: whether nobody plays on.
        loser: the last player left, if that player loses; empty otherwise.
    """

    players: tuple[str, ...]
    totals: tuple[int, ...]
    home: tuple[str, ...]
    over: bool
    loser: str


# --- what is to be done, and what was said or done -----------------------------------------------


class AboutToAct(NamedTuple):
    """Somebody is about to act.

    Attributes:
        awaited: whether the deal awaits an action of this kind from whoever is to act.
        at_any_time: whether it may be done out of turn.
    """

    action: Action
    awaited: bool
    at_any_time: bool


class BlankTold(NamedTuple):
    """A seat announces a carte blanche.

    Attributes:
        exchange: the number of cards elder names with it.
        late: whether it is announced after elder's exchange.
        waits: whether it is not yet public.
    """

    seat: Seat
    exchange: int | None = None
    late: bool = False
    waits: bool = False


class BlankKept(NamedTuple):
    """A seat keeps quiet about a carte blanche."""

    seat: Seat


class BidSaid(NamedTuple):
    """A word of the bidding has been said."""

    action: Bidding


class PassedOut(NamedTuple):
    """Nobody has bid."""


class Took(NamedTuple):
    """A seat has discarded these cards and drawn those."""

    seat: Seat
    discarded: Cards
    drawn: Cards


class Peeked(NamedTuple):
    """Elder has looked at cards they leave."""

    seat: Seat
    cards: Cards


class Untaken(NamedTuple):
    """Younger has left so many cards of the talon."""

    seat: Seat
    left: int


class TurnedUp(NamedTuple):
    """Younger turns up the cards nobody took."""

    seat: Seat


class NothingCalled(NamedTuple):
    """A seat calls nothing of a class."""

    seat: Seat
    kind: Kind


class CalledOut(NamedTuple):
    """A seat calls a combination; ``whole`` if it states the value or top card at once."""

    seat: Seat
    called: Combination
    whole: bool


class KeptBack(NamedTuple):
    """A seat declares less than its best.

    Attributes:
        best: what it could have declared.
        called: what it declared; None for nothing.
        because: number of the ruling on its declaration.
        others: what else of the class it keeps back by that.
    """

    seat: Seat
    best: Combination
    called: Combination | None
    because: int
    others: tuple[Combination, ...] = ()


class Enquired(NamedTuple):
    """A seat asks for the value or top card of what was called; ``cards`` are those it compares with it."""

    seat: Seat
    called: Combination
    cards: Cards


class Stated(NamedTuple):
    """A seat, having been asked, states the value or top card of its call; ``because`` numbers the question."""

    seat: Seat
    called: Combination
    because: int


class Answered(NamedTuple):
    """A seat answers a call.

    Attributes:
        contest: the class before the answer.
        claim: the combination compared with the call; None for nothing.
    """

    seat: Seat
    contest: Contest
    answer: Answer
    claim: Combination | None


class NextDeal(NamedTuple):
    """The next deal of a match is about to be dealt.

    Attributes:
        dealer: who dealt the last one.
        scored: who scored towards the game in it.
    """

    players: tuple[str, ...]
    dealer: str
    scored: tuple[str, ...] = ()
