"""Why an exchange is not weighed, and that in words; who only wants to say so needs nothing of what weighs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from piquet_tutor import narration
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration import extras
from piquet_tutor.reckoner.supported import BY_POINTS, UNSEARCHED
from piquet_tutor.reckoner.terms import Minded, Term, in_the_way

NO_ARRAYS: Final = "numpy" if extras.IN_BROWSER else "uninstalled"
"""The reason where the library is not there with which thousands of deals are weighed at once."""
_AT_ONCE: Final = ("phase", "exchange", NO_ARRAYS)
"""Reasons that need no second sentence."""
_OWN: Final = ("pack", "calls", "second_pique", "losing")
"""Reasons worded by messages of the exchange; the others are the solver's."""
_SUBJECTS: Final = (
    *(Subject.POINT, Subject.SEQUENCE, Subject.SEQUENCE_LESSER, Subject.SET, Subject.SET_LESSER),
    *(Subject.ELDER_EXCHANGE, Subject.YOUNGER_EXCHANGE),
)
"""The subjects of the clauses that these computations rely on."""
_UNCOUNTED: Final = {
    Term.PARAMETERS: "calls",
    Term.CLAUSES: "calls",
    Term.EQUALS_COUNT: "calls",
    Term.LOSERS_COUNT: "calls",
    Term.VOID_SUITS: "calls",
    Term.CARTE_ROUGE: "calls",
}
"""By which point, sequences and sets are decided otherwise than these computations do."""
_AFTER_BIDDING: Final = {Term.PACK: "pack", **_UNCOUNTED, Term.LESS_IN_HAND: "calls"}
_CALLS: Final = Minded(_UNCOUNTED, _SUBJECTS)
_BIDDEN: Final = Minded(_AFTER_BIDDING, _SUBJECTS)
_PLAIN: Final = Minded(UNSEARCHED | BY_POINTS | _AFTER_BIDDING | {Term.SECOND_PIQUE: "second_pique"}, _SUBJECTS)
_AGREED: Final = Minded(
    {Term.PLAYERS: "players", Term.NO_BIDDING: "bidding", Term.LACKING: "clauses", Term.PACK: "pack"}, _SUBJECTS
)
_NEARLY: Final = Minded(
    {
        Term.PLAYERS: "players",
        Term.BIDDING: "bidding",
        Term.LACKING: "clauses",
        Term.OTHER_PLAY: "clauses",
        Term.PACK: "pack",
    },
    _SUBJECTS,
)


class Unweighed(ValueError):
    """An exchange that cannot be weighed; :func:`unweighed` puts the reason into words.

    Attributes:
        reason: ``phase`` if the seat is not to exchange now, ``exchange`` if it may not discard these cards, ``numpy``
            or ``uninstalled`` where that library is not there; else why the rule set is not supported (see
            :func:`why_not`) or why the bid is not (see ``exchange.bid_worth.why_not_agreed``).
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


@lru_cache(maxsize=64)
def why_not(rules: RuleSet) -> str:
    """Why exchanges under a rule set are not weighed; empty if they are, or if that depends on the bid.

    Returns:
        A reason of ``reckoner.supported.PlaySearched``, or ``pack``, ``calls`` or ``second_pique``.
    """
    # After bidding, the value of the play depends on the bid, not on the rule set alone.
    return in_the_way(rules, _BIDDEN if law_of(rules).has_bidding else _PLAIN)


@lru_cache(maxsize=64)
def why_not_nearly(rules: RuleSet, agreed: bool) -> str:
    """Why the tables cannot even be used to choose a discard; empty if they can.

    For such rule sets the tables assume that point, sequences and sets are decided in the usual way, that only the
    first hand can make a pique, and that the play is scored by half-tricks: good enough for a choice, not for chances.

    Args:
        rules: of any form.
        agreed: whether bidding has settled what the play is worth (see ``exchange.bid_worth``).

    Returns:
        ``players``, ``bidding``, ``clauses`` or ``pack``.
    """
    return in_the_way(rules, _AGREED if agreed else _NEARLY)


@lru_cache(maxsize=64)
def calls_counted(rules: RuleSet) -> bool:
    """Whether the rules decide point, sequences and sets as these computations do, so that their chances are exact."""
    return not in_the_way(rules, _CALLS)
