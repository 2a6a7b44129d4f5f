"""Odds printed in a book, each checked by counting."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final

from piquet_tutor.explore.odds import chances
from piquet_tutor.explore.odds.chances import UNSEEN, Draw

NEAR: Final = Fraction(3, 100)
"""The relative error allowed where odds are printed as a rough fraction, such as nine to five."""


@dataclass(frozen=True)
class Printed:
    """Odds against something, as printed.

    Attributes:
        source: the book, by its id.
        of: ``draw``, ``both`` (one card of each of two kinds), ``either`` (both cards of one of two pairs) or
            ``blank`` (a carte blanche).
        against, to: the odds as printed.
        wanted, drawn, least: as :class:`~piquet_tutor.explore.odds.chances.Draw` has them; nought where not used.
    """

    source: str
    of: str
    against: int
    to: int
    wanted: int = 0
    drawn: int = 0
    least: int = 0

    @property
    def chance(self) -> Fraction:
        """The exact chance, by counting."""
        if self.of == "draw":
            return Draw(UNSEEN, self.wanted, self.drawn, self.least).chance
        if self.of == "both":
            return chances.one_of_each(UNSEEN, 4, 4, self.drawn)
        if self.of == "either":
            return chances.two_of_either(UNSEEN, self.drawn)
        return chances.carte_blanche()

    @property
    def counted(self) -> Fraction:
        """The exact odds against it: so many to one."""
        return (1 - self.chance) / self.chance

    @property
    def right(self) -> bool:
        """Whether the printed odds are right: odds to one when rounded to a whole number, others nearly."""
        printed = Fraction(self.against, self.to)
        if self.to == 1:
            return round(self.counted) == self.against
        return abs(self.counted - printed) <= NEAR * printed


@cache
def printed() -> tuple[Printed, ...]:
    """All printed odds, in the order of the book."""
    value: dict[str, Any] = tomllib.loads(
        files("piquet_tutor").joinpath("explore", "odds", "data", "printed.toml").read_text("utf-8")
    )
    found = []
    for one in value["odds"]:
        against, to = one.pop("printed")
        found.append(Printed(value["source"], against=against, to=to, **one))
    return tuple(found)
