"""Why an exchange is not weighed, and that in words; who only wants to say so needs nothing of what weighs."""

from __future__ import annotations

from typing import Final

from piquet_tutor import narration
from piquet_tutor.narration import extras

NO_ARRAYS: Final = "numpy" if extras.IN_BROWSER else "uninstalled"
"""The reason where the library is not there with which thousands of deals are weighed at once."""
_AT_ONCE: Final = ("phase", "exchange", NO_ARRAYS)
"""Reasons that need no second sentence."""
_OWN: Final = ("pack", "calls", "second_pique", "losing")
"""Reasons worded by messages of the exchange; the others are the solver's."""


class Unweighed(ValueError):
    """An exchange that cannot be weighed; :func:`unweighed` puts the reason into words.

    Attributes:
        reason: ``phase`` if the seat is not to exchange now, ``exchange`` if it may not discard these cards, ``numpy``
            or ``uninstalled`` where that library is not there; else why the rule set is not supported (see
            ``exchange.tables.why_not``) or why the bid is not (see ``exchange.information.why_not_agreed``).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def unweighed(fault: Unweighed, language: str = "en") -> tuple[str, ...]:
    """Why an exchange is not weighed: one line, and a second one if the reason lies in the rules."""
    reason = fault.reason
    short = narration.message("advice-exchange-unweighed", language, reason=reason, install=extras.install("numbers"))
    if reason in _AT_ONCE:
        return (short,)
    key = "advice-exchange-unweighed-why" if reason in _OWN else "coach-unsolved-why"
    return short, narration.message(key, language, reason=reason)
