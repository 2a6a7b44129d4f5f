"""What a player holds of a class and may call: what counts as a combination, the best one, and the next class."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from piquet_tutor.engine.clauses import Finding, Rule, Value, refuse
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Call, Count, Reply, Show
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS, Combination, Kind, combination_of, is_nought
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.policies.declaring import HALF, holdings, rank_of, valid, with_voids
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.rules.view import OpenView
from piquet_tutor.game.state import DealState

CLAUSE: Final[dict[Kind, str]] = {"point": "point.good", "sequence": "sequence.good", "set": "set.good"}

Declared = Call | Reply | Count | Show
"""Actions that put combinations forward: a call, an answer, a count or a showing."""


# --- what is put forward --------------------------------------------------------------------------


def clause(deal: OpenView, kind: Kind) -> Rule:
    """The clause that decides which combination of a class is good."""
    return deal.rules.clauses[CLAUSE[kind]]


def combination(deal: OpenView, kind: Kind, cards: Cards) -> Combination | None:
    """These cards (or the marker of a void suit) as a combination under these rules; None if they are not one."""
    value = deal.rules.options.nought_value
    found = combination_of(kind, cards, value == HALF)
    return None if found is not None and is_nought(found) and value == "off" else found


def read(deal: DealState, kind: Kind, cards: Cards) -> Combination:
    """These cards as a combination, which the judge has found them to be."""
    found = combination(deal, kind, cards)
    assert found is not None  # checked by declare.no_such
    return found


@policy("no_such_combination", refuses=("declare.no_such",), decides=("declare.no_such",))
def no_such_combination(deal: DealState, rule: Rule, event: Declared) -> Iterable[Finding]:
    """What is put forward as a point, a sequence or a set must be one."""
    for kind, cards in event.forward:
        found = combination(deal, kind, cards)
        if found is None or (is_nought(found) and found not in holdings(deal, kind, deal.kept[event.seat])):
            return refuse("declare.no_such", kind=kind, cards=cards)
    return ()


@policy("point_too_short", refuses=("point.too_short",), decides=("point.too_short",))
def point_too_short(deal: DealState, rule: Rule, event: Declared) -> Iterable[Finding]:
    """A point must have as many cards and pips as the rules require."""
    for kind, cards in event.forward:
        good = clause(deal, kind)
        if not valid(good, read(deal, kind, cards)):
            pips = good.params.get("min_pips", 0)
            return refuse("point.too_short", length=len(cards), min_length=good.params["min_length"], min_pips=pips)
    return ()


# --- what is held ---------------------------------------------------------------------------------


def callable_of(deal: DealState, seat: Seat, kind: Kind) -> list[Combination]:
    """Every whole combination of a kind that a seat holds and may call, the best first."""
    return list(_callable_in(deal.kept[seat], clause(deal, kind), kind, deal.rules.options.nought_value))


@lru_cache(maxsize=1024)
def _callable_in(hand: Cards, rule: Rule, kind: Kind, nought_value: Value) -> tuple[Combination, ...]:
    return tuple([one for one in with_voids(nought_value, kind, hand) if valid(rule, one)])


def best_of(deal: DealState, seat: Seat, kind: Kind) -> Combination | None:
    """The best valid combination of a kind in the hand after the exchange, which a full call announces."""
    return _best_in(deal.kept[seat], clause(deal, kind), kind, deal.rules.options.nought_value)


@lru_cache(maxsize=1024)
def _best_in(hand: Cards, rule: Rule, kind: Kind, nought_value: Value) -> Combination | None:
    if "compare" not in rule.params:  # then their order in the hand is the order of strength
        every = with_voids(nought_value, kind, hand)
        return every[0] if every else None
    found = _callable_in(hand, rule, kind, nought_value)
    if not found:
        return None
    ranks = [rank_of(rule, one) for one in found]
    best = max(ranks)
    level = [one for one, rank in zip(found, ranks, strict=True) if rank == best]
    return level[0] if len(level) == 1 else _widest(hand, level, nought_value)


def _widest(hand: Cards, level: list[Combination], nought_value: Value) -> Combination:
    """Of equal points, one that leaves no card idle, if there is one (this matters for a carte rouge)."""
    runs = {one for run in with_voids(nought_value, "sequence", hand) for one in run.cards}
    alike = runs | {one for group in with_voids(nought_value, "set", hand) for one in group.cards}

    def idle(point: Combination) -> tuple[int, int]:
        rest = set(hand) - set(point.cards)
        return (min(1, len(rest - runs)), min(1, len(rest - alike)))

    return min(level, key=idle)


def others_of(deal: DealState, seat: Seat, kind: Kind, but: Combination | None) -> tuple[Combination, ...]:
    """The other whole combinations of a kind, those that share no card with the one named."""
    taken = set(but.cards) if but is not None else set()
    return tuple([one for one in callable_of(deal, seat, kind) if taken.isdisjoint(one.cards)])


def run_of(deal: DealState, seat: Seat, one: Combination) -> Cards:
    """The whole combination in the hand that these cards are, or are part of."""
    for whole in holdings(deal, one.kind, deal.kept[seat]):
        if one.cards[0] in whole.cards:
            return whole.cards
    return one.cards


# --- which class is next --------------------------------------------------------------------------


def current(deal: DealState) -> Contest | None:
    """The class that has been called but not settled."""
    for contest in deal.contests.values():
        if contest.result == "open" and contest.spoken:
            return contest
    return None


def callable_kinds(deal: DealState) -> tuple[Kind, ...]:
    """The classes elder may call now."""
    waiting = [kind for kind in KINDS if not deal.contests[kind].spoken]
    free = deal.rules.options.declare_order == "point_then_free" and waiting and waiting[0] != "point"
    return tuple(waiting if free else waiting[:1])
