"""The handles of a widget: what somebody reads, sets and observes of it; what cannot be set is told in one sentence.

>>> from piquet_tutor import deal
>>> laid(deal("equal-points")).rules.id
'rubicon'
>>> laid(7)
Traceback (most recent call last):
piquet_tutor.app.handles.TableError: No deal lies in 7; give what deal(…) gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import traitlets

from piquet_tutor import narration
from piquet_tutor.engine.naming import NearestNamed
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken, cut

_SHOWN: Final = 40


class TableError(Spoken, ValueError):
    """What cannot be put on a table or set on a handle, or nobody who could be played against."""

    family = "cell-table-"


def laid(given: object) -> Deal:
    """The deal that is given, or that lies in what is given, such as what a search has found.

    Raises:
        TableError: there is none.
    """
    found = given if isinstance(given, Deal) else getattr(given, "deal", None)
    if not isinstance(found, Deal):
        raise TableError("deal", found=cut(repr(given), _SHOWN))
    return found


class Handled(NearestNamed):
    """Something with handles, of which it sets itself those that follow from the others."""

    _is_telling = False

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """What is set meanwhile is how it stands already."""
        before, self._is_telling = self._is_telling, True
        try:
            yield
        finally:
            self._is_telling = before


def _refused(thing: Any, key: str, **facts: Any) -> TableError:
    """The error for what cannot be set, in the language of the thing, else in that of the session."""
    error = TableError(key, **facts)
    error.language = getattr(thing, "language", None) or narration.presenter.language
    return error


class DealTrait(traitlets.Instance[Deal]):
    """A handle that holds a deal."""

    def __init__(self, **traits: Any) -> None:
        """Hold a deal."""
        super().__init__(Deal, **traits)

    def validate(self, obj: Any, value: Any) -> Deal:
        """The deal that is to be held."""
        try:
            return laid(value)
        except TableError as error:
            raise _refused(obj, "deal", **error.facts) from None


class ToldTrait(traitlets.Any):
    """A handle that is only read and observed."""

    def __init__(self, follows: str, **traits: Any) -> None:
        """Follow from another.

        Args:
            follows: the handle from which it follows.
            traits: of any handle.
        """
        super().__init__(None, **traits)
        self._follows = follows

    def validate(self, obj: Any, value: Any) -> Any:
        """What the thing itself tells, or has told nothing of yet."""
        if not obj._is_telling and obj.trait_has_value(str(self.name)):
            raise _refused(obj, "told", name=str(self.name), follows=self._follows)
        return value


class CountTrait(traitlets.Int[int, int]):
    """A handle that holds a whole number."""

    def validate(self, obj: Any, value: Any) -> int:
        """The number that is to be held."""
        if type(value) is not int:
            raise _refused(obj, "count", name=str(self.name), found=cut(repr(value), _SHOWN))
        return value
