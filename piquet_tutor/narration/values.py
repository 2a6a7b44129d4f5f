"""Facts converted to message arguments. Only this module uses the message library's own types."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale, localedata
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment, resolve
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Message

from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.game.cards import Card, Rank, Suit
from piquet_tutor.narration.plain_text import BLANK_LINE, MissingText, clean

ABSENT: Final = "absent"
"""The value a variable selects on when its fact is absent or hidden from the reader."""


class Language(Locale):
    """A language, of which the plural forms are read alone: all that Babel knows of it is some four megabytes."""

    @property
    def plural_form(self) -> PluralRule:
        """The rule that tells which plural category a number takes."""
        return _plural_form(self.language)


@lru_cache(maxsize=8)
def _plural_form(language: str) -> PluralRule:
    """Read once a language: every catalogue asks for it, and every lesson has a catalogue of its own."""
    with Path(localedata.resolve_locale_filename(language)).open("rb") as file:
        form: PluralRule = pickle.load(file)["plural_form"]
    return form


class Bundle(FluentBundle):
    """Takes arguments unconverted: scores need no thousands separators, and formatting is much faster this way."""

    def _get_babel_locale(self) -> Locale:
        known = super()._get_babel_locale()
        return Language(known.language, known.territory, known.script, known.variant)

    def take_in(self, message: Message) -> None:
        """Keep what was parsed of a message in the form in which it is formatted, and not its syntax beside it."""
        found = self._compiler(message)
        known = self._compiled.setdefault(message.id.name, found)
        known.value = known.value or found.value
        known.attributes |= found.attributes

    def format_pattern(self, pattern: Any, args: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """The text of a pattern, and the errors met."""
        env = self._environment(args)
        return pattern(env), env.errors

    def format_for(
        self, pattern: Any, args: Mapping[str, Any], functions: Mapping[str, Any], at_paragraph: Callable[[], None]
    ) -> tuple[Any, list[Exception]]:
        """The text of a pattern as one reader is told it, and the errors met.

        Args:
            pattern: the pattern.
            args: its variables.
            functions: those that tell this reader otherwise than others.
            at_paragraph: called when the next paragraph begins.
        """
        made = copy(self)
        made._functions = {**self._functions, **functions}
        env, said = made._environment(args), []
        for part in getattr(pattern, "elements", (pattern,)):
            said.append(resolve(part(env), env))
            if BLANK_LINE.search(said[-1]):
                at_paragraph()
        return "".join(said), env.errors

    def _environment(self, args: Mapping[str, Any] | None) -> ResolverEnvironment:
        return ResolverEnvironment(context=self, current=CurrentEnvironment(args=dict(args or {})), errors=[])


class Number(FluentInt):
    """A whole number that selects by plural category or by value, and is shown in plain figures."""

    def format(self, locale: object) -> str:
        """Its figures."""
        return str(int(self))


class Absent(FluentType):
    """A fact that is absent: it can be selected on, but never shown."""

    def format(self, locale: object) -> str:
        """Refuse to be shown."""
        raise MissingText("it shows a fact that is not there")

    def __eq__(self, other: object) -> bool:
        return other is self or other == ABSENT

    def __hash__(self) -> int:
        return hash(ABSENT)

    def __str__(self) -> str:
        raise MissingText("it uses a fact that is not there")

    def __int__(self) -> int:
        raise MissingText("it counts with a fact that is not there")


NOT_THERE: Final = Absent()


def argument(value: Any) -> Any:
    """A fact as a message argument: a text or number to show, or a key to select on.

    Raises:
        MissingText: no message can take a value of this type.
    """
    if isinstance(value, OnlyFor):
        value = value.value
    if value is None or value == ():
        return NOT_THERE
    if isinstance(value, FluentType):
        return value
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Rank | Suit):
        return value.name.lower()
    if isinstance(value, int):
        return Number(value)
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return " ".join(each.code if isinstance(each, Card) else str(each) for each in value)
    raise MissingText(f"no message can take a {type(value).__name__}")
