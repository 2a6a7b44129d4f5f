"""How far a rule set is supported: whether deals can be scored by it in bulk, how its play is searched, and why not."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.price_table import PriceTable, price_table
from piquet_tutor.reckoner.prices import HALF_TRICKS, NOTHING, POINTS
from piquet_tutor.reckoner.terms import Minded, Term, in_the_way, term_in_the_way

_MINDED: Final = Minded(
    {
        Term.PLAYERS: "players",
        Term.BIDDING: "bidding",
        Term.PACK: "pack",
        Term.CARTE_ROUGE: "rouge",
        Term.BLANK_AGAIN: "again",
        Term.PARAMETERS: "clauses",
        Term.CLAUSES: "clauses",
        Term.ORDER: "clauses",
        Term.OTHER_BONUSES: "clauses",
        Term.OTHER_PLAY: "tricks",
        Term.HIGH_CARDS: "tricks",
        Term.NO_FIRST_LEAD: "tricks",
        Term.LAST_BY_CARD: "last",
        Term.VOID_SUITS: "nought",
        Term.LOSERS_COUNT: "both",
        Term.EQUALS_COUNT: "both",
    },
    (
        *(Subject.CARTE_BLANCHE, Subject.POINT, Subject.POINT_EQUAL, Subject.SEQUENCE, Subject.SEQUENCE_EQUAL),
        *(Subject.SEQUENCE_LESSER, Subject.SET, Subject.SET_LESSER, Subject.REPIQUE, Subject.PIQUE),
        *(Subject.LEAD, Subject.TRICK, Subject.LAST_TRICK, Subject.CARDS, Subject.CAPOT),
    ),
)


class UnsupportedRules(ValueError):
    """Deals cannot be scored in bulk by a rule set; ``explore.odds.report.unsupported_text`` has the sentence.

    Attributes:
        rules: the rule set.
        reason: why not, as :func:`unsupported` has it.
    """

    def __init__(self, rules: RuleSet, reason: str) -> None:
        super().__init__(f"{rules.id}: {reason}")
        self.rules, self.reason = rules, reason


@lru_cache(maxsize=128)
def unsupported(rules: RuleSet) -> str:
    """Why deals cannot be scored in bulk by a rule set; empty when they can.

    Returns:
        ``players`` (not two), ``bidding`` (there is some), ``pack`` (not 32 cards), ``clauses`` (a clause is not judged
        as in the base game), ``tricks`` (leads and tricks score differently), ``last`` (the last trick scores by its
        card), ``nought`` (a void suit may be called), ``rouge`` (there is a carte rouge), ``both`` (a side may score in
        a class it has not won) or ``again`` (a carte blanche may score twice).
    """
    return in_the_way(rules, _MINDED)


def bulk_prices(rules: RuleSet) -> PriceTable:
    """The prices of a rule set.

    Raises:
        UnsupportedRules: deals cannot be scored in bulk by it.
    """
    reason = unsupported(rules)
    if reason:
        raise UnsupportedRules(rules, reason)
    return price_table(rules)


def supported_names() -> tuple[str, ...]:
    """The supported rule sets, in the order in which rule sets are listed."""
    return tuple(name for name in rule_set_names() if not unsupported(load(name)))


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
_MINDED_BY_SEARCH: Final = Minded(UNSEARCHED | BY_POINTS)


class PlaySearched(NamedTuple):
    """How the play of a rule set is searched.

    Attributes:
        how: ``half_tricks``, ``points`` or ``nothing``.
        reason: why half-tricks do not decide: ``players``, ``bidding``, ``clauses``, ``high_cards``, ``heading``,
            ``last_trick`` or ``cards``; empty if they do.
    """

    how: str
    reason: str = ""


@lru_cache(maxsize=64)
def search_of(rules: RuleSet) -> PlaySearched:
    """How the solver searches the play of a rule set, and why not by half-tricks alone."""
    term = term_in_the_way(rules, _MINDED_BY_SEARCH)
    if term is None:
        return PlaySearched(HALF_TRICKS)
    return PlaySearched(NOTHING if term in UNSEARCHED else POINTS, _MINDED_BY_SEARCH.terms[term])
