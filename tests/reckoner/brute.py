"""Hands tried one by one: each is put in the other's place and the deal is gone through again by the engine.

A hand is possible when somebody holding it could have done what makes the asker's ledger just what it is. It shares
nothing with the counting: no condition is written here, and every word is judged by the engine itself.
"""

from __future__ import annotations

from itertools import combinations

from piquet_tutor.engine.rulings import Frozen, Verdict, known_to
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.game.actions import Answer, Call, Count, Play, Reply, Show
from piquet_tutor.game.cards import pack_of, sort_hand
from piquet_tutor.game.combinations import combination_of, nought
from piquet_tutor.game.deal import declarations, dialogue
from piquet_tutor.game.deal.engine import apply, judge
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.policies import calling, counting, younger_showing
from piquet_tutor.game.rules.policies.declaring import holdings, rank_of, valid
from tests.reckoner.dealing import could_be_dealt, discards_tell


def hands_tried(deal, seat, sinks, only=None):
    """The hands of the other (as after the exchange) that leave the asker knowing just what it knows.

    Args:
        deal: past the exchange.
        seat: who asks.
        sinks: whether the other may have sunk what the rules let him sink.
        only: the hands to try; else every one.
    """
    other = next(each for each in deal.table.seats if each != seat)
    steps = [(state, action) for state, action in ReadersDeal(deal).history()]
    place = next(number for number, (state, _) in enumerate(steps) if state.kept)
    before, actions = steps[place][0], [action for _, action in steps[place:]]
    while actions and isinstance(actions[-1], Count) and not actions[-1].combinations and actions[-1].seat == other:
        actions.pop()  # nobody has heard of it yet
    goals = [known_to(state.rulings, seat) for state, _ in steps[place + 1 :]] + [known_to(deal.rulings, seat)]
    goals = [
        None if _waits(action, state) else goal
        for action, goal, (state, _) in zip(actions, goals, steps[place:], strict=False)
    ]
    found = set()
    for hand, out, stock in _candidates(deal, before, seat, other, only):
        if frozenset(hand) in found or not could_be_dealt(steps[:place], before, seat, hand, out):
            continue
        start = before.draft()
        start.hands, start.kept, start.discards, start.stock, start.peeked = (
            Frozen({**before.hands, other: hand}),
            Frozen({**before.kept, other: hand}),
            (Frozen({**before.discards, other: out}) if before.discards else before.discards),
            stock,
            _peeked(before, seat, stock),
        )
        if _reaches(start.sealed(), actions, goals, other, sinks):
            found.add(frozenset(hand))
    return found


def _waits(action, state):
    """Whether this is the first lead: what follows from it is ruled only when younger has shown what he may."""
    return isinstance(action, Play) and not state.tricks and not state.trick


def _candidates(deal, before, seat, other, only=None):
    """Every way to place the cards the asker cannot, bar those it has been shown and those played."""
    view = seen_by(deal, seat)
    mine = {*before.kept[seat], *before.discards.get(seat, ())}
    fixed = {*view.others[other].held}
    fixed |= {one for one in before.kept[other] if one not in deal.hands[other]}
    if other == deal.table.seats[1]:
        drawn = before.drawn.get(other, ())
        fixed |= {one for one in before.peeked if one in drawn}
    seen = {*view.faced, *view.peeked} - fixed
    loose = sort_hand(set(pack_of(deal.rules.pack).cards) - mine - fixed - seen)
    count = len(before.discards.get(other, ()))
    every = combinations(loose, len(before.kept[other]) - len(fixed))
    for more in every if only is None else [sort_hand(set(hand) - fixed) for hand in only]:
        hand = sort_hand((*fixed, *more))
        rest = [one for one in loose if one not in more]
        outs = combinations(rest, count) if discards_tell(deal) else [tuple(rest[:count])]
        for out in outs:
            left = [one for one in rest if one not in out]
            yield hand, sort_hand(out), _filled(before.stock, seen, left)


def _filled(stock, seen, left):
    """The talon as it may lie: what the asker has seen of it stays, the rest is what is left."""
    rest = list(left)
    return tuple(one if one in seen else rest.pop() for one in stock)


def _peeked(before, seat, stock):
    """What elder saw of the talon: cards younger has drawn stay; those left are others when elder is the other."""
    if seat == before.table.seats[0]:
        return before.peeked
    new = dict(zip(before.stock, stock, strict=True))
    return tuple(new.get(one, one) for one in before.peeked)


def _reaches(deal, actions, goals, other, sinks):
    if not actions:
        return True
    seat = next(each for each in deal.table.seats if each != other)
    action, goal = actions[0], goals[0]
    if action.seat == other and isinstance(action, Play) and deal.to_act == other and younger_showing.may_show(deal):
        silent = Show(other)  # he could have shown something, and did not
        if judge(deal, silent).verdict is Verdict.REFUSED or not (sinks or younger_showing.full_show(deal) == silent):
            return False
        return _reaches(apply(deal, silent), actions, goals, other, sinks)
    if action == Show(other) and not younger_showing.may_show(deal):  # another hand had nothing to show
        return _reaches(deal, actions[1:], goals[1:], other, sinks)
    tries = _tries(deal, action, sinks) if action.seat == other else [action]
    for each in tries:
        if judge(deal, each).verdict is Verdict.REFUSED:
            continue
        after = apply(deal, each)
        if goal in (None, known_to(after.rulings, seat)) and _reaches(after, actions[1:], goals[1:], other, sinks):
            return True
    waiting = counting.class_to_count(deal) if deal.phase == "declare" else None
    if (  # another hand had nothing more to count
        waiting is None
        and isinstance(action, Count)
        and action.seat == other
        and not action.combinations
        and goal in (None, _known(deal, seat))
    ):
        return _reaches(deal, actions[1:], goals[1:], other, sinks)
    if waiting is not None and action.seat == other and not isinstance(action, Count):
        silent = Count(other, waiting.kind)  # he had more to count, and kept it back
        if not sinks and declarations.full_count(deal) != silent:
            return False
        return _reaches(apply(deal, silent), actions, goals, other, sinks)
    return False


def _known(deal, seat):
    return known_to(deal.rulings, seat)


def _tries(deal, action, sinks):
    """What the other may have done where he did this: the same to the ear."""
    kind = getattr(action, "kind", "")
    if isinstance(action, Call):
        if dialogue.expected(deal) is not Call:
            return []
        if not sinks:
            return [Call(action.seat, kind, one) for one in _bests(deal, action.seat, kind)]
        return (
            [action] if not action.cards else [Call(action.seat, kind, one) for one in _parts(deal, action.seat, kind)]
        )
    if isinstance(action, Reply):
        if calling.current(deal) is None:
            return []
        if not sinks:
            return [_full_reply(deal, action.seat, kind, one) for one in _bests(deal, action.seat, kind)]
        if action.answer is Answer.GOOD:
            return [Reply(action.seat, kind, Answer.GOOD)]
        return [Reply(action.seat, kind, action.answer, one) for one in _parts(deal, action.seat, kind)]
    if isinstance(action, Count) and not sinks:
        return [declarations.full_count(deal)] if deal.phase == "declare" and counting.class_to_count(deal) else []
    if isinstance(action, Show) and not sinks:
        return [younger_showing.full_show(deal)] if younger_showing.may_show(deal) else []
    return [action]


def _bests(deal, seat, kind):
    """The best that is held, and whatever is exactly as good: to name the one or the other is not to sink."""
    best = calling.best_of(deal, seat, kind)
    if best is None:
        return [()]
    rule = calling.clause(deal, kind)
    return [
        one.cards
        for one in holdings(deal, kind, deal.kept[seat])
        if valid(rule, one) and rank_of(rule, one) == rank_of(rule, best)
    ]


def _full_reply(deal, seat, kind, cards):
    return declarations.full_reply(deal, calling.combination(deal, kind, cards) if cards else None, sunk=not cards)


def _parts(deal, seat, kind):
    """Every combination of a kind that could be made of cards in this hand, a part of another too."""
    hand = deal.kept[seat]
    groups = {}
    for one in hand:
        groups.setdefault(one.rank if kind == "set" else one.suit, []).append(one)
    found = []
    for group in groups.values():
        for size in range(1, len(group) + 1):
            found += [
                cards for cards in combinations(group, size) if combination_of(kind, sort_hand(cards)) is not None
            ]
    value = deal.rules.values["nought_value"]
    if kind != "set" and value != "off":
        held = {one.suit for one in hand}
        found += [nought(kind, suit, value == "50.5").cards for suit in type(hand[0].suit) if suit not in held]
    return sorted(found, key=len, reverse=True)
