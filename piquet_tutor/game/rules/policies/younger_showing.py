"""Younger shows what is good: what must be shown, what else may be counted, and what has been waived."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, refuse
from piquet_tutor.game.actions import Play, Show
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS, Combination, Kind
from piquet_tutor.game.rules.policies.answering import weigh
from piquet_tutor.game.rules.policies.calling import clause, combination, others_of
from piquet_tutor.game.rules.policies.counting import both_count
from piquet_tutor.game.rules.policies.declaring import worth
from piquet_tutor.game.rules.policies.requests import barring
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def shows(deal: DealState, kind: Kind) -> tuple[Combination | None, bool]:
    """What younger must show of a kind (the claim), and whether they may show others as well."""
    contest = deal.contests[kind]
    second = deal.table.seats[1]
    if barring(deal, kind) is not None:
        return None, False
    if contest.winner == second:
        return contest.claim, kind != "point"
    if contest.settled and both_count(deal, contest) and contest.called is not None:
        return contest.claim, True
    return None, False


def open_others(deal: DealState, kind: Kind, but: Combination | None) -> tuple[Combination, ...]:
    """Younger's other combinations of a kind that may be counted.

    If the loser of a class may count too, a combination that could have contested the call but was not claimed is
    waived.
    """
    contest = deal.contests[kind]
    found = others_of(deal, deal.table.seats[1], kind, but)
    if contest.result != "good":
        return found
    return tuple(one for one in found if not waived(deal, kind, one))


def waived(deal: DealState, kind: Kind, one: Combination) -> bool:
    """Whether this combination was waived by answering “good” without asking."""
    contest = deal.contests[kind]
    claimed = contest.claim is not None and one.cards == contest.claim.cards
    return contest.result == "good" and not claimed and weigh(deal, contest, one) >= 0


def may_show(deal: DealState) -> bool:
    """Whether younger has something to show before they play to the first trick."""
    if deal.declared or deal.tricks or not deal.trick:
        return False
    for kind in KINDS:
        must, others = shows(deal, kind)
        if must is not None or (others and open_others(deal, kind, None)):
            return True
    return False


@policy("shown", refuses=("show.first", "show.claimed", "show.not_open"), decides=("show.claimed",))
def shown(deal: DealState, rule: Rule, event: Play | Show) -> Iterable[Finding]:
    """Younger must show what they claimed before playing, and may show only that and others of a class won."""
    if isinstance(event, Play):
        return refuse("show.first") if may_show(deal) else ()
    for kind in KINDS:
        must, others = shows(deal, kind)
        given = event.of(kind)
        if must is not None and not any(set(must.cards) <= set(cards) for cards in given):
            return refuse("show.claimed", kind=kind, cards=must.cards)
        if given and must is None and not others:
            return refuse("show.not_open", kind=kind)
        for cards in given:
            found = combination(deal, kind, cards)
            if found is not None and must is None and waived(deal, kind, found):
                return refuse("show.not_open", kind=kind)
            if found is not None and must is not None and kind == "point" and found.cards != must.cards:
                return refuse("show.claimed", kind=kind, cards=must.cards)
    return ()


def full_show(deal: DealState) -> Show:
    """All that younger may count."""
    given: dict[str, tuple[Cards, ...]] = {}
    for kind in KINDS:
        must, others = shows(deal, kind)
        rest = open_others(deal, kind, must) if others else ()
        given[kind] = (*((must.cards,) if must is not None else ()), *(one.cards for one in rest))
    point = given["point"][0] if given["point"] else ()
    return Show(deal.table.seats[1], point, given["sequence"], given["set"])


def yet_to_show(deal: DealState) -> int:
    """The most that younger can still score by showing, a repique included."""
    if deal.declared:
        return 0
    full = full_show(deal)
    found = [combination(deal, kind, cards) for kind in KINDS for cards in full.of(kind)]
    points = sum(worth(clause(deal, one.kind), one) for one in found if one is not None)
    side = deal.table.sides[1]
    return points + (60 if deal.total(side) + points >= 30 else 0)
