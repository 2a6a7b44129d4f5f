"""What may be declared next: every choice, and the full declaration."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Answer, Call, Count, Reply, Show
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Combination, Kind, is_nought
from piquet_tutor.game.deal.asking import refused
from piquet_tutor.game.deal.dialogue import expected
from piquet_tutor.game.rules.policies.answering import untrue, weigh
from piquet_tutor.game.rules.policies.calling import (
    best_of,
    callable_kinds,
    callable_of,
    clause,
    combination,
    current,
    others_of,
)
from piquet_tutor.game.rules.policies.counting import class_to_count, whole_of
from piquet_tutor.game.rules.policies.declaring import valid
from piquet_tutor.game.rules.policies.sinking import due, permitted_sinking, wholes
from piquet_tutor.game.rules.policies.younger_showing import full_show, shows
from piquet_tutor.game.state import DealState


def legal(deal: DealState) -> Iterator[Action]:
    """Every call, answer or count that is allowed now."""
    seat = deal.to_act or ""
    word = expected(deal)
    if word is Call:
        for kind in callable_kinds(deal):
            for one in callable_combinations(deal, seat, kind):
                yield Call(seat, kind, one.cards)
            if due(deal, seat, kind, None) is None:
                yield Call(seat, kind)
    elif word is Reply:
        yield from legal_replies(deal)
    else:
        contest = class_to_count(deal)
        assert contest is not None  # a count is expected
        rest = others_of(deal, seat, contest.kind, contest.called)
        whole = whole_of(deal, seat, contest)
        for more in ((), (whole.cards,)) if whole is not None else ((),):
            for size in range(len(rest), -1, -1):
                action = Count(seat, contest.kind, (*more, *(one.cards for one in rest[:size])))
                if refused(deal, action) is None:
                    yield action


def callable_combinations(deal: DealState, seat: Seat, kind: Kind) -> list[Combination]:
    """What may be called of a kind: the best alone, every whole combination, or the top cards of each as well."""
    how = permitted_sinking(deal)
    if how in ("none", "whole_class"):
        return _choices(deal, seat, kind)
    rule = clause(deal, kind)
    every = callable_of(deal, seat, kind)
    best = best_of(deal, seat, kind)
    if best is not None and every and every[0] is not best:
        every.remove(best)
        every.insert(0, best)
    if how == "whole_combinations":
        return every
    parts: list[Combination] = []
    for whole in every:
        for size in range(len(whole.cards) - 1, 0, -1):
            part = combination(deal, kind, whole.cards[:size])
            if part is not None and valid(rule, part):
                parts.append(part)
    return every + parts


def _choices(deal: DealState, seat: Seat, kind: Kind) -> list[Combination]:
    """The best combination; if a void suit may be called, the best of cards and the best void suit."""
    found = wholes(deal, seat, kind)
    sorts = [is_nought(one) for one in found]
    return [one for place, one in enumerate(found) if sorts.index(sorts[place]) == place]


def legal_replies(deal: DealState) -> Iterator[Reply]:
    """Every true answer: the strongest claim for each answer first, then lesser claims that serve too."""
    seat = deal.to_act or ""
    contest = current(deal)
    assert contest is not None  # an answer is expected
    claims = [contest.claim] if contest.claim is not None else callable_combinations(deal, seat, contest.kind)
    weighed = [(claim, weigh(deal, contest, claim)) for claim in claims]
    for answer in (Answer.NOT_GOOD, Answer.ASK, Answer.EQUAL):
        for claim, weight in weighed:
            if not untrue(answer, contest, weight) and due(deal, seat, contest.kind, claim) is None:
                yield Reply(seat, contest.kind, answer, claim.cards)
    if refused(deal, Reply(seat, contest.kind, Answer.GOOD)) is None:
        yield Reply(seat, contest.kind, Answer.GOOD)


def legal_shows(deal: DealState) -> Iterator[Show]:
    """Everything that is good, then with the lesser ones kept back."""
    full = full_show(deal)
    yield full
    bare = Show(
        full.seat,
        full.point,
        full.sequences[:1] if shows(deal, "sequence")[0] is not None else (),
        full.sets[:1] if shows(deal, "set")[0] is not None else (),
    )
    if bare != full:
        yield bare


def full_reply(deal: DealState, claim: Combination | None = None, sunk: bool = False) -> Reply:
    """The true answer to the call on the table, comparing it with the best held (or with the claim given)."""
    seat = deal.table.seats[1]
    contest = current(deal)
    assert contest is not None  # an answer is expected
    kind = contest.kind
    best = contest.claim or claim or (None if sunk else best_of(deal, seat, kind))
    if best is None:
        return Reply(seat, kind, Answer.GOOD)
    weight = weigh(deal, contest, best)
    if weight > 0:
        return Reply(seat, kind, Answer.NOT_GOOD, best.cards)
    if weight < 0:
        return Reply(seat, kind, Answer.GOOD)
    answer = Answer.EQUAL if contest.stated else Answer.ASK
    return Reply(seat, kind, answer, best.cards)


def full_count(deal: DealState) -> Count:
    """Count every other combination of the class just won (those a short call bars left out)."""
    contest = class_to_count(deal)
    assert contest is not None  # a count is expected
    seat = deal.table.seats[0]
    chosen: tuple[Cards, ...] = ()
    for one in others_of(deal, seat, contest.kind, contest.called):
        if refused(deal, Count(seat, contest.kind, (*chosen, one.cards))) is None:
            chosen = (*chosen, one.cards)
    return Count(seat, contest.kind, chosen)


def full_word(deal: DealState) -> Call | Reply | Count:
    """The next call, answer or count of the dialogue, in full; a call is of the first kind that may be called."""
    word = expected(deal)
    if word is Call:
        return full_call(deal, callable_kinds(deal)[0])
    return full_count(deal) if word is Count else full_reply(deal)


def full_call(deal: DealState, kind: Kind) -> Call:
    """Call the best of a kind, or nothing."""
    seat = deal.table.seats[0]
    best = best_of(deal, seat, kind)
    return Call(seat, kind, best.cards if best is not None else ())
