"""The scorer's page without a browser: nothing tells an answer before it is marked, and nothing kept is trusted."""

from __future__ import annotations

import base64
import json
from typing import Final

import pytest

from piquet_tutor.app.pages.scorer.scorer_page import ScorerController
from piquet_tutor.app.pages.scorer.scorer_scene import deal_scene, map_scene, practice_scene
from piquet_tutor.app.pages.scorer.scorer_state import ScorerState, name_of, token_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.practice import from_id, question
from piquet_tutor.teach.scoring.sittings import Sitting
from piquet_tutor.teach.scoring.words import answer_text, diagnosis_text
from tests.app.opening import open_desk

RULES = load("rubicon")
CAPOT = question(RULES, "capot_on_top", 1)
SLOW = ("auction", "contract")
"""Rule sets whose questions take seconds to find."""
MARKUP = "<img src=x onerror=alert(1)>"


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


def kept(desk):
    """What the browser would keep."""
    return {name: store.value for name, store in desk.stores.items()}


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
    skipped = practice_scene(asked, Sitting(RULES).skip_question(asked), 0, [], "")
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


def test_a_wrong_answer_is_named_and_a_right_one_has_its_reason_too():
    desk = desk_at()
    for _ in range(2):  # the first try and the second
        press(desk.practice, kind="answer", box=CAPOT.box, answer={side: str(n) for side, n in CAPOT.temptation})
    mark = box(desk)["mark"]
    assert mark["verdict"] == "wrong"
    assert "on top of the 10" in mark["why"][-1]
    assert mark["named"]
    assert mark["law"]["cite"].startswith("Cavendish, Law")
    assert desk.sitting.mastery.missed == (CAPOT.id,)

    desk = desk_at()
    press(desk.practice, kind="answer", box=CAPOT.box, answer=dict(CAPOT.item.answer))
    mark = box(desk)["mark"]
    assert mark["verdict"] == "right"
    assert mark["reasons"]
    assert mark["reasons"][0]["cards"] is not None
    assert desk.sitting.mastery.rules[CAPOT.law].box == 2


def test_a_wrong_answer_gets_a_second_try_with_a_word_on_its_misreading():
    desk = desk_at()
    press(desk.practice, kind="answer", box=CAPOT.box, answer={side: str(n) for side, n in CAPOT.temptation})
    assert box(desk)["mark"] is None
    note = box(desk)["note"]
    assert "You counted the capot's 40 on top of the 10 for the cards" in note
    assert answer_text(CAPOT.item.answer) not in told(desk.practice)
    again = opened(**kept(desk))
    assert box(again)["note"] == note, "it stands after a reload as well"
    press(again.practice, kind="answer", box=CAPOT.box, answer=dict(CAPOT.item.answer))
    assert box(again)["mark"]["verdict"] == "right"
    assert again.sitting.mastery.missed == (CAPOT.id,), "the second try does not undo what was missed"
    assert again.place.recent == ["wrong"]


def test_while_it_is_tried_again_the_cards_it_turns_on_are_lit():
    asked = question(load("rubicon"), "blank_ten_is_court", 1)
    desk = desk_at(asked.id)
    assert box(desk)["lit"] == []
    press(desk.practice, kind="answer", box=asked.box, answer={side: str(n) for side, n in asked.temptation})
    assert box(desk)["lit"] == [card.code for card in asked.case.telling_cards(asked.box)]
    assert box(desk)["lit"]
    press(desk.practice, kind="answer", box=asked.box, answer=dict(asked.item.answer))
    assert box(desk)["lit"] == []


def test_practice_begins_with_the_commonest_rule_and_takes_turns():
    desk = opened()
    boxes = []
    for _ in range(3):
        boxes.append(box(desk)["id"])
        press(desk.practice, kind="skip", box=boxes[-1])
        press(desk.practice, kind="press", action="next")
    assert boxes == ["point", "sequence", "set"]
    assert sum(each["count"] for each in desk.practice.scene["map"]["shelves"]) == len(desk.map.scene["rules"])
    press(desk.practice, kind="press", action="known")
    assert desk.place.tab == "known"


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
    mark = sitting.answer_question(asked, {})
    assert mark.diagnosis.named == ("blank_ten_is_court",), "the first guess is the same"
    shown = practice_scene(asked, mark, 0, [], "", language)["boxes"][0]["mark"]
    assert [name[: len(named)] for name in shown["named"]] == [named]
    first, correction = shown["why"]
    assert first.startswith(missed)
    assert correction.startswith(("If so, ", "Si c’est le cas, "))
    either = diagnosis_text(RULES, asked.box, Diagnosis(False, (), mark.diagnosis.ranked, ()), language, nobody=True)
    assert either[0].startswith(missed)


def test_an_answer_that_was_shown_moves_no_rule_up():
    desk = desk_at()
    for _ in range(6):
        press(desk.practice, kind="hint", box=CAPOT.box)
    assert answer_text(CAPOT.item.answer) in box(desk)["hints"][-1]["text"]
    press(desk.practice, kind="answer", box=CAPOT.box, answer=dict(CAPOT.item.answer))
    assert box(desk)["mark"]["verdict"] == "right"
    assert desk.sitting.mastery.rules[CAPOT.law].right == 0


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (None, "First say who scores"),
        ({"elder": ""}, "how many points"),
        ({"elder": "lots"}, "whole number"),
        ({MARKUP: 3}, "answer with"),
        (["elder"], "neither"),
        ({"elder": {"x": 1}}, "whole number"),
        ({"elder": -1}, "whole number"),
    ],
)
def test_what_is_no_answer_is_said_and_not_marked(answer, words):
    desk = desk_at()
    press(desk.practice, kind="answer", box=CAPOT.box, answer=answer)
    assert words in box(desk)["note"]
    assert box(desk)["mark"] is None
    assert desk.sitting.mastery.clock == 0


def test_a_page_loaded_again_goes_on_where_it_was():
    """The question, its mark, what is known; and no answer counts twice."""
    desk = desk_at()
    press(desk.practice, kind="hint", box=CAPOT.box)
    press(desk.practice, kind="answer", box=CAPOT.box, answer=dict(CAPOT.temptation))
    again = opened(**kept(desk))
    assert box(again) == box(desk)
    assert again.practice.scene["recent"] == desk.practice.scene["recent"]
    assert again.sitting.mastery == desk.sitting.mastery


def test_the_stream_goes_on_after_a_reload_and_does_not_begin_again():
    desk = opened(None, ScorerState(seed=5).to_json())
    seen = [desk.question.id]
    for _ in range(3):
        press(desk.practice, kind="press", action="next")
        seen.append(desk.question.id)
    again = opened(**kept(desk))
    assert again.question.id == seen[-1]
    press(again.practice, kind="press", action="next")
    assert again.question.id not in seen
    press(desk.practice, kind="press", action="next")
    assert again.question.id == desk.question.id


@pytest.mark.parametrize(("asked", "shown"), [("deal", "deal"), ("nowhere", "practice"), ("", "practice")])
def test_the_address_may_ask_for_a_part_of_the_page(asked, shown):
    desk = opened(tab=asked)
    assert desk.tabs.scene["chosen"] == shown


@pytest.mark.parametrize(
    "place",
    [
        "",
        "{",
        "[" * 5000,
        json.dumps({"format": "piquet-scorer/1"}),
        ScorerState(rules="rubicon").to_json().replace('"rubicon"', json.dumps(MARKUP)),
        ScorerState(question="not a token").to_json(),
        ScorerState(question=token_of("rubicon//capot_on_top/cards/x/any")).to_json(),
        ScorerState(question=token_of("../../etc//capot_on_top/cards/1/any")).to_json(),
        ScorerState(question=base64.b64encode(b"\xff\xfe").decode()).to_json(),
        ScorerState(question=token_of(CAPOT.id), answer={"nobody of this name": 5}).to_json(),
        ScorerState(answers={"point": {"x": 1}}, stop=3).to_json(),
        ScorerState(answers={MARKUP: "skipped"}, stop=30).to_json(),
        ScorerState(topic=MARKUP).to_json(),
        ScorerState().to_json().replace('"seed": 0', '"seed": 1e400'),
    ],
)
def test_a_kept_place_is_not_trusted(place):
    desk = opened("no mastery at all", place)
    assert desk.practice.scene["boxes"][0]["mark"] is None
    assert desk.place.stop == 0
    assert "starts again" in desk.notice.scene["paragraphs"][0]
    assert MARKUP not in told(desk.practice) + told(desk.deal)


def test_what_is_known_is_saved_loaded_and_erased():
    desk = desk_at()
    press(desk.practice, kind="answer", box=CAPOT.box, answer=dict(CAPOT.item.answer))
    file = desk.map.scene["file"]
    other = desk_at()
    press(other.map, kind="import", text=file["text"])
    assert other.sitting.mastery == desk.sitting.mastery
    press(other.map, kind="import", text=file["text"].replace('"box": 2', '"box": 9'))
    note = other.map.scene["note"]
    assert note["tone"] == "refused"
    assert note["text"].startswith("This file is damaged or of another kind")
    assert "nothing was loaded or changed; choose a file saved here with “Save as a file”" in note["text"]
    assert note["text"].endswith("rules.cards.capot.box must be a whole number from 1 to 5."), "the detail follows"
    assert other.sitting.mastery == desk.sitting.mastery, "a broken file changes nothing"
    press(other.map, kind="import", text=7)
    assert other.sitting.mastery == desk.sitting.mastery
    other.choose("known")
    press(other.map, kind="erase")
    left = kept(other)
    assert left["mastery"] is None
    place = json.loads(left["place"])
    assert place["question"] == "", "nothing of what was asked or answered is kept"
    assert (place["answer"], place["recent"], place["answers"], place["asked"]) == (None, [], {}, {})
    assert opened(**left).tabs.scene["chosen"] == "known", "what was looked at is looked at again"
    assert other.sitting.mastery == Mastery()
    shelf = {one["box"]: one["count"] for one in desk.map.scene["shelves"]}
    assert shelf[2] == 1
    assert sum(shelf.values()) == len(desk.map.scene["rules"])


OLD: Final = (
    '{"format": "piquet-mastery/1", "clock": 3, "rules": {"cards.capot": {"box": 2, "due": 8, "right": 2, "wrong": 1}},'
    ' "missed": []}'
)
"""What an earlier version of this page kept under ``piquet-tutor.mastery``, and saved as a file."""


def test_what_was_known_before_the_page_kept_it_like_others_is_taken_over():
    """The same shelves of the browser, and the same file."""
    shelves = {name: store.name for name, store in ScorerController({}).stores.items()}
    assert shelves == {"mastery": "mastery", "place": "scorer"}
    desk = opened(OLD)
    assert (desk.sitting.mastery.clock, desk.sitting.mastery.rules["cards.capot"].box) == (3, 2)
    assert desk.notice.scene == {}, "nothing of it was lost"
    assert json.loads(kept(desk)["mastery"]) == json.loads(OLD)
    other = opened()
    press(other.map, kind="import", text=OLD)
    assert other.sitting.mastery == desk.sitting.mastery
    assert kept(other)["mastery"] == kept(desk)["mastery"]


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


def test_a_deal_tells_nothing_of_the_boxes_that_are_open():
    for seed in range(6):
        desk = desk_at(deal=seed, pace="end")
        sent = told(desk.deal)
        shown = {one["text"] for one in desk.deal.scene["said"]}
        marked = {box: desk.sitting.skip(desk.case, box) for box in desk.case.truth}
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


def test_a_stop_shows_what_each_of_its_boxes_is_about():
    """The point is asked beside the carte blanche: the hands after the exchange lie there, and those dealt as well."""
    desk = desk_at(deal=4)
    assert [one["id"] for one in desk.deal.scene["boxes"]] == ["carte_blanche", "point"]
    labels = [row["label"] for row in desk.deal.scene["table"]["rows"]]
    assert "Elder, as dealt" in labels
    assert "Elder, after the exchange" in labels


def test_the_map_calls_no_two_rules_the_same():
    titles = [one["title"] for one in desk_at().map.scene["rules"]]
    assert len(titles) == len(set(titles)) > 10


def test_an_address_that_asks_for_nonsense_gets_sentences():
    desk = ScorerController({"rules": MARKUP, "topic": MARKUP})
    open_desk(desk)
    assert len(desk.notice.scene["paragraphs"]) == 2
    assert desk.place.rules == "rubicon"


def test_the_controls_set_what_is_practised():
    desk = desk_at()
    desk.topic.choose("set")
    assert desk.question.box == "set"
    desk.rules.choose("parlett")
    assert desk.sitting.rules == load("parlett")
    assert desk.topic.value == ""
    assert desk.rules_of_deal.value == "parlett"
    desk.pace.choose("declarations")
    assert "part 1 of 2" in desk.deal.scene["title"].lower()
    press(desk.tabs, kind="press", action="known")
    assert desk.panels["practice"].hidden
    assert not desk.panels["known"].hidden
    press(desk.tabs, kind="press", action=MARKUP)
    assert desk.place.tab == "known"


def test_no_title_on_the_map_tells_an_answer():
    for name in rule_set_names():
        for language in ("en", "fr"):
            for one in map_scene(load(name), Mastery(), language)["rules"]:
                assert one["title"].endswith("?"), one["title"]


def test_a_misreading_found_again_leads_to_its_lesson():
    sitting = Sitting(RULES)
    for seed in (1, 2):
        asked = question(RULES, "capot_on_top", seed)
        mark = sitting.answer_question(asked, dict(asked.temptation))
    shown = practice_scene(asked, mark, 0, [], "")["boxes"][0]["mark"]
    assert shown["again"]
    assert shown["lesson"]["page"].startswith("lesson_08_play")
