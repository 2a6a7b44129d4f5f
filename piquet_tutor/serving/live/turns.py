"""Who may try a code at once, and who waits for their turn: guessing is slow, and a right code is always heard.

A code is short enough to be typed, so it could be guessed by many tries. Nobody is turned away for what others have
typed: from where too many wrong codes have come, every code is still tried, each in its turn. The turns come at a
steady pace, go round the machines that wait, and among those who wait behind one address they are drawn by lot, so that
whoever guesses there cannot stand before all the others. Pure: no socket and no timer in here.

>>> turns = Turns(lambda: 0.0)
>>> turns.is_open("192.0.2.1")
True
>>> turns.wait("192.0.2.1", "Ann")
>>> turns.next(), turns.next()
('Ann', None)
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Final

MINUTE: Final = 60.0
TRIES: Final = 30
"""Wrong codes from one machine in a minute, after which its codes wait for their turn: more than a class mistypes."""
TRIES_OF_ALL: Final = 120
"""The same of all machines together."""
TURN: Final = 0.2
"""Seconds from one turn to the next."""
TRIES_AN_HOUR: Final = round(60 * TRIES_OF_ALL + 3600 / TURN)
"""The most wrong codes that are tried within an hour, whoever sends them: at once, and in their turn."""


class Turns:
    """The wrong codes that were tried of late, and who waits."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nobody before it.

        Args:
            clock: gives the time in seconds.
        """
        self._clock = clock
        self._wrong: dict[str, deque[float]] = {}
        self._wrong_of_all: deque[float] = deque()
        self._waiting: dict[str, list[object]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def is_open(self, machine: str) -> bool:
        """Whether a code from a machine is tried at once."""
        self._forget()
        return len(self._wrong.get(machine, ())) < TRIES and len(self._wrong_of_all) < TRIES_OF_ALL

    def wrong(self, machine: str) -> None:
        """Note that a wrong code came from a machine."""
        self._wrong.setdefault(machine, deque(maxlen=TRIES)).append(self._clock())
        self._wrong_of_all.append(self._clock())

    def wait(self, machine: str, who: object) -> None:
        """Have somebody wait for their turn; nobody has two."""
        self.leave(machine, who)
        self._waiting.setdefault(machine, []).append(who)

    def leave(self, machine: str, who: object) -> None:
        """Take somebody who has gone from those who wait; nothing if they do not."""
        waiting = self._waiting.get(machine, [])
        if who in waiting:
            waiting.remove(who)
        if not waiting:
            self._waiting.pop(machine, None)

    def next(self) -> object | None:
        """Whose turn it is: of the machine that has waited longest whoever the lot falls on; None for nobody."""
        machine = next(iter(self._waiting), None)
        if machine is None:
            return None
        waiting = self._waiting.pop(machine)
        found = waiting.pop(secrets.randbelow(len(waiting)))
        if waiting:
            self._waiting[machine] = waiting  # behind all others
        return found

    def _forget(self) -> None:
        """Forget the wrong codes that are a minute old."""
        old = self._clock() - MINUTE
        while self._wrong_of_all and self._wrong_of_all[0] <= old:
            self._wrong_of_all.popleft()
        for machine in [each for each, when in self._wrong.items() if when[-1] <= old]:
            del self._wrong[machine]
        for when in self._wrong.values():
            while when[0] <= old:
                when.popleft()
