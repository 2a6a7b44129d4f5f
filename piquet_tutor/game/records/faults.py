"""What can be wrong with a record, and where in it.

An action that the rules refuse has the engine's own reason as its code (``play.follow_suit``), and the ruling.

>>> print(RecordError("card.twice", "deal.talon[2]", "deal.talon, #3", card="AS", first="deal.elder"))
deal.talon, card 3: A♠ is in deal.elder already, and a pack has each card once; correct one of them.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.faults import Fault

WHOLE: Final = "*"
"""The place of a fault that concerns the whole record."""


class RecordError(Fault):
    """A record that cannot be ruled on; its sentences are the messages ``fault-…`` of each language."""

    def inside(self, where: str) -> RecordError:
        """The same error for a record that is part of another."""
        path = f"{where}.{self.where}" if self.where else where
        place = f"{where}.{self.place}" if self.place else where
        return RecordError(self.code, path, place, ruling=self.ruling, **self.facts)
