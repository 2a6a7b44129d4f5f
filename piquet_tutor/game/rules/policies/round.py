"""The declarations of three or four hands: what each seat may call in turn, and what it may count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from piquet_tutor.engine.clauses import Finding, Rule, allowed, denied, refuse
from piquet_tutor.engine.rulings import Facts, OnlyFor
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Call, Count
from piquet_tutor.game.cards import Card
from piquet_tutor.game.combinations import KINDS, Combination, Kind
from piquet_tutor.game.rules.events import CalledOut, Compared, Counted, NothingCalled
from piquet_tutor.game.rules.policies.calling import best_of, clause, combination, others_of, read
from piquet_tutor.game.rules.policies.declaring import award_lesser, call_facts, longer_or_higher, measure, rank_of
from piquet_tutor.game.rules.policies.saying import voids_too
from piquet_tutor.game.rules.policies.sinking import all_declared, due, permitted_sinking, too_little
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState

LESSER: Final[dict[Kind, str]] = {"sequence": "sequence.lesser", "set": "set.lesser"}
Best = tuple[Seat, Combination]
"""A called combination and the seat that called it."""


# --- how far it has come --------------------------------------------------------------------------


def calls_of(deal: DealState, kind: Kind) -> tuple[Call, ...]:
    """What has been said of a class, in the order of speaking."""
    return tuple(each for each in deal.actions if isinstance(each, Call) and each.kind == kind)


def current_kind(deal: DealState) -> Kind | None:
    """The class that is being called; None when all have been."""
    return next((kind for kind in KINDS if len(calls_of(deal, kind)) < len(deal.table.seats)), None)


def best_call(deal: DealState, kind: Kind) -> Best | None:
    """The best call of a class so far and its seat (the first of equals)."""
    return _best_of(deal, kind, calls_of(deal, kind))


def _best_of(deal: DealState, kind: Kind, calls: tuple[Call, ...]) -> Best | None:
    best: Best | None = None
    rule = clause(deal, kind)
    for each in calls:
        one = combination(deal, kind, each.cards) if each.cards else None
        if one is not None and (best is None or rank_of(rule, one) > rank_of(rule, best[1])):
            best = (each.seat, one)
    return best


def beats(deal: DealState, seat: Seat, one: Combination, best: Best | None) -> bool:
    """Whether a seat may call this after the best so far: it must beat it, or equal an opponent's."""
    if best is None:
        return True
    rule = clause(deal, one.kind)
    mine, highest = rank_of(rule, one), rank_of(rule, best[1])
    partner = deal.table.side_of(best[0]) == deal.table.side_of(seat)
    return mine > highest or (mine == highest and not partner)


def may_count(deal: DealState, seat: Seat, kind: Kind) -> bool:
    """Whether this seat counts its combinations of a class that has been won, under this rule set."""
    who = deal.rules.clauses[LESSER[kind]].params["who"]
    holder = best_call(deal, kind)
    if who == "everyone" or (holder is not None and seat == holder[0]):
        return True
    return bool(who == "side" and deal.table.side_of(seat) == deal.contests[kind].winner)


def others(deal: DealState, seat: Seat, kind: Kind) -> tuple[Combination, ...]:
    """A seat's other combinations of a class; those it could have called but passed over are sunk."""
    calls = calls_of(deal, kind)
    place = next((number for number, each in enumerate(calls) if each.seat == seat), len(calls))
    if place < len(calls) and calls[place].cards:
        return others_of(deal, seat, kind, combination(deal, kind, calls[place].cards))
    best = _best_of(deal, kind, calls[:place])
    return tuple(one for one in others_of(deal, seat, kind, None) if not beats(deal, seat, one, best))


def counters(deal: DealState, kind: Kind) -> tuple[Seat, ...]:
    """The seats that may count their other combinations of a class that has been won, in the order of the table."""
    contest = deal.contests[kind]
    if kind == "point" or contest.result != "good" or contest.called is None:
        return ()
    mine = [seat for seat in deal.table.seats if may_count(deal, seat, kind)]
    done = {each.seat for each in deal.actions if isinstance(each, Count) and each.kind == kind}
    return tuple(seat for seat in mine if seat not in done and others(deal, seat, kind))


def waiting_to_count(deal: DealState) -> tuple[Kind, Seat] | None:
    """The class just won in which a seat may still count, and the next such seat; None if there is none."""
    for kind in KINDS:
        left = counters(deal, kind)
        if left:
            return kind, left[0]
    return None


# --- what may be said -----------------------------------------------------------------------------


@policy("round_order", refuses=("declare.order",), decides=("declare.order",))
def round_order(deal: DealState, rule: Rule, event: Call | Count) -> Iterable[Finding]:
    """A class is called round the table, then the seats that may count in it do, before the next is called."""
    counting, kind = waiting_to_count(deal), current_kind(deal)
    if isinstance(event, Count):
        in_order = counting is not None and counting[0] == event.kind
        return () if in_order else refuse("declare.order", kind=event.kind, expected=kind or "")
    if counting is None and kind == event.kind:
        return ()
    return refuse("declare.order", kind=event.kind, expected=(counting[0] if counting else kind) or "")


@policy("round_sinking", refuses=("sinking.allowed",), decides=("sinking.allowed",))
def round_sinking(deal: DealState, rule: Rule, event: Call) -> Iterable[Finding]:
    """A seat that can beat the best so far declares as much as the rules require."""
    best = best_call(deal, event.kind)
    if not event.cards:
        own = best_of(deal, event.seat, event.kind) if permitted_sinking(deal) == "none" else None
        beaten = own is None or not beats(deal, event.seat, own, best)
        return () if own is None or beaten else too_little(deal, own, ())
    called = read(deal, event.kind, event.cards)
    whole = due(deal, event.seat, event.kind, called) if beats(deal, event.seat, called, best) else None
    return () if whole is None else too_little(deal, whole, event.cards)


@policy("round_counted_once", refuses=("declare.once",), decides=("declare.once",))
def round_counted_once(deal: DealState, rule: Rule, event: Count) -> Iterable[Finding]:
    """Each card counts once, and only in what was neither called already nor passed over."""
    used: set[Card] = set()
    may = {card for one in others(deal, event.seat, event.kind) for card in one.cards}
    for cards in event.combinations:
        found = read(deal, event.kind, cards)
        if not used.isdisjoint(found.cards) or not may.issuperset(found.cards):
            called = {card for each in calls_of(deal, event.kind) if each.seat == event.seat for card in each.cards}
            sunk = {} if {*called, *used} & set(found.cards) else {"passed_over": True}
            return refuse("declare.once", kind=event.kind, cards=found.cards, **sunk)
        used.update(found.cards)
    return ()


def _not_better(deal: DealState, event: Call) -> Iterable[Finding]:
    best = best_call(deal, event.kind)
    if best is None or not event.cards:
        return ()
    called = read(deal, event.kind, event.cards)
    if beats(deal, event.seat, called, best):
        return ()
    partner = deal.table.side_of(best[0]) == deal.table.side_of(event.seat)
    return refuse("round.not_better", kind=event.kind, cards=called.cards, partner=partner)


# --- what is told of it ---------------------------------------------------------------------------


@policy("round_nothing_called", decides=("declare.nothing",))
def round_nothing_called(deal: DealState, rule: Rule, event: NothingCalled) -> Iterable[Finding]:
    """A seat passes: it holds nothing of a class, or nothing it would set against what has been called."""
    passed = best_call(deal, event.kind) is not None
    facts = Facts(kind=event.kind, seat=event.seat, passed=passed, **all_declared(deal))
    yield allowed(deal.table.side_of(event.seat), facts)


@policy("round_called", decides=("point.called", "sequence.called", "set.called"))
def round_called(deal: DealState, rule: Rule, event: CalledOut) -> Iterable[Finding]:
    """A seat calls a combination with its value or top card; the cards stay private."""
    cards, voids = OnlyFor(event.seat, event.called.cards), voids_too(deal, event.called)
    facts = Facts(seat=event.seat, cards=cards, **call_facts(event.called, True), **voids)
    yield allowed(deal.table.side_of(event.seat), facts)


# --- what counts ----------------------------------------------------------------------------------


@policy("round_beaten", refuses=("round.not_better",), decides=("round.beaten",))
def round_beaten(deal: DealState, rule: Rule, event: Call | Compared) -> Iterable[Finding]:
    """Nothing worse than the best so far may be called, and what is not the best counts nothing."""
    if isinstance(event, Call):
        yield from _not_better(deal, event)
        return
    for seat, one in event.calls:
        side = deal.table.side_of(seat)
        if event.winner and side != event.winner:
            facts = Facts(
                kind=one.kind,
                seat=seat,
                winner=event.winner,
                by=longer_or_higher(deal.rules.clauses[f"{one.kind}.good"], event.best, one),
                **measure(one, ""),
                **measure(event.best, "other_"),
            )
            yield denied(side, facts)


@policy("round_lesser", "clause", "who", decides=("sequence.lesser", "set.lesser"))
def round_lesser(deal: DealState, rule: Rule, event: Counted) -> Iterable[Finding]:
    """Other combinations of a class that has been won are counted by the holder, their side, or everyone."""
    if event.lesser:
        yield award_lesser(deal, rule, event)
