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
class Won:
    """Cards that score, as the end of a stop shows them.

    Attributes:
        record: the example of the gallery they lie in.
        ruling: the ruling that gives the points, as lessons name it.
    """

    record: str
    ruling: str


@dataclass(frozen=True)
class Stop:
    """One stop: a page on which one thing is learned.

    Attributes:
        id: its name, by which its words are found.
        lesson: the lesson it is; empty for the guided first deal.
        won: the cards that its end shows; None where no cards score.
        worth: what of the price list its end repeats, by the subjects of the rulings.
        laws: clauses whose numbers its end repeats.
    """

    id: str
    lesson: str = ""
    won: Won | None = None
    worth: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()

    @property
    def page(self) -> str:
        """The notebook it stands in."""
        return f"lesson_{self.lesson}.ipynb" if self.lesson else f"{self.id}.ipynb"


ROAD: Final = (
    Stop("first_deal"),
    Stop(
        "exchange",
        "03_exchange",
        Won("cavendish-example", "point.good:awarded:elder"),
        laws=("exchange.elder", "exchange.younger"),
    ),
    Stop(
        "tricks",
        "08_play",
        Won("cavendish-example", "play.trick:awarded:younger"),
        worth=("lead", "trick", "last_trick", "cards", "capot"),
    ),
    Stop("point", "04_point", Won("cavendish-example", "point.good:awarded:elder"), worth=("point",)),
    Stop(
        "sequences",
        "05_sequences",
        Won("twenty-nine-and-the-lead", "sequence.good:awarded:elder"),
        worth=("sequence",),
    ),
    Stop("sets", "06_sets", Won("two-quatorzes-and-a-trio", "set.good:awarded:younger"), worth=("set",)),
    Stop(
        "race", "07_repique", Won("sevenths-before-aces", "repique.award:awarded:younger"), worth=("pique", "repique")
    ),
    Stop("match", "09_partie", laws=("settlement.difference", "settlement.rubicon")),
)
"""What somebody needs to play alone, in the order in which it is learned."""


def next_stop(done: Mapping[str, float]) -> Stop | None:
    """The first stop that is not done yet; None when all are.

    Args:
        done: how much of each stop is done, from 0 to 1, by its name; a stop that is not named has not been begun.
    """
    return next((stop for stop in ROAD if done.get(stop.id, 0.0) < 1), None)
