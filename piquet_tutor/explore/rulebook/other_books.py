"""One deal by every book that could rule on it: what it comes to there, and where the ledgers first part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.faults import RecordError
from piquet_tutor.engine.records.io import play_through, read_value, score_from
from piquet_tutor.engine.rules.loader import load, rule_set_names
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.explain.compare import Parting, parting

BIDDING: Final = "bidding"
"""The phase that makes another game of the same cards: what is bid in one form is no bid in another."""


@dataclass(frozen=True)
class OtherRuling:
    """What a book makes of a deal.

    Attributes:
        rules: the book.
        deal: the deal as it rules it; None where something done in it is not allowed there.
        where: the first clause on which it parts from the deal's own rules; None where nobody could tell them apart.
        fault: why it does not allow the deal.
    """

    rules: RuleSet
    deal: Deal | None
    where: Parting | None = None
    fault: RecordError | None = None


def by_other_books(deal: Deal, record: Mapping[str, Any], language: str = "en") -> tuple[OtherRuling, ...]:
    """A deal by each rule set that deals such hands to such seats; its own among them where options were changed.

    Args:
        deal: as its own rules have it.
        record: of the same deal; it must be sound.
        language: of the words in which a parting is told.
    """
    value = read_value(record)
    return tuple(_by(load(name), deal, value, language) for name in rule_set_names() if _could(load(name), deal.rules))


def _could(rules: RuleSet, own: RuleSet) -> bool:
    """Whether a rule set deals such hands, and is not the very one by which the deal was ruled."""
    alike = (rules.pack, rules.hand_size, rules.table) == (own.pack, own.hand_size, own.table)
    return alike and rules != own and (BIDDING in rules.phases) == (BIDDING in own.phases)


def _by(rules: RuleSet, deal: Deal, value: dict[str, Any], language: str) -> OtherRuling:
    try:
        there = play_through(score_from(value, rules))
    except RecordError as fault:
        return OtherRuling(rules, None, fault=fault)
    return OtherRuling(rules, there, parting(deal, there, language))
