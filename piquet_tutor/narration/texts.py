"""The two ways to fetch a text by its key: ``message`` with names and facts in it, ``whole`` with texts of our own."""

from __future__ import annotations

from typing import Any

from piquet_tutor.narration.catalogue import catalogue, line
from piquet_tutor.narration.naming import FIRST_LANGUAGE, NOBODY, Names
from piquet_tutor.narration.plain_text import MissingText, flowed


def message(key: str, language: str = FIRST_LANGUAGE, names: Names = NOBODY, /, **variables: Any) -> str:
    """A text on one line, such as ``message("table-role-dealer")``, with the players told by their names if given.

    Numbers, cards, ranks, suits and sides may be passed as objects. Texts passed to it count as names from outside:
    they are cut to sixty characters, and what cannot be seen is taken out of them.

    Raises:
        MissingText: there is no such message, or a variable it needs is not given.
    """
    wanted = catalogue(language).entry(key).names
    missing = [name for name in wanted if name not in variables]
    if missing:
        raise MissingText(f"{language}, {key}: give it {', '.join(missing)}.")
    return line(language, key, tuple(variables[name] for name in wanted), names)


def whole(key: str, language: str = FIRST_LANGUAGE, names: Names = NOBODY, /, **variables: Any) -> str:
    """A text on one line, like :func:`message`, but texts passed to it are our own: they are never shortened.

    Raises:
        MissingText: there is no such message, or a variable it needs is not given.
    """
    from piquet_tutor.narration.values import argument  # late: only when a text is needed

    given = {name: value if isinstance(value, str) else argument(value) for name, value in variables.items()}
    return flowed(catalogue(language).format(key, given, names))


def has_message(key: str) -> bool:
    """Whether there is a message of this name, for what is told only where there is something to tell."""
    return key in catalogue()
