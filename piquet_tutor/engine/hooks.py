"""Hooks through which a deal's methods, such as ``deal.explain()``, call later wings, which the engine does not import.

The package (``piquet_tutor/__init__.py``) installs the functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_HOOKS: dict[str, Callable[..., Any]] = {}


def install(name: str, function: Callable[..., Any]) -> None:
    """Set the function that a hook calls."""
    _HOOKS[name] = function


def deal_from_record(record: object) -> Any:
    """Calls ``records.read_deal``."""
    return _HOOKS["deal_from_record"](record)


def narrate(deal: object, depth: str, seat: str | None, language: str | None) -> Any:
    """Calls ``narration.explain``."""
    return _HOOKS["narrate"](deal, depth, seat, language)


def asked(method: str, deal: object, *given: Any, **named: Any) -> Any:
    """Calls what answers a method of a deal, such as ``why``: a function of ``cells``."""
    return _HOOKS[f"deal.{method}"](deal, *given, **named)


def folded(thing: object) -> Any:
    """Calls ``shown.fold``."""
    return _HOOKS["folded"](thing)


def not_there(code: str, **facts: Any) -> Exception:
    """Calls ``faults.NotThere``, for what lies below it: the error to raise."""
    error: Exception = _HOOKS["not_there"](code, **facts)
    return error


def no_name(thing: object, name: str) -> AttributeError:
    """Calls ``shown.no_name``: the error for a name that a thing has not; Python's own if that is not installed."""
    function = _HOOKS.get("no_name")
    if function is None:
        return AttributeError(f"{type(thing).__name__!r} object has no attribute {name!r}")
    error: AttributeError = function(thing, name)
    return error


def no_parameter(function: str, name: str, known: tuple[str, ...]) -> Exception:
    """Calls ``shown.no_parameter``: the error for a name by which a function takes nothing."""
    error: Exception = _HOOKS["no_parameter"](function, name, known)
    return error


def too_many(function: str, most: int, count: int) -> Exception:
    """Calls ``shown.too_many``: the error for more than a function takes."""
    error: Exception = _HOOKS["too_many"](function, most, count)
    return error


def left_out(function: str, name: str) -> Exception:
    """Calls ``shown.left_out``: the error for what a function was not given and cannot do without."""
    error: Exception = _HOOKS["left_out"](function, name)
    return error


def seat_named(deal: object, name: object) -> str:
    """Calls ``seats.seat_named``."""
    return str(_HOOKS["seat_named"](deal, name))


def side_named(deal: object, name: object) -> str:
    """Calls ``seats.side_named``."""
    return str(_HOOKS["side_named"](deal, name))


def words_lacking(clause: str) -> str:
    """Calls ``catalogue.words_lacking``: where the words of a clause are to be written; empty where they are."""
    return str(_HOOKS["words_lacking"](clause))


def presenter() -> Any:
    """Calls for the presenter of ``narration``, which is loaded with the first thing shown; None if there is none."""
    function = _HOOKS.get("presenter")
    return function() if function is not None else None


def fault(error: Any) -> str:
    """Calls ``narration.fault_told``; where and what by their codes if that hook is not installed."""
    function = _HOOKS.get("fault")
    return str(function(error)) if function is not None else f"{error.place}: {error.code}".removeprefix(": ")


def sentence(ruling: Any) -> str:
    """Calls ``narration.sentence``, which words a refusal; a generic sentence if that hook is not installed."""
    function = _HOOKS.get("sentence")
    return str(function(ruling)) if function is not None else f"the rules do not allow it ({ruling.facts['reason']})."
