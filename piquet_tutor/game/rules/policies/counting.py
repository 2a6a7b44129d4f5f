"""Counting further combinations of a class: who may, and each card once."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, refuse
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import AskToSee, Count, Reply, Show
from piquet_tutor.game.cards import Card
from piquet_tutor.game.combinations import Combination
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.policies.calling import (
    clause,
    combination,
    others_of,
    read,
    run_of,
)
from piquet_tutor.game.rules.policies.sinking import short_call_binds
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def class_to_count(deal: DealState) -> Contest | None:
    """The class whose winner is now to count their other combinations."""
    for last in reversed(deal.actions):
        if not isinstance(last, AskToSee):
            break
    else:
        return None
    if not isinstance(last, Reply):
        return None
    contest = deal.contests[last.kind]
    if not contest.settled or not _caller_may_count(deal, contest):
        return None
    return contest


def _caller_may_count(deal: DealState, contest: Contest) -> bool:
    seat = deal.table.seats[0]
    if contest.kind == "point" or contest.called is None:
        return False
    if contest.result == "good":
        return bool(others_of(deal, seat, contest.kind, contest.called)) or whole_of(deal, seat, contest) is not None
    return both_count(deal, contest) and bool(others_of(deal, seat, contest.kind, contest.called))


def both_may_count(rule: Rule) -> bool:
    """Whether by a clause on a class of combinations both sides may ever count some of it in one deal."""
    return rule.params.get("lesser") == "both" or rule.params.get("equal_voids") == "none"


def both_count(deal: DealState, contest: Contest) -> bool:
    """Whether a side that has not won this class may still count its combinations of it."""
    if contest.kind == "point":
        return False
    rule = clause(deal, contest.kind)
    if contest.result == "equal":
        return bool(rule.params.get("equal_voids") == "none")
    return bool(rule.params["lesser"] == "both")


def extends(contest: Contest, one: Combination) -> bool:
    """Whether this combination contains the call, which was good, as a part."""
    called = contest.called
    return contest.result == "good" and called is not None and set(called.cards) < set(one.cards)


def whole_of(deal: DealState, seat: Seat, contest: Contest) -> Combination | None:
    """The whole combination of which a part was called and good, if it may still be counted in its place."""
    called = contest.called
    if called is None or contest.kind == "point" or contest.result != "good":
        return None
    whole = combination(deal, contest.kind, run_of(deal, seat, called))
    if whole is None or not extends(contest, whole) or short_call_binds(deal, seat, called):
        return None
    return whole


@policy("counted_once", refuses=("declare.once",), decides=("declare.once",))
def counted_once(deal: DealState, rule: Rule, event: Count | Show) -> Iterable[Finding]:
    """No run and no rank is counted twice; but the whole may replace a part that was called and good."""
    forward = event.forward
    for kind in dict.fromkeys([kind for kind, _ in forward]):
        contest = deal.contests[kind]
        called = contest.called if isinstance(event, Count) else None
        used: set[Card] = set(run_of(deal, event.seat, called)) if called is not None else set()
        extended = False
        for cards in [each for of, each in forward if of == kind]:
            found = read(deal, kind, cards)
            run = run_of(deal, event.seat, found) if kind != "point" else found.cards
            again = not used.isdisjoint(run)
            if again and (extended or called is None or not extends(contest, found)):
                return refuse("declare.once", kind=kind, cards=found.cards)
            extended = extended or again
            used.update(run)
    return ()
