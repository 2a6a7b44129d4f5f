"""Hands still possible: the count against every hand tried by the engine, and against sums done by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import comb
from random import Random

import pytest

from piquet_tutor import Deal
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import pack_of, parse_cards, sort_hand
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.deal.random_play import random_action, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.call_constraints import conditions
from piquet_tutor.reckoner.counting import EXACT, count_hands
from piquet_tutor.reckoner.hands import possible
from piquet_tutor.reckoner.information_set import information
from tests.reckoner.brute import discards_tell, hands_tried
from tests.strategies import random_deal, random_rules, random_start

FOR_TWO = [name for name in rule_set_names() if len(load(name).table.seats) == 2]
FEW = 12
"""Hands tried of one position: few, since every one is gone through by the engine."""


MANY = 200
"""Hands and what was put out beside them, where that bears on what was said."""


def ways_to_put_out(deal, view, hands):
    """How many ways there are to place the cards that are not seen, as far as they have to be tried."""
    out = next(iter(view.others.values())).discarded
    return hands * comb(out + view.stock_count, out) if discards_tell(deal) else hands


def small_positions(seed, wanted=2):
    """Positions after the exchange of a random deal, with few hands that the cards alone allow."""
    rng = Random(seed)
    rules = random_rules(rng) if seed % 2 else load(rng.choice(FOR_TWO))
    if len(rules.table.seats) > 2:
        return
    states = [random_start(rules, rng)]
    while not states[-1].done:
        states.append(apply(states[-1], random_action(states[-1], rng)))
    begun = next((place for place, state in enumerate(states) if state.kept), len(states))
    late = states[begun + 1 :]
    rng.shuffle(late)
    for deal in late:
        seat = rng.choice(deal.table.seats)
        view = seen_by(deal, seat)
        other = next(iter(view.others))
        known = information(view, other)
        hands = comb(len(known.open), known.size - len(known.sure))
        blanks = known.dealt or known.blank or known.silence  # these are told before the exchange
        if not blanks and 1 < hands <= FEW and ways_to_put_out(deal, view, hands) <= MANY:
            yield deal, seat, view, known
            wanted -= 1
        if not wanted:
            return


@pytest.mark.parametrize("block", range(4))
def test_every_hand_counted_could_have_spoken_so_and_no_other(block):
    looked_at = 0
    for seed in range(200 * block, 200 * block + 8):
        for deal, seat, view, known in small_positions(seed):
            found = possible(view)
            for count, sinks in ((found.rules, True), (found.unsunk, False)):
                tried = hands_tried(deal, seat, sinks)
                assert count.hands == len(tried) or count.how != EXACT, (seed, seat, sinks)
                assert count.hands >= len(tried)
                if tried and count.how == EXACT:
                    assert set(count.sure) == frozenset.intersection(*tried)
                    assert set(count.never) == (known.open | known.sure | known.barred) - frozenset.union(*tried)
                looked_at += 1
    assert looked_at >= 8


@pytest.mark.parametrize("name", rule_set_names())
def test_the_hand_that_is_held_is_always_among_those_counted(name):
    rng = Random(f"held {name}")
    for _ in range(3):
        deal = random_deal(load(name), rng, rng.randrange(40))
        for seat in deal.table.seats:
            view = seen_by(deal, seat)
            for other in view.others:
                hand = frozenset(deal.kept.get(other) or deal.hands[other])
                found = possible(view, other).rules
                assert found.hands >= 1
                assert set(found.sure) <= hand
                assert hand.isdisjoint(found.never)
                held = replace(information(view, other), sure=hand, open=frozenset())
                assert count_hands(held, conditions(view, other)[0], view.rules, held.blank).hands == 1


@pytest.mark.parametrize(
    ("name", "hands"),
    [
        ("rubicon", 125_970),  # 12 of the 20 cards one does not see
        ("cent-36", 2_704_156),  # 12 of 24
        ("contract", 125_970),
        ("auction", 125_970),
        ("normand", 646_646),  # 10 of 22
        ("voleur", 735_471),  # 8 of 24
    ],
)
def test_before_a_word_every_hand_of_unseen_cards_is_possible(name, hands):
    deal = shuffled(load(name), 7)
    assert possible(seen_by(deal, deal.table.seats[0])).rules.hands == hands


def test_what_one_put_out_and_drew_the_other_does_not_hold():
    deal = declared_in("cavendish-example", 0)
    assert possible(seen_by(deal, "elder")).rules.hands == comb(15, 12)  # 32 cards, less 12 held and 5 put out
    assert possible(seen_by(deal, "younger")).rules.hands == comb(17, 12)


def declared_in(name, words):
    """An example after so many words of its declarations."""
    whole = Deal.from_record(example(name))
    states = [state for state, _ in ReadersDeal(whole).history()]
    begun = next(place for place, state in enumerate(states) if state.kept)
    return states[begun + words]


def test_a_point_of_five_leaves_the_hands_with_five_of_a_suit():
    deal = declared_in("cavendish-example", 1)
    unseen = set(pack_of(32).cards) - {*deal.kept["younger"], *deal.discards["younger"]}
    hands = [
        hand
        for hand in combinations(sort_hand(unseen), 12)
        if max(sum(one.suit == suit for one in hand) for suit in range(4)) >= 5
    ]
    found = possible(seen_by(deal, "younger"))
    assert found.rules.hands == len(hands) == 1563  # some have six, but whoever may sink may call five of them
    assert found.unsunk.hands == sum(max(sum(one.suit == s for one in hand) for s in range(4)) == 5 for hand in hands)


def test_asking_what_a_point_makes_shows_as_many_cards():
    deal = declared_in("cavendish-example", 2)  # “making?”: of the 15 cards elder does not see, 5 are diamonds
    found = possible(seen_by(deal, "elder"))
    assert found.rules.hands == comb(10, 7) == 120
    assert found.rules.sure == parse_cards("AD QD JD TD 7D")


def test_a_suit_not_followed_is_not_held():
    whole = Deal.from_record(example("cavendish-example"))
    states = [*(state for state, _ in ReadersDeal(whole).history()), whole]
    for before, after in pairwise(states):
        fresh = len(after.tricks) > len(before.tricks)
        if fresh and after.tricks[-1].cards[1].suit is not after.tricks[-1].cards[0].suit:
            leader, led = after.tricks[-1].leader, after.tricks[-1].cards[0].suit
            view = seen_by(after, leader)
            known = information(view, next(iter(view.others)))
            assert not any(one.suit is led for one in known.open)
            assert set(possible(view).rules.never) >= {one for one in view.unseen if one.suit is led}
            return
    raise AssertionError("somebody fails to follow in this deal")


def test_a_carte_blanche_shown_is_known_and_then_what_is_left_of_it():
    whole = Deal.from_record(example("carte-blanche-makes-a-repique"))
    states = [*(state for state, _ in ReadersDeal(whole).history()), whole]
    claimed = next(state for state in states if state.claimed and not state.proved)
    mine = sum(one.rank.name not in ("JACK", "QUEEN", "KING") for one in claimed.hands["younger"])
    assert possible(seen_by(claimed, "younger")).rules.hands == comb(20 - mine, 12)  # 20 cards are no court cards
    after = next(state for state in states if state.kept)
    assert len(after.discards["elder"]) == 5
    # Seven of the twelve shown are left, whichever they are, and the five drawn are all that younger cannot place.
    assert possible(seen_by(after, "younger")).rules.hands == comb(12, 7)


def test_what_elder_looked_at_and_younger_drew_is_in_youngers_hand():
    deal = shuffled(load("rubicon"), 3)
    deal = apply(deal, Exchange("elder", deal.hands["elder"][:3]))
    deal = apply(deal, Exchange("younger", deal.hands["younger"][:5]))
    view = seen_by(deal, "elder")
    assert len(view.peeked) == 2
    found = possible(view)
    assert set(found.rules.sure) == set(view.peeked)
    assert found.rules.hands == comb(32 - 15 - 2, 10)


def test_silence_binds_only_where_nothing_may_be_sunk():
    record = dict(example("cavendish-example"))
    sunk = {"younger": {"point": None, "sequences": None, "sets": None}}
    for sinking, same in (("partial", False), ("none", True)):
        rules = {"base": "rubicon", "options": {"sinking": sinking}}
        calls = sunk if sinking == "partial" else {}
        found = possible(seen_by(Deal.from_record({**record, "rules": rules, "calls": calls, "play": ""}), "elder"))
        assert (found.rules.hands == found.unsunk.hands) is same
        assert found.unsunk.hands <= found.rules.hands


def test_the_largest_count_there_is_is_counted():
    rules = load("cent-36")
    cards = list(pack_of(36).cards)
    Random(4).shuffle(cards)
    deal = start_from_hands(rules, {"elder": tuple(cards[:12]), "younger": tuple(cards[12:24])})
    while deal.phase == "declare":
        deal = apply(deal, random_action(deal, Random(1)))
    found = possible(seen_by(deal, "younger"))
    assert 0 < found.rules.hands < comb(24, 12)
