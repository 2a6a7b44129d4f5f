"""The policies of Piquet: rule files name the pure function that decides a clause."""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.policies import Policies

_ROOMS: Final = (
    *("turn", "carte_blanche", "bidding", "exchange", "calling", "saying", "answering", "sinking", "counting"),
    *("requests", "younger_showing", "round", "declaring", "bonuses", "following", "playing", "conceding"),
    *("undertakings", "settlement", "matches"),
)
POLICIES: Final = Policies(f"piquet_tutor.game.rules.policies.{room}" for room in _ROOMS)
"""A test holds the clauses that a policy says it decides to those that name it."""
policy: Final = POLICIES.policy
"""Register a policy under a name."""


def reasons() -> tuple[str, ...]:
    """Every reason an action can be refused for."""
    return tuple(dict.fromkeys(reason for each in POLICIES.by_name.values() for reason in each.refuses))
