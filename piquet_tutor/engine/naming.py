"""Names that somebody has misspelt or left out, and those that are offered to whoever presses Tab after a dot.

An attribute that nothing here has, a name by which a function takes nothing, one that it cannot do without, or more
than it takes: each is an error of the kind that Python expects, which says in one sentence what is likely meant; the
words come from a later wing (``hooks``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
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


def taking_names(function: Callable[Given, Found], called_by: str = "") -> Callable[Given, Found]:
    """Have a function answer in one sentence what Python itself would refuse: a name, one too few, one too many.

    Args:
        function: the function; one that takes options of any name is not asked about names.
        called_by: the name by which it is called, where that is not its own.

    >>> @taking_names
    ... def lay(deal, *, start=""): ...
    >>> lay(7, strat="play")
    Traceback (most recent call last):
    piquet_tutor.cells.shown.CallError: lay(…) takes nothing by the name “strat”; perhaps “start” is meant.
    >>> lay()  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    piquet_tutor.cells.shown.CallError: lay(…) needs “deal”; put a question mark in place of the brackets, as in ...
    """
    check = _checking(function, called_by or function.__name__)

    @wraps(function)
    def called(*given: Given.args, **named: Given.kwargs) -> Found:
        check(given, named)
        return function(*given, **named)

    return called


def refuse_what_is_not_taken(
    function: Callable[..., object], called_by: str, given: Sequence[object], named: Collection[str], before: int = 0
) -> None:
    """Say of what is to be given to a function which of it that does not take.

    Args:
        function: the function.
        called_by: the name by which somebody calls it.
        given: what is given in its order.
        named: what is given by name.
        before: how much somebody gives before that, which says what the function is.

    Raises:
        TypeError: it takes nothing by a name, needs one that is not given, or does not take so much.
    """
    _checking(function, called_by, before)(given, named)


def _checking(
    function: Callable[..., object], called_by: str, before: int = 0
) -> Callable[[Sequence[object], Collection[str]], None]:
    parameters = signature(function).parameters
    known = tuple(each for each in parameters if each != "self")
    placed = tuple(name for name, each in parameters.items() if each.kind in _GIVEN)
    needed = tuple(name for name in placed if parameters[name].default is Parameter.empty)
    kinds = {each.kind for each in parameters.values()}

    def check(given: Sequence[object], named: Collection[str]) -> None:
        for name in named:
            if name not in known and Parameter.VAR_KEYWORD not in kinds:
                raise hooks.no_parameter(called_by, name, known)
        if len(given) > len(placed) and Parameter.VAR_POSITIONAL not in kinds:
            besides = before - ("self" in parameters)
            raise hooks.too_many(called_by, len(placed) + besides, len(given) + besides)
        for name in needed[len(given) :]:
            if name not in named:
                raise hooks.left_out(called_by, name)

    return check
