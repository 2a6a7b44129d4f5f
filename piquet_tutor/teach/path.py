"""The road: the stops at which the game is learned, in their order, and the side trips from it.

>>> next_stop({}).id
'first_deal'
>>> next_stop({"first_deal": 1.0, "exchange": 0.4}).id
'exchange'
>>> next_stop({stop.id: 1.0 for stop in ROAD}) is None
True
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
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
        exchanged: the step of its lesson whose exchange its end shows instead: what was thrown, and what came.
        worth: what of the price list its end repeats, by the subjects of the rulings.
        laws: clauses whose numbers its end repeats.
    """

    id: str
    lesson: str = ""
    won: Won | None = None
    exchanged: str = ""
    worth: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()

    @property
    def page(self) -> str:
        """The notebook it stands in."""
        return f"lesson_{self.lesson}.ipynb" if self.lesson else f"{self.id}.ipynb"


def _stops() -> Iterator[Stop]:
    text = resources.files(__package__ or "").joinpath("road.toml").read_text(encoding="utf-8")
    for each in tomllib.loads(text)["stop"]:
        won = Won(*each["won"]) if "won" in each else None
        worth, laws = (tuple(each.get(name, ())) for name in ("worth", "laws"))
        yield Stop(each["id"], each.get("lesson", ""), won, each.get("exchanged", ""), worth, laws)


ROAD: Final = tuple(_stops())
"""What somebody needs to play alone, in the order in which it is learned."""


def next_stop(done: Mapping[str, float]) -> Stop | None:
    """The first stop that is not done yet; None when all are.

    Args:
        done: how much of each stop is done, from 0 to 1, by its name; a stop that is not named has not been begun.
    """
    return next((stop for stop in ROAD if done.get(stop.id, 0.0) < 1), None)
