"""The scorer's page without a browser: nothing tells an answer before it is marked, and nothing kept is trusted."""

from __future__ import annotations

import json
from random import Random

import pytest

from piquet_tutor.app.pages.scorer.mastery_map import map_scene
from piquet_tutor.app.pages.scorer.scorer_page import ScorerController
from piquet_tutor.app.pages.scorer.scorer_scene import deal_scene, practice_scene
from piquet_tutor.app.pages.scorer.scorer_state import ScorerState, name_of, token_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.sittings import Sitting, practised
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.dealing import practice_deal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.pacing import PACES
from piquet_tutor.teach.scoring.practice import from_id, question
from piquet_tutor.teach.scoring.words import answer_text, diagnosis_text
from tests.app.opening import open_desk

RULES = load("rubicon")
CAPOT = question(RULES, "capot_on_top", 1)
SLOW = ("auction", "contract")
"""Rule sets whose questions take seconds to find."""


def opened(mastery=None, place=None, **query):
    """The page in a browser that has kept these texts."""
    return open_desk(ScorerController(query), mastery=mastery, scorer=place)


def desk_at(name=CAPOT.id, **place):
    return opened(Mastery().to_json(), ScorerState(question=token_of(name), **place).to_json())


def told(widget):
    """Everything a page could read of a view."""
    return json.dumps(widget.scene, ensure_ascii=False)


def box(desk):
    return desk.practice.scene["boxes"][0]


def press(view, **message):
    view.handle(message)


def test_nothing_is_shown_before_the_browser_has_said_what_it_kept():
    desk = ScorerController({})
    assert desk.practice.scene is None
    assert desk.map.scene is None
    open_desk(desk)
    assert len(desk.practice.scene["boxes"]) == 1
    assert desk.sitting.mastery.clock == 0


@pytest.mark.parametrize("name", ["capot_on_top", "equal_to_elder", "repique_unbarred", "best_set_only"])
def test_no_answer_is_sent_before_it_is_asked_for(name):
    """Neither the right number, nor its rulings, nor the misreading it is rigged against."""
    asked = question(RULES, name, 3)
    skipped = practice_scene(asked, Sitting(RULES).answer(practised(asked), None), 0, [], "")
    reasons = {one["short"] for one in skipped["boxes"][0]["mark"]["reasons"]}
    assert reasons
    desk = desk_at(asked.id)
    for _ in range(3):  # the step after these is another deal, solved, which may come to the same number
        sent = told(desk.practice) + told(desk.map)
        assert answer_text(asked.item.answer) not in json.dumps(box(desk))
        assert box(desk)["label"] not in [one["text"].split(":")[0] for one in desk.practice.scene["given"]]
        assert not any(short in sent for short in reasons)
        assert name not in sent
        assert box(desk)["mark"] is None
        if desk.place.hints < 2:
            press(desk.practice, kind="hint", box=asked.box)
    assert [each["title"] for each in box(desk)["hints"]] == ["A nudge", "The rule"]


@pytest.mark.parametrize(
    ("language", "named", "missed"),
    [
        ("en", "Perhaps this misreading: ", "Perhaps you missed something: "),
        ("fr", "Peut-être cette erreur\u202f: ", "Quelque chose vous a peut-être échappé\u202f: "),
    ],
)
def test_to_the_answer_nobody_a_misreading_is_named_as_possible_alone(language, named, missed):
    """Whoever has not looked answers the same."""
    asked = next(
        one for one in (question(RULES, "blank_ten_is_court", seed) for seed in range(9)) if not one.temptation
    )
    sitting = Sitting(RULES)
    mark = sitting.answer(practised(asked), {})
    assert mark.diagnosis.named == ("blank_ten_is_court",), "the first guess is the same"
    shown = practice_scene(asked, mark, 0, [], "", language)["boxes"][0]["mark"]
    assert [name[: len(named)] for name in shown["named"]] == [named]
    first, correction = shown["why"]
    assert first.startswith(missed)
    assert correction.startswith(("If so, ", "Si c’est le cas, "))
    either = diagnosis_text(RULES, asked.box, Diagnosis(False, (), mark.diagnosis.ranked, ()), language, nobody=True)
    assert either[0].startswith(missed)


def test_a_deal_tells_nothing_of_the_boxes_that_are_open():
    for seed in range(6):
        desk = desk_at(deal=seed, pace="end")
        sent = told(desk.deal)
        shown = {one["text"] for one in desk.deal.scene["said"]}
        marked = {box: desk.sitting.answer(Points(desk.case, box, focused=False), None) for box in desk.case.truth}
        after = deal_scene(desk.case, "end", 0, marked, {}, {})
        for each in after["boxes"]:
            for reason in each["mark"]["reasons"]:
                assert reason["short"] not in shown
                assert reason["short"] not in sent
        press(desk.deal, kind="skip", box="point")
        first = {one["id"]: one["mark"] for one in desk.deal.scene["boxes"]}
        assert [name for name, mark in first.items() if mark] == ["point"], "each box is marked alone"


@pytest.mark.parametrize("name", [name for name in rule_set_names() if name not in SLOW])
def test_every_rule_set_can_be_scored(name):
    desk = ScorerController({"rules": name, "topic": "point"})
    open_desk(desk)
    assert not desk.notice.scene
    assert desk.place.rules == name
    assert desk.question.box == "point"
    assert json.dumps(desk.deal.scene)
    assert json.dumps(desk.map.scene)
    assert from_id(name_of(desk.place.question)) == desk.question


def test_a_sheet_is_plain_and_tells_nothing_before_the_answer():
    case = ScoredDeal(practice_deal(RULES, Random(5)))
    for pace in PACES:
        scene = deal_scene(case, pace, 0, {}, {}, {})
        assert json.loads(json.dumps(scene)) == scene
        assert all(box["mark"] is None for box in scene["boxes"])
        assert not any(ruling["points"] for ruling in scene["said"])


def test_a_mark_opens_the_reason_also_when_the_answer_was_right():
    case = ScoredDeal(practice_deal(RULES, Random(5)))
    sitting = Sitting(RULES)
    marks = {
        item.id: sitting.mark(Points(case, item.id, focused=False), dict(case.truth[item.id])) for item in case.items
    }
    scene = deal_scene(case, "end", 0, marks, {}, {})
    assert scene["buttons"] == [{"id": "another", "label": "Another deal", "first": True}]
    for box in scene["boxes"]:
        assert box["mark"]["verdict"] == "right"
        assert box["mark"]["reasons"] or box["mark"]["no_ruling"]
        assert box["id"] == "total" or box["mark"]["law"]["cite"]


def test_question_hints_and_map_are_plain():
    asked = question(RULES, "capot_on_top", 1)
    for hints in range(len(STEPS) + 1):
        scene = practice_scene(asked, None, hints, [], "")
        assert json.loads(json.dumps(scene)) == scene
    told = {line for each in scene["given"] for line in each["lines"]}
    assert told
    assert not told & {ruling["short"] for ruling in scene["boxes"][0]["hints"][-1]["reasons"]}
    known = map_scene(RULES, Mastery().answered("cards.capot", True))
    assert next(each for each in known["rules"] if each["id"] == "cards.capot")["box"] == 2


def test_the_map_calls_no_two_rules_the_same():
    titles = [one["title"] for one in desk_at().map.scene["rules"]]
    assert len(titles) == len(set(titles)) > 10


def test_no_title_on_the_map_tells_an_answer():
    for name in rule_set_names():
        for language in ("en", "fr"):
            for one in map_scene(load(name), Mastery(), language)["rules"]:
                assert one["title"].endswith("?"), one["title"]


def test_a_misreading_found_again_leads_to_its_lesson():
    sitting = Sitting(RULES)
    for seed in (1, 2):
        asked = question(RULES, "capot_on_top", seed)
        mark = sitting.answer(practised(asked), dict(asked.temptation))
    shown = practice_scene(asked, mark, 0, [], "")["boxes"][0]["mark"]
    assert shown["again"]
    assert shown["lesson"]["page"].startswith("lesson_08_play")


def kept(desk):
    """What the browser would keep."""
    return {name: store.value for name, store in desk.stores.items()}


def test_a_whole_deal_is_scored_stop_by_stop():
    desk = desk_at(deal=4)
    assert desk.place.pace == "call"
    while True:
        scene = {**desk.deal.scene, "heard": 0}
        press(desk.deal, kind="press", action="on")
        assert {**desk.deal.scene, "heard": 0} == scene, "it does not go on before every box is marked"
        for each in scene["boxes"]:
            right = desk.case.item(each["id"]).answer
            press(desk.deal, kind="answer", box=each["id"], answer=dict(right))
        if desk.deal.scene["buttons"][0]["id"] != "on":
            break
        press(desk.deal, kind="press", action="on")
    assert all(mark.right for mark in desk.marks.values())
    assert set(desk.marks) == set(desk.case.truth)
    again = opened(**kept(desk))
    assert {**again.deal.scene, "heard": 0} == {**desk.deal.scene, "heard": 0}
    assert again.sitting.mastery == desk.sitting.mastery
    press(desk.deal, kind="press", action="another")
    assert desk.marks == {}
