"""A lesson as a learner goes through it: right and wrong answers, the table, and what is found again after a reload."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.pages.lessons.lesson_page import LessonController, ListController, posed
from piquet_tutor.app.pages.lessons.lesson_state import LARGEST, Visit, from_json, to_json
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay, StepReview
from piquet_tutor.engine.records.replay import next_action
from piquet_tutor.teach.lessons import choices, facts_of, hinted, laid, lesson, lesson_names, lessons, marked, picked
from piquet_tutor.teach.scoring import Mastery

NAMES = lesson_names()


def opened(name, lessons=None, mastery=None):
    desk = LessonController(name)
    desk.store.recall(lessons)
    desk.known.recall(mastery)
    return desk


def card(desk, **intent):
    desk.card.handle({"step": desk.step.id, **intent})


def kept(desk):
    return desk.store.value


def answer(desk, right):
    """Answer the step that is shown, rightly or wrongly."""
    one, step = desk.lesson, desk.step
    if desk.question is not None:
        truth, wrong = dict(desk.question.item.answer), dict(desk.question.temptation)
        desk.sheet.handle({"kind": "answer", "box": desk.question.box, "answer": truth if right else wrong})
    elif step.kind == "explain":
        ids = [each.id for each in facts_of(one, step) if each.decides is right]
        card(desk, kind="choose", choices=ids)
    elif step.ask is None:
        return
    elif step.ask.kind == "pick":
        codes = [each.code for each in picked(one, step, ()).cards]
        for code in codes if right else codes[1:]:
            desk.app.table.handle({"kind": "select", "card": code})
        desk.app.table.handle({"kind": "press", "action": "check"})
    elif step.ask.kind != "do":
        chosen = next(each.id for each in choices(one, step) if each.right is right)
        card(desk, kind="choose", choices=[chosen])


def verdicts(desk):
    return {
        step.id: desk.visit.verdicts.get(step.id)
        for step in desk.lesson.steps
        if step.kind == "explain" or (step.ask is not None and step.ask.kind not in ("do", "pick"))
    }


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_whoever_goes_through_a_lesson_comes_to_its_end(name, right):
    """Whatever is answered, the next step can be reached, and each answer is marked for what it is."""
    desk = opened(name)
    for step in desk.lesson.steps:
        assert desk.step is step
        answer(desk, right)
        card(desk, kind="press", action="next")
    assert desk.step.kind == "summary"
    assert set(verdicts(desk).values()) <= {"right" if right else "wrong"}
    assert to_json(from_json(kept(desk))) == kept(desk)
    assert desk.card.scene["laws"]


def test_whoever_has_practised_enough_goes_on_after_the_questions():
    """Each question says how many are left; the last one has nothing to leave out."""
    desk = opened("07_repique")
    questions = [each for each in desk.lesson.steps if each.kind == "question"]
    for left, step in enumerate(reversed(questions)):
        desk.go(step.id)
        assert f"Question {len(questions) - left} of {len(questions)}" in desk.card.scene["progress"]["text"]
        assert str(left or "last") in desk.card.scene["progress"]["text"].partition(",")[2]
        assert ("enough" in desk.card.scene["nav"]) is bool(left)
    card(desk, kind="press", action="enough")
    assert desk.step.kind == "explain"
    assert not set(verdicts(desk).values()) - {None}, "nothing that was left out counts as skipped"
    assert "enough" not in desk.card.scene["nav"]
    card(desk, kind="press", action="enough")
    assert desk.step.kind == "explain"


@pytest.mark.parametrize("name", NAMES)
def test_its_practice_questions_are_rigged(name):
    """The misreading that a question is about gives another number than the right one, and is found behind it."""
    desk = opened(name)
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "misconception":
            continue
        asked = posed(desk.lesson, step)
        assert dict(asked.temptation) != {side: points for side, points in asked.item.answer.items() if points}
        desk.go(step.id)
        answer(desk, False)
        assert desk.mark is not None
        assert not desk.mark.right
        assert (asked.target,) in [each.belief for each in desk.mark.diagnosis.ranked]
        desk.sitting.history.clear()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_is_played_on_comes_to_its_ruling(name):
    """Where the learner plays, doing as the record does brings the ruling about, and nobody is held up."""
    desk = opened(name)
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "do":
            continue
        desk.go(step.id)
        session = desk.session
        assert isinstance(session, StepPlay)
        assert session.deal.to_act == session.seat
        table = laid(step.place)
        assert any(table.found(each) is not None for each in step.ask.until)
        for _ in range(40):
            if step.id in desk.visit.answers or session.states[-1].done:
                break

            session._do(next_action(session.score, session.states[-1]))
            session.tell()
        assert desk.visit.verdicts[step.id] == "right"


def test_the_table_goes_on_to_the_surprise():
    desk = opened("04_point")
    assert isinstance(desk.session, StepReview)
    before = len(desk.session.deal.rulings)
    answer(desk, True)
    assert len(desk.session.deal.rulings) > before
    assert [each["mark"] for each in desk.card.scene["ask"]["choices"]].count("right") == 1
    assert desk.card.scene["reply"]["verdict"] == "right"


def test_a_wrong_answer_gets_a_sentence_its_cards_and_another_try():
    """Until it is right: one sentence about that misreading, nothing of the answer; the first try is what is kept."""
    desk = opened("04_point")
    before, lit = len(desk.session.deal.rulings), desk.session.lit
    answer(desk, False)
    scene = desk.card.scene
    assert scene["reply"]["verdict"] == "wrong"
    assert scene["reply"]["paragraphs"] == ["You took one off because the pips end in four, as some books have it."]
    assert scene["ask"]["open"]
    assert [each["mark"] for each in scene["ask"]["choices"]].count("wrong") == 1
    assert "right" not in [each["mark"] for each in scene["ask"]["choices"]]
    assert scene["laws"] == []
    assert len(desk.session.deal.rulings) == before
    assert desk.session.lit >= lit
    assert {"KC", "7C"} <= desk.session.lit
    again = opened("04_point", kept(desk))
    assert again.card.scene["reply"] == scene["reply"]
    answer(again, True)
    assert again.card.scene["reply"]["verdict"] == "right"
    assert again.visit.verdicts["hook"] == "wrong"
    assert len(again.session.deal.rulings) > before


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_answer_is_told_its_misreading_and_every_right_one_why(name, language):
    one = lesson(name, language)
    for step in one.steps:
        for each in choices(one, step, language):
            if each.right:
                assert marked(one, step, each.id, language).paragraphs, f"{step.id}: nothing says why"
            else:
                told = hinted(one, step, each.id, language)
                right = [other.text for other in choices(one, step, language) if other.right]
                assert told
                assert not [text for text in right if text in told], step.id


def test_a_practice_question_is_tried_until_it_is_right_and_counts_once():
    desk = opened("04_point")
    desk.go("question-1")
    answer(desk, False)
    first = desk.known.value
    assert not [box for box in desk.sheet.scene["boxes"] if box["mark"]]
    assert "Try once more." in str(desk.sheet.scene)
    answer(desk, False)
    answer(desk, True)
    assert desk.mark.right
    assert [box for box in desk.sheet.scene["boxes"] if box["mark"]]
    assert desk.visit.verdicts["question-1"] == "wrong"
    assert desk.known.value == first
    assert desk.sitting.mastery == Mastery.from_json(first)


def test_a_lesson_ends_with_its_result_and_what_was_missed_comes_once_more():
    """What counts, for the lesson and for what is known, is the first try; the round ends where it began."""
    desk = opened("04_point")
    for step in desk.lesson.steps:
        answer(desk, step.id not in ("hook", "question-2"))
        card(desk, kind="press", action="next")
    count = sum(step.ask is not None or step.kind == "explain" for step in desk.lesson.steps)
    played = sum(step.ask is not None and step.ask.kind == "do" for step in desk.lesson.steps)
    result = f"{count - played - 2} of {count} right at the first try."
    assert desk.card.scene["paragraphs"][0] == result
    assert "2" in desk.card.scene["nav"]["missed"]["label"]
    known = desk.known.value
    card(desk, kind="press", action="missed")
    assert desk.step.id == "hook"
    assert desk.card.scene["reply"] is None
    answer(desk, True)
    card(desk, kind="press", action="next")
    assert desk.step.id == "question-2"
    answer(desk, True)
    assert desk.mark.right
    card(desk, kind="press", action="next")
    assert desk.step.kind == "summary"
    assert desk.card.scene["paragraphs"][0] == result
    assert desk.known.value == known


def test_facts_are_picked_until_they_are_right():
    desk = opened("04_point")
    desk.go("explain-1")
    answer(desk, False)
    assert "explain-1" not in desk.visit.answers
    assert desk.card.scene["ask"]["note"]
    assert not [each for each in desk.card.scene["ask"]["choices"] if each["mark"]]
    answer(desk, True)
    assert desk.card.scene["reply"]["verdict"] == "right"
    assert desk.visit.verdicts["explain-1"] == "wrong"


def test_nothing_of_the_answer_is_told_before_it_is_given():
    """Neither the reply, nor a law that would answer, nor which choice is right."""
    desk = opened("04_point")
    for step in desk.lesson.steps:
        desk.go(step.id)
        scene = desk.card.scene
        if step.ask is None and step.kind != "explain":
            continue
        assert scene["reply"] is None
        assert scene["laws"] == []
        for each in (scene["ask"] or {}).get("choices", []):
            assert (each["mark"], each["said"]) == ("", "")


def test_a_question_shows_the_cards_of_its_table_and_no_others():
    """On a telephone the table lies below the answers: the question's card shows what lies open on it, no more."""
    shown = 0
    for name in NAMES[:4]:
        desk = opened(name)
        for step in desk.lesson.steps:
            desk.go(step.id)
            rows = desk.card.scene.get("cards", [])
            asks = desk.card.scene["ask"]
            assert bool(rows) == bool(step.place is not None and asks and asks["choices"]), (name, step.id)
            if rows:
                table = desk.app.table.scene
                lying = [one["card"] for seat in table["seats"] for one in seat["hand"]]
                lying += [one["card"] for one in table["trick"]]
                assert [one["card"] for row in rows for one in row["cards"]] == [code for code in lying if code]
                shown += 1
    assert shown > 10


def test_wrong_cards_are_told_at_the_table_and_can_be_put_right():
    desk = opened("04_point")
    desk.go("longer")
    answer(desk, False)
    assert "longer" not in desk.visit.answers
    assert desk.app.table.scene["prompt"]["tone"] == "refused"
    assert desk.app.table.scene["prompt"]["detail"]
    missing = {each.code for each in picked(desk.lesson, desk.step, ()).cards} - {
        each.code for each in desk.session.chosen
    }
    for code in missing:
        desk.app.table.handle({"kind": "select", "card": code})
    desk.app.table.handle({"kind": "press", "action": "check"})
    assert desk.visit.verdicts["longer"] == "right"


def test_a_reload_loses_nothing_and_counts_nothing_twice():
    desk = opened("04_point")
    answer(desk, False)
    desk.go("question-1")
    answer(desk, True)
    desk.go("explain-1")
    desk.card.handle({"kind": "own", "step": "explain-1", "text": "More is better."})
    mastery = desk.known.value
    assert Mastery.from_json(mastery).clock == 1
    again = opened("04_point", kept(desk), mastery)
    assert again.step.id == "explain-1"
    assert again.card.scene["own"]["value"] == "More is better."
    assert again.visit == desk.visit
    again.go("question-1")
    assert again.mark.right
    assert again.sitting.mastery == desk.sitting.mastery
    again.go("hook")
    assert again.card.scene["reply"]["verdict"] == "wrong"


def test_an_answer_can_be_taken_back():
    desk = opened("04_point")
    answer(desk, False)
    card(desk, kind="press", action="again")
    assert desk.visit.answers == {}
    assert desk.card.scene["reply"] is None
    answer(desk, True)
    assert desk.card.scene["reply"]["verdict"] == "right"


@pytest.mark.parametrize(
    "value",
    [
        "",
        "{}",
        "[" * 5000,
        json.dumps({"format": "piquet-lessons/1", "lessons": {"04_point": {"at": 5}}}),
        to_json({"04_point": Visit(answers={"hook": {"elder": 5}})}).replace("5}", '"five"}'),
        "x" * (LARGEST + 1),
    ],
)
def test_what_a_stranger_has_kept_is_refused_in_a_sentence(value):
    desk = opened("04_point", value, "not a mastery")
    assert desk.step.id == "hook"
    assert len(desk.notice.scene["paragraphs"]) == 2


def test_kept_answers_of_another_lesson_are_forgotten():
    visit = Visit(
        at="nowhere",
        answers={"hook": "999-moon", "longer": ["x"], "gone": "yes", "question-1": {"moon": 3}},
        verdicts={"hook": "right", "longer": "right", "gone": "right", "question-1": "right"},
    )
    desk = opened("04_point", to_json({"04_point": visit}))
    assert desk.step.id == "hook"
    desk.go("question-1")
    assert desk.visit.answers == {}
    assert desk.mark is None


@pytest.mark.parametrize(
    "intent",
    [
        {"kind": "choose", "choices": [5, None]},
        {"kind": "choose", "choices": ["moon"]},
        {"kind": "choose"},
        {"kind": "press", "action": ["next"]},
        {"kind": "press", "action": "skip", "step": "summary"},
        {"kind": "go", "step": "moon"},
        {"kind": "own", "step": "hook", "text": "x"},
    ],
)
def test_a_strange_intent_changes_nothing(intent):
    desk = opened("04_point")
    before = kept(desk)
    card(desk, **intent)
    assert kept(desk) == before


def test_the_list_shows_what_is_done():
    desk = opened("04_point")
    answer(desk, True)
    listed = ListController()
    assert {row["state"] for row in listed.list.scene["lessons"]} == {"new"}
    listed.store.recall(kept(desk))
    states = {row["id"]: row["state"] for row in listed.list.scene["lessons"]}
    assert states.pop("04_point") == "begun"
    assert set(states.values()) == {"new"}
    assert len(listed.list.scene["lessons"]) == len(lessons())
