"""The kinds of question of a lesson: each is a question like those in a cell, and tells nothing before its answer."""

from __future__ import annotations

import pytest

from piquet_tutor.teach.lessons import choices, lesson_names, lessons, question_of
from piquet_tutor.teach.lessons.asks import ASKS
from piquet_tutor.teach.lessons.model import KINDS
from piquet_tutor.teach.questions.asked import QuestionFault
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.teach.lessons.answering import right_cards

ASKING = [
    pytest.param(one, step, id=f"{one.id}/{step.id}")
    for one in lessons()
    for step in one.steps
    if step.ask is not None and step.ask.answered in ("card", "table")
]


def test_no_two_kinds_go_by_one_name_and_each_stands_in_some_lesson():
    names = [each.kind for each in ASKS]
    assert len(set(names)) == len(names)
    assert {type(step.ask) for one in lessons() for step in one.steps if step.ask is not None} == set(ASKS)
    assert all(set(each.steps) <= set(KINDS) for each in ASKS)
    assert len(lesson_names()) > len(ASKS)


@pytest.mark.parametrize(("one", "step"), ASKING)
def test_a_question_of_a_lesson_is_asked_marked_and_learned_from_like_any_other(one, step):
    asked = question_of(one, step)
    assert asked.deal.rules is not None
    if step.ask.answered == "card":
        asking = asked.asking()
        assert asking.text
        assert [each.id for each in asking.form.choices] == [each.id for each in choices(one, step)]
    skipped = asked.mark(None)
    assert (skipped.verdict, skipped.given) == ("skipped", None)
    for nonsense in ("no such answer", ["XX"], object()):
        with pytest.raises(QuestionFault):
            asked.mark(nonsense)
    assert asked.learned(skipped, Mastery()).rules.keys() <= {asked.ruling.rule if asked.ruling is not None else ""}


@pytest.mark.parametrize(("one", "step"), ASKING)
def test_a_wrong_answer_of_a_lesson_is_told_what_is_wrong_and_not_what_is_right(one, step):
    asked = question_of(one, step)
    if step.ask.many:
        wrong, right = [[each.id] for each in choices(one, step) if not each.right], []
    elif step.ask.answered == "table":
        cards = right_cards(one, step)
        wrong, right = [cards[1:]], []
    else:
        wrong = [each.id for each in choices(one, step) if not each.right]
        right = [each.text for each in choices(one, step) if each.right]
    assert wrong
    for given in wrong:
        told = asked.told(asked.mark(given), whole=False)
        assert (told.verdict, told.whole, told.law) == ("wrong", False, "")
        assert told.why
        assert all(told.why)
        assert not [text for text in right if any(text in each for each in told.why)]
