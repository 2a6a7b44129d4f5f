"""The tables of a lesson file, read strictly, and the texts of its steps, read when they are asked for.

Each error is one sentence that says what is wrong and where.

A lesson has a file of its own in each language, ``lessons/04_point.ftl``. In it ``lesson-04-point`` is the title,
``lesson-04-point-term-talon`` a word of the game with its ``.meaning``, and ``lesson-04-point-hook`` the title of the
step ``hook``, whose attributes are ``.text-1`` and so on, ``.after-1``, ``.ask``, ``.choice-1``, ``.reply-1`` and
``.link-1``. What a text leaves open is a variable, ``{ $won-points }``; here it is read as a hole, ``{won.points}``,
which :mod:`filling` fills from the deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count, takewhile
from typing import Any, Final

from piquet_tutor.narration.catalogue import Catalogue
from piquet_tutor.narration.plain_text import MissingText, flowed
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.teach.scoring.misconceptions import ITEMS

OF_RULES: Final = ("rules", "option", "total", "count")
"""Variables that begin so are no rulings: see :mod:`filling`."""
TERM: Final = "term-"


class LessonError(ValueError):
    """A lesson file is broken; the message says what is wrong and where."""


class UnknownLesson(Spoken, LessonError):
    """There is no lesson of that name; the error names one like it, or all there are."""

    family = "lesson-error-"


def keys(value: object, where: str, needed: set[str], allowed: set[str] | None = None) -> None:
    """Check that a value is a table with these keys.

    Raises:
        LessonError: it is not a table, lacks a needed key, or has a key that is neither needed nor allowed.
    """
    if not isinstance(value, dict):
        raise LessonError(f"{where} must be a table.")
    for key in sorted(needed - value.keys()):
        raise LessonError(f"{where} lacks “{key}”.")
    for key in sorted(value.keys() - needed - (allowed or set())):
        raise LessonError(f"{where} has an unknown key “{key}”; it may be misspelt or not belong here.")


def text(value: Mapping[str, Any], key: str, where: str) -> str:
    """What stands under a key, if it is text and not empty.

    Raises:
        LessonError: the key is missing, or its value is not a text.
    """
    if key not in value:
        raise LessonError(f"{where} lacks “{key}”.")
    found = value[key]
    if not isinstance(found, str) or not found.strip():
        raise LessonError(f"{where}: “{key}” must be a text.")
    return found


def texts(value: Any, where: str, key: str) -> list[str]:
    """A value that must be a list of texts; ``key`` is its name in the error.

    Raises:
        LessonError: it is not a list of texts.
    """
    if not isinstance(value, list) or not all(isinstance(one, str) and one.strip() for one in value):
        raise LessonError(f"{where}: “{key}” must be a list of texts.")
    return value


def number(value: Mapping[str, Any], key: str, where: str) -> int:
    """The whole number of a key.

    Raises:
        LessonError: the value is not a whole number from 1 to 999.
    """
    found = value[key]
    if type(found) is not int or not 0 < found < 1000:
        raise LessonError(f"{where}: “{key}” must be a whole number from 1.")
    return found


def box(value: Any, where: str) -> str:
    """A value that must be a box of the scorer's sheet.

    Raises:
        LessonError: there is no such box.
    """
    if value not in ITEMS:
        raise LessonError(f"{where}: there is no box “{value}”; use {', '.join(ITEMS)}.")
    return str(value)


def what_follows(value: Mapping[str, Any], rulings: Mapping[str, str]) -> str:
    """The ruling or moment to which a step goes on, by its short name or its own; empty where there is none."""
    found = value.get("then", "")
    return rulings.get(found, found)


def head_of(lesson: str) -> str:
    """What the names of all messages of a lesson begin with."""
    return f"lesson-{lesson.replace('_', '-')}"


def hole_of(variable: str) -> str:
    """The hole that a variable stands for, such as ``{won.points}`` for ``won-points``."""
    head, dash, rest = variable.partition("-")
    if not dash:
        return f"{{{head}}}"
    return f"{{{head}{':' if head in OF_RULES else '.'}{rest.replace('-', '.')}}}"


@dataclass(frozen=True, eq=False)
class Texts:
    """The texts of one lesson in one language.

    Attributes:
        messages: the catalogue that has them.
        lesson: the name of the lesson.
    """

    messages: Catalogue
    lesson: str
    _read: dict[str, str] = field(default_factory=dict, init=False, repr=False)

    def one(self, name: str = "", part: str = "") -> str:
        """One text, its variables as holes; empty where there is none.

        Args:
            name: the step, or ``term-`` and a word; empty for the lesson itself.
            part: the attribute; empty for the message's own text.
        """
        key = "-".join(each for each in (head_of(self.lesson), name) if each) + (f".{part}" if part else "")
        if key not in self._read:
            self._read[key] = self._filled(key)
        return self._read[key]

    def several(self, name: str, part: str) -> tuple[str, ...]:
        """The texts ``part-1``, ``part-2`` and so on, as many as there are."""
        return tuple(takewhile(bool, (self.one(name, f"{part}-{number}") for number in count(1))))

    def terms(self) -> tuple[str, ...]:
        """The names of all words of the game that have a message here."""
        start = f"{head_of(self.lesson)}-{TERM}"
        return tuple(key.removeprefix(start) for key in self.messages.keys(start) if "." not in key)

    def of(self, step: str) -> StepTexts:
        """The texts of one step."""
        return StepTexts(self, step)

    def _filled(self, key: str) -> str:
        try:
            names = self.messages.entry(key).names
        except MissingText:
            return ""
        return flowed(self.messages.format(key, {name: hole_of(name) for name in names}))


@dataclass(frozen=True, eq=False)
class StepTexts:
    """The texts of one step of a lesson, asked for as those of :class:`Texts`."""

    lesson: Texts
    step: str

    def one(self, part: str = "") -> str:
        """One text; empty where there is none."""
        return self.lesson.one(self.step, part)

    def several(self, part: str) -> tuple[str, ...]:
        """The texts ``part-1``, ``part-2`` and so on."""
        return self.lesson.several(self.step, part)

    def term(self, name: str) -> tuple[str, str]:
        """A word of the game and its meaning; empty where the lesson has none of that name."""
        return self.lesson.one(f"{TERM}{name}"), self.lesson.one(f"{TERM}{name}", "meaning")


def holes_in(texts: Iterable[str]) -> frozenset[str]:
    """Every hole in some texts, without its braces."""
    return frozenset(part.partition("}")[0] for each in texts for part in each.split("{")[1:])
