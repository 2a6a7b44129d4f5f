"""The actions of a deal as plain values, so that an unfinished deal can be saved and restored.

A record states what a deal *is* (cards, calls, play); a script lists what was *done*, action by action, every call and
answer included. It is treated as untrusted input, and the engine judges its actions again.

>>> from piquet_tutor.game.cards import parse_card
>>> from piquet_tutor.game.actions import Play
>>> script = script_of([Play("elder", parse_card("AS"))])
>>> script
[{'do': 'Play', 'seat': 'elder', 'card': 'AS'}]
>>> actions_from(script)
(Play(seat='elder', card=AS),)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final, get_args

from piquet_tutor.game.actions import Action, Answer
from piquet_tutor.game.cards import CardError, Cards, format_cards, parse_card, parse_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.deal.retelling import Retelling
from piquet_tutor.game.state import Deal

MOST: Final = 400
"""The most actions allowed in a script; a deal of four players takes about a hundred."""
LONGEST: Final = 200
"""The most characters allowed in one text; a whole hand takes thirty-six."""
LARGEST: Final = 99
"""The largest number allowed (of tricks or cards)."""


class ScriptError(ValueError):
    """The value is not a script."""


def script_of(done: Iterable[Action]) -> list[dict[str, Any]]:
    """Actions as JSON values, in their order."""
    return [_written(action) for action in done]


def actions_from(value: Any) -> tuple[Action, ...]:
    """The actions of a script.

    Raises:
        ScriptError: it is not a list of actions, or one of them is malformed.
    """
    if not isinstance(value, list) or len(value) > MOST:
        raise ScriptError("a script is a list of actions.")
    return tuple(_read(each) for each in value)


def states_from(value: Any, beginning: Deal) -> list[Deal]:
    """A deal as it began, and after each action of a script.

    Args:
        value: the script.
        beginning: the deal before its first action.

    Raises:
        ScriptError: it is no script, or something is done in it that the rules do not allow.
    """
    try:
        return list(Retelling(beginning, actions_from(value)).states())
    except (Refused, KeyError, TypeError) as error:  # the last two: it names a seat or cards that are not there
        raise ScriptError("something is done that cannot be done.") from error


def _written(action: Action) -> dict[str, Any]:
    told = {"do": type(action).__name__}
    return told | {
        field.name: _WRITE.get(field.name, _as_it_is)(getattr(action, field.name))
        for field in fields(action)
        if field.default is MISSING or getattr(action, field.name) != field.default
    }


def _read(value: Any) -> Action:
    kind = _KINDS.get(value.get("do", "")) if isinstance(value, Mapping) and isinstance(value.get("do"), str) else None
    if kind is None:
        raise ScriptError("an action is one of those a player may do.")
    given = {name: each for name, each in value.items() if name != "do"}
    known = {field.name: field for field in fields(kind)}
    needed = {name for name, field in known.items() if field.default is MISSING}
    if not needed <= given.keys() <= known.keys():
        raise ScriptError(f"{kind.__name__} is not written as it should be.")
    try:
        found: Action = kind(**{name: _READ[name](each) for name, each in given.items()})
    except (CardError, ValueError, TypeError, AttributeError) as error:
        raise ScriptError(f"{kind.__name__} is not written as it should be.") from error
    return found


def _as_it_is(value: Any) -> Any:
    return value


def _groups_written(groups: tuple[Cards, ...]) -> list[str]:
    return [format_cards(each) for each in groups]


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise ScriptError("a text is expected.")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise ScriptError("a small number is expected.")
    return value


def _kind(value: Any) -> str:
    if value not in KINDS:
        raise ScriptError("a kind of call is expected.")
    return str(value)


def _cards(value: Any) -> Cards:
    return parse_cards(_text(value))


def _groups(value: Any) -> tuple[Cards, ...]:
    if not isinstance(value, list) or len(value) > LARGEST:
        raise ScriptError("groups of cards are expected.")
    return tuple(_cards(each) for each in value)


_KINDS: Final[Mapping[str, Any]] = {kind.__name__: kind for kind in get_args(Action)}
_WRITE: Final[Mapping[str, Callable[[Any], Any]]] = {
    "answer": lambda answer: answer.value,
    "card": str,
    "cards": format_cards,
    "point": format_cards,
    "combinations": _groups_written,
    "sequences": _groups_written,
    "sets": _groups_written,
}
_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "seat": _text,
    "kind": _kind,
    "sign": _text,
    "exchange": _number,
    "tricks": _number,
    "left": _number,
    "answer": lambda word: Answer(_text(word)),
    "card": lambda code: parse_card(_text(code)),
    "cards": _cards,
    "point": _cards,
    "combinations": _groups,
    "sequences": _groups,
    "sets": _groups,
}
