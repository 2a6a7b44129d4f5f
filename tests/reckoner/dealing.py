"""Hands as they may have been dealt: what was said of a carte blanche or was not, found by dealing anew."""

from __future__ import annotations

from itertools import combinations

from piquet_tutor.engine.rulings import Verdict, known_to
from piquet_tutor.game.actions import Exchange, KeepCarteBlanche
from piquet_tutor.game.cards import pack_of, sort_hand
from piquet_tutor.game.deal.engine import apply, judge, start
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.policies.carte_blanche import courts_in


def discards_tell(deal):
    """Whether what the other put out bears on what he had to say."""
    return deal.rules.values["sequence_call"] == "top_unless_unbeatable" or (
        deal.rules.values["short_call_binds"] == "unless_good_against_cards"
    )


def other_of(deal, seat):
    """The other of two seats."""
    return next(each for each in deal.table.seats if each != seat)


def blanks_tell(deal, seat):
    """Whether what was said of a carte blanche, or not said, has to be looked at."""
    other = other_of(deal, seat)
    spoken = any(
        each.rule in ("carte_blanche.claimed", "carte_blanche.award") and each.side == deal.table.side_of(other)
        for each in known_to(deal.rulings, seat)
    )
    return bool(deal.dealt) and (spoken or not deal.rules.values["blank_optional"])


def could_be_dealt(steps, before, seat, hand, out=None):
    """Whether some hand as dealt comes to this one, and lets the asker hear of a carte blanche just what it heard.

    Args:
        steps: the states and actions from the deal on, up to ``before``.
        before: the deal when the hand was so.
        seat: who asks.
        hand: of the other.
        out: what the other put out, where that bears on his words; else it may be anything.
    """
    if not steps or not blanks_tell(before, seat):
        return True
    other = other_of(before, seat)
    tried = set()
    for dealt, drawn, put in _dealt_to(before, seat, hand, out):
        if other in before.proved:
            if dealt != frozenset(before.dealt[other]):
                continue
            sort = dealt
        else:
            sort = bool(courts_in(dealt, bool(before.rules.values["blank_ten_is_court"])))
        if sort not in tried:
            tried.add(sort)
            if _heard_alike(steps, before, seat, dealt, drawn, put):
                return True
    return False


def _dealt_to(before, seat, hand, out):
    """Every hand that might have been dealt and has become this one, what was drawn to it and what put out."""
    other, view = other_of(before, seat), seen_by(before, seat)
    taken = before.drawn.get(other, ())
    fixed = [one for one in taken if one in view.peeked or (one in before.peeked and seat == before.table.seats[0])]
    known = {*before.dealt[seat], *view.drawn, *view.peeked, *view.faced, *hand}
    rest = [one for one in pack_of(before.rules.pack).cards if one not in known]
    outs = [out] if out is not None and discards_tell(before) else list(combinations(rest, len(taken)))
    loose = [one for one in hand if one not in fixed]
    for more in combinations(loose, len(taken) - len(fixed)):
        drawn = (*fixed, *more)
        for put in outs:
            yield frozenset(hand) - frozenset(drawn) | frozenset(put), drawn, put


def _heard_alike(steps, before, seat, dealt, drawn, put):
    """Whether this deal, gone through again, tells the asker the same at every step."""
    first, other, view = steps[0][0], other_of(before, seat), seen_by(before, seat)
    taken = set(before.drawn.get(other, ()))
    seen = {*view.drawn, *view.peeked, *view.faced} - taken
    places = {*first.dealt[seat], *seen, *dealt, *drawn}
    rest = [one for one in pack_of(first.rules.pack).cards if one not in places]
    left = [one for one in drawn if one not in taken]
    talon = []
    for one in first.talon:
        if one in taken:
            talon.append(one if one in drawn else left.pop())
        else:
            talon.append(one if one in seen else rest.pop())
    hands = {each: first.dealt[seat] if each == seat else sort_hand(dealt) for each in first.table.seats}
    deal = start(first.rules, hands, tuple(talon), first.standing)
    goals = [*(state for state, _ in steps[1:]), before]
    for (_, action), goal in zip(steps, goals, strict=True):
        if deal.phase == "carte_blanche" and deal.to_act == other and action.seat != other:
            deal = apply(deal, KeepCarteBlanche(other))
        if isinstance(action, KeepCarteBlanche) and action.seat == other and deal.phase != "carte_blanche":
            continue
        if isinstance(action, Exchange) and action.seat == other:
            action = Exchange(other, sort_hand(put))
        if judge(deal, action).verdict is Verdict.REFUSED:
            return False
        deal = apply(deal, action)
        if known_to(deal.rulings, seat) != known_to(goal.rulings, seat):
            return False
    return True
