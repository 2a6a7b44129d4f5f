"""One deal under every rule set that could rule on it: its scores, and where the ledgers first differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.compare import Parting, parting
from piquet_tutor.explain.why.differing import matched
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import play_through, read_value, score_from
from piquet_tutor.game.rule_set import RuleSet, why_incompatible
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class OtherRuling:
    """A deal under another rule set.

    Attributes:
        rules: the rule set.
        deal: the deal as ruled; None where it does not allow something done in it.
        where: the first clause on which its ledger differs from that of the deal's own rules; None if none does.
        fault: why it does not allow the deal; None if it does.
    """

    rules: RuleSet
    deal: Deal | None
    where: Parting | None = None
    fault: RecordError | None = None


def by_other_books(deal: Deal, record: Mapping[str, Any], language: str = "en") -> tuple[OtherRuling, ...]:
    """A deal under each other rule set with the same pack, hand size and seats.

    Where the deal's own rules have changed options, the unchanged rule set is one of them.

    Args:
        deal: the deal under its own rules.
        record: the record of the same deal, which must be sound.
        language: the language of the texts about differences.
    """
    value = read_value(record)
    return tuple(_by(load(name), deal, value, language) for name in rule_set_names() if _could(load(name), deal.rules))


def _could(rules: RuleSet, own: RuleSet) -> bool:
    """Whether a rule set deals hands of this kind and is not the one by which the deal was ruled.

    One by which other things are bid for is asked as well: it says in a sentence why it does not allow the deal.
    """
    return rules != own and why_incompatible(rules, own) in ("", "bids")


def _by(rules: RuleSet, deal: Deal, value: dict[str, Any], language: str) -> OtherRuling:
    try:
        there = play_through(score_from(value, rules))
    except RecordError as fault:
        return OtherRuling(rules, None, fault=fault)
    return OtherRuling(rules, there, parting(deal, there, language))


def instead(deal: Deal, other: Deal, ruling: Ruling) -> tuple[bool, Ruling | None]:
    """Whether another ledger on the same cards rules otherwise than a ruling, and what it rules instead.

    Args:
        deal: the deal in whose ledger the ruling stands.
        other: the same cards ruled by another book.
        ruling: the ruling.

    Returns:
        Whether verdict or points differ; and the other ruling, None where that ledger has none in its place.
    """
    gone, _, pairs = matched(deal.rulings, other.rulings)
    if ruling in gone:
        return bool(ruling.points), None
    found = next((pair for pair in pairs if pair.before == ruling), None)
    return (True, found.after) if found is not None and found.tells else (False, None)
