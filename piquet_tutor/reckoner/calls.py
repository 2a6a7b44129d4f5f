"""What each call revealed: the possible hands before and after it, the cards it placed, and what sinking it would save.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> found = call_information(Deal.from_record(example("cavendish-example")), "younger", 5)
>>> found.other, found.kind, found.before.rules.hands > found.after.rules.hands
('elder', 'point', True)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import inf, log2
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import Ruling, Verdict, known_to
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.game.actions import (
    Action,
    Answer,
    Call,
    ClaimCarteBlanche,
    Count,
    KeepCarteBlanche,
    Play,
    Reply,
    Show,
)
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.deal.engine import apply, judge
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.replay import Calls
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import LAID_OPEN
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.reckoner.hands import Possible, possible

WORDS: Final = (ClaimCarteBlanche, Call, Reply, Count, Show)
"""Actions that say something about a hand. A card played does so too, but is included only on request."""
_NAMES: Final[Mapping[type, str]] = {
    ClaimCarteBlanche: "claim",
    Call: "call",
    Reply: "reply",
    Count: "count",
    Show: "show",
    Play: "play",
}


class TellsNothing(Spoken, LookupError):
    """The ruling is not about another player's call or play; the error says what to ask instead."""


class Heard(NamedTuple):
    """A call or play that a seat heard or saw.

    Attributes:
        rulings: the rulings by which the seat learned of it, under the seat's numbers.
        place: the index of the action in the deal.
        action: the action.
        before, after: the deal before and after it.
        other: the seat whose hand it is about.
    """

    rulings: tuple[Ruling, ...]
    place: int
    action: Action
    before: Deal
    after: Deal
    other: Seat

    @property
    def number(self) -> int:
        """The number under which the seat knows it."""
        return self.rulings[0].number

    @property
    def lays_open(self) -> bool:
        """Whether something was named because it is equal, or shown on request: whatever it was that brought it."""
        return self.rulings[0].subject in LAID_OPEN


@dataclass(frozen=True)
class Sunk:
    """What would have happened if it had been sunk.

    Attributes:
        hands: the possible hands in that case; None if the rules do not allow sinking it.
        lost: the points its side would have lost by the end of the deal, everything else done as before; None if that
            depends on cards the asking seat has not seen.
        given: the points the opponents would have gained.
    """

    hands: Possible | None = None
    lost: int | None = None
    given: int | None = None


@dataclass(frozen=True)
class Revealed:
    """What one call revealed to one seat.

    Attributes:
        seat: the seat that heard it; ``other`` is the one whose hand it is about.
        rulings: what was heard, under the seat's numbers.
        event: ``claim``, ``call``, ``reply``, ``stated`` (the answer to “making?” or “how high?”), ``count``,
            ``show``, ``laid_open`` (named because it is equal, or shown on request) or ``play``.
        kind: the class it was about; empty if there is none.
        before, after: the possible hands before and after it.
        known: cards newly known to be in the hand.
        not_held: cards newly known not to be in it.
        sunk: what sinking it would have hidden and cost; None if there was nothing to sink.
        card: the card played; None for a call.
    """

    seat: Seat
    other: Seat
    rulings: tuple[Ruling, ...]
    event: str
    kind: str
    before: Possible
    after: Possible
    known: Cards
    not_held: Cards
    sunk: Sunk | None = None
    card: Card | None = None

    @property
    def number(self) -> int:
        """The number of its first ruling in the seat's ledger."""
        return self.rulings[0].number

    @property
    def share(self) -> float:
        """The share of the hands possible before that it ruled out, from 0 to 1."""
        return _share(self.before.rules.hands, self.after.rules.hands)

    @property
    def bits(self) -> float:
        """How much it revealed, in bits: one for every time it halved the hands."""
        return _bits(self.before.rules.hands, self.after.rules.hands)


def _share(before: int, after: int) -> float:
    return 1 - after / before if before else 0.0


def _bits(before: int, after: int) -> float:
    if not after:
        return inf if before else 0.0
    return log2(before / after) if before else 0.0


def heard(deal: Deal, seat: Seat, plays: bool = False) -> tuple[Heard, ...]:
    """What a seat heard about other hands, in order.

    Args:
        deal: the deal so far.
        seat: the listening seat.
        plays: whether to include the cards played.
    """
    wanted = (*WORDS, Play) if plays else WORDS
    return tuple(each for each in _everything_heard(deal, seat) if each.lays_open or isinstance(each.action, wanted))


def _everything_heard(deal: Deal, seat: Seat) -> Iterator[Heard]:
    steps = list(ReadersDeal(deal, seat).history())
    states = [*(state for state, _ in steps), deal]
    known = 0
    for place, (state, action) in enumerate(steps):
        now = known_to(states[place + 1].rulings, seat)
        known = len(known_to(state.rulings, seat)) if not place else known
        fresh, known = now[known:], len(now)
        other = _speaks_of(deal, seat, action)
        laid_open = tuple(each for each in fresh if each.subject in LAID_OPEN)
        said = tuple(each for each in fresh if each not in laid_open)
        if other and said and isinstance(action, (*WORDS, Play)):
            yield Heard(said, place, action, state, states[place + 1], other)
        theirs = tuple(each for each in laid_open if each.side != deal.table.side_of(seat))
        if theirs:
            other = next(one for one in deal.table.seats if deal.table.side_of(one) == theirs[0].side)
            yield Heard(theirs, place, action, state, states[place + 1], other)


def _speaks_of(deal: Deal, seat: Seat, action: Action) -> Seat:
    """The seat whose hand an action is about: the actor's, or elder's if the action asks them for a value."""
    if action.seat != seat:
        return action.seat
    asked = isinstance(action, Reply) and action.answer is Answer.ASK
    return deal.table.seats[0] if asked else ""


def call_information(deal: Deal, seat: Seat, number: int, everything: bool = False) -> Revealed:
    """What one call revealed to a seat.

    Args:
        deal: the deal so far.
        seat: the seat that heard it, whose knowledge alone is used.
        number: the number of one of the call's rulings in the seat's ledger.
        everything: whether the cost of sinking may be computed from the whole deal, other hands included.

    Raises:
        TellsNothing: the ruling is not about another player's call or play.
        UnknownSeat: this table has no such seat.
    """
    every = heard(deal, seat, plays=True)
    for each in every:
        if any(ruling.number == number for ruling in each.rulings):
            return of_heard(deal, seat, each, everything)
    listed = tuple(each.number for each in every if isinstance(each.action, WORDS))
    raise TellsNothing("information-error-number", number=number, seat=seat, listed=listed)


def of_heard(deal: Deal, seat: Seat, each: Heard, everything: bool = False) -> Revealed:
    """What something heard revealed to the seat that heard it; see :func:`call_information`."""
    before = possible(seen_by(each.before, seat), each.other)
    after = possible(seen_by(each.after, seat), each.other)
    own = each.action.seat == seat
    return Revealed(
        seat,
        each.other,
        each.rulings,
        "laid_open" if each.lays_open else "stated" if own else _NAMES[type(each.action)],
        str(each.rulings[0].facts["kind"]) if each.lays_open else getattr(each.action, "kind", ""),
        before,
        after,
        tuple(one for one in after.rules.sure if one not in before.rules.sure),
        tuple(one for one in after.rules.never if one not in before.rules.never),
        None if own or each.lays_open else _sunk(deal, seat, each, everything),
        each.action.card if isinstance(each.action, Play) and not each.lays_open else None,
    )


# --- had it been sunk ---------------------------------------------------------------------------------------------


def _sunk(deal: Deal, seat: Seat, each: Heard, everything: bool) -> Sunk | None:
    silent = _silent(each.before, each.action)
    if silent is None:
        return None
    if judge(each.before, silent).verdict is Verdict.REFUSED:
        return Sunk()
    after = apply(each.before, silent)
    lost, given = _cost(deal, seat, each, everything)
    return Sunk(possible(seen_by(after, seat), each.other), lost, given)


def _silent(deal: Deal, action: Action) -> Action | None:
    """The action of a player who sinks it; None if there was nothing to sink."""
    if isinstance(action, ClaimCarteBlanche):
        return KeepCarteBlanche(action.seat)
    if isinstance(action, Call) and action.cards:
        return Call(action.seat, action.kind)
    if isinstance(action, Reply) and action.cards and deal.contests[action.kind].claim is None:
        return Reply(action.seat, action.kind, Answer.GOOD)
    if isinstance(action, Count) and action.combinations:
        return Count(action.seat, action.kind)
    if isinstance(action, Show):
        bare = _bare(deal, action)
        return bare if bare != action else None
    return None


def _bare(deal: Deal, action: Show) -> Show:
    """A showing reduced to the combinations that were claimed."""
    given = {kind: action.of(kind)[:1] if younger_showing.shows(deal, kind)[0] is not None else () for kind in KINDS}
    return Show(action.seat, given["point"][0] if given["point"] else (), given["sequence"], given["set"])


def _cost(deal: Deal, seat: Seat, each: Heard, everything: bool) -> tuple[int | None, int | None]:
    """What its side would have lost and the opponents gained if it had been sunk, found by a replay."""
    known = ReadersDeal(deal, None if everything else seat)
    if not known.sees_everything() or (isinstance(each.action, ClaimCarteBlanche) and known.dealt(each.other) is None):
        return None, None
    course = course_of(deal)
    said = course.score.calls.get(each.other, Calls())
    if isinstance(each.action, ClaimCarteBlanche):
        calls = replace(said, carte_blanche=False)
    else:
        calls = replace(said, kinds={**said.kinds, **_left(each.before, each.action)})
    score = replace(course.score, calls={**course.score.calls, each.other: calls})
    bound = frozenset((each.other, kind) for kind in calls.kinds)
    outcome = run(replace(course, score=score, bound=bound))
    if outcome.refused is not None:
        return None, None
    side = deal.table.side_of(each.other)
    others = deal.table.opponents(side)
    lost = deal.total(side) - outcome.deal.total(side)
    return lost, sum(outcome.deal.total(one) - deal.total(one) for one in others)


def _left(deal: Deal, action: Action) -> dict[Kind, tuple[Cards, ...]]:
    """What remains declared of each kind of which something is sunk."""
    if isinstance(action, Call | Reply):
        return {action.kind: ()}
    if isinstance(action, Count):
        return {action.kind: _announced(deal, action)}
    assert isinstance(action, Show)  # nothing else can be sunk
    bare = _bare(deal, action)
    return {kind: bare.of(kind) for kind in KINDS if bare.of(kind) != action.of(kind)}


def _announced(deal: Deal, action: Count) -> tuple[Cards, ...]:
    """What the counting seat had called of this kind before."""
    calls = [each for each in deal.actions if isinstance(each, Call) and each.seat == action.seat]
    return tuple(each.cards for each in calls if each.kind == action.kind and each.cards)
