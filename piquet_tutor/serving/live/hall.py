"""The rooms of a server with the sockets in them: what is said in one, everybody it concerns hears."""

from __future__ import annotations

import contextlib
import json
from collections import defaultdict
from typing import Any, Final, Protocol

from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketClosedError

from piquet_tutor.serving.live.room import Room
from piquet_tutor.serving.live.rooms import Rooms
from piquet_tutor.serving.live.spoken import counted, present

COUNTS_EVERY: Final = 0.15
"""Seconds between two counts that a teacher's page is sent: a class answers all at once."""
LOOKS_EVERY: Final = 60.0
"""Seconds between two looks for rooms that have fallen silent."""


class Listener(Protocol):
    """A socket, as far as a hall needs it."""

    @property
    def mine(self) -> str:
        """What whoever sits at it has answered to the question that stands; empty for nothing."""

    def write_message(self, message: str) -> Any:
        """Send a text."""


class Hall:
    """Rooms, and who listens in each.

    Attributes:
        rooms: every room that is open.
    """

    def __init__(self, rooms: Rooms | None = None) -> None:
        """Begin with no one in it."""
        self.rooms = rooms or Rooms()
        self._pupils: dict[str, set[Listener]] = defaultdict(set)
        self._teachers: dict[str, set[Listener]] = defaultdict(set)
        self._waiting: set[str] = set()
        self._looks = False

    def enter(self, room: Room, listener: Listener, *, teaches: bool = False) -> None:
        """Let a socket hear what is said in a room."""
        (self._teachers if teaches else self._pupils)[room.code].add(listener)
        self.rooms.touch(room)
        if not self._looks:
            self._looks = True
            IOLoop.current().call_later(LOOKS_EVERY, self._look)

    def leave(self, room: Room, listener: Listener) -> None:
        """Send a socket nothing more; the seat stays."""
        for listeners in (self._teachers, self._pupils):
            listeners[room.code].discard(listener)

    def to_pupils(self, room: Room) -> None:
        """Tell every pupil at which step the room stands, and what they have answered."""
        self.rooms.touch(room)
        alike: dict[str, set[Listener]] = defaultdict(set)
        for each in self._pupils[room.code]:
            alike[each.mine].add(each)
        for mine, listeners in alike.items():
            _send(listeners, present(room, mine))

    def to_teacher(self, room: Room, *, at_once: bool = False) -> None:
        """Tell the teacher's page how many have answered; not more often than it can be read, unless it is asked."""
        if at_once:
            _send(self._teachers[room.code], counted(room))
        elif room.code not in self._waiting:
            self._waiting.add(room.code)
            IOLoop.current().call_later(COUNTS_EVERY, self._count, room)

    def _count(self, room: Room) -> None:
        self._waiting.discard(room.code)
        self.to_teacher(room, at_once=True)

    def close(self, room: Room) -> None:
        """Close a room, and say so to all who are in it."""
        self.rooms.close(room)
        self._say_over(room)

    def _say_over(self, room: Room) -> None:
        for listeners in (self._pupils, self._teachers):
            _send(listeners.pop(room.code, set()), {"over": {}})

    def _look(self) -> None:
        for room in self.rooms.expire():
            self._say_over(room)
        self._looks = len(self.rooms) > 0
        if self._looks:
            IOLoop.current().call_later(LOOKS_EVERY, self._look)


def _send(listeners: set[Listener], message: dict[str, Any]) -> None:
    text = written(message)
    for each in list(listeners):
        with contextlib.suppress(WebSocketClosedError):  # it has just gone; its own handler takes it from the room
            each.write_message(text)


def written(message: dict[str, Any]) -> str:
    """Return a message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
