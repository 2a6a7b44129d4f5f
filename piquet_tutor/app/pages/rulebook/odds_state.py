"""What the browser keeps of the odds page, as it comes back: what was chosen, and the last run. Nothing is trusted."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from piquet_tutor.app.shared.keeping.page_state import kept
from piquet_tutor.explore.odds import report, runs
from piquet_tutor.explore.odds.chances import Draw
from piquet_tutor.explore.odds.report import SUBJECTS
from piquet_tutor.explore.odds.runs import FEWEST, Result
from piquet_tutor.game.deal.random_play import LARGEST_SEED

FORMAT: Final = "piquet-odds-page/1"
RUN_FORMAT: Final = "piquet-odds-run/1"
MOST_DEALS: Final = 5_000_000
"""As many as a page deals; the command deals more."""
FIRST_DEALS: Final = 200_000
DRAW_LIMITS: Final = {"unseen": (1, 32), "wanted": (0, 32), "drawn": (0, 12), "least": (0, 12)}
MOST_POINTS: Final = 1000
"""More than any measure of a deal comes to."""


@dataclass(frozen=True)
class Selection:
    """What is chosen on the page.

    Attributes:
        subject: which subject is shown.
        draw: the four numbers of the draw.
        book: the rule set by which big scores are shown.
        deals, seed: of the next run.
    """

    subject: str = SUBJECTS[0]
    draw: Draw = report.FIRST_DRAW
    book: str = runs.FIRST_BOOK
    deals: int = FIRST_DEALS
    seed: int = 1

    def to_json(self) -> str:
        """As it is kept."""
        return json.dumps({"format": FORMAT, **asdict(self)})

    @classmethod
    def from_json(cls, text: str) -> Selection:
        """As it was kept, or as anybody wrote it.

        Raises:
            ValueError: it is nothing that could have been chosen.
        """
        value = kept(text, FORMAT, names=asdict(cls()))
        draw, numbers = value["draw"], (value["deals"], value["seed"])
        if not isinstance(draw, list) or len(draw) != len(Draw._fields):
            raise ValueError("no such draw")
        if any(type(one) is not int for one in (*draw, *numbers)):
            raise ValueError("no whole numbers")
        if value["subject"] not in SUBJECTS or value["book"] not in [each[0] for each in runs.books()]:
            raise ValueError("no such subject or book")
        found = cls(value["subject"], Draw(*draw), value["book"], *numbers)
        within = all(low <= one <= high for one, (low, high) in zip(draw, DRAW_LIMITS.values(), strict=True))
        if not within or not possible(found.draw):
            raise ValueError("no such draw")
        if not FEWEST <= found.deals <= MOST_DEALS or not 0 <= found.seed <= LARGEST_SEED:
            raise ValueError("no such run")
        return found


def possible(draw: Draw) -> bool:
    """Whether so many cards can be wanted and drawn."""
    return draw.wanted <= draw.unseen and draw.drawn <= draw.unseen


# --- the last run ---------------------------------------------------------------------------------------------------


def written_run(result: Result) -> str:
    """A run as it is kept."""
    return json.dumps(
        {"format": RUN_FORMAT, "seed": result.seed, "deals": result.deals, "sums": result.sums}, separators=(",", ":")
    )


def run_from(text: str) -> Result:
    """A run as it was kept, or as anybody wrote it.

    Raises:
        ValueError: it is none that this page could have made with the books there are now.
    """
    value = kept(text, RUN_FORMAT, names=("seed", "deals", "sums"))
    seed, deals, sums = value["seed"], value["deals"], value["sums"]
    if not _within(seed, 0, LARGEST_SEED) or not _within(deals, FEWEST, MOST_DEALS):
        raise ValueError("no such run")
    known = runs.shipped().sums
    if not isinstance(sums, dict) or sums.keys() != known.keys():
        raise ValueError("of other books")
    for book, measures in sums.items():
        if not isinstance(measures, dict) or measures.keys() != known[book].keys():
            raise ValueError("of other measures")
        if not all(_can_be(each, deals) for each in measures.values()):
            raise ValueError("sums that cannot be")
    return Result(seed, deals, sums)


def _within(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _can_be(sums: Any, deals: int) -> bool:
    """Whether so many deals can add up to a sum and a sum of squares."""
    if not isinstance(sums, list) or len(sums) != 2 or not _within(sums[0], 0, MOST_POINTS * deals):
        return False
    whole, squares = sums
    return _within(squares, 0, MOST_POINTS**2 * deals) and whole * whole <= deals * squares
