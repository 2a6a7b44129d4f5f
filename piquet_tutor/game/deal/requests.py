"""Showing declared combinations: on the opponent's request, or unasked because they are equal."""

from __future__ import annotations

from piquet_tutor.engine.clauses import EventName
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, AskToSee, Count, Play, Reply, Show
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.deal.asking import ask, refused
from piquet_tutor.game.rules.events import MAY, Declared
from piquet_tutor.game.rules.policies.requests import declared
from piquet_tutor.game.state import DealState


def note_requests(deal: DealState, action: Action) -> None:
    """Note what either player may now ask to see, as far as an action may have opened or closed a request.

    A request opens or closes when its class is answered, counted or shown, and one for an equal class by the first
    card led.
    """
    if deal.phase == "done":
        deal.requests = ()
        return
    for kind in _kinds_of(deal, action) if MAY[AskToSee] in deal.rules.by_event else ():
        others = [each for each in deal.requests if each.kind != kind]
        found = [*others, *_open_requests(deal, kind)]
        found.sort(key=_place)
        deal.requests = tuple(found)


def _place(request: AskToSee) -> int:
    return KINDS.index(request.kind)


def _kinds_of(deal: DealState, action: Action) -> tuple[Kind, ...]:
    """The classes whose requests an action may open or close."""
    if isinstance(action, Play):
        return () if deal.tricks else tuple([kind for kind in KINDS if deal.contests[kind].result == "equal"])
    if isinstance(action, Show):
        return tuple([kind for kind in KINDS if action.of(kind)])
    return (action.kind,) if isinstance(action, (Reply, Count, AskToSee)) else ()


def _open_requests(deal: DealState, kind: Kind) -> list[AskToSee]:
    """The requests to show what has been declared of a class that are allowed."""
    seats = [seat for seat in deal.table.seats if declared(deal, kind, deal.table.after(seat)) is not None]
    return [each for seat in seats if refused(deal, each := AskToSee(seat, kind)) is None]


def show_on_request(deal: DealState, action: AskToSee) -> None:
    """Have the opponent show what was asked for."""
    first, second = deal.table.seats
    _tell(deal, "asked_to_see", action.kind, second if action.seat == first else first)


def name_equal(deal: DealState, kind: Kind, seat: Seat) -> None:
    """Have a seat name its equal combination of a class, if there is one and the rules require it."""
    if deal.contests[kind].result == "equal" and deal.phase != "done":
        _tell(deal, "equal_told", kind, seat)


def name_second(deal: DealState) -> None:
    """Have younger name what was equal, after elder's lead."""
    for kind in KINDS:
        name_equal(deal, kind, deal.table.seats[1])


def _tell(deal: DealState, name: EventName, kind: Kind, seat: Seat) -> None:
    contest, one = deal.contests[kind], declared(deal, kind, seat)
    if one is None:
        return
    because = contest.because
    numbers = ask(deal, name, Declared(seat, one, because))
    if any({"cards", "void"} & deal.rulings[number - 1].facts.keys() for number in numbers):
        shown = contest._replace(seen=(*contest.seen, seat))
        deal.contests = Frozen({**deal.contests, kind: shown})
