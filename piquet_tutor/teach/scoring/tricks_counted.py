"""The tricks of a deal counted: how many each side won, and how the points for them begin to add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import Answer, box_of, normal

FIRST_TRICKS: Final = 3
"""How many tricks are told to a learner whose trick points were wrong again."""
PLAYED: Final = (Subject.LEAD, Subject.TRICK, Subject.LAST_TRICK)
"""What the points of the play are for."""


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


def sum_of(rulings: Iterable[Ruling], side: Side, subject: Subject) -> int:
    """How many points some rulings on a subject award to a side."""
    return sum(one.points for each in rulings if each.subject is subject for one in each.awards if one.side == side)


def points_by(deal: Deal, side: Side, tricks: int) -> int:
    """The points of the play that a side has after so many tricks."""
    rulings = [each for each in deal.rulings if 0 < each.facts.get("trick", 0) <= tricks]
    return sum(sum_of(rulings, side, each) for each in PLAYED)


def play_parts(deal: Deal, side: Side) -> Mapping[str, int]:
    """Parts of a side's points in play that are forgotten or doubled as a whole, by what they are called.

    ``captures`` are the tricks it took that the other side led; ``lost`` its leads that lost the trick; ``own`` its
    leads that won it, and score nothing more; none where taking such a trick scores as well.
    """
    won = {number: deal.table.side_of(each.winner) == side for number, each in enumerate(deal.tricks, 1)}
    mine = [each for each in deal.rulings if any(one.side == side for one in each.awards)]
    leads = [each for each in mine if each.subject is Subject.LEAD]
    kept = any(each.subject is Subject.TRICK and not each.facts.get("captured") for each in mine)
    won_leads = [] if kept else [each for each in leads if won.get(each.facts["trick"])]
    return {
        "captures": sum_of((each for each in mine if each.facts.get("captured")), side, Subject.TRICK),
        "lost": sum_of((each for each in leads if not won.get(each.facts["trick"])), side, Subject.LEAD),
        "own": sum_of(won_leads, side, Subject.LEAD),
    }
