"""What was counted in place of what a box asks for, where no wrong rule is behind it; and how the trick points begin.

A wrong rule gives its number on every deal (``diagnosis``); these are numbers that stand elsewhere on the same one.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final, Literal

from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.cases import SUMS, ScoredDeal
from piquet_tutor.teach.scoring.items import Answer, box_of, normal

Counted = Literal["tricks", "part", ""]
"""The tricks that each side won; some of what scores in a box, but not all of it; neither."""
FIRST_TRICKS: Final = 3
"""How many tricks are told to a learner whose trick points were wrong again."""


def counted_instead(case: ScoredDeal, box: str, given: Answer) -> Counted:
    """Return what was counted in place of what a box asks for.

    Args:
        case: the deal.
        box: which box.
        given: a wrong answer to it.
    """
    if box == "play" and normal(given) == normal(_tricks_won(case.deal)):
        return "tricks"
    return "part" if box not in SUMS and _is_part(case, box, normal(given)) else ""


def first_tricks(deal: Deal) -> tuple[Answer, ...]:
    """Return the points of the first tricks, each by side."""
    found: list[Counter[Side]] = [Counter() for _ in deal.tricks[:FIRST_TRICKS]]
    for each in deal.rulings:
        number = each.facts.get("trick")
        if isinstance(number, int) and 0 < number <= len(found) and box_of(deal.rules, each) == "play":
            for award in each.awards:
                found[number - 1][award.side] += award.points
    return tuple(found)


def _tricks_won(deal: Deal) -> Answer:
    return Counter(deal.table.side_of(each.winner) for each in deal.tricks)


def _is_part(case: ScoredDeal, box: str, given: Answer) -> bool:
    """Return whether one side's number is what some of its rulings come to, but not all, and the others have none."""
    if len(given) != 1:
        return False
    ((side, points),) = given.items()
    own = [each for each in case.deal.rulings if box_of(case.deal.rules, each) == box]
    awarded = [award.points for each in own for award in each.awards if award.side == side]
    sizes = range(1, len(awarded))
    return any(sum(some) == points for size in sizes for some in combinations(awarded, size))
