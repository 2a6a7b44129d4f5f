"""Seats and the sides they play for.

Seats are named as records name them. Nothing here assumes two players: ask :meth:`Table.opponents`, never
"the other one".

>>> table = Table(("north", "east", "south", "west"), ("us", "them", "us", "them"))
>>> table.opponents("us"), table.after("west")
(('them',), 'north')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Seat = str
"""The name of a place at the table."""
Side = str
"""The name of the players who score together; with two players each seat is its own side."""


@dataclass(frozen=True)
class Table:
    """Seats in the order of play (the first leads first) and the side each plays for."""

    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]
    _side_of: Mapping[Seat, Side] = field(init=False, repr=False, compare=False)
    _after: Mapping[Seat, Seat] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_side_of", dict(zip(self.seats, self.sides, strict=True)))
        object.__setattr__(self, "_after", dict(zip(self.seats, (*self.seats[1:], self.seats[0]), strict=True)))

    def side_of(self, seat: Seat) -> Side:
        """The side this seat plays for."""
        return self._side_of[seat]

    def opponents(self, side: Side) -> tuple[Side, ...]:
        """The sides that play against this one."""
        return tuple(dict.fromkeys(each for each in self.sides if each != side))

    def after(self, seat: Seat) -> Seat:
        """The next seat in the order of play."""
        return self._after[seat]
