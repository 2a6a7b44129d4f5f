"""What a review is made of: findings, each with its points, its place in the deal, its cards and its grounds.

A finding belongs to one of three groups, told apart wherever it is shown, since only the first is anybody's mistake:

- ``open``: what the seat could have known at that moment, from its own cards and what it had heard and seen;
- ``seen``: hindsight, which only a player who sees every card could have known;
- ``luck``: the way the cards happened to lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.actions import Action
from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why import Difference
from piquet_tutor.narration.spoken import Spoken

OPEN: Final = "open"
SEEN: Final = "seen"
LUCK: Final = "luck"
GROUPS: Final = (OPEN, SEEN, LUCK)
"""In the order in which they are told."""
FOLDED: Final = 3
"""How many findings are told until more are asked for."""


class NotOver(Spoken, ValueError):
    """The deal is not over; a deal in play is not reviewed, as that would reveal hidden cards."""

    family = "review-"


class NoSuchSeat(Spoken, ValueError):
    """This table has no such seat; the sentence names those it has."""

    family = "review-"


class Note(NamedTuple):
    """A remark of a review: what was not examined and why, or what luck did.

    Attributes:
        name: of its message.
        facts: what the message takes.
    """

    name: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Finding:
    """Something a seat could have had.

    Attributes:
        name: what it is: the name of its message.
        group: of :data:`GROUPS`.
        points: what it cost: points of the seat's side less the opponent's. Where the whole deal, its declarations or
            the play of two known hands was ruled twice, the difference of the two ledgers; else an average.
        place: how many actions of the deal had been done when it came: there the table is to be opened.
        cards: the cards it is about.
        facts: what its sentences take, beside side and points.
        rulings: numbers of the rulings of the deal that it rests on.
        exact: whether its points are such a difference, and no average.
        difference: what the changed deal was ruled, where one thing in it was changed.
    """

    name: str
    group: str
    points: float
    place: int
    cards: Cards = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    rulings: tuple[int, ...] = ()
    exact: bool = True
    difference: Difference | None = None


@dataclass(frozen=True)
class Review:
    """What happened to a seat in a finished deal, and what it could have had.

    Attributes:
        deal: the deal, over.
        seat: whose review it is.
        language: of its sentences.
        findings: what was found, group by group, the dearest first.
        notes: what is said besides.
        whole: whether everything has been looked at; else there may be more to come.
    """

    deal: Deal
    seat: Seat
    language: str = "en"
    findings: tuple[Finding, ...] = ()
    notes: tuple[Note, ...] = ()
    whole: bool = False

    @property
    def side(self) -> Side:
        """The side the seat plays for."""
        return self.deal.table.side_of(self.seat)

    @property
    def dearest(self) -> tuple[Finding, ...]:
        """The few that are told first."""
        return self.findings[:FOLDED]

    @property
    def nothing_given(self) -> bool:
        """Whether nothing was given away that could have been known."""
        return not any(each.group == OPEN for each in self.findings)

    def with_more(self, found: tuple[Finding | Note, ...], *, whole: bool = False) -> Review:
        """The same with more found, in its order."""
        findings = (*self.findings, *(each for each in found if isinstance(each, Finding)))
        notes = (*self.notes, *(each for each in found if isinstance(each, Note)))
        return replace(self, findings=tuple(sorted(findings, key=_rank)), notes=notes, whole=whole)


def _rank(each: Finding) -> tuple[int, float, int]:
    return GROUPS.index(each.group), -each.points, each.place


class Step(NamedTuple):
    """One action of the deal, and the deal on either side of it."""

    place: int
    before: Deal
    action: Action
    after: Deal

    @property
    def rulings(self) -> tuple[int, ...]:
        """Numbers of the rulings it brought."""
        return tuple(each.number for each in self.after.rulings[len(self.before.rulings) :])


def steps_of(deal: Deal) -> tuple[Step, ...]:
    """Every action of a deal in order."""
    from piquet_tutor.explain.why.knowing import Known

    history = list(Known(deal).history())
    states = [*(state for state, _ in history), deal]
    return tuple(Step(place, state, action, states[place + 1]) for place, (state, action) in enumerate(history))


def gain(before: Deal, after: Deal, side: Side) -> int:
    """How many points more a side has in one deal than in another, the other sides' gain taken off."""
    others = [one for one in dict.fromkeys(before.table.sides) if one != side]
    more = after.total(side) - before.total(side)
    return more - sum(after.total(one) - before.total(one) for one in others)
