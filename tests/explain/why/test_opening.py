"""What opens the way to a bonus: for it something of the opponents' counts nothing that would have come before.

A repique, or a pique, rests on these rulings as on the points that make its total. What it does not rest on can be sunk
without losing it: that is tried by playing deals again.
"""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why.changing import Change, changed
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.game.cards import Pack, Void
from piquet_tutor.game.deal.engine import apply, legal_actions, start_from_hands
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.subjects import BONUSES, CLASS_OF, EQUAL, Subject
from tests.samples import sample
from tests.strategies import random_options


def on(deal, subject):
    return [each for each in deal.rulings if each.subject is subject]


# --- the kind -----------------------------------------------------------------------------------------------------


def strong_deal(seed):
    """A deal in which one hand is strong, in suits or in ranks, and much is sunk; to the third trick."""
    rng = Random(f"opening {seed}")
    name = rng.choice(rule_set_names()) if rng.random() < 0.5 else rng.choice(("au-cent", "cavendish", "rubicon"))
    rules = load(name, random_options(rng, 0.3) if rng.random() < 0.5 else {})
    deal = start_from_hands(rules, _hands(rules, rng))
    sinking = rng.choice((0, 0.3, 0.6))
    while not deal.done and not (deal.declared and len(deal.tricks) == 3):
        loose = deal.phase in ("declare", "round") and rng.random() < sinking
        deal = apply(deal, rng.choice(list(legal_actions(deal))) if loose else random_action(deal, rng))
    return deal


def _hands(rules, rng):
    by_rank, by_suit = rng.choice(((2, 1), (1, 8), (4, 4), (2, 12)))
    noise, high = rng.choice((1, 2, 4, 7)), {suit: rng.random() for suit in "SHDC"}
    cards = sorted(
        Pack(rules.pack).cards,
        key=lambda one: -(by_rank * int(one.rank) + by_suit * high[one.code[1]]) + rng.gauss(0, noise),
    )
    seats, size = list(rules.table.seats), rules.hand_size
    rng.shuffle(seats)
    dealt = {seat: tuple(cards[place * size : (place + 1) * size]) for place, seat in enumerate(seats)}
    return {seat: dealt[seat] for seat in rules.table.seats}


def holds(hand, cards):
    return all(
        all(each.suit is not one.suit for each in hand) if isinstance(one, Void) else one in hand for one in cards
    )


def sinkings(deal, bonus, resting):
    """Each declaration of the side that has a bonus, on which it rests or not, and the call that leaves it out."""
    numbers = set(bonus.because)
    for seat in (each for each in deal.table.seats if deal.table.side_of(each) == bonus.side):
        for kind in ("point", "sequence", "set"):
            counted = [
                each
                for each in deal.rulings
                if CLASS_OF.get(each.subject) == kind and each.verdict is Verdict.AWARDED and each.side == bonus.side
            ]
            own = [each for each in counted if holds(deal.kept[seat], each.facts["cards"])]
            for one in own:
                if (one.number in numbers) == resting:
                    left = tuple(each.facts["cards"] for each in own if each is not one)
                    yield one, Change("call", seat, about=kind, groups=left)
            for one in on(deal, EQUAL.get(kind, "")):
                if (one.number in numbers) == resting and one.verdict is Verdict.DENIED:
                    yield one, Change("call", seat, about=kind)


def still_has(deal, bonus, change):
    """Whether the side still has its bonus when the deal is played again with the change; None if it is refused."""
    again = run(changed(deal, course_of(deal), change), until_declared=bonus.subject is Subject.REPIQUE)
    if again.refused is not None:
        return None
    same = (bonus.subject, bonus.side, Verdict.AWARDED)
    return any((each.subject, each.side, each.verdict) == same for each in again.deal.rulings)


@pytest.mark.parametrize("lot", range(4))
def test_what_a_bonus_does_not_rest_on_can_be_sunk_without_losing_it(lot):
    """Every declaration of the winner's that its reasons do not name is left out, one at a time."""
    tried = 0
    for seed in range(lot * sample(250), (lot + 1) * sample(250)):
        deal = strong_deal(seed)
        for bonus in (each for each in deal.rulings if each.subject in BONUSES and each.awards):
            for one, change in sinkings(deal, bonus, resting=False):
                kept = still_has(deal, bonus, change)
                tried += kept is not None
                assert kept is not False, (seed, deal.rules.id, bonus, one, change.text)
    assert tried
