"""The tricks of a deal counted: how many each side won, and how the points for them begin to add up."""

from __future__ import annotations

from collections import Counter
from typing import Final

from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import Answer, box_of, normal

FIRST_TRICKS: Final = 3
"""How many tricks are told to a learner whose trick points were wrong again."""


def counted_tricks(case: ScoredDeal, given: Answer) -> bool:
    """Whether an answer to the points of the play is how many tricks each side won."""
    return normal(given) == normal(tricks_won(case.deal))


def first_tricks(deal: Deal) -> tuple[Answer, ...]:
    """The points of the first tricks, each by side."""
    found: list[Counter[Side]] = [Counter() for _ in deal.tricks[:FIRST_TRICKS]]
    for each in deal.rulings:
        number = each.facts.get("trick")
        if isinstance(number, int) and 0 < number <= len(found) and box_of(deal.rules, each) == "play":
            for award in each.awards:
                found[number - 1][award.side] += award.points
    return tuple(found)


def tricks_won(deal: Deal) -> Counter[Side]:
    """How many tricks each side won."""
    return Counter(deal.table.side_of(each.winner) for each in deal.tricks)
