"""The levels: named players from beginner to coach, each with habits of its own. All see only their own view.

>>> levels()
('beginner', 'point', 'cards', 'sensible', 'coach')
>>> level_name("point")
'Keeps its point'
"""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Any, Final

from piquet_tutor import narration

_PLAYERS: Final[Mapping[str, str]] = {
    "beginner": "beginner:Beginner",
    "point": "keeping_the_point:KeepsThePoint",
    "cards": "counting_cards:CountsTheCards",
    "sensible": "sensible:Sensible",
    "coach": "coach:Coach",
}
"""Each level's module beside this one, and its class: a player is loaded when it is to play, for it reckons much."""
FIRST: Final = "beginner"
"""The level at which a new player begins."""
USUAL: Final = "sensible"
"""The level that stands where none is told."""


def levels() -> tuple[str, ...]:
    """Every level, the weakest first."""
    return tuple(_PLAYERS)


def harder(level: str) -> str:
    """The next level up; empty above the last, and for what is no level.

    >>> harder("beginner"), harder("coach")
    ('point', '')
    """
    above = levels()[levels().index(level) + 1 :] if level in levels() else ()
    return above[0] if above else ""


def player(level: str, seed: int = 0) -> Any:
    """Somebody to play against: how good they are, and what they tend to overlook.

    Args:
        level: one of :func:`levels`.
        seed: for what it overlooks or guesses; with the same seed it always plays the same.

    Returns:
        An :class:`~piquet_tutor.players.opponents.interface.Opponent` that keeps its ``last_choice``, with the habit
        behind it.

    Raises:
        KeyError: there is no such level.
    """
    return resolve_name(f"{__package__}.{_PLAYERS[level]}")(seed)


def level_name(level: str, language: str = "en") -> str:
    """How a level is called on the page, such as “Beginner”."""
    return narration.message("opponent-level", language, level=level)


def level_says(level: str, language: str = "en") -> str:
    """The habit of a level, in one line."""
    return narration.message("opponent-level-says", language, level=level)
