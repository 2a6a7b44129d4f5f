"""When the boxes of a sheet are asked, and which rulings may be seen before that.

Three paces: ``call`` asks about each class as soon as it has been called, ``declarations`` about everything scored in
hand once everything is declared, ``end`` about the whole sheet at the end. Before a box is answered, neither its
rulings nor the replies at the table that would reveal them are shown.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.actions import Call
from piquet_tutor.game.combinations import KINDS, Kind, held
from piquet_tutor.game.deal.retelling import states_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import SAID, Subject
from piquet_tutor.teach.scoring.items import Item, box_of, sheet

PACES: Final = ("call", "declarations", "end")
_SAID_OPENLY: Final = SAID | {Subject.POINT_TOO_SHORT}
"""Subjects of what is said about a class before it is known for which side it is good."""


@dataclass(frozen=True)
class BoxStop:
    """A stop at which boxes are asked.

    Attributes:
        actions: how many actions of the deal have been done by then.
        items: the boxes asked here.
        visible: the numbers of the rulings that may be seen before the boxes are answered.
    """

    actions: int
    items: tuple[Item, ...]
    visible: tuple[int, ...]


def steps(deal: Deal, pace: str = "end") -> tuple[BoxStop, ...]:
    """The stops of a deal at a pace, in order.

    Raises:
        ValueError: there is no such pace.
    """
    if pace not in PACES:
        raise ValueError(f"there is no pace {pace!r}; use {', '.join(PACES)}.")
    asked = _times(deal, pace)
    counts = ruling_counts(deal)
    found = []
    open_boxes = {item.id for item in sheet(deal)}
    for time in sorted({time for time, _ in asked}):
        items = tuple(item for when, item in asked if when == time)
        visible = _visible(deal, counts[time], open_boxes)
        found.append(BoxStop(time, items, visible))
        open_boxes -= {item.id for item in items}
    return tuple(found)


def ruling_counts(deal: Deal) -> tuple[int, ...]:
    """How many rulings there are before any action, then after each action."""
    return tuple(len(state.rulings) for state in states_of(deal))


def _times(deal: Deal, pace: str) -> list[tuple[int, Item]]:
    """Each box, with the number of actions after which it is asked."""
    last = len(deal.actions)
    if pace == "end":
        return [(last, item) for item in sheet(deal)]
    over = next((number for number, state in enumerate(states_of(deal)) if _over(state)), last)
    if pace == "declarations":
        return [(over if item.in_hand else last, item) for item in sheet(deal)]
    called = _called(deal)
    first = min(called.values(), default=over)
    found = []
    for item in sheet(deal):
        when = over if item.in_hand else last
        if item.id in called and not _kept_back(deal, item.id):
            when = called[item.id]
        elif item.id == "carte_blanche":
            when = first
        found.append((when, item))
    return found


def _over(state: Deal) -> bool:
    """Whether everything has been declared; at a larger table this is so before the first card."""
    return state.declared or state.phase == "done" or bool(state.tricks)


def _called(deal: Deal) -> dict[str, int]:
    """For each class after how many actions everybody who calls it has done so."""
    found: dict[str, int] = {}
    for number, action in enumerate(deal.actions, 1):
        if isinstance(action, Call) and action.kind in KINDS:
            found[action.kind] = number
    return found


def _kept_back(deal: Deal, kind: str) -> bool:
    """Whether something of a class was sunk, so that its call alone does not determine its score."""
    sunk = any(each.subject is Subject.SINKING and each.facts.get("kind") == kind for each in deal.rulings)
    return sunk or any(kind == each and _uncounted(deal, each) for each in KINDS)


def _uncounted(deal: Deal, kind: Kind) -> bool:
    """Whether the winner of a class did not count everything they hold in it."""
    winner = deal.contests[kind].winner
    if winner not in deal.kept or kind == "point":
        return False  # nobody, or a side of several seats
    counted = {one for score in deal.scores if score.kind == kind for one in score.cards}
    return any(counted.isdisjoint(each.cards) for each in held(kind, deal.kept[winner]))


def silent_on(deal: Deal, open_boxes: Collection[str]) -> frozenset[int]:
    """The numbers of the rulings that tell nothing of some boxes: neither theirs, nor resting on theirs."""
    telling: set[int] = set()
    for ruling in deal.rulings:
        if box_of(deal.rules, ruling) in open_boxes or telling.intersection(ruling.because):
            telling.add(ruling.number)
    return frozenset(ruling.number for ruling in deal.rulings) - telling


def _visible(deal: Deal, count: int, open_boxes: set[str]) -> tuple[int, ...]:
    hidden: set[int] = set()
    for ruling in deal.rulings[:count]:
        if _tells(deal, ruling, open_boxes) or hidden.intersection(ruling.because):
            hidden.add(ruling.number)
    return tuple(ruling.number for ruling in deal.rulings[:count] if ruling.number not in hidden)


def _tells(deal: Deal, ruling: Ruling, open_boxes: set[str]) -> bool:
    if ruling.awards and "total" in open_boxes and box_of(deal.rules, ruling) in open_boxes:
        return True
    return box_of(deal.rules, ruling) in open_boxes and ruling.subject not in _SAID_OPENLY
