"""The registry of policies: rule files name the pure function that decides a clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import Any, Final

from piquet_tutor.engine.rules.model import PLAIN, Finding, Nature, Rule
from piquet_tutor.engine.rules.view import DealView

Policy = Callable[[DealView, Rule, Any], Iterable[Finding]]
"""A small pure function of the deal, the clause and the event, which returns the clause's findings, if any."""

_ROOMS: Final = (
    *("turn", "dealing", "blank", "bidding", "exchange", "calling", "saying", "answering", "sinking", "counting"),
    *("requests", "younger_showing", "round", "declaring", "bonuses", "following", "playing", "conceding"),
    *("undertakings", "settlement", "matches", "next_deal"),
)
REGISTERED: Final[dict[str, Policy]] = {}
"""Every policy by name, as soon as a rule set has been read: see :func:`policies`."""
_PARAMS: dict[str, frozenset[str]] = {}
_NATURES: dict[str, Nature] = {}
_REFUSES: dict[str, tuple[str, ...]] = {}
_DECIDES: dict[str, tuple[str, ...]] = {}


def policy(
    name: str,
    *params: str,
    nature: Nature = PLAIN,
    refuses: tuple[str, ...] = (),
    decides: tuple[str, ...] = (),
) -> Callable[[Policy], Policy]:
    """Register a policy under a name.

    Args:
        name: the name by which clauses refer to it.
        params: the parameters its clauses must give.
        nature: properties known without calling it.
        refuses: every reason for which it can refuse an action. Names of reasons never change.
        decides: the clauses of the shipped rule sets that name it, so that a search for a clause finds its code; a
            test holds the two together.
    """

    def keep(function: Policy) -> Policy:
        if name in REGISTERED:
            raise ValueError(f"two policies are named {name}")
        REGISTERED[name] = function
        _PARAMS[name] = frozenset(params)
        _NATURES[name] = nature
        _REFUSES[name] = refuses
        _DECIDES[name] = decides
        return function

    return keep


def policies() -> dict[str, Policy]:
    """Every policy by name."""
    _open_rooms()
    return REGISTERED


@cache
def _open_rooms() -> None:
    for room in _ROOMS:
        import_module(f"piquet_tutor.engine.rules.policies.{room}")


def params_of(name: str) -> frozenset[str]:
    """The parameters a policy must be given."""
    policies()
    return _PARAMS[name]


def nature_of(name: str) -> Nature:
    """Properties of a policy that are known without calling it."""
    policies()
    return _NATURES[name]


def refuses(name: str) -> tuple[str, ...]:
    """Every reason for which a policy can refuse an action; empty if it refuses nothing."""
    policies()
    return _REFUSES[name]


def reasons() -> tuple[str, ...]:
    """Every reason an action can be refused for."""
    policies()
    return tuple(dict.fromkeys(reason for found in _REFUSES.values() for reason in found))


def decides(name: str) -> tuple[str, ...]:
    """The clauses of the shipped rule sets that a policy decides."""
    policies()
    return _DECIDES[name]
