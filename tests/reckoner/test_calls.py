"""What each call told: figures worked by hand, the price of sinking, and that nothing hidden is looked at."""

from __future__ import annotations

import json
from math import log2
from random import Random

import pytest

from piquet_tutor import Deal
from piquet_tutor.explain.why import what_if
from piquet_tutor.explain.why.changing import swapped
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.call_report import Speaker, scene
from piquet_tutor.reckoner.calls import TellsNothing, call_information, heard, of_heard
from piquet_tutor.reckoner.hands import possible
from tests.samples import sample
from tests.strategies import random_deal


@pytest.fixture(scope="module")
def classic():
    return Deal.from_record(example("cavendish-example"))


def test_the_question_making_tells_five_cards(classic):
    found = call_information(classic, "elder", 6)
    assert (found.event, found.kind, found.other) == ("reply", "point", "younger")
    assert (found.before.rules.hands, found.after.rules.hands) == (455, 120)  # C(15, 12) and C(10, 7)
    assert found.known == parse_cards("AD QD JD TD 7D")
    assert found.bits == pytest.approx(log2(455 / 120))
    assert found.share == pytest.approx(1 - 120 / 455)


def test_a_statement_is_the_callers_though_the_other_asked(classic):
    found = call_information(classic, "younger", 6)
    assert (found.event, found.other, found.sunk) == ("stated", "elder", None)
    assert found.known == parse_cards("AH KH QH JH 8H")  # 49 with five cards: no other suit can make it


def test_a_call_that_follows_from_what_is_known_rules_nothing_out(classic):
    found = call_information(classic, "younger", 11)  # a quart, of elder's five hearts with ace, king, queen and jack
    assert found.before.rules.hands == found.after.rules.hands
    assert found.bits == 0


def test_sinking_hides_what_the_call_told_and_costs_what_it_scored(classic):
    sunk = call_information(classic, "elder", 14, everything=True).sunk
    assert sunk.hands.rules.hands == 120  # “good” binds nobody where sinking is allowed
    totals = what_if(classic, "younger sink set").totals
    assert sunk.lost == totals["younger"][0] - totals["younger"][1] == 17
    assert sunk.given == totals["elder"][1] - totals["elder"][0] == 3


def test_keeping_back_the_lesser_set_costs_only_that(classic):
    found = call_information(classic, "elder", 17, everything=True)
    assert found.event == "show"
    assert found.known == parse_cards("QS TS TH QC TC")
    assert found.sunk.lost == 3  # the trio of queens; the quatorze was answered for and must be shown
    assert found.sunk.hands.rules.hands > found.after.rules.hands


def test_where_nothing_may_be_sunk_no_price_is_told():
    record = {**example("cavendish-example"), "rules": {"base": "rubicon", "options": {"sinking": "none"}}}
    found = call_information(Deal.from_record(record), "younger", 5)
    assert found.sunk is not None
    assert (found.sunk.hands, found.sunk.lost) == (None, None)


def test_what_was_sunk_comes_out_in_the_play():
    deal = Deal.from_record(example("sunk-king"))  # elder calls a trio of kings and holds the fourth
    found = possible(seen_by(deal, "younger"))
    assert (found.rules.hands, found.unsunk.hands) == (1, 0)
    last = heard(deal, "younger", plays=True)
    proved = next(
        each
        for each in (of_heard(deal, "younger", one) for one in last)
        if each.before.unsunk.hands and not each.after.unsunk.hands
    )
    lines = list(Speaker(deal, "younger").more(proved))
    assert "If nothing was sunk, there is no such hand: elder has sunk something." in lines


def test_the_price_is_not_told_to_a_seat_that_cannot_know_it(classic):
    short = {**example("cavendish-example"), "play": ""}
    assert call_information(Deal.from_record(short), "younger", 5).sunk.lost is None
    assert call_information(Deal.from_record(short), "younger", 5, everything=True).sunk.lost is not None
    assert call_information(classic, "younger", 5).sunk.lost == 5  # every card has been played


def test_what_nobody_said_tells_nothing(classic):
    with pytest.raises(TellsNothing, match=r"Ruling 1 is not something younger heard .* one of 5, 6, 11, 15\."):
        call_information(classic, "younger", 1)


@pytest.mark.parametrize("name", rule_set_names())
def test_nothing_is_looked_at_that_the_seat_cannot_know(name):
    """Cards the seat cannot place change places: as long as it has heard the same, it is told the same."""
    rng = Random(f"swap {name}")
    compared = 0
    for _ in range(sample(6)):
        if compared >= sample(2):
            break
        deal = random_deal(load(name), rng, rng.randrange(4, 20))
        for seat in deal.table.seats:
            view = seen_by(deal, seat)
            hidden = sorted(view.unseen, key=lambda one: one.index)
            if len(hidden) < 2:
                continue
            other = run(swapped(course_of(deal), *rng.sample(hidden, 2)))
            if other.refused is not None or not same_to(seat, deal, other.deal):
                continue
            assert scenes(deal, seat) == scenes(other.deal, seat)
            compared += 1
    assert compared >= 1


def same_to(seat, one, two):
    """Whether a seat knows the same of two deals, and all of it has been replayed."""
    mine, theirs = seen_by(one, seat), seen_by(two, seat)
    whole = score_of(one).play == score_of(two).play and len(one.actions) == len(two.actions)
    return whole and (mine.rulings, mine.hand, mine.unseen, mine.others) == (
        theirs.rulings,
        theirs.hand,
        theirs.unseen,
        theirs.others,
    )


def scenes(deal, seat):
    speaker = Speaker(deal, seat)
    return [scene(of_heard(deal, seat, each), speaker) for each in heard(deal, seat, plays=True)]


def test_a_scene_is_plain_data(classic):
    found = call_information(classic, "elder", 6)
    drawn = scene(found, Speaker(classic, "elder"))
    assert json.loads(json.dumps(drawn)) == drawn
    assert drawn["text"] == "It leaves about one in four of the hands that younger could hold."
    assert drawn["possible"] == "hands left: 26% of those before"
    assert drawn["more"][0] == "Counted: 455 hands before it, 120 hands after it: 26.4% of them are still possible."
    assert drawn["bar"]["before"] == 455
    assert drawn["bar"]["after"] == 120
