"""The rooms of a server with the sockets in them: what is said in one, everybody it concerns hears."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from tornado.ioloop import IOLoop

from piquet_tutor.serving.live.room import Room, Seat
from piquet_tutor.serving.live.rooms import MOST_ROOMS, ROOMS_A_VISITOR, Rooms
from piquet_tutor.serving.live.seating import free, listed
from piquet_tutor.serving.live.spoken import counted, present
from piquet_tutor.serving.live.turns import TURN, Turns

COUNTS_EVERY: Final = 0.15
"""Seconds between two counts that a teacher's page is sent: a class answers all at once."""
SEATS_EVERY: Final = 1.0
"""The same of the list of seats, for a teacher's page that shows it."""
LOOKS_EVERY: Final = 60.0
"""Seconds between two looks for rooms that have fallen silent, and for seats that nobody comes back to."""


class Listener(Protocol):
    """A socket, as far as a hall needs it."""

    room: Room | None
    seat: Seat | None
    watches: bool
    """Whether the list of seats is shown there."""

    @property
    def machine(self) -> str:
        """Where it comes from."""

    @property
    def mine(self) -> str:
        """What whoever sits at it has answered to the question that stands; empty for nothing."""

    def write_message(self, message: str) -> Any:
        """Send a text; where nobody is left to read it, no error."""

    def turn(self) -> None:
        """Try the code that has waited for its turn."""


@dataclass
class Inside:
    """Who listens in a room, and what they can look at.

    Attributes:
        pupils: the telephones that sit in it.
        onlookers: those who look at its deals and have no seat.
        teachers: the pages that lead it.
        deals: the deals of the lesson, by language; None for none.
        due: what its teachers will be sent in a moment.
    """

    pupils: set[Listener] = field(default_factory=set)
    onlookers: set[Listener] = field(default_factory=set)
    teachers: set[Listener] = field(default_factory=set)
    deals: Mapping[str, Any] | None = None
    due: set[str] = field(default_factory=set)

    @property
    def everybody(self) -> set[Listener]:
        """All of them."""
        return self.pupils | self.onlookers | self.teachers


class Hall:
    """Rooms, and who listens in each.

    Attributes:
        rooms: every room that is open.
        turns: who may try the code of a room at once, and who waits.
    """

    def __init__(self, rooms: Rooms | None = None) -> None:
        """Begin with no one in it."""
        self.rooms = Rooms() if rooms is None else rooms
        self.rooms.on_end = self._ended
        self.turns = Turns(self.rooms.clock)
        self._inside: dict[str, Inside] = {}
        self._looks = self._turning = False

    # --- coming and going ----------------------------------------------------------------------------

    def open_room(self, machine: str, *, named: bool) -> Room:
        """Open a room; where there are too many, those are closed in which nobody is or ever was but who opened them.

        Raises:
            TooManyOfOne: they have as many as one visitor may.
            NoRoomLeft: the server has as many as it can hold.
        """
        own = self.rooms.opened_from(machine)
        crowded = self.rooms.all() if len(self.rooms) >= MOST_ROOMS else own if len(own) >= ROOMS_A_VISITOR else []
        for room in crowded:
            if not room.seats and not self._of(room).everybody:
                self.rooms.close(room)
        return self.rooms.open(named, machine)

    def enter(self, room: Room, listener: Listener, *, teaches: bool = False) -> None:
        """Let a socket hear what is said in a room."""
        inside = self._of(room)
        (inside.teachers if teaches else inside.pupils if listener.seat is not None else inside.onlookers).add(listener)
        self.rooms.touch(room)
        if not self._looks:
            self._looks = True
            IOLoop.current().call_later(LOOKS_EVERY, self._look)

    def leave(self, room: Room, listener: Listener) -> None:
        """Send a socket nothing more; the seat stays for a while."""
        inside = self._of(room)
        for listeners in (inside.teachers, inside.onlookers, inside.pupils):
            listeners.discard(listener)
        seat = listener.seat
        if seat is not None and not any(each.seat is seat for each in inside.pupils):
            seat.gone = self.rooms.clock()
            self.to_teacher(room)

    def _of(self, room: Room) -> Inside:
        """Who is in a room; in one that has ended nobody is, and of that nothing is kept."""
        return self._inside.setdefault(room.code, Inside()) if self.rooms.is_open(room) else Inside()

    def close(self, room: Room) -> None:
        """Close a room, and say so to all who are in it."""
        self.rooms.close(room)

    def put_out(self, room: Room, seats: list[Seat]) -> None:
        """Tell the telephones of seats that were closed, and let them hear nothing more of the room."""
        inside = self._of(room)
        closed = {seat.token for seat in seats}
        out = {each for each in inside.pupils if each.seat is not None and each.seat.token in closed}
        inside.pupils -= out
        for each in out:
            each.room = each.seat = None
        _send({each for each in out if each.machine in room.barred}, {"out": {}})
        _send({each for each in out if each.machine not in room.barred}, {"shut": {}})
        self.to_teacher(room, at_once=True)

    def _ended(self, room: Room) -> None:
        """Tell all who are in a room that it is over, however it came to end; nothing of it is kept."""
        inside = self._inside.pop(room.code, Inside())
        _send(inside.everybody, {"over": {}})
        for each in inside.everybody:
            each.room = each.seat = None

    def _look(self) -> None:
        self.rooms.expire()
        for room in self.rooms.all():
            if free(room, self.rooms.clock()):
                self.to_teacher(room, at_once=True)
        self._looks = len(self.rooms) > 0
        if self._looks:
            IOLoop.current().call_later(LOOKS_EVERY, self._look)

    # --- waiting for a turn --------------------------------------------------------------------------

    def wait(self, listener: Listener) -> None:
        """Have a code that came from a socket tried when its turn comes."""
        self.turns.wait(listener.machine, listener)
        if not self._turning:
            self._turning = True
            IOLoop.current().call_later(TURN, self._turn)

    def wait_no_more(self, listener: Listener) -> None:
        """Take a socket that has closed from those who wait."""
        self.turns.leave(listener.machine, listener)

    def _turn(self) -> None:
        whose: Any = self.turns.next()
        self._turning = len(self.turns) > 0
        if self._turning:
            IOLoop.current().call_later(TURN, self._turn)
        if whose is not None:
            whose.turn()

    # --- what is said --------------------------------------------------------------------------------

    def to_pupils(self, room: Room) -> None:
        """Tell every pupil at which step the room stands, and what they have answered."""
        self.rooms.touch(room)
        alike: dict[str, set[Listener]] = defaultdict(set)
        for each in self._of(room).pupils:
            alike[each.mine].add(each)
        for mine, listeners in alike.items():
            _send(listeners, present(room, mine))

    def to_teacher(self, room: Room, *, at_once: bool = False) -> None:
        """Tell the teacher's page how many have answered; not more often than it can be read, unless it is asked."""
        self._tell(room, "count", 0 if at_once else COUNTS_EVERY)
        if any(each.watches for each in self._of(room).teachers):
            self._tell(room, "seats", 0 if at_once else SEATS_EVERY)

    def _tell(self, room: Room, what: str, later: float) -> None:
        due = self._of(room).due
        if not later:
            self._tell_now(room, what)
        elif what not in due:
            due.add(what)
            IOLoop.current().call_later(later, self._tell_due, room, what)

    def _tell_due(self, room: Room, what: str) -> None:
        self._of(room).due.discard(what)
        self._tell_now(room, what)

    def _tell_now(self, room: Room, what: str) -> None:
        teachers = self._of(room).teachers
        if what == "count":
            _send(teachers, counted(room))
        else:
            _send({each for each in teachers if each.watches}, listed(room))

    def lay_out(self, room: Room, deals: Mapping[str, Any] | None) -> None:
        """Take in the deals of the lesson, by language, and show them to all who look at them; None for none."""
        inside = self._of(room)
        inside.deals = deals
        self.rooms.touch(room)
        _send(inside.onlookers, self.deals_of(room))

    def deals_of(self, room: Room) -> dict[str, Any]:
        """The deals of a room's lesson as a telephone is told them."""
        return {"deals": {"code": room.code, "said": self._of(room).deals or {}}}


def _send(listeners: set[Listener], message: dict[str, Any]) -> None:
    text = written(message)
    for each in list(listeners):
        each.write_message(text)


def written(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
