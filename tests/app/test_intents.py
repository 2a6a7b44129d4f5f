"""What comes from a page is not trusted: whatever is not an intent is dropped without a word."""

from __future__ import annotations

import json
from random import Random

import pytest

from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.views import CardTable
from tests.app.learners import other_hand, plain, playing, press, session, standing, touch
from tests.app.strangers import ODD

CARDS = ("1S", "AX", "as ", "A", "S", "AS\0", "A♠♠", "10", "🂡", "2H", "6C", "JOKER", "AS" * 5000, "ＡＳ", b"AS")
NAMES = (
    *("_do", "_undo", "tell", "handle", "cut", "reply-good", "call-point", "sink-set", "count-0", "show-0", "face"),
    *("blank-keep", "blank-99", "concede", "deal", "leave", "exchange\n", "Exchange", "undo ", "A" * 100_000),
)
KINDS = ("Press", "press ", "ready", "scene", "update", "custom", "request_states", "echo_update", "load", "__init__")


def malformed() -> list:
    """Two hundred messages and more that no page of ours sends."""
    odd = [each for each in (*ODD, *CARDS) if each not in ("AS", "10H")]
    made: list = [{}, {"action": "exchange"}, {"card": "AS"}, {"kind": "press"}, {"kind": "select"}, {"kind": "play"}]
    made += [{"kind": each, "action": "exchange", "card": "AS"} for each in (*ODD, *KINDS)]
    made += [{"kind": kind, "card": each} for kind in ("select", "play") for each in odd]
    return made + [{"kind": "press", "action": each} for each in (*ODD, *NAMES)]


def test_there_are_two_hundred_of_them():
    assert len(malformed()) >= 200


@pytest.mark.parametrize("phase", ["cut", "exchange", "declare", "play", "done"])
def test_malformed_intents_change_nothing(phase):
    table = table_in(phase)
    before = standing(table)
    hand = [one["card"] for one in other_hand(table.scenes()["table"])]
    for intent in malformed():
        if allowed_here(table, intent):
            continue
        table.handle(intent)
        assert standing(table) == before, intent
    table.refused = None
    assert [one["card"] for one in other_hand(table.scenes()["table"])] == hand


def allowed_here(table: PlaySession, intent: dict) -> bool:
    """Whether this table offers just that (some names of buttons are right in one phase and wrong in the others)."""
    if not isinstance(intent.get("action"), str):
        return False
    scene = table.scenes()["table"]
    return intent["action"] in {one["id"] for one in (*scene["actions"], *scene["tools"])}


def table_in(phase: str) -> PlaySession:
    """A table at which the learner is asked in this phase."""
    rng = Random(5)
    table = session(rng, "rubicon")
    if phase == "cut":
        return table
    for _ in playing(table, rng):
        deal = table.deal
        if deal is not None and deal.phase == phase and not table.waiting and deal.to_act in (table.seat, None):
            return table
    assert phase == "done"
    return table


def test_malformed_intents_do_not_move_the_lesson_either():
    from piquet_tutor.teach.lessons import lesson

    table = GuidedSession(lesson("first_deal"))
    before, page = standing(table), table.lesson_scene()
    for intent in malformed():
        if not allowed_here(table, intent):
            table.handle(intent)
    assert standing(table) == before
    assert table.lesson_scene() == page


def test_messages_that_are_no_intents_do_not_even_reach_the_session():
    """A part drops what is not a dictionary with a kind, what is no JSON, and what is too long."""
    table, heard = CardTable(), []
    table.on_intent(heard.append)
    circle: dict = {"kind": "press"}
    circle["self"] = circle
    deep: dict = {"kind": "press"}
    for _ in range(5000):
        deep = {"kind": "press", "in": deep}
    junk = [None, 1, "press", [], [["kind", "press"]], {}, {"kind": 1}, {"kind": None}, {"kind": b"press"}]
    junk += [{"kind": "press", "action": object()}, {"kind": "press", "action": "A" * 5000}, circle, deep]
    for content in junk:
        table.handle(content)
    assert heard == []
    table.handle(press("undo"))
    assert heard == [press("undo")]


def test_a_card_in_lower_case_or_with_its_pip_is_still_that_card():
    """The reader of cards takes both; a test so that it is on purpose."""
    table = table_in("exchange")
    code = next(iter(table.deal.hands[table.seat])).code
    table.handle(touch(code))
    assert {one.code for one in table.chosen} == {code}


def test_an_intent_that_is_dropped_is_not_even_told():
    table = table_in("exchange")
    told: list = []
    table.listen(lambda: told.append(1))
    for intent in ({}, {"kind": "press"}, {"kind": "select", "card": "XX"}, {"kind": "nonsense", "action": "undo"}):
        table.handle(intent)
    assert told == []
    table.handle(press("sort"))
    assert told == [1]


def test_a_scene_is_plain_json():
    rng = Random(7)
    for scenes in playing(session(rng), rng):
        assert json.loads(json.dumps(scenes)) == scenes
        assert plain(scenes)
