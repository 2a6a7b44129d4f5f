"""A share of hands as a person would say it: “about one in nine of the hands”, not 24,310 of 225,792.

Only the wording is rounded; the exact counts are shown beside it in figures.

>>> said_of(24310, 225792)
'about one in nine of the hands'
>>> said_of(10, 81), said_of(3, 225792), said_of(12345, 24690), said_of(1, 5000)
('10 of the 81 hands', 'only 3 of the hands', 'half of the hands', 'only one of the hands')
"""

from __future__ import annotations

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
