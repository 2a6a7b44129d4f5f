"""Puzzles: every answer is one, nothing smaller would do, and no exchange that does it is refused."""

from __future__ import annotations

import pytest

from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.puzzles import LEVELS, Hiddenness, NoPuzzle, puzzle
from piquet_tutor.teach.puzzles.asked import ByExchange
from piquet_tutor.teach.questions.asked import QuestionFault
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.samples import sample
from tests.teach.puzzles.many import faults

RUBICON = load("rubicon")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(1, 1 + sample(2)))
def test_every_exchange_of_two_cards_is_tried_and_exactly_those_that_do_it_are_taken(level, seed):
    assert faults(puzzle(RUBICON, level, seed)) == []


def test_the_same_level_and_number_make_the_same_puzzle():
    one, other = (puzzle(RUBICON, "medium", 3) for _ in range(2))
    assert (one.layout, one.goal, one.answers) == (other.layout, other.goal, other.answers)
    assert puzzle(RUBICON, "medium", 4).layout != one.layout


def test_an_attempt_is_ruled_by_the_engine_and_says_what_it_did():
    made = puzzle(RUBICON, "easy", 1)
    right = made.attempt(made.answers[0].swap)
    wrong = made.attempt(next(each for each in made.layout.swaps() if each not in {a.swap for a in made.answers}))
    assert right.solved
    assert made.goal.met(right.deal)
    assert not right.effect.nothing
    assert not wrong.solved
    assert not made.goal.met(wrong.deal)


def test_two_cards_of_one_place_are_no_exchange():
    layout = puzzle(RUBICON, "easy", 1).layout
    for cards in (*layout.hands.values(), layout.out):
        assert layout.pair(cards[:2]) is None
    assert layout.pair((layout.out[0], layout.hands["elder"][0])) is not None


def test_a_solution_is_better_hidden_the_fewer_do_it_and_the_further_from_the_score_it_lies():
    plain = Hiddenness(answers=20, tried=336, elsewhere=False, moved=60)
    assert Hiddenness(10, 336, False, 60).steps == plain.steps + 1
    assert Hiddenness(20, 336, True, 60).steps > plain.steps
    assert Hiddenness(20, 336, False, 5).steps > plain.steps


def test_the_harder_level_is_the_better_hidden():
    easy, medium, hard = (puzzle(RUBICON, level, 2).hidden.steps for level in LEVELS)
    assert easy < medium < hard


def test_rules_that_puzzles_cannot_reckon_with_are_refused_in_a_sentence():
    with pytest.raises(NoPuzzle, match="No puzzles can be made by"):
        puzzle(load("contract"), "easy", 1)


def test_a_puzzle_is_a_question_that_says_the_one_number_first():
    asked = ByExchange(puzzle(load("rubicon"), "hard", 4))
    found = {frozenset(each.swap) for each in asked.puzzle.answers}
    wrong = next(each for each in asked.puzzle.layout.swaps() if frozenset(each) not in found)
    mark = asked.mark([one.code for one in wrong])
    told = asked.told(mark)
    assert (told.verdict, told.text, told.whole) == ("wrong", "", False)
    assert any(sign.isdigit() for sign in told.why[0])
    assert asked.mark(tuple(asked.puzzle.answers[0].swap)).right
    shown = asked.told(asked.mark(None))
    assert shown.verdict == "skipped"
    assert set(shown.lit) == set(asked.puzzle.gentlest.swap)
    rule = asked.ruling.rule
    assert asked.learned(mark, Mastery()).rules[rule].wrong == 1
    for nonsense in (["AS", "AS"], "AS", ["XX", 3], {}):
        with pytest.raises(QuestionFault):
            asked.mark(nonsense)
