"""Names that somebody has misspelt or left out, and those that are offered to whoever presses Tab after a dot.

An attribute that nothing here has, a name by which a function takes nothing, or one that it cannot do without: each is
an error of the kind that Python expects, which says in one sentence what is likely meant; the words come from a later
wing (``hooks``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import wraps
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from piquet_tutor.engine import hooks

Given = ParamSpec("Given")
Found = TypeVar("Found")

_GIVEN: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
"""Parameters that are given in their order."""


class NearestNamed:
    """What answers a misspelt name with the one that is likely meant, as notebooks by themselves do not.

    >>> class Answer(NearestNamed):
    ...     folded = "closed"
    >>> Answer().foldd
    Traceback (most recent call last):
    piquet_tutor.cells.shown.NoSuchName: There is no “foldd” here; perhaps “folded” is meant.
    """

    __slots__ = ()

    if not TYPE_CHECKING:  # or a checker would take every name for one that there is

        def __getattr__(self, name: str) -> Any:
            raise no_name(self, name)


def no_name(thing: object, name: str) -> AttributeError:
    """The error for a name that a thing has not; one that begins with an underscore only a program looks for."""
    if name.startswith("_"):
        return AttributeError(f"{type(thing).__name__!r} object has no attribute {name!r}")
    return hooks.no_name(thing, name)


def offered(thing: object, library: type, kept: Collection[str] = ()) -> list[str]:
    """The names of a thing without those that it has from a library's class, which would bury its own.

    >>> class Counter(dict):
    ...     count = 0
    >>> [name for name in offered(Counter(), dict, kept=("items",)) if not name.startswith("_")]
    ['count', 'items']

    Args:
        thing: that has them.
        library: the class.
        kept: names of the library's that are offered all the same.
    """
    theirs = {name for name in dir(library) if not name.startswith("_")}.difference(kept)
    return sorted(set(object.__dir__(thing)) - theirs)


def taking_names(function: Callable[Given, Found]) -> Callable[Given, Found]:
    """Have a function answer a name by which it takes nothing, or one that it was not given, in one sentence.

    >>> @taking_names
    ... def lay(deal, *, start=""): ...
    >>> lay(7, strat="play")
    Traceback (most recent call last):
    piquet_tutor.cells.shown.CallError: lay(…) takes nothing by the name “strat”; perhaps “start” is meant.
    >>> lay()  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    piquet_tutor.cells.shown.CallError: lay(…) needs “deal”; put a question mark in place of the brackets, as in ...
    """
    parameters = signature(function).parameters
    known = tuple(each for each in parameters if each != "self")
    needed = tuple(name for name, each in parameters.items() if each.default is Parameter.empty and each.kind in _GIVEN)

    @wraps(function)
    def called(*given: Given.args, **named: Given.kwargs) -> Found:
        for name in named:
            if name not in known:
                raise hooks.no_parameter(function.__name__, name, known)
        for name in needed[len(given) :]:
            if name not in named:
                raise hooks.left_out(function.__name__, name)
        return function(*given, **named)

    return called
