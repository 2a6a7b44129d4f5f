"""Figures of advice as they are written, and reasons as messages: one place for both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.players.analysis.shares import said_of

_MANY: Final = ("before", "after", "hands", "tried")
"""Facts that may be large numbers; no message chooses its words by them."""


@dataclass(frozen=True)
class Reason:
    """One sentence of advice: the message it is and the facts it stands on.

    Attributes:
        name: of the message, without ``advice-``.
        facts: cards, numbers and shares from nought to one (a float is written in percent).
    """

    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def said(self, language: str = "en") -> str:
        """The sentence."""
        shown = {name: _shown(name, value, language) for name, value in self.facts.items()}
        if self.facts.keys() >= {"before", "after"}:
            shown["left"] = said_of(self.facts["after"], self.facts["before"], language)
        return narration.message(f"advice-{self.name}", language, **shown)


def _shown(name: str, value: Any, language: str) -> Any:
    if isinstance(value, float):
        return percent(value, language)
    return narration.figures(value, language) if name in _MANY else value


def percent(share: float, language: str = "en") -> str:
    """A share in percent, whole or to one place; never nought or a hundred for what is neither."""
    rounded = round(100 * share)
    if not 0 < share < 1 or 0 < rounded < 100:
        return str(rounded)
    if 0.0005 <= share < 0.9995:
        return narration.figures(100 * share, language, 1)
    least, number = share < 0.5, narration.figures(0.1 if share < 0.5 else 99.9, language, 1)
    return narration.message("advice-under" if least else "advice-over", language, number=number)


def points(number: float, language: str = "en") -> str:
    """Points to one place, the sign told where they are fewer than none."""
    text = narration.figures(abs(number), language, 1)
    return narration.message("advice-minus", language, number=text) if round(number, 1) < 0 else text


def whole(number: int, language: str = "en") -> str:
    """Whole points, the sign told where they are fewer than none."""
    return narration.message("advice-minus", language, number=str(-number)) if number < 0 else str(number)
