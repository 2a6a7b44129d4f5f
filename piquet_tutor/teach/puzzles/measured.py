"""How near an exchange of two cards comes to what a puzzle asks: two holdings side by side, or a count and its goal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.table import Side
from piquet_tutor.explain.race import race_of
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Point, Sequence, Set, held
from piquet_tutor.game.rules.policies.bonuses import IN_HAND
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.puzzles.goals import Goal

NOTHING: Final = "none"


@dataclass(frozen=True)
class Measured:
    """The one number that tells how an exchange did.

    Attributes:
        by: what is compared: ``cards`` or ``pips`` of two points, two ``sequence`` or two ``set``, or how far a side
            came on its way to thirty: ``reached``, ``short``, or ``barred``.
        short: by how much the side falls short of what is asked; 0 where it is just as much, below 0 where it is more.
        facts: the figures of the sentence.
    """

    by: str
    short: int
    facts: Mapping[str, Any]


def measured(goal: Goal, deal: Deal) -> Measured:
    """How near a deal comes to what is asked."""
    kind = next((each for each in KINDS if each == goal.kind), None)
    return _race(goal, deal) if kind is None else _holdings(kind, goal.side, deal)


def _holdings(kind: Kind, side: Side, deal: Deal) -> Measured:
    """The best of a class that each side holds."""
    mine, theirs = (_best(kind, deal, each) for each in (side, _other(deal, side)))
    sizes, values = (_size(mine), _size(theirs)), (_value(mine), _value(theirs))
    by = ("cards" if sizes[0] != sizes[1] else "pips") if kind == "point" else kind
    short = sizes[1] - sizes[0] or values[1] - values[0]
    numbers = sizes if by == "cards" else values
    facts: dict[str, Any] = {"side": side, "mine": numbers[0], "theirs": numbers[1]}
    if by == kind:
        unit = "level" if not short else "lone" if not all(sizes) else "card" if sizes[0] != sizes[1] else "rank"
        facts |= {"unit": unit, **_named("mine", mine), **_named("theirs", theirs)}
    return Measured(by, short, facts)


def _named(whose: str, one: Combination | None) -> dict[str, Any]:
    top = one.top.name if isinstance(one, Sequence) else one.rank.name if isinstance(one, Set) else NOTHING
    return {f"{whose}_size": _size(one), f"{whose}_top": top.lower()}


def _best(kind: Kind, deal: Deal, side: Side) -> Combination | None:
    seat = next(each for each in deal.table.seats if deal.table.side_of(each) == side)
    return next(iter(held(kind, sort_hand(deal.kept[seat]))), None)


def _size(one: Combination | None) -> int:
    return 0 if one is None else len(one.cards)


def _value(one: Combination | None) -> int:
    if isinstance(one, Point):
        return one.pips
    return 0 if one is None else int(one.top if isinstance(one, Sequence) else one.rank)


def _other(deal: Deal, side: Side) -> Side:
    (other,) = deal.table.opponents(side)
    return other


def _race(goal: Goal, deal: Deal) -> Measured:
    """What the side has reckoned before the other reckons anything: for a repique in hand alone."""
    race, count = race_of(deal), 0
    for item in race.items:
        if goal.kind == "repique" and item.kind not in IN_HAND:
            continue
        if item.side != goal.side and item.points and count < race.target:
            told = {"side": goal.side, "count": count, "target": race.target, "kind": item.kind}
            return Measured("barred", race.target - count, told)
        count += item.points if item.side == goal.side else 0
    told = {"side": goal.side, "count": count, "target": race.target}
    return Measured("reached" if count >= race.target else "short", race.target - count, told)
