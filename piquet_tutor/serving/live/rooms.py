"""Every room of a server: opened, found by its code, and closed after a while of silence.

A code is short enough to be typed, so it could be guessed by many tries; a machine that has tried in vain too often is
not heard for the rest of the minute, and nor is anybody new when many machines together have.
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from piquet_tutor.serving.live.room import Room

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; and nothing that could be read as a number."""
LENGTH: Final = 6
MOST_ROOMS: Final = 40
SILENCE: Final = 45 * 60.0
"""Seconds after which a room in which nothing was said is closed."""
MINUTE: Final = 60.0
TRIES: Final = 12
"""Wrong codes that one machine may give in a minute."""
TRIES_OF_ALL: Final = 120
"""Wrong codes that all machines together may give in a minute."""


class NoRoomLeft(Exception):
    """As many rooms are open as a server may have."""


class TooManyTries(Exception):
    """Too many wrong codes came from there within a minute."""


class Rooms:
    """The rooms of a server, and the wrong codes that were tried."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin without any room.

        Args:
            clock: gives the time in seconds.
        """
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._heard: dict[str, float] = {}
        self._tries: dict[str, deque[float]] = {}
        self._all_tries: deque[float] = deque()

    def __len__(self) -> int:
        return len(self._rooms)

    def open(self, named: bool = False) -> Room:
        """Open a room.

        Raises:
            NoRoomLeft: too many are open.
        """
        self.expire()
        if len(self._rooms) >= MOST_ROOMS:
            raise NoRoomLeft
        code = next(code for code in iter(_new_code, "") if code not in self._rooms)
        room = Room(code, secrets.token_urlsafe(24), named)
        self._rooms[code] = room
        self.touch(room)
        return room

    def taken_up(self, key: str) -> Room | None:
        """Return the room of which this is the teacher's key; None if it is no longer open."""
        self.expire()
        return next((room for room in self._rooms.values() if secrets.compare_digest(room.key, key)), None)

    def find(self, code: str, machine: str) -> Room | None:
        """Return the room with a code; None if there is none.

        Args:
            code: as it was typed: in letters of any size, with blanks between them as they stand on the big screen.
            machine: where the question comes from.

        Raises:
            TooManyTries: too many wrong codes came from there.
        """
        self.expire()
        now = self._clock()
        mine = self._tries.get(machine, deque())
        for tries in (mine, self._all_tries):
            while tries and tries[0] <= now - MINUTE:
                tries.popleft()
        if len(mine) >= TRIES or len(self._all_tries) >= TRIES_OF_ALL:
            raise TooManyTries
        room = self._rooms.get(_letters(code))
        if room is None:
            mine.append(now)
            self._tries[machine] = mine
            self._all_tries.append(now)
        return room

    def returned(self, code: str, token: str) -> Room | None:
        """Return the room in which a telephone sat before; None if it is over, or the telephone was never there."""
        room = self._rooms.get(_letters(code))
        return room if room is not None and token in room.seats else None

    def touch(self, room: Room) -> None:
        """Note that something was said in a room."""
        self._heard[room.code] = self._clock()

    def close(self, room: Room) -> None:
        """Close a room; nothing of it is kept."""
        self._rooms.pop(room.code, None)
        self._heard.pop(room.code, None)

    def expire(self) -> list[Room]:
        """Close the rooms in which nothing was said for long, and return them."""
        now = self._clock()
        silent = [room for code, room in self._rooms.items() if self._heard[code] <= now - SILENCE]
        for room in silent:
            self.close(room)
        self._tries = {each: tries for each, tries in self._tries.items() if tries and tries[-1] > now - MINUTE}
        return silent


def _letters(code: str) -> str:
    """A code as it was drawn, from what was typed.

    >>> _letters(" bcd-pdz ")
    'BCDPDZ'
    """
    return "".join(one for one in code.upper() if one in LETTERS)


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
