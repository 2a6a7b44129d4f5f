"""The deal that is laid on a table, run in a race or asked about: as it is given, or set on what is shown already.

>>> from piquet_tutor import deal
>>> laid(deal("equal-points")).rules.id
'rubicon'
>>> laid(7)
Traceback (most recent call last):
piquet_tutor.app.handles.TableError: No deal lies in 7; give what deal(…) gives.
"""

from __future__ import annotations

from typing import Any, Final

import traitlets

from piquet_tutor import narration
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken, cut

_SHOWN: Final = 40


class TableError(Spoken, ValueError):
    """What cannot be put on a table, or nobody who could be played against."""

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


class DealTrait(traitlets.Instance[Deal]):
    """A handle that holds a deal, and says in one sentence what else it cannot hold."""

    def __init__(self, **traits: Any) -> None:
        """Hold a deal."""
        super().__init__(Deal, **traits)

    def validate(self, obj: Any, value: Any) -> Deal | None:
        """The deal that is to be held."""
        if value is None and self.allow_none:
            return None
        try:
            return laid(value)
        except TableError as error:
            error.language = getattr(obj, "language", None) or narration.presenter.language
            raise
