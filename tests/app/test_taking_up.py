"""A table that is loaded again goes on where it was, and a text that somebody has tampered with is no table."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from piquet_tutor.app.shared.keeping.restoring import NoTable, restore_lesson, restored, written, written_lesson
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.lessons import lesson
from tests.app.learners import plain, playing, press


def kept(rules="rubicon", steps=60):
    """A table at which so many things have been done, of two deals at most."""
    session = PlaySession(load(rules), 11)
    for done, _ in enumerate(playing(session, Random(5), deals=2)):
        if done == steps:
            break
    return session


@pytest.mark.parametrize(
    ("rules", "steps"),
    [
        *((name, 8 + number) for number, name in enumerate(rule_set_names())),
        *(("rubicon", each) for each in (0, 1, 45)),
    ],
)
def test_a_table_is_taken_up_where_it_was(rules, steps):
    before = kept(rules, steps)
    after = restored(written(before))
    assert [state.rulings for state in after.states] == [state.rulings for state in before.states]
    assert after.decisions == before.decisions
    assert written(after) == written(before)
    # a breath is drawn again, a finished deal is shown whole, and an answer that was refused may be tried again
    if not before.waiting and not before.finished and not before.tried:
        assert plain(after.scenes()) == plain(before.scenes())


def test_undo_goes_on_working():
    before = kept(steps=14)
    after = restored(written(before))
    for session in (before, after):
        session.handle(press("undo"))
    assert plain(after.scenes()) == plain(before.scenes())


@pytest.mark.parametrize(
    "change",
    [
        {"format": "piquet-table/2"},
        {"rules": "poker"},
        {"seed": -1},
        {"seed": "11"},
        {"dealer": "Nobody"},
        {"deals": [{"again": 0, "actions": [{"do": "Play", "seat": "elder", "card": "AS"}]}]},
        {"deals": [{"again": 0, "actions": []}, {"again": 0, "actions": []}]},
        {"deals": [{"again": -1, "actions": []}]},
        {"deals": [{"actions": []}]},
        {"deals": [7]},
        {"deals": [{"again": 0, "actions": [{"do": "Exchange", "seat": "elder", "cards": 5}]}]},
        {"deals": [{"again": 0, "actions": [{"do": "__class__"}]}]},
    ],
    ids=str,
)
def test_what_was_tampered_with_is_no_table(change):
    told = json.loads(written_after_some_steps())
    with pytest.raises(NoTable):
        restored(json.dumps(told | change))


@cache
def written_after_some_steps():
    """One table for every way of tampering with what was written of it."""
    return written(kept(steps=20))


@pytest.mark.parametrize("chosen", [7, ["AS"], "no cards", "AS AS", "AS KS QS JS TS 9S 8S 7S", None])
def test_chosen_cards_that_cannot_be_are_left(chosen):
    before = next(each for steps in range(40) if (each := kept(steps=steps)).chosen)
    after = restored(json.dumps(json.loads(written(before)) | {"chosen": chosen}))
    assert after.chosen <= set(after.deal.hands[after.seat])
    assert after.refused is None
    assert after.scenes()["table"]["prompt"]["text"]


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000, "null"])
def test_what_is_no_table_at_all(text):
    with pytest.raises(NoTable):
        restored(text)


@pytest.mark.parametrize("name", ["first_deal", "contract", "voleur"])
def test_a_lesson_is_taken_up_with_its_pages(name):
    before, after = GuidedSession(lesson(name)), GuidedSession(lesson(name))
    for done, _ in enumerate(playing(before, Random(3))):
        if done > 12 and not before.waiting:
            break
    before.handle(press("lesson-back"))
    restore_lesson(after, written_lesson(before))
    assert [met.page.id for met in after.met] == [met.page.id for met in before.met]
    assert after.place == before.place
    assert after.lesson_scene()["paragraphs"] == before.lesson_scene()["paragraphs"]
    assert plain(after.scenes()) == plain(before.scenes())


def test_another_lessons_table_leaves_this_one_at_its_beginning():
    before, after = GuidedSession(lesson("voleur")), GuidedSession(lesson("contract"))
    begun = plain(after.scenes())
    with pytest.raises(NoTable):
        restore_lesson(after, written_lesson(before))
    assert plain(after.scenes()) == begun


def test_decisions_that_were_none_are_left_out():
    told = json.loads(written(kept(steps=14)))
    told["decisions"] = [10**6, -1, "x", *told["decisions"]]
    assert restored(json.dumps(told)).decisions == kept(steps=14).decisions
