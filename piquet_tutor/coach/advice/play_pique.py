"""The pique that may still come in the play, as one seat can tell from what it has heard."""

from __future__ import annotations

from piquet_tutor.coach.solved.pique import Live, Way, tricks_wanted
from piquet_tutor.coach.solved.points import Chase
from piquet_tutor.coach.solved.prices import Prices, prices_of
from piquet_tutor.deal.views import View
from piquet_tutor.rules.policies.bonuses import BONUSES, counts
from piquet_tutor.table import Side

PIQUE = "pique.award"


def live_of(view: View) -> tuple[Live | None, Side]:
    """The pique that may still be made while half-tricks decide the rest, and whose it would be.

    What the second hand has still to show before its first card is not guessed at: until then a pique of its own is
    left out, and what it has won in the calls bars one of the first hand's wherever the rules let it.
    """
    paid = prices_of(view.rules)
    for side in _may_chase(view, paid):
        had = towards(view, side)
        won, lost = tricks_of(view, side)
        if had is None or lost or paid.pique is None:
            continue
        leads = (view.table.side_of(view.seat) == side) != bool(view.trick)
        first = tricks_wanted(paid, Way(had, leads, bool(view.trick), won, side == view.table.sides[0]))
        if first is not None and not (will_be_barred(view, side) and (paid.pique.by_order or first)):
            return Live(first, paid.pique.points), side
    return None, ""


def chase_of(view: View) -> Chase | None:
    """The same where the play goes by points."""
    paid = prices_of(view.rules)
    for side in _may_chase(view, paid):
        had = towards(view, side)
        if had is not None and not will_be_barred(view, side):
            return Chase(side == view.table.side_of(view.seat), had)
    return None


def tricks_of(view: View, side: Side) -> tuple[int, int]:
    """Tricks won by a side, and those it has lost."""
    won = sum(view.table.side_of(trick.winner) == side for trick in view.tricks)
    return won, len(view.tricks) - won


def has_to_show(view: View) -> bool:
    """Whether the second hand has something good that it has not shown yet."""
    second = view.table.sides[-1]
    return not view.tricks and any(
        heard.winner == second and not _awarded(view, f"{kind}.good", second) for kind, heard in view.contests.items()
    )


def towards(view: View, side: Side) -> int | None:
    """What a side has towards a pique; None when it can make none any more, or what it has is not told yet."""
    rule = view.rules.clauses.get(PIQUE)
    spoken = any(each.side == side and each.rule == PIQUE for each in view.rulings)
    if rule is None or spoken or _awarded(view, "repique.award", side) or _barred(view, side):
        return None
    if side == view.table.sides[-1] and has_to_show(view):
        return None
    first = view.table.sides[0]
    return sum(
        award.points
        for each in view.rulings
        for award in each.awards
        if award.side == side and counts(rule, side, _kind(view, each.rule), first)
    )


def _may_chase(view: View, paid: Prices) -> tuple[Side, ...]:
    if paid.pique is None:
        return ()
    return view.table.sides if paid.pique.second else view.table.sides[:1]


def will_be_barred(view: View, side: Side) -> bool:
    """Whether the other is about to show something that counts against it."""
    return side == view.table.sides[0] and has_to_show(view)


def _barred(view: View, side: Side) -> bool:
    """Whether the other has counted anything."""
    return any(
        award.side != side and award.points > 0 and _kind(view, each.rule) not in BONUSES
        for each in view.rulings
        for award in each.awards
    )


def _kind(view: View, clause: str) -> str:
    return view.rules.clauses[clause].counts_as or "" if clause in view.rules.clauses else ""


def _awarded(view: View, clause: str, side: Side) -> bool:
    return any(each.rule == clause and any(one.side == side for one in each.awards) for each in view.rulings)
