"""Declaring less than is held: how much may be sunk, and whether a short call binds."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, allowed, refuse
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Answer, Count, Reply, Show
from piquet_tutor.game.cards import Cards, pack_of
from piquet_tutor.game.combinations import (
    Combination,
    Kind,
    Sequence,
    best_unseen_sequence,
    best_unseen_set,
    is_nought,
    size_of,
    strength,
)
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.events import KeptBack
from piquet_tutor.game.rules.policies.answering import weigh
from piquet_tutor.game.rules.policies.bidding import to_lose
from piquet_tutor.game.rules.policies.calling import (
    Declared,
    best_of,
    callable_of,
    clause,
    combination,
    others_of,
    read,
    run_of,
)
from piquet_tutor.game.rules.policies.declaring import rank_of
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.rules.view import OpenView
from piquet_tutor.game.state import DealState


def permitted_sinking(deal: OpenView) -> str:
    """How much of what they hold a player may leave undeclared; a bid to lose tricks may forbid it."""
    if to_lose(deal):
        return str(deal.rules.clauses["bid.signed"].params["sinking"])
    return deal.rules.options.sinking


def all_declared(deal: OpenView) -> dict[str, str]:
    """A fact that marks rules by which everything held is declared, so that silence means that nothing is held."""
    return {"how": "none"} if permitted_sinking(deal) == "none" else {}


def whole_with(deal: DealState, seat: Seat, one: Combination) -> Combination | None:
    """The whole combination of which these cards are part."""
    whole = combination(deal, one.kind, run_of(deal, seat, one))
    return best_of(deal, seat, one.kind) if whole is None else whole


def wholes(deal: DealState, seat: Seat, kind: Kind) -> list[Combination]:
    """What may be called of a class of which only the best may be declared: the best, and its equals.

    If a void suit may be called, a player chooses between it and the best combination of cards.
    """
    rule = clause(deal, kind)
    every = callable_of(deal, seat, kind)
    best = best_of(deal, seat, kind)
    if best is None:
        return []
    held_in_cards = [rank_of(rule, one) for one in every if not is_nought(one)]
    tops = {rank_of(rule, best), *sorted(held_in_cards)[-1:]} if permitted_sinking(deal) != "none" else set()
    level = [
        one
        for one in every
        if rank_of(rule, one) in tops
        or (tops and is_nought(one))
        or (rank_of(rule, one) == rank_of(rule, best) and size_of(one) == size_of(best))
    ]
    return [best, *(one for one in level if one != best)]


def due(deal: DealState, seat: Seat, kind: Kind, one: Combination | None) -> Combination | None:
    """What must be declared instead of this; None if this may be declared.

    Args:
        deal: a deal in the declarations.
        seat: the seat that declares.
        kind: the class.
        one: what it wants to declare; None for nothing.
    """
    how = permitted_sinking(deal)
    if how == "partial":
        return None
    if one is None and how != "none":
        return None
    allowed = callable_of(deal, seat, kind) if how == "whole_combinations" else wholes(deal, seat, kind)
    if one in allowed:
        return None
    if one is not None and how == "whole_combinations":
        return whole_with(deal, seat, one)
    return best_of(deal, seat, kind)


@policy("sinking", refuses=("sinking.allowed",), decides=("sinking.allowed",))
def sinking_allowed(deal: DealState, rule: Rule, event: Declared | KeptBack) -> Iterable[Finding]:
    """A player declares as much of what they hold as the rules require; a ruling on what is sunk is private."""
    if isinstance(event, KeptBack):
        cards = event.called.cards if event.called is not None else ()
        others = tuple(card for one in event.others for card in one.cards)
        more = {**({"others": others} if others else {}), **_passed_over(cards, event.best)}
        facts = Facts(kind=event.best.kind, cards=event.best.cards, called=cards, **more)
        side = deal.table.side_of(event.seat)
        return (allowed(side, facts, because=(event.because,), audience=(event.seat,)),)
    if isinstance(event, Count | Show):
        return _parts(deal, event)
    if isinstance(event, Reply) and event.answer is Answer.GOOD:
        return _held_against(deal, event)
    best = due(deal, event.seat, event.kind, read(deal, event.kind, event.cards) if event.cards else None)
    return () if best is None else too_little(deal, best, event.cards)


def _passed_over(called: Cards, best: Combination) -> dict[str, bool]:
    """A fact that marks a call of other cards than the best, which was not called in part but passed over."""
    return {} if set(called) <= set(best.cards) else {"passed_over": True}


def kept_back_with(
    deal: DealState, seat: Seat, best: Combination, called: Combination | None
) -> tuple[Combination, ...]:
    """What a caller keeps back beside the best: all of the class if nothing is called, else all better than the call.

    One point scores, so that no other suit is kept back with it.
    """
    if best.kind == "point":
        return ()
    least = strength(called) if called is not None else (0, 0)
    return tuple(one for one in others_of(deal, seat, best.kind, best) if strength(one) > least and one != called)


def waived_with(deal: DealState, contest: Contest, best: Combination) -> tuple[Combination, ...]:
    """What a replier who lets the call pass keeps back beside the best.

    Where the loser of a class counts too, that is only what could have been set against the call.
    """
    if best.kind == "point":
        return ()
    found = others_of(deal, deal.table.seats[1], best.kind, best)
    if contest.called is None or clause(deal, best.kind).params["lesser"] != "both":
        return found
    return tuple(one for one in found if weigh(deal, contest, one) >= 0)


def too_little(deal: DealState, due: Combination, called: Cards) -> Iterable[Finding]:
    """The refusal of a declaration because something else must be declared.

    Args:
        deal: a deal in the declarations.
        due: what must be declared.
        called: what was put forward instead; no card for nothing.
    """
    how = permitted_sinking(deal)
    return refuse(
        "sinking.allowed", kind=due.kind, how=how, cards=due.cards, called=called, **_passed_over(called, due)
    )


def _held_against(deal: DealState, event: Reply) -> Iterable[Finding]:
    """A refusal of “good” from a player who holds as much and may not sink it."""
    if permitted_sinking(deal) != "none":
        return ()
    contest = deal.contests[event.kind]
    best = best_of(deal, event.seat, event.kind)
    if best is None or (contest.called is not None and weigh(deal, contest, best) < 0):
        return ()
    return too_little(deal, best, ())


def _parts(deal: DealState, event: Count | Show) -> Iterable[Finding]:
    if permitted_sinking(deal) == "partial":
        return ()
    for kind, cards in event.forward:
        whole = run_of(deal, event.seat, read(deal, kind, cards)) if kind != "point" else cards
        if len(whole) != len(cards):
            return too_little(deal, read(deal, kind, whole), cards)
    return ()


# --- whether a short call binds -------------------------------------------------------------------


def short_call_binds(deal: DealState, seat: Seat, called: Combination) -> bool:
    """Whether a call of less than is held keeps its caller from counting the better one."""
    how = deal.rules.options.short_call_binds
    if how != "unless_good_against_cards":
        return how == "always"
    return not unbeatable(deal, seat, called)


def unbeatable(deal: DealState, seat: Seat, called: Combination) -> bool:
    """Whether a sequence or set is better than any the opponent can hold, as far as its caller can see."""
    known = {*deal.kept[seat], *deal.discards.get(seat, ()), *deal.peeked}
    unseen = frozenset(pack_of(deal.rules.pack).cards) - known
    hand = 0 if deal.rules.options.nought_value == "off" else deal.rules.hand_size
    best = best_unseen_sequence(unseen, hand) if isinstance(called, Sequence) else best_unseen_set(unseen)
    return best is None or best < strength(called)


@policy("short_call", refuses=("sinking.binds",), decides=("sinking.binds",))
def short_call(deal: DealState, rule: Rule, event: Count) -> Iterable[Finding]:
    """A player who called less than their best may be held to it: nothing better is counted afterwards."""
    called = deal.contests[event.kind].called
    if called is None:
        return ()
    good = clause(deal, event.kind)
    for cards in event.combinations:
        found = read(deal, event.kind, cards)
        if rank_of(good, found) > rank_of(good, called) and short_call_binds(deal, event.seat, called):
            how = deal.rules.options.short_call_binds
            return refuse("sinking.binds", kind=event.kind, how=how, cards=found.cards, called=called.cards)
    return ()
