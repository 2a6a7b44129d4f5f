"""A rule set of Piquet: besides what every game's has, its options as types, its pack and how many cards a hand has."""

from __future__ import annotations

from functools import cached_property

from piquet_tutor.engine.clauses import ClauseSet
from piquet_tutor.game.options import Options


class RuleSet(ClauseSet):
    """A form of Piquet, or one book's reading of it, ready to be asked."""

    @cached_property
    def options(self) -> Options:
        """What every option is set to, each a field of its own type."""
        return Options(self.values)

    @cached_property
    def pack(self) -> int:
        """How many cards there are."""
        return int(self.frame["pack"])

    @cached_property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""
        return int(self.frame["hand_size"])


def why_incompatible(one: RuleSet, other: RuleSet) -> str:
    """Why no deal can be ruled by both; empty where one can.

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
    """The clauses that say what the bidding leads to."""
    return frozenset(name for name, clause in rules.clauses.items() if "undertaken" in clause.events)
