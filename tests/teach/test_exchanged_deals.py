"""The practice deals are exchanged by a player of club strength: no discard costs more than five points.

That holds under every book that deals them. Where the review has no measure (a pack of 36 cards, tricks better lost),
the player's own measure is the test.
"""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.players.coach.exchange_race import Trial, dealt_in, quickly
from piquet_tutor.players.opponents.exchanging import lead_of
from piquet_tutor.players.review.model import steps_of
from piquet_tutor.reckoner.exchange.information import ground_of
from piquet_tutor.reckoner.exchange.unweighed import Unweighed
from piquet_tutor.teach.lessons import laid, lesson, lessons
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.scoring.dealing import by_club_player, form_of, is_exchanged_before, played, practice_deal
from piquet_tutor.teach.scoring.editions import NEWEST, SECOND
from piquet_tutor.teach.scoring.exchanged_deals import exchanged_deals, layout_from, varied, written
from piquet_tutor.teach.scoring.items import only_one_scores, sheet
from tests.samples import sample

RULES = load("rubicon")
SIDES = (ELDER, YOUNGER)
WORST = 5
"""How many points worse than the best a discard may be, as the review measures it."""


def exchanges(deal):
    """Every exchange of a deal, with the deal before it."""
    return [(step.before, step.action) for step in steps_of(deal) if isinstance(step.action, Exchange)]


def behind(before, action):
    """By how much a discard is worse than the best by the review, or than a player's own where that has no measure."""
    view = seen_by(before, action.seat)
    try:
        information = ground_of(view)
    except Unweighed:
        return lead_of(by_club_player(before, action.seat, Random(1), care=2).cards, action.cards, view, 200, Random(2))
    ranked = quickly(information, 1)
    return Trial(dealt_in(information, 1, ranked.stage)).apart(ranked.best, information.lawful(action.cards))[0]


EXTREME = ("long", "blank", "strong", "equal", "runs")
"""Where what one book makes a good discard is most often a bad one by another."""
FOR_TWO = [name for name in rule_set_names() if len(load(name).table.seats) == 2]


@pytest.mark.parametrize("name", FOR_TWO)
def test_no_discard_of_a_practice_deal_is_absurd(name):
    for seed in range(sample(2)):
        rng = Random(f"{name} {seed}")
        deal = practice_deal(load(name), rng, rng.choice(EXTREME), in_hand=True)
        assert all(behind(*each) <= WORST for each in exchanges(deal))


FORMS = ("32", "36", "contract", "auction")


@pytest.mark.parametrize("form", FORMS)
def test_each_deal_of_the_file_is_a_whole_pack_and_reads_back(form):
    for text in (each for texts in exchanged_deals(form, SECOND).values() for each in texts):
        one = layout_from(text, SIDES)
        assert written(one) == text
        for each in (one, varied(one, Random(1), other_draw=True)):
            elder, younger = (each.dealt[seat] for seat in SIDES)
            assert {*elder, *younger, *each.talon} == set(pack_of(36 if form == "36" else 32).cards)
            assert set(each.discards["elder"]) <= set(elder)
            assert set(each.discards["younger"]) <= set(younger)


@pytest.mark.parametrize("name", FOR_TWO)
def test_a_deal_of_the_file_is_bid_and_exchanged_as_it_stands_there(name):
    """So no player has to think of another discard: a book allows what it says."""
    rules = load(name)
    seats = rules.table.seats
    assert is_exchanged_before(rules, NEWEST)
    for text in (each for texts in exchanged_deals(form_of(rules)).values() for each in texts[: sample(3)]):
        layout = layout_from(text, seats)
        deal = played(rules, layout, Random(1), in_hand=True, exchange=unwanted)
        assert not deal.void
        assert [set(deal.discards.get(seat, ())) for seat in seats] == [set(layout.discards[seat]) for seat in seats]


def unwanted(deal, seat, rng):
    raise AssertionError(f"{seat} is not to exchange by themselves")


def test_other_cards_drawn_and_other_suits_make_many_deals_of_one():
    one = layout_from(exchanged_deals("32")["any"][0], SIDES)
    assert len({written(varied(one, Random(seed), other_draw=True)) for seed in range(50)}) > 40


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


OWN = [
    (each.id, step.id)
    for each in lessons("en")
    if each.stop
    for step in each.steps
    if step.place is not None and not isinstance(step.place.record, str)
]
"""The steps of the road whose deals are no book's, but the tutor's own."""


@pytest.mark.parametrize(("name", "step"), OWN)
def test_a_deal_of_the_roads_own_shows_no_discard_that_the_exchange_stop_would_blame(name, step):
    """A deal that has only its hands shows none, and teaches nothing by the way."""
    for before, action in exchanges(laid(lesson(name).step(step).place).deal):
        assert not action.cards or behind(before, action) <= WORST
