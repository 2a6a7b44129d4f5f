"""The page that makes worksheets: what is chosen, what is kept, and what a stranger may have written there."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.pages.classroom.presenter_page import ClassroomController
from piquet_tutor.app.pages.worksheets import worksheets_page
from piquet_tutor.app.pages.worksheets.worksheets_page import SheetController, SheetSettings
from piquet_tutor.explore import links
from tests.app.opening import open_desk


@pytest.fixture
def desk():
    made = SheetController({"seed": "7", "count": "2", "topic": "point"})
    open_desk(made)
    return made


def say(desk, **intent):
    desk.view.handle(intent)


def test_the_address_says_what_is_wanted(desk):
    assert (desk.wanted.topics, desk.wanted.count, desk.wanted.seed) == (("point",), 2, 7)
    assert 'id="problem-2"' in desk.view.scene["sheet"]
    assert desk.notice.scene == {}


def test_what_the_address_gets_wrong_is_said_and_the_rest_holds():
    desk = SheetController(
        {"rules": "<b>no</b>", "topic": "point,x", "count": "900", "seed": "3", "difficulty": "brutal"}
    )
    open_desk(desk)
    assert len(desk.notice.scene["paragraphs"]) == 4
    assert (desk.wanted.topics, desk.wanted.seed, desk.wanted.difficulty) == (("point",), 3, "any")


def test_ticking_topics_waits_for_the_button(desk):
    before = desk.view.scene["sheet"]
    say(desk, kind="topics", chosen=["cards", "nonsense", "set"])
    assert desk.wanted.topics == ("set", "cards")
    assert desk.view.scene["sheet"] == before
    say(desk, kind="press", action="make")
    assert sorted(each.box for each in desk.sheet.questions) == ["cards", "set"]


def test_the_key_can_be_left_off_the_page_but_stays_in_the_teachers_notebook(desk):
    say(desk, kind="key", chosen=False)
    assert 'id="key"' not in desk.view.scene["sheet"]
    files = {each["id"]: each["text"] for each in desk.view.scene["files"]}
    assert files["html"] == desk.view.scene["sheet"]
    assert "BEGIN SOLUTION" in files["notebook"]
    assert "BEGIN SOLUTION" not in files["student"]


def test_another_rule_set_keeps_only_the_topics_it_has(desk):
    say(desk, kind="topics", chosen=["point", "cards"])
    desk.rules.choose("contract")
    assert desk.wanted.topics == ("point",)


def nothing_to_print(desk):
    scene = desk.view.scene
    return not (scene["sheet"] or scene["files"] or scene["lesson"]["href"])


def test_a_number_that_will_not_do_is_said_beside_its_field_and_no_other_sheet_is_shown(desk):
    """The sheet before would be printed for the one that was asked for."""
    assert not nothing_to_print(desk)
    desk.count.choose("a lot")
    say(desk, kind="press", action="make")
    assert "“a lot”" in desk.count.wrong
    assert nothing_to_print(desk)
    desk.count.choose("1")
    say(desk, kind="press", action="make")
    assert desk.count.wrong == ""
    assert len(desk.sheet.questions) == 1
    assert not nothing_to_print(desk)


def test_what_was_kept_comes_back_and_nonsense_does_not():
    wanted = SheetSettings("parlett", ("point",), "easy", 1, 12, False)
    assert SheetSettings.from_json(wanted.to_json()) == wanted
    for change in (
        {"rules": "x"},
        {"topics": ["bid"]},
        {"topics": "point"},
        {"difficulty": 3},
        {"count": 10**9},
        {"seed": "s"},
        {"key": 1},
        {"more": 1},
    ):
        broken = json.dumps({**json.loads(wanted.to_json()), **change})
        with pytest.raises(ValueError, match=r"."):
            SheetSettings.from_json(broken)
        desk = SheetController({"count": "1", "topic": "point"})
        open_desk(desk, broken)
        assert desk.wanted.rules == "rubicon"


async def until_made(desk):
    while desk.view.scene["busy"]:
        await asyncio.sleep(0.01)


def test_a_sheet_is_made_beside_the_page_and_one_at_a_time(desk):
    """What is pressed while problems are looked for is dropped; what is ticked then is for the next sheet."""

    async def pressed():
        desk.count.choose("3")
        say(desk, kind="press", action="make")
        assert desk.view.scene["busy"]
        seed = desk.seed.value
        say(desk, kind="press", action="another")
        say(desk, kind="topics", chosen=["set"])
        assert desk.view.scene["busy"]
        assert desk.seed.value == seed
        await until_made(desk)

    asyncio.run(pressed())
    assert {each.box for each in desk.sheet.questions} == {"point"}
    assert len(desk.sheet.questions) == 3
    assert desk.wanted.topics == ("set",)


def test_a_search_that_goes_wrong_is_told_in_a_sentence_and_the_sheet_before_goes(desk, monkeypatch):
    def broken(*_):
        raise KeyError("by")

    before = desk.view.scene["sheet"]
    monkeypatch.setattr(worksheets_page, "worksheet", broken)

    async def pressed():
        say(desk, kind="press", action="make")
        await until_made(desk)

    asyncio.run(pressed())
    assert desk.view.scene["tone"] == "refused"
    assert desk.view.scene["status"].startswith("The sheet could not be made.")
    assert nothing_to_print(desk)
    say(desk, kind="topics", chosen=["set"])
    assert desk.view.scene["sheet"] == before, "the fault was of what had been chosen before"


def test_a_class_can_be_asked_about_the_deals_of_the_sheet(desk):
    lesson = desk.view.scene["lesson"]
    page, _, fragment = lesson["href"].partition("#")
    link = links.read(fragment)
    assert page == "classroom.ipynb"
    assert link.mode == "presenter"
    assert len(link.records) == len(desk.sheet.questions)
    shown = ClassroomController("en", fragment)
    assert shown.link.records == link.records
    assert shown.notice.scene == {}
