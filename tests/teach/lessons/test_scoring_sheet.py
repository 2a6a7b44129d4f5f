"""The sheet of questions: its answers are the ledger's and nobody else's, and nothing is seen before it is answered."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict, total
from piquet_tutor.game.deal.declarations import full_word
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.faults import AnswerError
from piquet_tutor.teach.scoring.items import box_of, item_of, key_of, read_answer, sheet
from piquet_tutor.teach.scoring.pacing import PACES, ruling_counts, silent_on, steps
from tests.game.table_talk import cards

SIDES = ("elder", "younger")


def random_deals(name, count=4):
    rules = load(name, {"carte_rouge": 20} if load(name).pack == 32 else {})
    for seed in range(count):
        rng = Random(seed)
        deal = play_out(shuffled(rules, rng), rng)
        if not deal.void:
            yield deal


EQUAL = {
    "format": "piquet-record/1",
    "rules": "rubicon",
    "hands": {
        "elder": "AS KS QS 9S 7H 8H KH TD JD 7C 8C QC",
        "younger": "AH QH JH 9H 7S 8S JS 8D KD 9C TC KC",
    },
    "play": "AS 7S",
}


@pytest.mark.parametrize("name", rule_set_names())
def test_every_award_belongs_to_one_box_and_the_boxes_make_the_totals(name):
    for deal in random_deals(name):
        items = {item.id: item for item in sheet(deal)}
        for ruling in deal.rulings:
            assert not ruling.awards or box_of(deal.rules, ruling) in items
        for side in dict.fromkeys(deal.rules.table.sides):
            assert items["total"].answer[side] == total(deal.rulings, side)
            assert sum(item.answer[side] for item in items.values()) == 2 * total(deal.rulings, side)


@pytest.mark.parametrize("name", ["rubicon", "contract", "voleur"])
def test_the_reason_of_a_number_is_the_rulings_that_are_it(name):
    for deal in random_deals(name):
        for item in sheet(deal):
            mine = [deal.rulings[number - 1] for number in item.reasons]
            for side in item.sides:
                assert item.answer[side] == total(mine, side)


def test_equal_points_are_nobodys_however_it_is_written():
    deal = Deal.from_record(EQUAL)
    item = item_of(deal, "point")
    assert any(deal.rulings[number - 1].verdict is Verdict.DENIED for number in item.reasons)
    for given in ({}, {"who": "", "points": 0}, {"who": "elder", "points": 0}, {"elder": 0, "younger": ""}):
        assert item.right(read_answer(SIDES, given))
    assert not item.right(read_answer(SIDES, {"who": "elder", "points": 4}))


def test_who_and_how_many_is_the_same_as_points_by_side():
    assert key_of(read_answer(SIDES, {"who": "younger", "points": "14"})) == key_of(read_answer(SIDES, {"younger": 14}))


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (5, "points by side"),
        ({"who": "north", "points": 3}, "north"),
        ({"who": "", "points": 3}, "say who"),
        ({"elder": -1}, "whole number"),
        ({"elder": "five"}, "whole number"),
        ({"elder": True}, "whole number"),
        ({"who": "elder", "many": 3}, "points by side"),
    ],
)
def test_what_is_no_answer_is_refused_with_one_sentence(given, word):
    with pytest.raises(AnswerError) as caught:
        read_answer(SIDES, given)
    assert word in str(caught.value)
    assert str(caught.value).endswith(".")


def test_before_the_play_only_the_boxes_of_the_hand_are_asked():
    assert [item.id for item in sheet(Deal.from_record(EQUAL))] == [
        *("carte_blanche", "point", "sequence", "set", "repique"),
    ]


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("name", ["rubicon", "parlett", "auction", "voleur"])
def test_each_box_is_asked_once_and_nothing_of_it_is_seen_before(name, pace):
    for deal in random_deals(name, 2):
        every = steps(deal, pace)
        asked = [item.id for step in every for item in step.items]
        assert sorted(asked) == sorted(item.id for item in sheet(deal))
        for place, step in enumerate(every):
            still_open = {item.id for later in every[place:] for item in later.items}
            for number in step.visible:
                ruling = deal.rulings[number - 1]
                assert not (ruling.awards and box_of(deal.rules, ruling) in still_open)
                assert number <= ruling_counts(deal)[step.actions]


def test_after_each_call_a_class_is_asked_before_it_is_answered():
    deal = Deal.from_record(EQUAL)
    point = next(step for step in steps(deal, "call") if any(item.id == "point" for item in step.items))
    seen = {deal.rulings[number - 1].rule for number in point.visible}
    assert "point.called" in seen
    assert not seen & {"point.answered", "point.equal", "point.good"}


def test_a_class_of_which_something_is_kept_back_is_asked_when_all_is_declared():
    """Else the call would ask for a number that only the caller's silence decides."""
    record = {
        "format": "piquet-record/1",
        "rules": "rubicon",
        "hands": {
            "elder": "AS AH AD QS QH QD 7S 8S 9D TC JC 7C",
            "younger": "KS KH JS JH TH TS 9H 8H 9S 7D 8D 9C",
        },
        "play": "AS 9S",
    }

    def asked_after(calls):
        deal = Deal.from_record({**record, "calls": calls})
        every = steps(deal, "call")
        return next(step.actions for step in every if any(item.id == "set" for item in step.items)), every[-1].actions

    at_the_call, declared = asked_after({})
    assert at_the_call < declared
    assert asked_after({"elder": {"sets": ["AS AH AD"]}}) == (declared, declared)


def test_a_case_knows_the_truth_by_heart():
    case = ScoredDeal(Deal.from_record(EQUAL))
    assert {item.id: key_of(item.answer) for item in case.items} == dict(case.truth)


def test_what_tells_nothing_of_an_open_box_rests_on_nothing_that_does():
    """A repique that rests on the point tells of it as much as the point itself."""
    hands = {"elder": cards("S:AKQJT98 H:AKQ D:AK"), "younger": cards("H:JT987 D:QJT9 C:KQJ")}
    deal = start_from_hands(load("rubicon"), hands)
    while deal.phase == "declare":
        deal = apply(deal, full_word(deal))
    repique = next(each for each in deal.rulings if each.rule == "repique.award" and each.awards)
    for box in ("point", "sequence"):
        silent = silent_on(deal, {box})
        assert silent
        assert repique.number not in silent
        assert all(silent.issuperset(each.because) for each in deal.rulings if each.number in silent)
