"""The engine's functions as a script calls them: what is no deal, no action and no ledger is refused in one sentence.

What plays by itself calls the engine directly, thousands of times, and gives it nothing else.

>>> legal_actions(7)
Traceback (most recent call last):
piquet_tutor.engine.faults.Fault: 7 is no deal; give what deal(…) or new_deal(…) gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any, Final, ParamSpec, TypeVar

from piquet_tutor.engine import rulings
from piquet_tutor.engine.faults import Fault, quoted, unknown_side
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.actions import Action
from piquet_tutor.game.deal import engine, views
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.rules import loader
from piquet_tutor.game.state import Deal

__all__ = ["apply", "judge", "legal_actions", "load_rules", "new_deal", "seen_by", "total"]

Given = ParamSpec("Given")
Found = TypeVar("Found")


def _deal(found: object) -> Deal:
    if not isinstance(found, Deal):
        raise Fault("given.deal", found=quoted(repr(found)))
    return found


def _action(found: object) -> Action:
    if not isinstance(found, Action):
        raise Fault("given.action", found=quoted(repr(found)))
    return found


def _ledger(found: object) -> tuple[Ruling, ...]:
    ledger = tuple(found) if isinstance(found, Iterable) and not isinstance(found, str | bytes | dict) else (found,)
    if not all(isinstance(each, Ruling) for each in ledger):
        raise Fault("given.ledger", found=quoted(repr(found)))
    return ledger


def _side(found: object) -> str:
    known = loader.every_side()
    if not isinstance(found, str) or found not in known:
        raise unknown_side(found, tuple(sorted(known)))
    return found


_KINDS: Final[dict[str, Callable[[object], Any]]] = {
    "deal": _deal,
    "action": _action,
    "ledger": _ledger,
    "side": _side,
}
"""What a parameter of a name takes."""


def _of_its_kind(function: Callable[Given, Found], called_by: str = "") -> Callable[Given, Found]:
    """Have a function refuse what is not of the kind that a parameter takes."""
    parameters = tuple(signature(function).parameters)

    @wraps(function)
    def called(*given: Any, **named: Any) -> Any:
        placed = [_KINDS.get(name, _as_given)(each) for name, each in zip(parameters, given, strict=False)]
        by_name = {name: _KINDS.get(name, _as_given)(each) for name, each in named.items()}
        return function(*placed, *given[len(placed) :], **by_name)

    return taking_names(called, called_by)


def _as_given(found: object) -> object:
    return found


apply = _of_its_kind(engine.apply)
judge = _of_its_kind(engine.judge)
legal_actions = _of_its_kind(engine.legal_actions)
seen_by = _of_its_kind(views.seen_by)
total = _of_its_kind(rulings.total)
load_rules = _of_its_kind(loader.load, "load_rules")


@taking_names
def new_deal(rules: str = "", seed: int = 0, **options: object) -> Deal:
    """A freshly dealt deal. A notebook says ``deal(seed=7)``.

    Args:
        rules: a rule set by name; the first of all if none is named.
        seed: the same seed deals the same cards.
        **options: options of the rule set to set otherwise.

    Raises:
        OptionError: no such rule set or option, or a value it cannot take.
        Fault: the seed is no whole number.
    """
    if type(seed) is not int:
        raise Fault("given.seed", found=quoted(repr(seed)))
    return shuffled(loader.load(rules or loader.rule_set_names()[0], options), seed)
