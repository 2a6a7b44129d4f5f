"""One practice question as it is answered, wherever it stands: the first try counts, and no other is learned from."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.scorer.practising import Practice
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.practice import question

RULES = load("rubicon")
ASKED = question(RULES, "capot_on_top", 1)


@pytest.fixture
def practice():
    sitting = Sitting(RULES)
    made = Practice(sitting, ASKED)
    made.sitting = sitting
    return made


def mark_of(practice):
    (box,) = practice.scene(practice.remark)["boxes"]
    return box["mark"]


def test_a_wrong_answer_is_tried_again_and_the_first_is_what_counts(practice):
    assert practice.answer(dict(ASKED.temptation))
    assert practice.tried
    assert mark_of(practice) is None
    known = practice.sitting.mastery
    assert known.rules[ASKED.law].wrong == 1
    assert practice.answer(dict(ASKED.item.answer))
    assert (practice.over, practice.first.right, practice.mark.right) == (True, False, True)
    assert practice.sitting.mastery is known
    assert mark_of(practice)["verdict"] == "right"


def test_what_is_said_of_a_second_wrong_answer_is_something_else(practice):
    practice.answer(dict(ASKED.temptation))
    first = practice.remark
    practice.answer(dict(ASKED.temptation))
    assert first
    assert practice.remark not in ("", first)


def test_what_is_no_answer_is_said_and_changes_nothing(practice):
    assert not practice.answer(None)
    assert not practice.answer({"elder": "many"})
    assert practice.mark is None
    (box,) = practice.scene("")["boxes"]
    assert box["note"]
    assert practice.sitting.mastery.clock == 0


def test_whoever_has_seen_the_answer_among_the_hints_has_shown_no_knowledge(practice):
    for _ in range(len(STEPS) + 1):
        practice.hint()
    assert practice.told
    practice.answer(dict(ASKED.item.answer))
    assert practice.sitting.mastery.idle == 1
    assert practice.sitting.mastery.rules[ASKED.law].right == 0


def test_a_question_given_up_is_skipped_but_after_a_try_that_try_stays(practice):
    practice.answer(dict(ASKED.temptation))
    practice.give_up()
    assert mark_of(practice)["verdict"] == "wrong"
    other = Practice(Sitting(RULES), ASKED)
    other.give_up()
    assert mark_of(other)["verdict"] == "skipped"


def test_what_was_kept_is_marked_as_it_was_and_nothing_counts_twice(practice):
    practice.recall(dict(ASKED.temptation), over=False)
    assert practice.tried
    practice.recall(None)
    assert mark_of(practice)["verdict"] == "skipped"
    assert practice.sitting.mastery.clock == 0
