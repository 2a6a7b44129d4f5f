"""The practice deals are exchanged by a player of club strength: no discard costs more than five points."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.actions import Exchange
from piquet_tutor.engine.cards import pack_of
from piquet_tutor.engine.deal.views import seen_by
from piquet_tutor.engine.rules.loader import load, rule_set_names
from piquet_tutor.players.coach.exchange_information import ground_of
from piquet_tutor.players.coach.exchange_race import dealt_in, quickly
from piquet_tutor.players.coach.exchange_sampled import Trial
from piquet_tutor.players.review.model import steps_of
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.scoring.dealing import practice_deal
from piquet_tutor.teach.scoring.exchanged_deals import Exchanged, exchanged_deals
from piquet_tutor.teach.scoring.items import only_one_scores, sheet
from piquet_tutor.teach.scoring.misconceptions import LEANS
from tests.samples import sample

RULES = load("rubicon")
WORST = 5
"""How many points worse than the best a discard may be, as the review measures it."""


def behind(deal):
    """By how much each discard of a deal is worse than the best, as the review measures it."""
    for step in steps_of(deal):
        if isinstance(step.action, Exchange):
            information = ground_of(seen_by(step.before, step.action.seat))
            ranked = quickly(information, 1)
            trial = Trial(dealt_in(information, 1, ranked.stage))
            yield trial.apart(ranked.best, information.lawful(step.action.cards))[0]


@pytest.mark.parametrize("seed", range(sample(12)))
def test_no_discard_of_a_practice_deal_is_absurd(seed):
    deal = practice_deal(RULES, Random(seed), LEANS[seed % len(LEANS)], in_hand=True)
    assert max(behind(deal)) <= WORST


@pytest.mark.parametrize("lean", LEANS)
def test_each_deal_of_the_file_is_a_whole_pack_and_reads_back(lean):
    pack = set(pack_of(RULES.pack).cards)
    for text in exchanged_deals()[lean]:
        one = Exchanged.from_text(text)
        assert one.text == text
        for each in (one, one.varied(Random(1), other_draw=True)):
            assert {*each.elder, *each.younger, *each.talon} == pack
            assert set(each.elder_out) <= set(each.elder)
            assert set(each.younger_out) <= set(each.younger)


def test_other_cards_drawn_and_other_suits_make_many_deals_of_one():
    one = Exchanged.from_text(exchanged_deals()["any"][0])
    assert len({one.varied(Random(seed), other_draw=True).text for seed in range(50)}) > 40


@pytest.mark.parametrize("name", rule_set_names())
def test_where_one_choice_is_offered_no_more_than_one_side_ever_scores(name):
    rules = load(name)
    for seed in range(3):
        deal = practice_deal(rules, Random(seed), rough=True)
        for item in sheet(deal):
            scoring = [side for side in item.sides if item.answer[side]]
            assert len(scoring) <= 1 or not only_one_scores(rules, item.id), (item.id, item.answer)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_what_nearly_anything_solves_is_no_puzzle(level):
    assert 1 <= puzzle(RULES, level, 3).hidden.answers <= 24
