"""Who may sit down in a room, whose seat is freed, and which seats its teacher sees and closes. Pure: no clock in here.

A whole school can stand behind one address, so an address may have many seats; what one machine takes beyond that is
not given, and what it has taken its teacher sees and can close.

>>> room = Room("FHKLMQRW", "key")
>>> ann = sit(room, "", "", "192.0.2.7")
>>> close_machine(room, "192.0.2.7") == [ann], room.joined
(True, 0)
>>> sit(room, "", "", "192.0.2.7")
Traceback (most recent call last):
...
piquet_tutor.serving.live.seating.LetNobodyIn
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final

from piquet_tutor.serving.live.room import MOST_SEATS, Room, RoomFull, Seat

SEATS_AN_ADDRESS: Final = 200
"""Seats that one address may have: several classes of a school that is behind one."""
GONE: Final = 5 * 60.0
"""Seconds after which the seat of a telephone that has gone is freed."""
MOST_LISTED: Final = 100
"""Addresses that a teacher is shown, those with the most seats first."""
MOST_NAMED: Final = 40
"""Seats of an address that are shown one by one."""
MARK: Final = 8
"""Letters of its token by which a teacher's page names a seat: too few to sit on it."""


class AddressFull(Exception):
    """One address has as many seats as it may have."""


class LetNobodyIn(Exception):
    """The teacher has closed the seats of that address."""


def sit(room: Room, token: str, name: str, machine: str) -> Seat:
    """The place of a telephone: its own, if it has sat here before; else a new one.

    Where no seat is left, the one whose telephone has been gone longest is freed for it.

    Args:
        room: the room.
        token: the secret of its own place, if it has one.
        name: the name that the pupil gave, if any.
        machine: where the telephone is.

    Raises:
        LetNobodyIn: the teacher lets nobody in from there.
        AddressFull: every seat that one address may have is taken.
        RoomFull: every place is taken.
    """
    if token in room.seats and not (room.seats[token].closed and machine in room.barred):
        found = room.sit(token, name)
        found.gone, found.left, found.closed = None, False, False
        room.register.reopen(token)
        return found
    if machine in room.barred:
        raise LetNobodyIn
    of_machine = [seat for seat in room.seats.values() if seat.machine == machine and not seat.left]
    if len(of_machine) >= SEATS_AN_ADDRESS and not _free_one(room, of_machine):
        raise AddressFull
    taken = [seat for seat in room.seats.values() if not seat.left]
    if len(taken) >= MOST_SEATS and not _free_one(room, taken):
        raise RoomFull
    found = room.sit("", name)
    found.machine = machine
    return found


def free(room: Room, now: float) -> int:
    """Free the seats whose telephones have been gone for long, and return how many.

    Where a seat has a name, or something was answered from it, that stays for the report, and so does the way back.
    """
    old = [seat for seat in room.seats.values() if not seat.left and seat.gone is not None and seat.gone <= now - GONE]
    for seat in old:
        _free(room, seat)
    return len(old)


def close_seat(room: Room, mark: str) -> list[Seat]:
    """Close a seat until whoever sat there joins again; return it in a list, which is empty if there is none."""
    return _close(room, [seat for seat in room.seats.values() if seat.token[:MARK] == mark])


def close_machine(room: Room, machine: str) -> list[Seat]:
    """Close every seat of an address, and let nobody sit down from there; return the seats."""
    found = _close(room, [seat for seat in room.seats.values() if seat.machine == machine])
    if found:
        room.barred.add(machine)
    return found


def listed(room: Room) -> dict[str, Any]:
    """The seats of a room as its teacher's page is told: where they are, not what was answered from them."""
    by_machine: dict[str, list[Seat]] = defaultdict(list)
    for seat in room.seats.values():
        if seat.counts:
            by_machine[seat.machine].append(seat)
    most_first = sorted(by_machine.items(), key=lambda each: -len(each[1]))
    places = [
        {"address": machine, "count": len(seats), "seats": [_seat_data(room, seat) for seat in seats[:MOST_NAMED]]}
        for machine, seats in most_first[:MOST_LISTED]
    ]
    return {"seats": {"places": places, "barred": sorted(room.barred)[:MOST_LISTED]}}


def crowd(room: Room) -> int:
    """How many seats the address has that has the most; nought where all are of one, or each of its own."""
    count = Counter(seat.machine for seat in room.seats.values() if seat.counts)
    most = max(count.values(), default=0)
    return most if len(count) > 1 and most > 1 else 0


def _seat_data(room: Room, seat: Seat) -> dict[str, Any]:
    return {
        "mark": seat.token[:MARK],
        "name": room.called(seat),
        "here": seat.gone is None,
        "answered": bool(seat.answer),
        "closed": seat.closed,
    }


def _free_one(room: Room, seats: list[Seat]) -> bool:
    """Free the one of these seats whose telephone has been gone longest; whether any has gone."""
    gone = [(seat.gone, seat) for seat in seats if seat.gone is not None]
    if gone:
        _free(room, min(gone, key=lambda each: each[0])[1])
    return bool(gone)


def _free(room: Room, seat: Seat) -> None:
    if seat.name or seat.answer or any(seat.token in stood.answers for stood in room.before.values()):
        seat.left = True
        _bound(room)
    else:
        del room.seats[seat.token]


def _bound(room: Room) -> None:
    """Let the oldest seats go that nobody sits on, where there are too many of them."""
    left = [each for each in room.seats.values() if each.left]
    for each in left[: max(0, len(left) - MOST_SEATS)]:
        del room.seats[each.token]


def _close(room: Room, seats: list[Seat]) -> list[Seat]:
    for seat in seats:
        room.close(seat)
    _bound(room)
    return seats
