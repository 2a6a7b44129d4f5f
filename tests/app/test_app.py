"""The composed page, as far as it can be tried without one."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import ipywidgets

from piquet_tutor.app.shared.table.app import TableApp
from tests.app.learners import playing, press, session


def test_one_press_reaches_all_four_widgets():
    table = session(Random(3), "rubicon")
    app = TableApp(table)
    names = {one["id"] for one in app.table.scene["actions"]}
    app.table._receive(app.table, press("leave" if "leave" in names else "begin"), [])
    scenes = table.scenes()
    assert app.table.scene == scenes["table"]
    assert app.feed.scene == scenes["feed"]
    assert app.meter.scene == scenes["meter"]
    assert app.sheet.scene == scenes["sheet"]
    assert app.feed.scene["passages"]


def test_another_session_at_the_same_table_is_shown_and_the_old_one_is_forgotten():
    old, new = session(Random(3), "rubicon"), session(Random(4), "parlett")
    app = TableApp(old)
    app.attach(new)
    assert app.table.scene["subtitle"] == new.rules.title
    old.handle(press("sort"))
    assert app.table.scene["subtitle"] == new.rules.title
    app.table._receive(app.table, press("sort"), [])
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
    note = ipywidgets.HTML("note")
    app = TableApp(session(Random(3), "rubicon"), above=(note,))
    boxes = [box for box in app.children if "piquet-above" in box._dom_classes]
    assert [list(box.children) for box in boxes] == [[note]]


def test_the_feed_sends_a_passage_once():
    """A passage that a view has is sent as its number; one that asks again is sent the whole."""
    rng = Random(6)
    table = session(rng, "rubicon")
    app = TableApp(table)
    sent: list = []
    app.feed.send = lambda content, *_: sent.append(content["scene"])
    told: set[int] = set()
    for scenes in playing(table, rng):
        for passages in (scene["passages"] for scene in sent):
            for one in passages:
                if isinstance(one, int):
                    assert one in told
                else:
                    told.add(one["number"])
        sent.clear()
        assert scenes["feed"]["passages"] == app.feed.scene["passages"]
    app.feed._receive(app.feed, {"kind": "ready"}, [])
    assert all(isinstance(one, dict) for one in sent[-1]["passages"])
