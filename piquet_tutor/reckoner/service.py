"""How the play of a rule set can be searched, and why it is not by half-tricks alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.prices import HALF_TRICKS, NOTHING, POINTS
from piquet_tutor.reckoner.terms import Minded, Term, term_in_the_way

UNSEARCHED: Final = {Term.PLAYERS: "players", Term.BIDDING: "bidding", Term.OTHER_PLAY: "clauses"}
"""The terms of a law whose play is not searched by the rule set alone."""
BY_POINTS: Final = {
    Term.HIGH_CARDS: "high_cards",
    Term.HEADING: "heading",
    Term.LAST_BY_CARD: "last_trick",
    Term.UNEVEN_LAST: "last_trick",
    Term.UNEVEN_CARDS: "cards",
}
"""The terms of a law whose points must be searched, because half-tricks do not decide."""
_MINDED: Final = Minded(UNSEARCHED | BY_POINTS)


class Service(NamedTuple):
    """How the solver supports a rule set.

    Attributes:
        how: ``half_tricks``, ``points`` or ``nothing``.
        reason: why half-tricks do not decide: ``players``, ``bidding``, ``clauses``, ``high_cards``, ``heading``,
            ``last_trick`` or ``cards``; empty if they do.
    """

    how: str
    reason: str = ""


@lru_cache(maxsize=64)
def supports(rules: RuleSet) -> Service:
    """How the solver supports a rule set."""
    term = term_in_the_way(rules, _MINDED)
    if term is None:
        return Service(HALF_TRICKS)
    return Service(NOTHING if term in UNSEARCHED else POINTS, _MINDED.terms[term])
