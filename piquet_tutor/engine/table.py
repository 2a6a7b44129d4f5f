"""Seats, the sides they play for, and the roles of elder and younger.

Seats are named as records name them. Nothing here assumes two players: ask :meth:`Table.opponents`, never
"the other one".

>>> TWO_HANDED.opponents("elder")
('younger',)
>>> TWO_HANDED.after("younger")
'elder'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Seat = str
"""The name of a place at the table, such as ``elder``."""
Side = str
"""The name of the players who score together; with two players each seat is its own side."""

ELDER: Final[Seat] = "elder"
YOUNGER: Final[Seat] = "younger"


@dataclass(frozen=True)
class Table:
    """Seats in the order of play (the first leads first) and the side each plays for."""

    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]

    def side_of(self, seat: Seat) -> Side:
        """The side this seat plays for."""
        return self.sides[self.seats.index(seat)]

    def opponents(self, side: Side) -> tuple[Side, ...]:
        """The sides that play against this one."""
        return tuple(dict.fromkeys(each for each in self.sides if each != side))

    def seat_called(self, word: str) -> Seat:
        """The seat that a word of the game names here, such as “dealer”; empty where it names none."""
        if word in self.seats:
            return word
        if self.seats == (ELDER, YOUNGER):
            return {"nondealer": ELDER, "dealer": YOUNGER}.get(word, "")
        if len(self.seats) > len((ELDER, YOUNGER)):
            return {ELDER: self.seats[0], "dealer": self.seats[-1]}.get(word, "")
        return ""

    def after(self, seat: Seat) -> Seat:
        """The next seat in the order of play."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


SEATS: Final[frozenset[Seat]] = frozenset({ELDER, YOUNGER, "nondealer", "dealer", "1", "2", "3", "4"})
"""Every seat of any form."""
SIDES: Final[frozenset[Side]] = SEATS - {"4"} | {"1-3", "2-4"}
"""Every side of any form."""
TWO_HANDED: Final = Table((ELDER, YOUNGER), (ELDER, YOUNGER))
