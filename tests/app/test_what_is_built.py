"""Scenes are built for the parts that changed, and no part shows what stood before the press."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.shared.table import scene, session
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.game.rules.loader import load
from tests.app.learners import session as session_of
from tests.app.learners import something
from tests.app.strangers import coached, learning

PRESSES = 60
BUILDERS = {"table": "table_scene", "feed": "feed_scene", "sheet": "sheet_scene"}


@pytest.fixture
def count(monkeypatch):
    """How often each part was built since it was looked at last."""
    found = Counter()

    def counted(part, build):
        def builds(*given, **named):
            found[part] += 1
            return build(*given, **named)

        return builds

    for part, name in BUILDERS.items():
        monkeypatch.setattr(session.scenes, name, counted(part, getattr(scene, name)))

    def since():
        told = dict(found)
        found.clear()
        return told

    return since


def at_table():
    """A table at which the learner is about to exchange."""
    app = TableApp(PlaySession(load("rubicon"), 7))
    while app.session.deal is None or app.session.decision is None:
        action = next(one for one in app.table.scene["actions"] if one["enabled"])
        app.table.handle({"kind": "press", "action": action["id"]})
    return app


def press(app, **intent):
    part = app.feed if intent["kind"] in ("why", "why_not") else app.table
    part.handle(intent)


def test_each_press_builds_the_parts_it_changes(count):
    app = at_table()
    count()
    card = next(card["card"] for seat in app.table.scene["seats"] for card in seat["hand"] if card.get("enabled"))
    for intent in (
        {"kind": "select", "card": card},
        {"kind": "press", "action": "sort"},
        {"kind": "press", "action": "sound"},
        {"kind": "press", "action": "help"},
    ):
        press(app, **intent)
        assert count() == {"table": 1}, intent
    press(app, kind="why_not", question="repique", side="elder")
    assert app.feed.scene["ask"]
    assert count().get("sheet", 0) == 0
    press(app, kind="press", action="four_colour")
    assert count() == {"table": 1, "feed": 1, "sheet": 1}


def test_an_answer_in_the_feed_builds_the_feed_alone(count):
    app = at_table()
    question = app.feed.scene["ask"]["questions"][0][1][0][1]
    count()
    press(app, kind="why_not", question=question, side="elder")
    assert count() == {"feed": 1}


def test_whatever_changed_without_a_press_is_built(count):
    app = at_table()
    count()
    app.session.tell()
    assert count() == {"table": 1, "feed": 1, "sheet": 1}


def test_who_goes_on_after_a_pause_can_ask_the_coach():
    """The cards lie as they lay, and yet it is the learner's turn now."""
    app, rng = TableApp(session_of(Random(5), "rubicon", 7)), Random(5)
    app.table.handle({"kind": "press", "action": "coach"})
    met = 0
    for _ in range(10 * PRESSES):
        paused = bool(app.session.waiting)
        intent = {"kind": "press", "action": "continue"} if paused else something(app.table.scene, rng)
        if app.session.finished or intent is None:
            break
        app.table.handle(intent)
        if paused and app.session.decision is not None:
            met += 1
            assert app.coach.scene["ask"]["open"]
    assert met


@pytest.mark.parametrize("presses", [learning, coached])
@pytest.mark.parametrize(
    "name", ["play", "daily", "first_deal", "forms", "examples", "table", "lesson_04_point", "lesson_08_play"]
)
def test_what_is_shown_after_a_press_is_what_would_be_built_anew(name, presses):
    page = page_at(Address(f"{name}.ipynb"))
    page.open({}, Address())
    app = next(each for each in page.parts().values() if isinstance(each, TableApp))
    for part, intent in islice(presses(page, Random(5)), PRESSES):
        page.handle({"part": part, "intent": intent})
        anew = app.session.scenes()
        shown = {"table": app.table, "feed": app.feed, "sheet": app.sheet, "coach": app.coach, "review": app.review}
        for each, stands in shown.items():
            if stands is not None:
                assert stands.scene == anew.get(each, {}), f"the {each} after {intent}"
