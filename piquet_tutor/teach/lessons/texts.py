"""The texts of a lesson: messages of the catalogue under the lesson's name, read when they are asked for.

A lesson has a file of its own in each language, ``lessons/04_point.ftl``. In it ``lesson-04-point`` is the title,
``lesson-04-point-term-talon`` a word of the game with its ``.meaning``, and ``lesson-04-point-hook`` the title of the
step ``hook``, whose attributes are ``.text-1`` and so on, ``.after-1``, ``.ask``, ``.choice-1``, ``.reply-1`` and
``.link-1``. What a text leaves open is a variable, ``{ $won-points }``; here it is read as a hole, ``{won.points}``,
which :mod:`filling` fills from the deal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count, takewhile
from typing import Final

from piquet_tutor.narration.catalogue import Catalogue
from piquet_tutor.narration.plain_text import MissingText, flowed

OF_RULES: Final = ("rules", "option", "total", "count")
"""Variables that begin so are no rulings: see :mod:`filling`."""
TERM: Final = "term-"


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
