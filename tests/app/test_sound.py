"""Sound is off until it is asked for, is a setting like the others, and a capot is told of when it is paid."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.app.shared.keeping.restoring import restored, written
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.subjects import Subject
from tests.app.learners import press, session


@pytest.mark.parametrize(("language", "name"), [("en", "Sound"), ("fr", "Son")])
def test_sound_is_off_until_asked_for_and_can_be_turned_off_again(language, name):
    table = session(Random(1), "rubicon")
    table.viewpoint.language = language
    for sounds in (False, True, False):
        scene = table.scenes()["table"]
        (tool,) = [one for one in scene["tools"] if one["id"] == "sound"]
        assert (tool["label"], tool["pressed"], scene["sound"]) == (name, sounds, sounds)
        table.handle(press("sound"))


def test_sound_is_kept_with_the_table():
    table = session(Random(1), "rubicon")
    assert not restored(written(table)).viewpoint.sound
    table.handle(press("sound"))
    assert restored(written(table)).viewpoint.sound


def test_a_capot_is_told_of_when_it_is_paid_and_not_before():
    table = ReviewSession(read_score(example("capot-outside-the-pique")))
    told = []
    for place in range(len(table.states)):
        table.go(place)
        paid = any(each.subject is Subject.CAPOT and each.verdict is Verdict.AWARDED for each in table.deal.rulings)
        assert table.scenes()["table"]["capot"] is paid
        told.append(paid)
    assert told[-1]
    assert not told[-2]
