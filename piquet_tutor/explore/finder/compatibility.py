"""Whether two rule sets can rule on one deal at all: the same cards, the same seats, the same bidding."""

from __future__ import annotations

from piquet_tutor.game.rule_set import RuleSet


def why_incompatible(one: RuleSet, other: RuleSet) -> str:
    """Return why no deal can be ruled by both; empty where one can.

    Returns:
        What differs: ``players``, ``pack``, ``hands`` (their size), ``bidding`` (only one of them has it) or ``bids``
        (what is bid for).
    """
    differing = (
        ("players", len(one.table.seats) != len(other.table.seats)),
        ("pack", one.pack != other.pack),
        ("hands", one.hand_size != other.hand_size),
        ("bidding", ("bidding" in one.phases) != ("bidding" in other.phases)),
        ("bids", _bids_of(one) != _bids_of(other)),
        ("players", one.table.seats != other.table.seats),
    )
    return next((why for why, differs in differing if differs), "")


def _bids_of(rules: RuleSet) -> frozenset[str]:
    """Return the clauses that say what the bidding leads to."""
    return frozenset(name for name, clause in rules.clauses.items() if "undertaken" in clause.events)
