"""Figures and reasons of advice, formatted as text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.reckoner.shares import said_of

_MANY: Final = ("before", "after", "hands", "tried")
"""Facts that may be large numbers and need separators; no message selects on them."""


@dataclass(frozen=True)
class AdviceSentence:
    """One sentence of advice: a message and its variables.

    Attributes:
        name: the message, without ``advice-``.
        facts: its variables: cards, numbers, and shares from 0 to 1 (a float is shown in percent).
    """

    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def said(self, language: str = "en") -> str:
        """The sentence."""
        shown = {name: _as_figure(name, value, language) for name, value in self.facts.items()}
        if self.facts.keys() >= {"before", "after"}:
            shown["left"] = said_of(self.facts["after"], self.facts["before"], language)
        return narration.message(f"advice-{self.name}", language, **shown)


def _as_figure(name: str, value: Any, language: str) -> Any:
    if isinstance(value, float):
        return percent(value, language)
    return narration.figures(value, language) if name in _MANY else value


def percent(share: float, language: str = "en") -> str:
    """A share in percent, whole or with one decimal; never rounded to 0 or 100."""
    rounded = round(100 * share)
    if not 0 < share < 1 or 0 < rounded < 100:
        return str(rounded)
    if 0.0005 <= share < 0.9995:
        return narration.figures(100 * share, language, 1)
    least, number = share < 0.5, narration.figures(0.1 if share < 0.5 else 99.9, language, 1)
    return narration.message("advice-under" if least else "advice-over", language, number=number)


def points(number: float, language: str = "en") -> str:
    """Points with one decimal, and with a sign if negative."""
    text = narration.figures(abs(number), language, 1)
    return narration.message("advice-minus", language, number=text) if round(number, 1) < 0 else text


def whole(number: int, language: str = "en") -> str:
    """Whole points, with a sign if negative."""
    return narration.message("advice-minus", language, number=str(-number)) if number < 0 else str(number)
