"""A game's policies: rule files name the pure function that decides a clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from importlib import import_module
from typing import NamedTuple

from piquet_tutor.engine.clauses import PLAIN, Nature, Policy


class RegisteredPolicy(NamedTuple):
    """A policy, and what is known of it without calling it.

    Attributes:
        function: the policy itself.
        params: the parameters its clauses must give.
        nature: properties known without calling it.
        refuses: every reason for which it can refuse an action. Names of reasons never change.
        decides: the clauses that name it, so that a search for a clause finds its code.
    """

    function: Policy
    params: frozenset[str]
    nature: Nature = PLAIN
    refuses: tuple[str, ...] = ()
    decides: tuple[str, ...] = ()


class Policies:
    """The policies of one game, by name.

    Args:
        modules: where they stand; each is imported when a policy is first asked for.
    """

    def __init__(self, modules: Iterable[str] = ()) -> None:
        self._modules = tuple(modules)
        self._found: dict[str, RegisteredPolicy] = {}

    def policy(
        self,
        name: str,
        *params: str,
        nature: Nature = PLAIN,
        refuses: tuple[str, ...] = (),
        decides: tuple[str, ...] = (),
    ) -> Callable[[Policy], Policy]:
        """Register a policy under a name: a decorator; the arguments are those of :class:`RegisteredPolicy`.

        Raises:
            ValueError: another has this name.
        """

        def keep(function: Policy) -> Policy:
            if name in self._found:
                raise ValueError(f"two policies are named {name}")
            self._found[name] = RegisteredPolicy(function, frozenset(params), nature, refuses, decides)
            return function

        return keep

    @cached_property
    def by_name(self) -> dict[str, RegisteredPolicy]:
        """Every policy by its name."""
        for module in self._modules:
            import_module(module)
        return self._found
