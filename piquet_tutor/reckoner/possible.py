"""How many hands another player may hold, given everything that a seat has seen and heard.

>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.deal.views import seen_by
>>> from piquet_tutor.game.rules.loader import load
>>> possible(seen_by(shuffled(load("rubicon"), 7), "elder")).rules.hands
125970
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.views import View
from piquet_tutor.reckoner.call_constraints import conditions
from piquet_tutor.reckoner.counting import AT_MOST, HandCondition, HandCount, count_hands
from piquet_tutor.reckoner.holding import InformationSet, information


@dataclass(frozen=True)
class Possible:
    """The hands another player may hold.

    Attributes:
        seat: the asking seat; ``other`` is the one whose hand it is.
        rules: the hands the rules allow, whatever may have been sunk.
        unsunk: those that are left if nothing was sunk; none if something must have been.
        alone: whether there are other hidden hands, so that this one is counted without regard to them.
    """

    seat: Seat
    other: Seat
    rules: HandCount
    unsunk: HandCount
    alone: bool = False


def possible(view: View, other: Seat | None = None) -> Possible:
    """How many hands another player may hold.

    Args:
        view: what the asking seat knows; nothing else is used.
        other: the seat whose hand it is; by default the next in the order of play.

    Returns:
        The hands as they were after the exchange (before it: as dealt) that agree with every card the seat can place
        and everything it has heard. Each count is exact, or says that it is an upper bound.

    Raises:
        KeyError: there is no such other seat.
    """
    seat = view.table.after(view.seat) if other is None else other
    bounds = information(view, seat)
    hard, full, unused = conditions(view, seat)
    loose = bounds.loose or unused
    rules = _count(view, bounds, hard, bounds.blank, loose)
    if not full and bounds.silence == bounds.blank:
        unsunk = rules
    else:
        unsunk = _count(view, bounds, (*hard, *full), bounds.silence, loose)
    return Possible(view.seat, seat, rules, unsunk, len(view.others) > 1)


def _count(view: View, bounds: InformationSet, said: tuple[HandCondition, ...], blank: str, loose: bool) -> HandCount:
    found = count_hands(bounds, said, view.rules, blank)
    return replace(found, how=AT_MOST) if loose else found
