"""A lesson as a learner goes through it: right and wrong answers, the table, and what is found again after a reload."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.app.pages.lessons.lesson_state import from_json, to_json
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.app.shared.sheet.prices import prices
from piquet_tutor.app.stage import Stage
from piquet_tutor.engine.rulings import known_to
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.replay import next_action
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import languages
from piquet_tutor.teach.lessons import choices, laid, lesson, lesson_names
from piquet_tutor.teach.lessons.model import LaidDeal
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring import diagnosis
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.lessons import answer, card, opened
from tests.app.opening import open_desk
from tests.teach.lessons.answering import hint, reply

NAMES = lesson_names()


def kept(desk):
    return desk.store.value


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
    assert set(verdicts(desk).values()) - {None} <= {"right" if right else "wrong"}
    assert to_json(from_json(kept(desk))) == kept(desk)
    assert desk.card.scene["laws"] or desk.lesson.stop


@pytest.mark.parametrize("name", NAMES)
def test_its_practice_questions_are_rigged(name):
    """The misreading that a question is about gives another number than the right one, and is found behind it."""
    desk = opened(name)
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "misconception":
            continue
        asked = step.ask.posed(desk.lesson)
        assert dict(asked.temptation) != {side: points for side, points in asked.item.answer.items() if points}
        desk.go(step.id)
        answer(desk, False)
        mark = desk.practice.mark
        assert mark is not None
        assert not mark.right
        assert (asked.target,) in [each.belief for each in mark.diagnosis.ranked]
        desk.sitting.history.clear()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_is_played_on_comes_to_its_ruling(name):
    """Where the learner plays, doing as the record does brings the ruling about, and nobody is held up."""
    desk = opened(name)
    for step in desk.lesson.steps:
        if step.ask is None or step.ask.kind != "do" or step.toy is not None:
            continue
        desk.go(step.id)
        session = desk.session
        assert isinstance(session, StepPlay)
        assert session.deal.to_act == session.seat
        table = laid(step.place)
        assert any(table.found(each) is not None for each in step.ask.until)
        for _ in range(80):
            if step.id in desk.visit.answers or session.states[-1].done:
                break

            session._do(next_action(session.score, session.states[-1]))
            session.tell()
        assert desk.visit.verdicts[step.id] == "right"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_answer_is_told_its_misreading_and_every_right_one_why(name, language):
    one = lesson(name, language)
    for step in one.steps:
        for each in choices(one, step, language):
            if each.right:
                assert reply(one, step, each.id, language), f"{step.id}: nothing says why"
            else:
                told = hint(one, step, each.id, language)
                right = [other.text for other in choices(one, step, language) if other.right]
                assert told
                assert not [text for text in right if text in told], step.id


def test_what_was_missed_comes_back_on_another_day_and_then_later_and_later():
    desk = opened("04_point")
    for step in desk.lesson.steps:
        answer(desk, step.id != "equal")
        card(desk, kind="press", action="next")
    today = desk.sitting.day
    known = Mastery.from_json(desk.known.value)
    assert known.due_on(today) == ()
    assert known.due_on(today + 1) == ("04_point/equal",)

    early = replace(known, later={name: replace(each, day=today) for name, each in known.later.items()})
    again = opened("04_point", kept(desk), early.to_json())
    assert again.step.id == "equal"
    assert again.card.scene["reply"] is None
    answer(again, True)
    after = Mastery.from_json(again.known.value)
    assert after.due_on(today + 2) == ()
    assert after.due_on(today + 3) == ("04_point/equal",)
    assert after.missed == ()
    assert after.rules == early.rules, "it was counted when it was first asked"


def write(desk, box, **points):
    """Write in a box of the deal at the end of a stop, and return how the box stands then."""
    desk.sheet.handle({"kind": "answer", "box": box, "answer": points})
    return next(each for each in desk.sheet.scene["boxes"] if each["id"] == box)


def test_every_answer_is_answered_even_where_there_is_no_more_to_say():
    """A view waits for the next scene; two different wrong numbers, or the same twice, must each bring one."""
    desk = opened("04_point")
    desk.go("boxes")
    stage, sent = Stage(Page("made-up", [desk.sheet])), []
    stage.send = sent.append
    nobody = {"kind": "answer", "box": "play", "answer": None}
    wrong = [{"elder": 6, "younger": 6}, {"elder": 9, "younger": 6}, {"elder": 9, "younger": 6}]
    intents = [nobody, nobody, *({"kind": "answer", "box": "play", "answer": each} for each in wrong)]
    for count, intent in enumerate(intents, 1):
        stage._receive(stage, {"kind": "intent", "part": desk.sheet.id, "intent": intent}, [])
        assert len(sent) == count
    assert write(desk, "play", **desk.boss.answer_of("play"))["mark"]["verdict"] == "right"


def test_a_failing_search_for_misreadings_leaves_answers_marked(monkeypatch, caplog):
    def fail(_history):
        raise RuntimeError("the search failed")

    monkeypatch.setattr(diagnosis, "diagnose", fail)
    desk = opened("04_point")
    desk.go("boxes")
    note = write(desk, "play", elder=12, younger=3)["note"]
    assert note == "From leads alone elder has 7 and younger has 5: each counts one, won or lost. Try again."
    assert write(desk, "play", **desk.boss.answer_of("play"))["mark"]["verdict"] == "right"
    assert "without its diagnosis" in caplog.text


ABOUT_NO_CARDS = {
    *("03_exchange/hook", "08_play/last", "08_play/capot"),
    "07_repique/one-bonus",
}
"""An exchange of nothing, a sum of twelve tricks, a pique that a repique leaves no room for."""


@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_choice_about_cards_lights_them(name):
    for step in lesson(name).steps:
        if step.kind != "question" or step.ask.kind not in ("box", "may"):
            continue
        desk = opened(name)
        desk.go(step.id)
        answer(desk, False)
        assert bool(desk.session.lit) is (f"{name}/{step.id}" not in ABOUT_NO_CARDS)


def row(desk):
    return [(item["side"], item["kind"]) for item in desk.app.table.scene["race"]["strip"]["items"]]


@pytest.mark.parametrize(
    ("name", "kind"), [("04_point", "point"), ("05_sequences", "sequence"), ("06_sets", "set")], ids=str
)
def test_in_a_try_it_only_the_box_that_is_taught_is_talked_of_and_the_winner_comes_first(name, kind):
    """The talk does not run on to the next box, where another's “Not good” would stand under the learner's call."""
    step = next(each for each in lesson(name).steps if each.toy is not None)
    toy = StepToy(lesson(name), step)
    for each in [one for pair in toy.toy.swaps[:1] for one in pair] or parse_cards("AH KH QH JH 8H"):
        toy.touch(each)
        if toy.reached():
            break
    assert toy.reached()
    assert toy.about == kind
    said = toy.scenes()["table"]["dialogue"]
    rulings = known_to(toy.deal.rulings, toy.viewpoint.seat)
    assert said
    assert {rulings[each["ruling"] - 1].rule.partition(".")[0] for each in said} == {kind}
    assert "is good: " in toy.asked().text
    assert "beaten" in toy.asked().detail


@pytest.mark.parametrize("stop", [each for each in ROAD if each.lesson], ids=lambda each: each.id)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_stop_ends_with_the_cards_that_scored_the_values_and_one_way_on(stop, language):
    """The cards and their points are those of one ruling; every value is the rule set's own."""
    desk = LessonController(stop.lesson, language)
    desk.go("summary")
    end = desk.card.scene["end"]
    assert end["worth"]["rows"]
    assert end["did"]
    listed = [row["worth"] for row in prices(load(desk.lesson.rules), language)["rows"]]
    clauses = [str(value) for name in stop.laws for value in load(desk.lesson.rules).clauses[name].params.values()]
    assert all(row["worth"] in listed or any(one in row["worth"] for one in clauses) for row in end["worth"]["rows"])
    if stop.won is not None:
        ruling = laid(LaidDeal(stop.won.record)).ruling(stop.won.ruling)
        assert str(ruling.points) in end["cards"]["told"]
        assert end["cards"]["rows"]
    nav = desk.card.scene["nav"]
    assert [name for name, way in nav.items() if way.get("primary")] == ["next"]


STOPS = [each.lesson for each in ROAD if each.lesson]


@pytest.mark.parametrize("name", STOPS[: STOPS.index("07_repique")])
@pytest.mark.parametrize("language", languages())
def test_no_stop_speaks_of_a_bonus_before_the_one_that_teaches_it(name, language):
    """What stands folded under “The law” may: it is looked for."""
    desk = open_desk(LessonController(name, language))
    for step in desk.lesson.steps:
        desk.go(step.id)
        if desk.boss is not None or step.place is None:
            continue
        answer(desk, True)
        table = desk.app.table.scene
        said = [*(each["text"] for each in table["dialogue"]), table["prompt"]["text"], *desk.card.scene["paragraphs"]]
        said += (desk.card.scene["reply"] or {"paragraphs": []})["paragraphs"]
        assert not [each for each in said if re.search(r"repique|\b(a|un|no) pique\b", each, re.IGNORECASE)]


def test_a_misreading_quotes_no_law_to_whoever_is_to_try_again():
    desk = opened("08_play")
    desk.go("capot")
    for each in choices(desk.lesson, desk.step):
        if not each.right:
            card(desk, kind="choose", choices=[each.id])
            assert "Law" not in desk.card.scene["reply"]["paragraphs"][0]
