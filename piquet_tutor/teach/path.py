"""The road: the stops at which the game is learned, in their order, and the side trips from it.

>>> next_stop({}).id
'first_deal'
>>> next_stop({"first_deal": 1.0, "exchange": 0.4}).id
'exchange'
>>> next_stop({stop.id: 1.0 for stop in ROAD}) is None
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Stop:
    """One stop: a page on which one thing is learned.

    Attributes:
        id: its name, by which its words are found.
        lesson: the lesson it is; empty for the guided first deal.
    """

    id: str
    lesson: str = ""

    @property
    def page(self) -> str:
        """The notebook it stands in."""
        return f"lesson_{self.lesson}.ipynb" if self.lesson else f"{self.id}.ipynb"


ROAD: Final = (
    Stop("first_deal"),
    Stop("exchange", "03_exchange"),
    Stop("tricks", "08_play"),
    Stop("point", "04_point"),
    Stop("sequences", "05_sequences"),
    Stop("sets", "06_sets"),
    Stop("race", "07_repique"),
    Stop("match", "09_partie"),
)
"""What somebody needs to play alone, in the order in which it is learned."""


def next_stop(done: Mapping[str, float]) -> Stop | None:
    """The first stop that is not done yet; None when all are.

    Args:
        done: how much of each stop is done, from 0 to 1, by its name; a stop that is not named has not been begun.
    """
    return next((stop for stop in ROAD if done.get(stop.id, 0.0) < 1), None)
