"""The parts of a review: findings, each with its points, its place in the deal, its cards and its reasons.

A finding belongs to one of three groups. Its group is always shown, since only the first is a mistake:

- ``open``: what the seat could have worked out at that moment, from its own cards and what it had heard and seen;
- ``seen``: hindsight, which needs a sight of every card;
- ``luck``: the way the cards happened to lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why import Difference
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken

OPEN: Final = "open"
SEEN: Final = "seen"
LUCK: Final = "luck"
GROUPS: Final = (OPEN, SEEN, LUCK)
"""In the order in which they are shown."""
FOLDED: Final = 3
"""How many findings are shown until the reader asks for more."""
ASKED: Final = 3
"""How many choices the seat is asked to make again."""


class NotOver(Spoken, ValueError):
    """The deal is not over; reviewing a deal in play would reveal hidden cards."""

    family = "review-"


class NoSuchSeat(Spoken, ValueError):
    """This table has no such seat; the message lists those it has."""

    family = "review-"


class Remark(NamedTuple):
    """A remark of a review: what was not examined and why, or what luck did.

    Attributes:
        name: the name of its message.
        facts: the arguments of the message.
    """

    name: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class MissedChance:
    """Something a seat could have had.

    Attributes:
        name: what kind of finding it is: the name of its message.
        group: one of :data:`GROUPS`.
        points: what it cost, in points of the seat's side less the opponents'. An exact difference where the whole
            deal, its declarations or the play of two known hands was ruled twice; else an average.
        place: how many actions had been taken before it; the table opens there.
        cards: the cards it is about.
        facts: the arguments of its messages, beside side and points.
        rulings: numbers of the rulings of the deal that it rests on.
        exact: whether its points are an exact difference rather than an average.
        difference: how the changed deal was ruled, if the finding comes from one.
        behind: how many points another action at that moment gives away, by the figure the finding was made with;
            None where the finding is no choice that could be made again.
        gains: for an exchange, how many points more the better one scores in each class of combination, in bonuses
            (``bonus``) and in the play (``play``).
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
    behind: Callable[[Action], float] | None = field(default=None, compare=False, repr=False)
    gains: Mapping[str, float] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Review:
    """What happened to a seat in a finished deal, and what it could have had.

    Attributes:
        deal: a deal that is over.
        seat: whose review it is.
        language: of its sentences.
        findings: what was found, group by group, the costliest first.
        notes: remarks that are not findings.
        whole: whether every search has run; if not, there may be more to come.
        settled: whether the searches have run that find choices, so that the costliest are known for good.
    """

    deal: Deal
    seat: Seat
    language: str = "en"
    findings: tuple[MissedChance, ...] = ()
    notes: tuple[Remark, ...] = ()
    whole: bool = False
    settled: bool = False

    @property
    def side(self) -> Side:
        """The side the seat plays for."""
        return self.deal.table.side_of(self.seat)

    @property
    def dearest(self) -> tuple[MissedChance, ...]:
        """The few that are shown first."""
        return self.findings[:FOLDED]

    @property
    def costliest(self) -> tuple[MissedChance, ...]:
        """The costliest choices that can be made again, one of each moment: what the seat is asked about."""
        chosen: dict[int, MissedChance] = {}
        for each in self.findings:
            if each.group == OPEN and each.behind is not None and len(chosen) < ASKED:
                chosen.setdefault(each.place, each)
        return tuple(chosen.values())

    @property
    def nothing_given(self) -> bool:
        """Whether nothing was given away that the seat could have worked out."""
        return not any(each.group == OPEN for each in self.findings)

    def with_more(
        self, found: tuple[MissedChance | Remark, ...], *, whole: bool = False, settled: bool = False
    ) -> Review:
        """The review with more findings and notes, sorted anew; a whole one is settled."""
        findings = (*self.findings, *(each for each in found if isinstance(each, MissedChance)))
        notes = (*self.notes, *(each for each in found if isinstance(each, Remark)))
        ranked = tuple(sorted(findings, key=_rank))
        return replace(self, findings=ranked, notes=notes, whole=whole, settled=settled or whole)


def _rank(each: MissedChance) -> tuple[int, float, int]:
    return GROUPS.index(each.group), -each.points, each.place


class TakenAction(NamedTuple):
    """One action of the deal, and the deal before and after it."""

    place: int
    before: Deal
    action: Action
    after: Deal

    @property
    def rulings(self) -> tuple[int, ...]:
        """Numbers of the rulings it led to."""
        return tuple(each.number for each in self.after.rulings[len(self.before.rulings) :])


def steps_of(deal: Deal) -> tuple[TakenAction, ...]:
    """Every action of a deal in order."""
    from piquet_tutor.explain.why.knowing import ReadersDeal

    history = list(ReadersDeal(deal).history())
    states = [*(state for state, _ in history), deal]
    return tuple(TakenAction(place, state, action, states[place + 1]) for place, (state, action) in enumerate(history))


def gain(before: Deal, after: Deal, side: Side) -> int:
    """How many more points a side has in the second deal than in the first, less what the other sides gained."""
    others = [one for one in dict.fromkeys(before.table.sides) if one != side]
    more = after.total(side) - before.total(side)
    return more - sum(after.total(one) - before.total(one) for one in others)
