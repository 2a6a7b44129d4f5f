"""Every room of a server: opened, found by its code, and closed after a while of silence."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from piquet_tutor.serving.live.room import Room

LETTERS: Final = "FHKLMQRWXYZ"
"""No two of them rhyme when they are read aloud; none could be read as a number, and they make no words."""
LENGTH: Final = 8
"""Letters of a code. So few kinds of letters need so many, for none to be guessed: see
:data:`~piquet_tutor.serving.live.turns.TRIES_AN_HOUR`."""
MOST_ROOMS: Final = 40
ROOMS_A_VISITOR: Final = 4
"""Rooms that one machine may have open."""
SILENCE: Final = 45 * 60.0
"""Seconds after which a room in which nothing was said is closed."""


class NoRoomLeft(Exception):
    """As many rooms are open as a server may have."""


class TooManyOfOne(Exception):
    """Whoever asks has as many rooms open as one visitor may."""


@dataclass
class Kept:
    """A room that is open.

    Attributes:
        room: the room.
        machine: from where it was opened.
        heard: when something was said in it last, in seconds.
    """

    room: Room
    machine: str
    heard: float


class Rooms:
    """The rooms of a server.

    Attributes:
        on_end: called with each room that ends, however it does.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin without any room.

        Args:
            clock: gives the time in seconds.
        """
        self.clock = clock
        self.on_end: Callable[[Room], object] = lambda _: None
        self._rooms: dict[str, Kept] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def open(self, named: bool = False, machine: str = "") -> Room:
        """Open a room.

        Args:
            named: whether pupils are asked for their names.
            machine: from where it is opened.

        Raises:
            TooManyOfOne: too many were opened from there.
            NoRoomLeft: too many are open.
        """
        self.expire()
        if len(self.opened_from(machine)) >= ROOMS_A_VISITOR:
            raise TooManyOfOne
        if len(self._rooms) >= MOST_ROOMS:
            raise NoRoomLeft
        code = next(code for code in iter(_new_code, "") if code not in self._rooms)
        room = Room(code, secrets.token_urlsafe(24), named)
        self._rooms[code] = Kept(room, machine, self.clock())
        return room

    def opened_from(self, machine: str) -> list[Room]:
        """The rooms that a machine has open."""
        return [each.room for each in self._rooms.values() if each.machine == machine]

    def taken_up(self, key: str) -> Room | None:
        """The room of which this is the teacher's key; None if it is no longer open, or this is no key."""
        self.expire()
        if not key.isascii():
            return None
        return next((one.room for one in self._rooms.values() if secrets.compare_digest(one.room.key, key)), None)

    def find(self, code: str) -> Room | None:
        """The room with a code; None if there is none.

        Args:
            code: as it was typed: in letters of any size, with blanks between them as they stand on the big screen.
        """
        self.expire()
        found = self._rooms.get(_letters(code))
        return found.room if found is not None else None

    def returned(self, code: str, token: str) -> Room | None:
        """The room in which a telephone sat before; None if it is over, or the telephone was never there."""
        room = self.find(code)
        return room if room is not None and token in room.seats else None

    def is_open(self, room: Room) -> bool:
        """Whether a room has not ended."""
        found = self._rooms.get(room.code)
        return found is not None and found.room is room

    def touch(self, room: Room) -> None:
        """Note that something was said in a room; in one that has ended nothing is."""
        if self.is_open(room):
            self._rooms[room.code].heard = self.clock()

    def close(self, room: Room) -> None:
        """Close a room; nothing of it is kept."""
        if self.is_open(room):
            del self._rooms[room.code]
            self.on_end(room)

    def expire(self) -> list[Room]:
        """Close the rooms in which nothing was said for long, and return them."""
        old = self.clock() - SILENCE
        silent = [each.room for each in self._rooms.values() if each.heard <= old]
        for room in silent:
            self.close(room)
        return silent

    def all(self) -> list[Room]:
        """Every room that is open."""
        return [each.room for each in self._rooms.values()]


def _letters(code: str) -> str:
    """A code as it was drawn, from what was typed.

    >>> _letters(" fhkl-mqrw ")
    'FHKLMQRW'
    """
    return "".join(one for one in code.upper() if one in LETTERS)


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
