"""Whose turn it is, which class is called, and which cards a player may use."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, refuse
from piquet_tutor.game.actions import Call, Count, Exchange, Play, Reply, Show
from piquet_tutor.game.cards import Cards, Void, twice
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.rules.events import AboutToAct
from piquet_tutor.game.rules.policies.calling import callable_kinds, current
from piquet_tutor.game.rules.policies.counting import class_to_count
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


@policy("turn", refuses=("turn.over", "turn.wait", "turn.not_now"), decides=("turn.wait",))
def turn(deal: DealState, rule: Rule, event: AboutToAct) -> Iterable[Finding]:
    """Nobody acts after the end, out of turn, or by an action that the deal does not await."""
    if deal.phase == "done":
        return refuse("turn.over")
    if event.action.seat != deal.to_act and not event.at_any_time:
        return refuse("turn.wait", to_act=deal.to_act, phase=deal.phase)
    return () if event.awaited else refuse("turn.not_now", phase=deal.phase)


@policy("possession", refuses=("cards.not_held", "cards.twice"), decides=("cards.not_held",))
def possession(deal: DealState, rule: Rule, event: Exchange | Call | Reply | Count | Show | Play) -> Iterable[Finding]:
    """A player discards, calls, shows and plays only their own cards, and discards no card twice."""
    if isinstance(event, Play):
        return () if event.card in deal.hands[event.seat] else refuse("cards.not_held", card=event.card)
    if isinstance(event, Exchange):
        cards: Cards = event.cards
        again = twice(cards)
        if again is not None:
            return refuse("cards.twice", card=again)
        own = deal.hands[event.seat]
    else:
        cards = tuple([one for _, each in event.forward for one in each])
        own = deal.kept[event.seat]
    for one in cards:
        if one not in own and not isinstance(one, Void):
            return refuse("cards.not_held", card=one)
    return ()


@policy("calling_order", refuses=("declare.order",), decides=("declare.order",))
def calling_order(deal: DealState, rule: Rule, event: Call | Reply | Count) -> Iterable[Finding]:
    """Classes are called in their order, and answers and counts belong to the current class."""
    if isinstance(event, Call):
        kinds = callable_kinds(deal)
        return () if event.kind in kinds else _out_of_order(event.kind, kinds[0] if kinds else "")
    contest = current(deal) if isinstance(event, Reply) else class_to_count(deal)
    if contest is not None and contest.kind == event.kind:
        return ()
    return _out_of_order(event.kind, contest.kind if contest is not None else "")


def _out_of_order(kind: Kind, expected: str) -> Iterable[Finding]:
    return refuse("declare.order", kind=kind, expected=expected)
