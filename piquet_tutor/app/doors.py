"""The six doors of the tutor, and the pages behind each.

>>> door_of("puzzles")
'practise'
>>> door_of("course"), door_of("trouble")
('learn', '')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

DOORS: Final[Mapping[str, Sequence[str]]] = {
    "learn": ("lessons", "first_deal", "forms"),
    "practise": ("scorer", "puzzles"),
    "play": ("play", "daily"),
    "deal": ("examples", "lab", "dispute"),
    "rulebook": ("rulebook", "differ", "referee", "claims", "odds", "find"),
    "teach": ("classroom", "teacher", "worksheets"),
}
"""What the doors are for, and the pages behind them; the door itself leads to the first."""
PLACES: Final[Mapping[str, str]] = {
    "examples": "deal",
    "lab": "deal",
    "dispute": "deal",
    "differ": "rulebook",
    "referee": "rulebook",
    "claims": "rulebook",
    "odds": "rulebook",
    "find": "rulebook",
    "daily": "play",
}
"""Addresses that open a page at one of its places: ``claims.ipynb`` is the rulebook at its claims."""
_WITHIN: Final[Mapping[str, str]] = {"course": "learn", "table": "deal", "own_choices": "practise"}
"""Pages that are reached from others behind the same door."""


def door_of(page: str) -> str:
    """The door behind which a page lies; empty for one that has none, such as the front page.

    Args:
        page: the name of the page.
    """
    return next((door for door, pages in DOORS.items() if page in pages), _WITHIN.get(page, ""))


def address_of(page: str) -> str:
    """The address of a page, from any other."""
    return f"{page}.ipynb"
