"""No answer stands on a page before its question: what is told with an answer stands nowhere until it is given."""

from __future__ import annotations

import re
from typing import Any

import pytest

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.lessons import choices, laid, lesson_names, lessons
from piquet_tutor.teach.lessons.filling import HOLE, rules_of
from piquet_tutor.teach.scoring.cases import SUMS
from tests.app.learners import texts
from tests.app.opening import open_desk
from tests.teach.lessons.answering import reply

SHORTEST = 25
"""Characters of a sentence by which it can be told from others."""


def sentences(paragraphs) -> set[str]:
    """The sentences of some paragraphs that are long enough to be known again."""
    found = (each.strip() for text in paragraphs for each in re.split(r"(?<=[.?!])\s+", text))
    return {each for each in found if len(each) >= SHORTEST}


def opened(name: str, language: str = "en") -> LessonController:
    return open_desk(LessonController(name, language))


def scene_of(desk) -> dict[str, Any]:
    """What is shown of a step: its card, and the parts of its table that are not hidden."""
    app = desk.app
    parts = {"table": app.table, "feed": app.feed, "sheet": app.sheet}
    shown = {name: part.scene for name, part in parts.items() if not part.hidden and desk.step.place is not None}
    return {**shown, "card": desk.card.scene}


def told_with_the_answer(one, step, language: str) -> set[str]:
    """What is said once a step is answered: the reasons, the rulings asked about, the laws."""
    told = [clause(rules_of(one, step), law, language) for law in step.laws]
    if step.kind == "explain":
        return sentences([*told, *reply(one, step, None, language)[1:]])
    if step.ask.kind == "pick":
        return sentences([*told, *reply(one, step, None, language)[1:]])
    if step.ask.kind == "box" and not step.ask.withheld(step):
        return sentences(told)  # a number that is added up: each of its rulings may be quoted, and none answers
    for each in choices(one, step, language):
        paragraphs = reply(one, step, each.id, language)
        told += paragraphs[: len(paragraphs) - len(step.after)]
    told += [HOLE.sub("", each) for each in step.after]  # what it quotes may be known already
    table = laid(step.place)
    about = step.ask.withheld(step)
    told += [narration.text(each, "short", language) for each in table.deal.rulings if each.rule in about]
    return sentences(told)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", lesson_names())
def test_no_question_of_a_lesson_is_answered_before_it_is_asked(name, language):
    """Neither in the banner, the rulings, the race, the sheet nor what is said; its own text aside, which teaches."""
    desk = opened(name, language)
    one = desk.lesson
    for step in one.steps:
        if step.place is None or step.ask is None:
            continue
        if step.ask.answered in ("play", "sheet"):
            continue
        desk.go(step.id)
        scene = scene_of(desk)
        assert scene["card"]["reply"] is None
        assert scene["card"]["laws"] == []
        assert not any(each["mark"] or each["said"] for each in (scene["card"]["ask"] or {}).get("choices", ()))
        taught = "\n".join(scene["card"]["paragraphs"])
        offered = "\n".join(texts(scene["card"]["ask"]))
        stands = "\n".join(texts({**scene, "card": {**scene["card"], "paragraphs": [], "ask": None}}))
        found = {
            each
            for each in told_with_the_answer(one, step, language)
            if each in stands and each not in taught and each not in offered
        }
        assert found == set(), f"{name}, {step.id}"


@pytest.mark.parametrize("name", lesson_names())
def test_no_score_and_no_sheet_answers_a_question_of_a_lesson(name):
    """While something is asked, neither a seat's score nor the sheet holds what is asked, though the deal has it."""
    desk = opened(name)
    for step in desk.lesson.steps:
        asks = step.place is not None and step.ask is not None and step.ask.kind in ("box", "choice", "may", "pick")
        if not asks:
            continue
        desk.go(step.id)
        deal, about = desk.session.deal, step.ask.withheld(step)
        answers = [each for each in deal.rulings if each.rule in about]
        assert desk.app.sheet.scene["rows"] == []
        for seat in desk.app.table.scene["seats"]:
            side = deal.table.side_of(seat["seat"])
            owed = sum(each.points for each in answers if each.side == side)
            assert seat["score"] is None or seat["score"] <= deal.total(side) - owed, f"{name}, {step.id}"
        if step.ask.box in SUMS:
            assert {seat["score"] for seat in desk.app.table.scene["seats"]} == {None}


def test_what_was_ruled_before_is_still_told_but_not_what_is_asked():
    """In the middle of a deal: who led is seen on the table; what leading scores is asked."""
    desk = opened("08_play")
    desk.go("take")
    about = desk.step.ask.withheld(desk.step)
    assert {"play.lead", "play.trick"} <= about
    feed = desk.app.feed.scene["passages"]
    assert feed
    assert not [each for each in feed if each["clause"] in about]
    assert desk.card.scene["ask"]["text"]
    assert desk.app.table.scene["prompt"]["text"] == "", "it is asked in one place"
    left = {each["number"] for each in feed}
    assert {word["ruling"] for word in desk.app.table.scene["dialogue"]} <= left
    desk.card.handle({"step": "take", "kind": "press", "action": "skip"})
    assert about & {each["clause"] for each in desk.app.feed.scene["passages"]}


@pytest.mark.parametrize("name", [each.id for each in lessons() if each.stop])
def test_no_box_of_a_whole_deal_is_answered_before_it_is_filled(name):
    """What the score sheet at the end of a stop says of a box, right or wrong, stands nowhere in it before."""
    desk = opened(name)
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "boxes":
            continue
        desk.go(step.id)
        for box in step.ask.boxes:
            before = "\n".join(texts(desk.sheet.scene))
            desk.sheet.handle({"kind": "skip", "box": box})
            (mark,) = [each["mark"] for each in desk.sheet.scene["boxes"] if each["id"] == box]
            told = sentences([mark["text"], *(each["short"] for each in mark["reasons"])])
            assert not {each for each in told if each in before}, f"{name}, {box}"


@pytest.mark.parametrize("name", ["02_carte_blanche", "12_forms"])
def test_no_practice_question_is_answered_before_it_is_asked(name):
    """What the scorer's sheet says of an answer, right or wrong, stands nowhere in it before."""
    desk = opened(name)
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "misconception":
            continue
        desk.go(step.id)
        before = "\n".join(texts(desk.sheet.scene))
        desk.sheet.handle({"kind": "answer", "box": desk.question.box, "answer": dict(desk.question.temptation)})
        assert not [box for box in desk.sheet.scene["boxes"] if box["mark"]], "there is another try"
        desk.sheet.handle({"kind": "skip"})
        marks = [box["mark"] for box in desk.sheet.scene["boxes"] if box["mark"]]
        assert marks
        assert not {each for each in sentences(texts(marks)) if each in before}, f"{name}, {step.id}"
