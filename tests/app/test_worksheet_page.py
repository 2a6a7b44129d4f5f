"""The page that makes worksheets: what is chosen, what is kept, and what a stranger may have written there."""

from __future__ import annotations

import asyncio

import pytest

from piquet_tutor.app.pages.classroom.classroom_page import ClassroomController
from piquet_tutor.app.pages.worksheets import worksheets_page
from piquet_tutor.app.pages.worksheets.worksheets_page import SheetController
from piquet_tutor.explore import links
from tests.app.opening import open_desk


@pytest.fixture
def desk():
    made = SheetController({"seed": "7", "count": "2", "topic": "point"})
    open_desk(made)
    return made


def say(desk, **intent):
    desk.view.handle(intent)


def nothing_to_print(desk):
    scene = desk.view.scene
    return not (scene["sheet"] or scene["files"] or scene["lesson"]["href"])


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


@pytest.mark.parametrize("number", ["count", "seed"])
def test_a_number_left_out_is_asked_for_and_the_sheet_stays(desk, number):
    """Nothing was asked for that the sheet is not; where a number is wrong another sheet was, and it goes."""
    field, before = getattr(desk, number), desk.view.scene["sheet"]
    assert before
    for left_out in ("", "  "):
        field.value = left_out
        say(desk, kind="press", action="make")
        assert field.wrong.startswith("Write ")
        assert "“”" not in field.wrong
        assert desk.view.scene["sheet"] == before
    field.value = "x"
    say(desk, kind="press", action="make")
    assert field.wrong.startswith("“x”")
    assert nothing_to_print(desk)


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
