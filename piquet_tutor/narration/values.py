"""Facts converted to message arguments, and what a language makes of a number."""

from __future__ import annotations

import pickle
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from babel import localedata
from babel.plural import PluralRule, to_python

from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.game.cards import Card, Rank, Suit
from piquet_tutor.narration.plain_text import MissingText, clean

ABSENT: Final = "absent"
"""The value a variable selects on when its fact is absent or hidden from the reader."""
MOST_DIGITS: Final = 3
"""Digits after the decimal mark of a number, where a message asks for no others."""


class _PluralForms(pickle.Unpickler):
    """Reads what Babel knows of a language except how it writes dates and numbers: few pages need those modules."""

    def find_class(self, module: str, name: str) -> Any:
        """The class of a rule of plurals; of a format, a stand-in."""
        return super().find_class(module, name) if module == PluralRule.__module__ else SimpleNamespace


@lru_cache(maxsize=8)
def _plural_form(language: str) -> Any:
    """The rule that tells which plural category a number takes. All that Babel knows of a language is some 4 MB."""
    with Path(localedata.resolve_locale_filename(language)).open("rb") as file:
        return to_python(_PluralForms(file).load()["plural_form"])


def plural_category(number: float, language: str) -> str:
    """The plural category a number takes in a language; a language that Babel does not know counts as English does."""
    known = language if localedata.exists(language) else "en"
    return str(_plural_form(known)(int(number) if number == int(number) else number))


class MessageValue:
    """What a message can select on, and show as its language does."""

    def format(self, language: str) -> str:
        """As a message shows it."""
        raise NotImplementedError


class Number(MessageValue, int):
    """A whole number that selects by plural category or by value, and is shown in plain figures."""

    def format(self, language: str) -> str:
        """Its figures: scores need no thousands separators."""
        return str(int(self))


class Figure(MessageValue, float):
    """A number that is written as its language writes numbers."""

    least, most = 0, MOST_DIGITS
    """How many digits stand after the decimal mark."""

    def format(self, language: str) -> str:
        """With the language's decimal mark, and its separator of thousands."""
        from babel.numbers import format_decimal

        digits = "0" * self.least + "#" * (self.most - self.least)
        return format_decimal(float(self), f"#,##0.{digits}" if digits else "#,##0", locale=language)


def figure(number: Any, **options: int) -> Any:
    """Fluent's ``NUMBER``, with the options that messages use; without any, the number as it is.

    >>> figure(1234.5, minimumFractionDigits=2).format("en"), figure(0.25, maximumFractionDigits=1).format("fr")
    ('1,234.50', '0,2')
    """
    if not isinstance(number, int | float):
        raise TypeError(f"{number!r} is no number")
    if not options:
        return number
    found = Figure(number)
    found.least = options.pop("minimumFractionDigits", 0)
    found.most = options.pop("maximumFractionDigits", max(MOST_DIGITS, found.least))
    if options:
        raise TypeError(f"it takes no {', '.join(options)}")
    return found


class Absent(MessageValue):
    """A fact that is absent: it can be selected on, but never shown."""

    def format(self, language: str) -> str:
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
    if isinstance(value, MessageValue):
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
