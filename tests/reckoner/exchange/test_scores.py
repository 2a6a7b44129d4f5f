"""Deals dealt by the advice: each scored as the engine scores it, and no card is in two places."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.exchange_race import Trial
from piquet_tutor.reckoner.bulk import masks_in
from piquet_tutor.reckoner.exchange.information import ground_of
from piquet_tutor.reckoner.exchange.scores import SimulatedDeals, scored
from piquet_tutor.reckoner.masks import bits_of, masks_of
from piquet_tutor.reckoner.solver.play import half_tricks

CALLS = {"point", "sequence", "set"}


def played_to_the_calls(seed, rules):
    """A deal exchanged at random and called in full, up to the second trick; and the elder's ground before it."""
    deal = shuffled(load(rules), seed)
    rng = Random(seed)
    information = None
    while len(deal.tricks) < 1:
        view = seen_by(deal, deal.to_act)
        if deal.phase == "exchange":
            information = information or ground_of(view)
            deal = apply(deal, Exchange(deal.to_act, tuple(rng.sample(view.hand, view.limits[1]))))
        else:
            deal = apply(deal, view.choices[0])
    return deal, information


def brought(deal, kinds):
    """What scores of these kinds bring elder ahead."""
    return sum(
        award.points * (1 if award.side == "elder" else -1)
        for ruling in deal.rulings
        for award in ruling.awards
        if deal.rules.clauses[ruling.rule].counts_as in kinds
    )


@pytest.mark.parametrize("rules", ["rubicon", "club", "wikipedia", "au-cent"])
def test_two_hands_score_what_the_engine_gives_them(rules):
    for seed in range(12):
        deal, information = played_to_the_calls(seed, rules)
        if not any(ruling.rule.startswith("carte_blanche") and ruling.awards for ruling in deal.rulings):
            mine, theirs = ([np.array([mask]) for mask in masks_of(deal.kept[seat])] for seat in ("elder", "younger"))
            found = scored(information, mine, theirs)
            assert found.calls[0] == brought(deal, CALLS), seed
            assert found.repique[0] * 60 == brought(deal, {"repique"}), seed


@pytest.mark.parametrize(("seed", "who"), [(125, 1), (310, 1), (329, -1), (432, 1), (625, -1)])
def test_a_repique_is_seen_where_the_engine_gives_one(seed, who):
    deal, information = played_to_the_calls(seed, "rubicon")
    mine, theirs = ([np.array([mask]) for mask in masks_of(deal.kept[seat])] for seat in ("elder", "younger"))
    assert brought(deal, {"repique"}) == 60 * who
    assert scored(information, mine, theirs).repique[0] == who


def test_a_pique_is_counted_where_the_tricks_it_wants_are_there_to_be_taken():
    """Seventeen in hand against nothing: twelve tricks make thirty, and the hand has them all or has not."""
    information = ground_of(seen_by(shuffled(load("rubicon"), 4), "elder"))
    other = parse_cards("AD KD QD 8D 7D AC KC 8C 7C 8H 7H 7S")
    for mine, made in (("AS KS QS JS TS AH KH QH JH TH JC 9D", 0), ("AS KS QS JS TS 9S 8S AH TC 9C 9D TD", 1)):
        hands = [[np.array([mask]) for mask in masks_of(cards)] for cards in (parse_cards(mine), other)]
        found = scored(information, *hands)
        assert found.bonus[0] == 30 * found.pique[0] + 60 * found.repique[0]
        assert found.pique[0] == made


def test_younger_sees_the_same_deal_from_the_other_side():
    deal, elder = played_to_the_calls(5, "rubicon")
    before = shuffled(load("rubicon"), 5)
    out = tuple(Random(5).sample(before.hands["elder"], 5))
    younger = ground_of(seen_by(apply(before, Exchange("elder", out)), "younger"))
    mine, theirs = ([np.array([mask]) for mask in masks_of(deal.kept[seat])] for seat in ("elder", "younger"))
    one, other = scored(elder, mine, theirs), scored(younger, theirs, mine)
    assert [each[0] for each in one] == [-each[0] for each in other]


def test_the_play_is_what_the_solved_play_makes_it():
    deal, information = played_to_the_calls(2, "rubicon")
    mine, theirs = ([np.array([mask]) for mask in masks_of(deal.kept[seat])] for seat in ("elder", "younger"))
    made = half_tricks(tuple(sorted(codes(deal))))
    assert scored(information, mine, theirs).play[0] == information.tables.play[made]


def codes(deal):
    from piquet_tutor.reckoner.solver.suits import code_between

    return map(code_between, masks_of(deal.kept["elder"]), masks_of(deal.kept["younger"]))


@pytest.mark.parametrize("size", [1, 3, 5])
def test_every_deal_has_each_card_once(size):
    information = ground_of(seen_by(shuffled(load("rubicon"), 4), "elder"))
    dealt = SimulatedDeals(information, 200, np.random.default_rng(0))
    own = bits_of(information.hand)
    for drawn, other in zip(dealt.drawn(size).tolist(), dealt.other(size).tolist(), strict=True):
        assert drawn.bit_count() == size
        assert other.bit_count() == 12
        assert not drawn & other
        assert not (drawn | other) & own


def test_the_errors_told_are_those_of_the_mean():
    """Over many trials the mean strays as far as its error says."""
    information = ground_of(seen_by(shuffled(load("rubicon"), 9), "elder"))
    out = information.hand[:5]
    found = [Trial(SimulatedDeals(information, 400, np.random.default_rng(number))).one(out) for number in range(60)]
    strayed = float(np.std([each.mean for each in found], ddof=1))
    assert strayed == pytest.approx(float(np.mean([each.error for each in found])), rel=0.3)


def test_the_other_keeps_what_is_worth_keeping():
    """He ends with better cards than he was dealt: more of them are aces."""
    information = ground_of(seen_by(shuffled(load("rubicon"), 4), "elder"))
    dealt = SimulatedDeals(information, 2000, np.random.default_rng(1))
    aces = sum((each >> 8 & 1).sum() for each in masks_in(dealt.other(5))) / 2000
    unseen = sum(one.rank.name == "ACE" for one in information.unseen)
    assert aces > unseen * 12 / 20 + 0.1
