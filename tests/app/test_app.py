"""The composed page, as far as it can be tried without one."""

from __future__ import annotations

import asyncio
import threading
from random import Random

from piquet_tutor import narration
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.plain_parts import Markup
from piquet_tutor.app.shared.table.app import TableApp
from tests.app.learners import playing, press, session


def test_one_press_reaches_all_three_parts():
    table = session(Random(3), "rubicon")
    app = TableApp(table)
    names = {one["id"] for one in app.table.scene["actions"]}
    app.table.handle(press("leave" if "leave" in names else "begin"))
    scenes = table.scenes()
    assert app.table.scene == scenes["table"]
    assert app.feed.scene == scenes["feed"]
    assert app.sheet.scene == scenes["sheet"]
    assert app.feed.scene["passages"]


def test_another_session_at_the_same_table_is_shown_and_the_old_one_is_forgotten():
    old, new = session(Random(3), "rubicon"), session(Random(4), "parlett")
    app = TableApp(old)
    app.attach(new)
    assert app.table.scene["subtitle"] == narration.rules_title(new.rules)
    old.handle(press("sort"))
    assert app.table.scene["subtitle"] == narration.rules_title(new.rules)
    app.table.handle(press("sort"))
    assert new.viewpoint.by_rank


def test_no_thread_reads_the_catalogue_behind_the_learners_back():
    """Two threads once read it at the same time, and a first press found half a catalogue."""

    async def opened() -> int:
        before = threading.active_count()
        TableApp(session(Random(1), "rubicon"))
        return threading.active_count() - before

    assert asyncio.run(opened()) == 0


def test_its_name_in_a_notebook_is_the_same_every_time():
    table = session(Random(3), "rubicon")
    assert repr(TableApp(table)) == "TableApp('Cut for deal')"


def test_what_a_reader_reads_first_stands_above():
    note = Markup("note")
    page = Page("play", [TableApp(session(Random(3), "rubicon"), above=(note,))])
    parts = page.scene()["parts"]
    above = [each for each in parts.values() if "piquet-above" in each.get("classes", ())]
    assert [each["children"] for each in above] == [[note.id]]


def test_the_feed_sends_a_passage_once():
    """A passage that a view has is sent as its number; one that asks again is sent the whole."""
    rng = Random(6)
    table = session(rng, "rubicon")
    app = TableApp(table)
    before = app.feed.scene
    told = {one["number"] for one in before["passages"]}
    saved = 0
    for scenes in playing(table, rng):
        for one in app.feed.since(before)["passages"]:
            if isinstance(one, int):
                assert one in told
                saved += 1
            else:
                told.add(one["number"])
        before = app.feed.scene
        assert scenes["feed"]["passages"] == before["passages"]
    assert saved > 500
    assert all(isinstance(one, dict) for one in app.feed.since(None)["passages"])
