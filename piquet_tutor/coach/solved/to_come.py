"""Whether a pique is still to be made, by whom and in how many tricks: asked of a deal, or of what a seat has heard.

Both tell it by their rulings. They differ in what the second hand has still to show before its first card: of a deal it
can be looked up, a seat has heard no more than that something good is to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from piquet_tutor.cards import Cards
from piquet_tutor.coach.solved.pique import Live, Way, tricks_wanted
from piquet_tutor.coach.solved.points import Chase
from piquet_tutor.coach.solved.prices import Prices, prices_of
from piquet_tutor.deal.state import Trick
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.rules.policies.bonuses import BONUSES, counts
from piquet_tutor.rulings import Ruling, total
from piquet_tutor.table import Seat, Side, Table

PIQUE: Final = "pique.award"
_REPIQUE: Final = "repique.award"


class Heard(Protocol):
    """A deal, or a seat's view of one."""

    @property
    def rules(self) -> RuleSet:
        """Its rule set."""

    @property
    def table(self) -> Table:
        """The seats."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What has been ruled."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Finished tricks."""

    @property
    def trick(self) -> Cards:
        """The trick being played."""


@dataclass(frozen=True)
class Moment:
    """A moment of the play.

    Attributes:
        heard: the deal or the view.
        seat: who is to act.
        shown: what will be ruled when the second hand shows what it has still to show; empty where it has nothing.
        unheard: whether it has something good to show and what that is has not been heard.
    """

    heard: Heard
    seat: Seat
    shown: tuple[Ruling, ...] = ()
    unheard: bool = False

    @property
    def side(self) -> Side:
        """Whose turn it is."""
        return self.heard.table.side_of(self.seat)


def live_at(moment: Moment) -> tuple[Live | None, Side]:
    """The pique that may still be made while half-tricks decide the rest, and whose it would be.

    What is not heard is not guessed at: until then a pique of the second hand's own is left out, and what it has won in
    the calls bars one of the first hand's wherever the rules let it.
    """
    paid = prices_of(moment.heard.rules)
    if paid.pique is not None:
        for way in _ways(moment, paid):
            first = tricks_wanted(paid, way.on_the_way(moment))
            if not way.lost and first is not None and not (way.barred_soon and (paid.pique.by_order or first)):
                return Live(first, paid.pique.points), way.side
    return None, ""


def chase_at(moment: Moment) -> Chase | None:
    """The same where the play goes by points: whatever cards it takes."""
    for way in _ways(moment, prices_of(moment.heard.rules)):
        if not way.barred_soon:
            return Chase(way.side == moment.side, way.had)
    return None


@dataclass(frozen=True)
class _Chaser:
    """A side that may still make a pique.

    Attributes:
        had: what it has towards it.
        barred_soon: whether the other is about to count something.
        won, lost: tricks.
    """

    side: Side
    had: int
    barred_soon: bool
    won: int
    lost: int

    def on_the_way(self, moment: Moment) -> Way:
        """Where it stands."""
        led = bool(moment.heard.trick)
        return Way(self.had, (moment.side == self.side) != led, led, self.won, self.side == moment.heard.table.sides[0])


def _ways(moment: Moment, paid: Prices) -> Iterator[_Chaser]:
    if paid.pique is None:
        return
    sides = moment.heard.table.sides
    for side in sides if paid.pique.second else sides[:1]:
        had = _towards(moment, side)
        if had is not None:
            second = side == sides[-1]
            barred_soon = not second and (moment.unheard or _counted_by_other(moment.heard, moment.shown, side))
            yield _Chaser(side, had, barred_soon, *tricks_of(moment.heard, side))


def _towards(moment: Moment, side: Side) -> int | None:
    """What a side has towards a pique; None when it can make none any more, or what it has has not been heard."""
    heard, every = moment.heard, (*moment.heard.rulings, *moment.shown)
    rule = heard.rules.clauses.get(PIQUE)
    if rule is None or (moment.unheard and side == heard.table.sides[-1]):
        return None
    repique = any(award.side == side for each in moment.shown if each.rule == _REPIQUE for award in each.awards)
    if repique or is_barred(heard, side):
        return None
    first = heard.table.sides[0]
    return total((each for each in every if counts(rule, side, kind_of(heard, each.rule), first)), side)


def is_barred(heard: Heard, side: Side) -> bool:
    """Whether a side can make no pique any more: it has made one, or a repique, or the other has counted something."""
    spoken = any(each.side == side and each.rule == PIQUE for each in heard.rulings)
    repique = any(award.side == side for each in heard.rulings if each.rule == _REPIQUE for award in each.awards)
    return spoken or repique or _counted_by_other(heard, heard.rulings, side)


def tricks_of(heard: Heard, side: Side) -> tuple[int, int]:
    """Tricks won by a side, and those it has lost."""
    won = sum(heard.table.side_of(trick.winner) == side for trick in heard.tricks)
    return won, len(heard.tricks) - won


def kind_of(heard: Heard, clause: str) -> str:
    """The kind of score a clause gives; empty where it gives none."""
    return heard.rules.clauses[clause].counts_as or "" if clause in heard.rules.clauses else ""


def _counted_by_other(heard: Heard, rulings: tuple[Ruling, ...], side: Side) -> bool:
    """Whether these rulings give the other anything that stands in the way."""
    return any(
        award.side != side and award.points > 0 and kind_of(heard, each.rule) not in BONUSES
        for each in rulings
        for award in each.awards
    )
