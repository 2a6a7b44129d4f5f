"""Names that somebody has misspelt: an attribute that nothing here has, a name by which a function takes nothing.

Either is an error of the kind that Python expects, which says in one sentence what is likely meant; the words come
from a later wing (``hooks``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from piquet_tutor.engine import hooks

Given = ParamSpec("Given")
Found = TypeVar("Found")


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


def taking_names(function: Callable[Given, Found]) -> Callable[Given, Found]:
    """Have a function answer a name by which it takes nothing in one sentence.

    >>> @taking_names
    ... def lay(deal, *, start=""): ...
    >>> lay(7, strat="play")
    Traceback (most recent call last):
    piquet_tutor.cells.shown.CallError: lay(…) takes nothing by the name “strat”; perhaps “start” is meant.
    """
    known = tuple(each for each in signature(function).parameters if each != "self")

    @wraps(function)
    def called(*given: Given.args, **named: Given.kwargs) -> Found:
        for name in named:
            if name not in known:
                raise hooks.no_parameter(function.__name__, name, known)
        return function(*given, **named)

    return called
