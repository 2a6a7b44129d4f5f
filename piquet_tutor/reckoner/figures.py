"""Figures of advice as text: points and percentages, and a share of hands as a person would say it.

“About one in nine of the hands”, not 24,310 of 225,792: only the wording is rounded; the exact counts are shown beside
it in figures.

>>> said_of(24310, 225792)
'about one in nine of the hands'
>>> said_of(10, 81), said_of(3, 225792), said_of(12345, 24690), said_of(1, 5000)
('10 of the 81 hands', 'only 3 of the hands', 'half of the hands', 'only one of the hands')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from piquet_tutor import narration

MOST_COUNTED: Final = 100
"""Up to this many hands, the numbers themselves are plain enough."""
MOST_LEFT: Final = 12
"""Up to this many hands left, their number is given, however many there were."""
NEARLY: Final = Fraction(95, 100)
"""The share from which on “nearly all” is said."""
_MOST_SPOKEN: Final = 20
_SPOKEN: Final = (
    *(Fraction(1, whole) for whole in range(2, _MOST_SPOKEN + 1)),
    *(Fraction(part, 5) for part in (2, 3, 4)),
    *(Fraction(part, 10) for part in (3, 7, 9)),
    Fraction(2, 3),
    Fraction(3, 4),
)
"""Shares that have a name people use."""


def is_plain(before: int) -> bool:
    """Whether there are so few hands that the wording gives their exact numbers."""
    return before <= MOST_COUNTED


def said_of(left: int, before: int, language: str = "en") -> str:
    """A share of hands in words, to stand before “you could hold” and the like.

    Args:
        left: how many are left.
        before: how many there were, at least one and no fewer than ``left``.
        language: a language the catalogue has.
    """
    facts: dict[str, Any] = {"part": left, "whole": before, "many": narration.figures(before, language)}
    if is_plain(before):
        return _text("counted", facts, language)
    if left <= MOST_LEFT:
        return _text("few", facts, language)
    share = Fraction(left, before)
    if share == 1 or share >= NEARLY:
        return _text("all" if share == 1 else "nearly", facts, language)
    near = _nearest(share)
    if near is None:
        return _about(_text("many", {**facts, "many": _rounded(before / left, language)}, language), language)
    told = _text("half" if near == Fraction(1, 2) else "share", _parts(near, facts), language)
    return told if near == share else _about(told, language)


def _nearest(share: Fraction) -> Fraction | None:
    """The nearest named share; None if even the smallest is much too large."""
    if share < Fraction(2, 2 * _MOST_SPOKEN + 1):
        return None
    return min(_SPOKEN, key=lambda one: (abs(one - share), one.denominator))


def _parts(share: Fraction, facts: dict[str, Any]) -> dict[str, Any]:
    return {**facts, "part": share.numerator, "whole": share.denominator}


def _rounded(number: float, language: str) -> str:
    """A number to two figures."""
    return narration.figures(int(float(f"{number:.1e}")), language)


def _text(how: str, facts: dict[str, Any], language: str) -> str:
    return narration.message("information-share", language, how=how, **facts)


def _about(share: str, language: str) -> str:
    return narration.message("information-share-about", language, share=share)


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
