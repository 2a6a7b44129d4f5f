"""Which wrong rule is behind a wrong number: named when it fits, and never guessed."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from piquet_tutor import narration
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.scoring.diagnosis import SURE, Response, beliefs, diagnose
from piquet_tutor.teach.scoring.misconceptions import applicable, compatible
from piquet_tutor.teach.scoring.practice import question, stream
from piquet_tutor.teach.scoring.words import belief_words, diagnosis_text
from tests.samples import sample
from tests.teach.lessons.learners import Learner, tried

RULES = load("rubicon")


def answer(name, seed, given=None, box=""):
    asked = question(RULES, name, seed, box=box)
    return Response(asked.case, asked.box, asked.temptation if given is None else given, True)


def test_fifty_for_a_capot_is_forty_on_top_of_ten():
    found = diagnose([answer("capot_on_top", 1)])
    assert found.named == ("capot_on_top",)
    assert not found.right


def test_a_right_answer_names_nothing():
    asked = question(RULES, "capot_on_top", 1)
    found = diagnose([Response(asked.case, "cards", asked.case.truth["cards"], True)])
    assert found.right
    assert found.named == found.held == ()


def test_a_number_no_misreading_gives_is_not_explained():
    found = diagnose([answer("capot_on_top", 1, (("elder", 17),))])
    assert found.named == found.ranked == ()


def test_a_misreading_that_does_not_give_the_number_is_not_named_however_likely():
    history = [answer("capot_on_top", seed) for seed in range(4)]
    assert diagnose(history).held == ("capot_on_top",)
    assert diagnose([*history, answer("cards_shared", 1, (("elder", 33),))]).named == ()


def test_one_slip_after_many_right_answers_names_nothing():
    """It fits the number, but somebody who believed it would have gone wrong before."""
    right = [
        Response(asked.case, "cards", asked.case.truth["cards"], True)
        for asked in (question(RULES, "capot_on_top", seed) for seed in range(5))
    ]
    found = diagnose([*right, answer("capot_on_top", 9)])
    assert [each.belief for each in found.ranked] == [("capot_on_top",)]
    assert found.named == ()
    assert found.held == ()


def test_of_two_that_give_the_same_number_none_is_named_until_one_is_told_apart():
    clock = answer("pique_by_the_clock", 1)
    either = diagnose([clock])
    assert {each.belief for each in either.ranked[:2]} == {("pique_by_the_clock",), ("pique_unbarred",)}
    assert either.named == ()
    asked = question(RULES, "pique_unbarred", 1)
    right = Response(asked.case, "pique", asked.case.truth["pique"], True)
    assert diagnose([right, clock]).named == ("pique_by_the_clock",)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_two_give_the_number_both_are_told_as_possible(language):
    """Whatever the clock grants and the order of reckoning denies, somebody whom nothing bars is granted too."""
    either = diagnose([answer("pique_by_the_clock", 1)])
    assert set(either.alone) == {"pique_by_the_clock", "pique_unbarred"}
    (told,) = diagnosis_text(RULES, "pique", either, language)
    assert all(belief_words(RULES, name, language, "pique").belief in told for name in either.alone)
    assert narration.whole("scorer-not-named", language, whole="yes") != told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_one_gives_it_against_all_other_answers_it_may_be_a_slip(language):
    right = [
        Response(asked.case, "cards", asked.case.truth["cards"], True)
        for asked in (question(RULES, "capot_on_top", seed) for seed in range(5))
    ]
    slip = diagnose([*right, answer("capot_on_top", 9)])
    (told,) = diagnosis_text(RULES, "cards", slip, language)
    assert belief_words(RULES, "capot_on_top", language, "cards").belief in told
    none = diagnose([answer("capot_on_top", 1, (("elder", 17),))])
    assert diagnosis_text(RULES, "cards", none, language) == (
        narration.whole("scorer-not-named", language, whole="yes"),
    )


def test_two_wrong_rules_that_only_together_give_a_number_are_both_named():
    """On a whole sheet: last trick three, and the capot on top, meet in the total."""
    asked = question(RULES, "capot_on_top", 3)
    case, pair = asked.case, ("last_trick_three", "capot_on_top")
    given = case.answer(pair, "total")
    assert given not in (case.answer((pair[0],), "total"), case.answer((pair[1],), "total"))
    found = diagnose([Response(case, "total", given)])
    assert pair in {each.belief for each in found.ranked}


def test_likelihoods_sum_to_one():
    weighed = beliefs([answer("rank_before_size", 1), answer("best_set_only", 1)])
    assert sum(weighed.values()) == pytest.approx(1)
    assert all(0 <= each <= 1 for each in weighed.values())


def test_what_is_named_is_likelier_than_all_else():
    for seed in range(3):
        found = diagnose([answer("sequence_by_cards", seed)])
        assert found.ranked[0].likelihood > SURE


def test_whoever_has_unlearnt_it_is_not_told_of_it_again():
    wrong = [answer("last_trick_three", seed) for seed in range(3)]
    asked = [question(RULES, "last_trick_three", seed) for seed in range(10, 16)]
    right = [Response(each.case, each.box, each.case.truth[each.box], True) for each in asked]
    assert diagnose(wrong).held == ("last_trick_three",)
    assert diagnose([*wrong, *right]).held == ()


ENOUGH = 0.95
"""Of the wrong answers of a learner, so many are named at once."""
FIRST = ("capot_on_top", "quatorze_by_cards", "cards_shared")
BY_ONE = tuple(dict.fromkeys((*FIRST, *(each.id for each in applicable(RULES)))))
BY_TWO = [FIRST[:2], *(pair for pair in combinations(BY_ONE, 2) if compatible(pair) and pair != FIRST[:2])]


@pytest.mark.parametrize("name", BY_ONE[: sample(3)])
def test_a_learner_with_one_wrong_rule_is_found_out_at_once(name):
    """By thirty questions about what it concerns."""
    line = tried(RULES, (name,), 30, 2)
    assert line.wrong
    assert line.share >= ENOUGH
    assert line.held


@pytest.mark.parametrize("pair", BY_TWO[: sample(1)])
def test_a_learner_with_two_is_found_out_within_sixty_answers(pair):
    """Unless the one hides the other: whoever lets everybody count everything compares nothing."""
    line = tried(RULES, pair, 60, 2)
    assert line.first or (line.hidden and pair != FIRST[:2])
    assert line.held or not line.first


def test_whoever_holds_none_is_held_to_hold_none_though_he_slips():
    from random import Random

    learner = Learner((), 0.1, Random(5))
    history = [learner.answer(asked) for asked in islice(stream(RULES, ("set", "cards"), 2), 30)]
    assert not all(each.right for each in history)
    assert diagnose(history).held == ()
