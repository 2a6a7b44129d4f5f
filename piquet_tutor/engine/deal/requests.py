"""Showing declared combinations: on the opponent's request, or unasked because they are equal."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.actions import AskToSee
from piquet_tutor.engine.combinations import KINDS, Kind
from piquet_tutor.engine.deal.asking import ask, refused
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.events import Declared
from piquet_tutor.engine.rules.policies.requests import declared
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat


def open_requests(deal: Deal) -> Iterator[AskToSee]:
    """Every request to show a combination that is now allowed, tried one by one; a deal has them as ``requests``."""
    if deal.done or "shown.on_request" not in deal.rules.clauses:
        return
    for kind in KINDS:
        for seat in deal.table.seats:
            if declared(deal, kind, deal.table.after(seat)) is not None:
                action = AskToSee(seat, kind)
                if refused(deal, action) is None:
                    yield action


def show_on_request(deal: Deal, action: AskToSee) -> None:
    """Have the opponent show what was asked for."""
    first, second = deal.table.seats
    _tell(deal, "asked_to_see", action.kind, second if action.seat == first else first)


def name_equal(deal: Deal, kind: Kind, seat: Seat) -> None:
    """Have a seat name its equal combination of a class, if there is one and the rules require it."""
    if deal.contests[kind].result == "equal" and deal.phase != "done":
        _tell(deal, "equal_told", kind, seat)


def name_second(deal: Deal) -> None:
    """Have younger name what was equal, after elder's lead."""
    for kind in KINDS:
        name_equal(deal, kind, deal.table.seats[1])


def _tell(deal: Deal, moment: str, kind: Kind, seat: Seat) -> None:
    contest, one = deal.contests[kind], declared(deal, kind, seat)
    if one is None:
        return
    because = tuple(number for number in (contest.call, contest.reply) if number)
    numbers = ask(deal, moment, Declared(seat, one, because))
    if any({"cards", "void"} & deal.rulings[number - 1].facts.keys() for number in numbers):
        shown = contest._replace(seen=(*contest.seen, seat))
        deal.put(contests=Frozen({**deal.contests, kind: shown}))
