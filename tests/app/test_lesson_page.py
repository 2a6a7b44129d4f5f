"""A lesson as a learner goes through it: right and wrong answers, the table, and what is found again after a reload."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_page import LessonController, ListController, posed
from piquet_tutor.app.pages.lessons.lesson_scene import missed, share_done
from piquet_tutor.app.pages.lessons.lesson_state import LARGEST, Visit, from_json, to_json
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay, StepReview
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.app.shared.keeping.page_state import LESSON_FORMAT
from piquet_tutor.app.shared.sheet.prices import prices
from piquet_tutor.app.stage import Stage
from piquet_tutor.engine.rulings import known_to
from piquet_tutor.game.cards import parse_cards
from piquet_tutor.game.records.replay import next_action
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import languages
from piquet_tutor.teach.lessons import choices, facts_of, hinted, laid, lesson, lesson_names, lessons, marked, picked
from piquet_tutor.teach.lessons.model import LaidDeal
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring import learning
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.opening import open_desk

NAMES = lesson_names()


def opened(name, lessons=None, mastery=None):
    return open_desk(LessonController(name), lessons, mastery=mastery)


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
    elif step.ask is None or step.kind == "toy":
        return
    elif step.ask.kind == "boxes":
        fill(desk, () if right else desk.boss.boxes)
    elif step.ask.kind == "pick":
        codes = [each.code for each in picked(one, step, ()).cards]
        for code in codes if right else codes[1:]:
            desk.app.table.handle({"kind": "select", "card": code})
        desk.app.table.handle({"kind": "press", "action": "check"})
    elif step.ask.kind != "do":
        chosen = next(each.id for each in choices(one, step) if each.right is right)
        card(desk, kind="choose", choices=[chosen])


def fill(desk, wrong=()):
    """Fill the boxes of the deal at the end of a stop, some of them wrongly at first."""
    for box in desk.boss.boxes:
        truth = dict(desk.boss.answer_of(box))
        if box in wrong:
            desk.sheet.handle({"kind": "answer", "box": box, "answer": {**truth, "elder": 99}})
        desk.sheet.handle({"kind": "answer", "box": box, "answer": truth})


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


def test_the_table_goes_on_to_the_surprise():
    desk = opened("04_point")
    desk.go("hook")
    assert isinstance(desk.session, StepReview)
    before = len(desk.session.deal.rulings)
    answer(desk, True)
    assert len(desk.session.deal.rulings) > before
    assert [each["mark"] for each in desk.card.scene["ask"]["choices"]].count("right") == 1
    assert desk.card.scene["reply"]["verdict"] == "right"


def test_a_wrong_answer_gets_a_sentence_its_cards_and_another_try():
    """Until it is right: one sentence about that misreading, nothing of the answer; the first try is what is kept."""
    desk = opened("04_point")
    desk.go("hook")
    before, lit = len(desk.session.deal.rulings), desk.session.lit
    answer(desk, False)
    scene = desk.card.scene
    assert scene["reply"]["verdict"] == "wrong"
    assert scene["reply"]["paragraphs"] == ["Younger has 6 clubs, elder only 5 spades."]
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


def test_nothing_of_the_answer_is_told_before_it_is_given():
    """Neither the reply, nor a law that would answer, nor which choice is right."""
    desk = opened("04_point")
    for step in desk.lesson.steps:
        desk.go(step.id)
        scene = desk.card.scene
        if (step.ask is None and step.kind != "explain") or step.kind == "toy":
            continue
        assert scene["reply"] is None
        assert scene["laws"] == []
        for each in (scene["ask"] or {}).get("choices", []):
            assert (each["mark"], each["said"]) == ("", "")


def test_an_answer_can_be_taken_back():
    desk = opened("04_point")
    desk.go("hook")
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
    assert desk.step.id == "call"
    assert len(desk.notice.scene["paragraphs"]) == 2


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


def test_a_stop_ends_with_its_result_and_what_was_missed_comes_once_more():
    """What counts is the first try; what is right the second time is no longer offered, and Enter leads on."""
    desk = opened("04_point")
    for step in desk.lesson.steps:
        answer(desk, step.id not in ("hook", "boxes"))
        card(desk, kind="press", action="next")
    assert desk.card.scene["end"]["did"] == "Two of three right at the first try."
    assert desk.card.scene["nav"]["missed"]["label"] == "Try the missed ones again"
    assert [name for name, way in desk.card.scene["nav"].items() if way.get("primary")] == ["next"], "one next step"
    card(desk, kind="press", action="missed")
    assert desk.step.id == "hook"
    assert desk.card.scene["reply"] is None
    assert desk.card.scene["nav"] == {"enough": {"label": "Back to the end"}}, "nothing leads into the stop again"
    answer(desk, True)
    assert {name: way["label"] for name, way in desk.card.scene["nav"].items()} == {"next": "Next"}
    card(desk, kind="press", action="next")
    assert desk.step.id == "boxes"
    fill(desk)
    assert {name: way["label"] for name, way in desk.card.scene["nav"].items()} == {"next": "Back to the end"}
    card(desk, kind="press", action="next")
    assert desk.step.kind == "summary"
    assert desk.card.scene["end"]["did"].endswith("first try. Put right since: one.")
    assert "missed" not in desk.card.scene["nav"]
    assert [name for name, way in desk.card.scene["nav"].items() if way.get("primary")] == ["next"]
    assert desk.card.scene["nav"]["next"]["page"] == "lesson_05_sequences.ipynb"


def test_whoever_has_had_enough_of_what_was_missed_is_back_at_the_end():
    """And finds there what is still to be put right."""
    desk = opened("04_point")
    for step in desk.lesson.steps:
        answer(desk, step.id not in ("hook", "boxes"))
        card(desk, kind="press", action="next")
    card(desk, kind="press", action="missed")
    card(desk, kind="press", action="enough")
    assert desk.step.kind == "summary"
    assert desk.card.scene["nav"]["missed"]["label"]


def test_a_lesson_that_was_only_opened_is_not_begun():
    desk = opened("04_point")
    assert from_json(kept(desk)) == {}
    card(desk, kind="press", action="next")
    assert list(from_json(kept(desk))) == ["04_point"]


def test_what_was_passed_over_is_offered_at_the_end_and_done_with_it():
    """A stop with an open question is not done on the front page: its end says so, and leads there."""
    desk = opened("04_point")
    for step in desk.lesson.steps:
        if step.id != "equal":
            answer(desk, True)
        card(desk, kind="press", action="next")
    assert share_done(desk.lesson, desk.visit) < 1
    assert desk.card.scene["nav"]["missed"]["label"]
    card(desk, kind="press", action="missed")
    assert desk.step.id == "equal"
    answer(desk, True)
    card(desk, kind="press", action="next")
    assert desk.step.kind == "summary"
    assert "missed" not in desk.card.scene["nav"]
    assert share_done(desk.lesson, desk.visit) == 1


def test_a_question_of_a_stop_is_knowledge_of_its_law_like_one_of_the_scorer():
    desk = opened("04_point")
    desk.go("equal")
    answer(desk, False)
    answer(desk, True)
    known = Mastery.from_json(desk.known.value)
    assert (known.rules["point.equal"].right, known.rules["point.equal"].wrong) == (0, 1)
    assert known.missed == ("04_point/equal",)


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


def test_boxes_of_a_whole_deal_are_tried_until_they_are_right_and_a_reload_keeps_them():
    desk = opened("04_point")
    desk.go("boxes")
    desk.sheet.handle({"kind": "answer", "box": "point", "answer": {"elder": 54, "younger": 0}})
    (box,) = [each for each in desk.sheet.scene["boxes"] if each["id"] == "point"]
    assert box["mark"] is None
    assert "Try again." in box["note"]
    assert box["lit"], "the cards it turns on"
    assert not any(each["lit"] for each in desk.sheet.scene["boxes"] if each["id"] != "point")
    first = desk.known.value
    desk.sheet.handle({"kind": "answer", "box": "point", "answer": dict(desk.boss.answer_of("point"))})
    assert desk.known.value == first, "the first try is what counts"
    again = opened("04_point", kept(desk), desk.known.value)
    assert again.step.id == "boxes"
    assert [each["id"] for each in again.sheet.scene["boxes"] if each["mark"]] == ["point"]
    fill(again)
    assert again.visit.verdicts["boxes"] == "wrong"
    (on,) = again.sheet.scene["buttons"]
    assert on["label"] == "In short", "named for where it leads: there is no next question"


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


def test_tricks_won_in_place_of_trick_points_are_named_and_then_the_first_tricks_are_added_up():
    desk = opened("04_point")
    desk.go("boxes")
    note = write(desk, "play", elder=6, younger=6)["note"]
    assert "You counted the tricks each side won, but" in note
    assert "Trick 1" not in note
    notes = [write(desk, "play", elder=12, younger=3)["note"] for _ in range(4)]
    assert notes[0] == "From leads alone elder has 7 and younger has 5: each counts one, won or lost. Try again."
    assert notes[1].startswith("Elder has 7 for leads and 1 for tricks")
    note = notes[-1]
    assert "Trick 1: elder 1. Trick 2: elder 1. Trick 3: elder 1, younger 1." in note


def test_the_lesser_sequence_alone_is_a_part():
    desk = opened("05_sequences")
    desk.go("boxes")
    assert "the quint major counts too" in write(desk, "sequence", elder=4)["note"]
    assert "a quint is 15 and a quart is 4" in write(desk, "sequence", elder=5)["note"]
    assert "the quart to the king counts too" in write(desk, "sequence", elder=15)["note"]


def test_a_failing_search_for_misreadings_leaves_answers_marked(monkeypatch, caplog):
    def fail(_history):
        raise RuntimeError("the search failed")

    monkeypatch.setattr(learning, "diagnose", fail)
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


def touch(desk, *cards):
    for code in cards:
        desk.app.table.handle({"kind": "select", "card": code})


def prompt(desk):
    scene = desk.app.table.scene["prompt"]
    return f"{scene['text']} {scene['detail']}"


def test_a_toy_that_calls_is_judged_by_the_engine_at_every_touch():
    desk = opened("04_point")
    touch(desk, "AS", "JS", "9S", "8S")
    assert "is not good" in prompt(desk)
    assert desk.card.scene["reply"] is None
    touch(desk, "AH")
    assert desk.app.table.scene["prompt"]["tone"] == "refused"
    touch(desk, "AS", "JS", "9S", "8S", "KH", "QH", "JH", "8H")
    assert "is good: 5 points" in prompt(desk)
    assert desk.card.scene["reply"]["verdict"] == "right"
    assert desk.card.scene["nav"]["next"]["primary"]


def lane(desk, side):
    return next(each for each in desk.app.table.scene["race"]["sides"] if each["side"] == side)


def row(desk):
    return [(item["side"], item["kind"]) for item in desk.app.table.scene["race"]["strip"]["items"]]


@pytest.mark.parametrize(
    ("step", "touched"),
    [("repique", ["AC KC QC JC TC", "AC KC QC JC TC", "AS AH AD AC"]), ("pique", ["AS"])],
)
def test_a_bonus_is_first_made_with_ones_own_track_alone_in_sight(step, touched):
    """Nothing bars anybody yet, so there is no sign to be explained."""
    desk = opened("07_repique")
    desk.go(step)
    for cards in touched:
        touch(desk, *cards.split())
        action = next((each for each in desk.app.table.scene["actions"] if each["id"].startswith("chosen")), None)
        if action is not None:
            desk.app.table.handle({"kind": "press", "action": action["id"]})
    race = desk.app.table.scene["race"]
    assert [(each["side"], each["ring"]["bonus"]) for each in race["sides"]] == [("elder", step)]
    assert race["signs"] == []
    assert desk.card.scene["reply"]["verdict"] == "right"


def test_what_was_said_of_a_discard_goes_when_it_is_begun_anew():
    desk = opened("03_exchange")
    for _ in range(2):
        touch(desk, "AS", "KS", "AH", "8C", "7C")
        desk.app.table.handle({"kind": "press", "action": "draw"})
        assert desk.card.scene["reply"]["verdict"] == "wrong"
        desk.app.table.handle({"kind": "press", "action": "anew"})
        assert desk.card.scene["reply"] is None
    assert desk.visit.verdicts["keep"] == "wrong", "the first try is what counts"
    assert opened("03_exchange", kept(desk)).card.scene["reply"]["verdict"] == "wrong", "a reload tells it again"


def test_a_tierce_given_away_bars_the_repique_and_taken_back_lets_it_come():
    desk = opened("07_repique")
    desk.go("bar")
    assert lane(desk, "elder")["ring"]["points"] == 60
    touch(desk, "JH")
    assert "No repique" in prompt(desk)
    assert lane(desk, "elder")["gate"]["by"] == "sequence"
    assert [each["kind"] for each in desk.app.table.scene["race"]["signs"]] == ["gate", "lock", "late"]
    assert desk.visit.verdicts["bar"] == "right"
    touch(desk, "7D")
    assert "Repique!" in prompt(desk)
    touch(desk, "KS")
    assert "Repique!" in prompt(desk), "another card moves nothing"


@pytest.mark.parametrize(
    ("name", "step", "card"),
    [
        ("05_sequences", "grow", "KS"),
        ("06_sets", "fourth", "AS"),
        ("07_repique", "bar", "KS"),
        ("07_repique", "order", "KS"),
    ],
)
def test_a_card_that_cannot_be_moved_says_so_until_another_is_touched(name, step, card):
    desk = opened(name)
    desk.go(step)
    touch(desk, card)
    assert desk.app.table.scene["prompt"]["text"] == "This card stays where it is."
    assert desk.app.table.scene["prompt"]["tone"] == "refused"
    touch(desk, desk.session.toy.swaps[0][0].code)
    assert "stays where it is" not in prompt(desk)
    assert desk.app.table.scene["prompt"]["tone"] == "ask"


def test_a_trick_that_bars_a_pique_is_named_by_its_card():
    """“Play” would leave it open which of many tricks it was."""
    desk = opened("07_repique")
    desk.go("earlier-trick")
    answer(desk, True)
    barred = lane(desk, "elder")["gate"]
    assert barred["label"] == "8♣"
    assert barred["told"].startswith("No pique")
    assert "eight of clubs" in barred["told"]


def test_a_late_quatorze_stops_no_repique_and_an_early_point_does():
    desk = opened("07_repique")
    desk.go("order")
    touch(desk, "AD")
    assert "Repique!" in prompt(desk)
    assert row(desk)[:2] == [("elder", "point"), ("elder", "sequence")]
    assert "order" not in desk.visit.verdicts
    touch(desk, "7D", "9C")
    assert "No repique" in prompt(desk)
    assert row(desk)[0] == ("younger", "point")
    assert desk.visit.verdicts["order"] == "right"


def test_what_is_said_on_other_cards_is_said_with_their_own_sum():
    """Elder's first lead is the same ruling on both layouts, but what elder has by then is not."""
    desk = opened("07_repique")
    desk.go("bar")
    for card, said in (("JH", "Thirty-four points."), ("7D", "Ninety-four points.")):
        touch(desk, card)
        assert said in [each["text"] for each in desk.app.table.scene["dialogue"]]


def test_a_toy_that_keeps_tells_what_is_kept_and_refuses_too_many():
    desk = opened("03_exchange")
    hand = [one["card"] for seat in desk.app.table.scene["seats"] for one in seat["hand"] if one["card"]]
    touch(desk, *hand[:5])
    assert desk.app.table.scene["actions"][0]["enabled"]
    touch(desk, hand[5])
    assert desk.app.table.scene["prompt"]["tone"] == "refused"
    assert not desk.app.table.scene["actions"][0]["enabled"]
    desk.app.table.handle({"kind": "press", "action": "draw"})
    assert desk.visit.verdicts == {}
    touch(desk, hand[5])
    desk.app.table.handle({"kind": "press", "action": "draw"})
    assert prompt(desk).startswith("You now hold:")


def discard(desk, cards):
    touch(desk, *(code for code in cards.split()))
    desk.app.table.handle({"kind": "press", "action": "draw"})


def test_a_costly_discard_is_told_what_it_breaks_and_is_to_be_made_anew():
    """Two of three jacks thrown: no “Done”, but what they score, and another try; the first try is what counts."""
    desk = opened("03_exchange")
    discard(desk, "JH JC 8D 8C 7C")
    reply = desk.card.scene["reply"]
    assert reply["verdict"] == "wrong"
    assert all(each in reply["paragraphs"][0] for each in ("trio of jacks", "3 points", "14"))
    assert desk.visit.answers == {}
    card(desk, kind="press", action="again")
    discard(desk, "8H 9D 8D 8C 7C")
    assert (desk.card.scene["reply"]["verdict"], desk.visit.verdicts["keep"]) == ("right", "wrong")
    assert desk.card.scene["reply"]["paragraphs"][0] == "None is better: it keeps A♠ K♠ A♥."


def test_too_few_drawn_is_told_and_a_younger_who_throws_both_kings_is_not_done():
    desk = opened("03_exchange")
    discard(desk, "9D 8D 8C 7C")
    assert "four of the five" in desk.card.scene["reply"]["paragraphs"][0]
    desk.go("younger")
    table = desk.app.table
    touch(desk, "KD", "KC", "QC")
    table.handle({"kind": "press", "action": "exchange"})
    assert desk.card.scene["reply"]["verdict"] == "wrong"
    assert "K♦" in desk.card.scene["reply"]["paragraphs"][0]
    assert "younger" in missed(desk.lesson, desk.visit)


def test_a_toy_of_several_deals_tells_what_each_pays():
    desk = opened("09_partie")
    assert "141" in prompt(desk)
    desk.app.table.handle({"kind": "press", "action": "deal-partie-347"})
    assert "347" in prompt(desk)
    assert desk.visit.verdicts["paid"] == "right"


def done_whole(*names):
    """The lessons of these names, gone through to their ends, as a browser keeps them."""
    return to_json(
        {name: Visit(seen=[step.id for step in lesson(name).steps], verdicts=all_right(name)) for name in names}
    )


def all_right(name):
    asked = [step.id for step in lesson(name).steps if step.ask is not None or step.kind in ("explain", "toy")]
    return dict.fromkeys(asked, "right")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [each.id for each in lessons() if not each.stop])
def test_every_side_trip_leads_back_to_the_stop_its_learner_has_come_to(name, language):
    desk = open_desk(LessonController(name, language), done_whole("03_exchange"))
    desk.go(desk.lesson.steps[-1].id)
    nav = desk.card.scene["nav"]
    assert nav["next"]["page"].startswith("lesson_08_play.ipynb")
    assert nav["next"]["label"].endswith("Tricks" if language == "en" else "Les levées")
    assert "play.ipynb" not in nav["aside"]["page"]


def test_a_side_trip_leads_to_the_next_one_where_the_road_is_done_and_to_the_first_deal_where_it_is_not_begun():
    desk = opened("01_cards", done_whole(*(stop.lesson for stop in ROAD if stop.lesson)))
    desk.go(desk.lesson.steps[-1].id)
    assert "aside" not in desk.card.scene["nav"]
    assert desk.card.scene["nav"]["next"]["page"] == "lesson_02_carte_blanche.ipynb"
    anew = opened("01_cards")
    anew.go(anew.lesson.steps[-1].id)
    assert anew.card.scene["nav"]["next"]["page"] == "first_deal.ipynb"
    anew = open_desk(LessonController("01_cards"), first_deal=json.dumps({"format": LESSON_FORMAT, "over": True}))
    anew.go(anew.lesson.steps[-1].id)
    assert anew.card.scene["nav"]["next"]["page"] == "lesson_03_exchange.ipynb"


def test_on_the_list_one_stop_is_the_next():
    listed = ListController()

    def marked_next():
        return [row["id"] for group in listed.list.scene["groups"] for row in group["lessons"] if row.get("now")]

    assert marked_next() == ["first_deal"]
    open_desk(listed, done_whole("03_exchange", "08_play", "01_cards"))
    assert marked_next() == ["04_point"]
    (row,) = [row for row in listed.list.scene["groups"][0]["lessons"] if row.get("now")]
    assert row["stand"] == "your next stop"


def test_the_list_shows_the_road_first_and_what_is_done():
    desk = opened("04_point")
    desk.go("hook")
    answer(desk, True)
    listed = ListController()
    road, trips = listed.list.scene["groups"]
    assert [road["id"], trips["id"]] == ["road", "trips"]
    assert len(road["lessons"]) + len(trips["lessons"]) == len(lessons()) + 1
    assert {row["state"] for row in (*road["lessons"], *trips["lessons"])} == {"new"}
    assert all(row["text"] for row in (*road["lessons"], *trips["lessons"]))
    open_desk(listed, kept(desk))
    states = {row["id"]: row["state"] for group in listed.list.scene["groups"] for row in group["lessons"]}
    assert states.pop("04_point") == "begun"
    assert set(states.values()) == {"new"}


def test_the_list_says_what_is_known_of_each_stop_and_trip():
    listed = ListController()
    open_desk(listed, mastery=Mastery().answered("point.good", True).to_json())
    known = {row["id"]: row["known"] for group in listed.list.scene["groups"] for row in group["lessons"]}
    assert known["04_point"] == "1 of 2 rules known."
    assert known["first_deal"] == ""
    assert known["06_sets"] == ""


@pytest.mark.parametrize(
    ("name", "kind"), [("04_point", "point"), ("05_sequences", "sequence"), ("06_sets", "set")], ids=str
)
def test_in_a_try_it_only_the_box_that_is_taught_is_talked_of_and_the_winner_comes_first(name, kind):
    """The talk does not run on to the next box, where another's “Not good” would stand under the learner's call."""
    step = next(each for each in lesson(name).steps if each.toy is not None)
    toy = StepToy(lesson(name), step)
    for card in [card for pair in toy.toy.swaps[:1] for card in pair] or parse_cards("AH KH QH JH 8H"):
        toy.touch(card)
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


def test_the_end_of_the_road_shows_what_can_be_done_now_and_the_first_match():
    desk = opened("09_partie")
    desk.go("summary")
    rows = desk.card.scene["end"]["road"]["rows"]
    assert len(rows) == len(ROAD)
    assert not all(row["done"] for row in rows), "what was left out is not claimed"
    assert desk.card.scene["nav"]["next"] == {
        "label": "Play your first match", "page": "play.ipynb", "primary": True
    }  # fmt: skip
    assert desk.card.scene["nav"]["aside"]["page"] == "daily.ipynb"


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


def test_what_was_asked_about_is_what_is_played():
    """“May elder play the jack?” “Yes”: then the jack lies in the trick, and does not take it."""
    desk = opened("08_play")
    desk.go("need-not-win")
    answer(desk, True)
    trick = [(each["card"], each["winning"]) for each in desk.app.table.scene["trick"]]
    assert trick == [("QS", True), ("JS", False)]


def test_a_misreading_quotes_no_law_to_whoever_is_to_try_again():
    desk = opened("08_play")
    desk.go("capot")
    for each in choices(desk.lesson, desk.step):
        if not each.right:
            card(desk, kind="choose", choices=[each.id])
            assert "Law" not in desk.card.scene["reply"]["paragraphs"][0]
