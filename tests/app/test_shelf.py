"""Everything the browser keeps, as one file: what is read in is a stranger's, and nothing changes unasked."""

from __future__ import annotations

import base64
import json
import re
from importlib.resources import files

import pytest

from piquet_tutor.app import shelf
from piquet_tutor.app.address import Address
from piquet_tutor.app.host import kept_texts
from piquet_tutor.app.kept_text import unveiled, veiled
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.front.front_page import front_page
from piquet_tutor.app.pages.pages import files as addresses
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.shared.controls.controls import LARGEST_UPLOAD
from piquet_tutor.app.shared.keeping.shelf_desk import ShelfDesk
from piquet_tutor.app.shelf import FORMAT, LARGEST, LARGEST_FILE, NAMES, ShelfFault, read
from piquet_tutor.narration import languages
from tests.app.walker import done

LESSONS = veiled(done(["04_point"]))


def file(kept, **more):
    return json.dumps({"format": FORMAT, "kept": kept, **more}).encode()


def found(page: Page, view: str, label: str = ""):
    return next(
        part for part in page.parts().values() if part.view == view and label in (part.scene or {}).get("label", "")
    )


def opened(content: bytes, **kept: str) -> Page:
    """The front page in a browser that keeps this, with a file chosen."""
    page = front_page(language="en")
    page.scene()
    page.open({name: veiled(text) for name, text in kept.items()}, Address())
    page.handle(
        {"part": found(page, "upload").id, "intent": {"kind": "file", "content": base64.b64encode(content).decode()}}
    )
    return page


def press(page: Page, label: str) -> None:
    page.handle({"part": found(page, "button", label).id, "intent": {"kind": "press"}})


def told(page: Page) -> str:
    return " ".join(part.scene["html"] for part in page.parts().values() if part.view == "markup")


def states(page: Page) -> list[str]:
    return re.findall(r'class="pq-milestone" data-state="(\w+)"', told(page))


def test_the_shelf_is_what_all_pages_keep_and_what_is_being_written():
    kept = {store.name for name in addresses() for store in page_at(Address(name))._keeps}
    assert kept | {"drafts"} == NAMES
    assert len(NAMES) <= len(kept_texts(dict.fromkeys(NAMES, ""))), "a host takes them all in"
    assert shelf.LOOKS not in NAMES


def test_a_browser_gives_back_and_a_page_opens_as_much_as_is_read_in():
    source = files("piquet_tutor").joinpath("app", "shelf.js").read_text(encoding="utf-8")
    assert f"const LARGEST = {LARGEST};" in source
    assert LARGEST_FILE == LARGEST_UPLOAD


def test_what_was_saved_is_read_in_to_the_letter():
    kept = {"lessons": LESSONS, "play": veiled('{"format": "piquet-table/1"}'), "drafts": '{"x": {"typed": {}}}'}
    assert read(file(kept)) == kept


DEEP = b'{"format": "piquet-shelf/1", "kept": ' + b"[" * 200_000 + b"]" * 200_000 + b"}"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "other"),
        (b"\xff\xfe", "other"),
        (b"[]", "other"),
        (b'"piquet-shelf/1"', "other"),
        (b"{}", "other"),
        (DEEP, "other"),
        (json.dumps({"format": "piquet-record/1"}).encode(), "other"),
        (json.dumps({"format": 1, "kept": {}}).encode(), "other"),
        (json.dumps({"format": "piquet-shelf/2", "kept": {}}).encode(), "version"),
        (file([["play", ""]]), "other"),
        (file({"lessons": LESSONS}, more=1), "other"),
        (file({}), "empty"),
        (file({"theirs": "{}"}), "damaged"),
        (file({"language": "fr"}), "damaged"),
        (file({"seen": "[]"}), "damaged"),
        (file({"play": 7}), "damaged"),
        (file({"play": None}), "damaged"),
        (file({"play": "piquet-kept/1 no letters of that kind!"}), "damaged"),
        (file({"play": "x" * 200_001}), "damaged"),
        (file(dict.fromkeys(("play", "lab", "table"), "x" * 140_000)), "large"),
        (b" " * LARGEST_FILE, "large"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_of_what_does_not_fit_one_sentence_says_why_and_that_nothing_changed(content, key, language):
    with pytest.raises(ShelfFault) as refused:
        read(content)
    assert refused.value.key == key
    said = refused.value.text(language)
    assert {"en": "nothing was changed", "fr": "rien n’a changé"}[language] in said
    assert said.count(". ") == 0
    assert said.endswith(".")


def test_a_stranger_s_word_is_shown_short_and_as_words():
    page = opened(file({"<b>" + "\u202e" * 300: "{}"}))
    assert "<b>" not in told(page)
    assert "\u202e" not in told(page)


def test_what_does_not_fit_asks_nothing_and_changes_nothing():
    page = opened(b"{}", lessons=done(["04_point"]))
    assert "nothing was changed" in told(page)
    press(page, "Replace")
    assert page.kept() == {}
    assert "done" in states(page)


def test_a_file_is_asked_about_and_left_alone_at_a_no():
    page = opened(file({"lessons": LESSONS}))
    assert not found(page, "button", "Replace").hidden
    assert page.kept() == {}, "nothing changes unasked"
    press(page, "Leave")
    press(page, "Replace")
    assert page.kept() == {}
    assert "done" not in states(page)


def test_at_a_yes_it_takes_the_place_of_everything_and_the_road_is_drawn_by_it():
    page = opened(file({"lessons": LESSONS}), first_deal='{"format": "piquet-lesson-table/1", "over": true}')
    before = states(page)
    press(page, "Replace")
    kept = page.kept()
    assert kept.pop("lessons") == LESSONS
    assert set(kept) == (NAMES | {shelf.LOOKS}) - {"lessons"}
    assert set(kept.values()) == {None}, "what is not in the file is forgotten, and so is how pages looked"
    assert states(page) != before
    assert "done" in states(page)


def test_what_was_read_in_is_a_stranger_s_for_its_page_too():
    """That a text fits the shelf does not make it fit its page, which looks as to whoever comes first."""
    page = opened(file({"lessons": "not lessons", "mastery": "[]", "first_deal": "7"}))
    first = states(page)
    press(page, "Replace")
    assert states(page) == first
    assert unveiled(page.kept()["mastery"]) == "[]"


def test_a_press_of_yes_without_a_file_does_nothing():
    desk = ShelfDesk("en", lambda texts: pytest.fail("nothing was read"))
    desk.replace.press()
    assert desk.shelf.changes == {}


@pytest.mark.parametrize("name", addresses())
def test_a_page_that_is_opened_takes_up_every_text_it_keeps(name):
    page = page_at(Address(name))
    page.open({}, Address(name))
    for store in page._keeps:
        store.keep("{}")
        assert store.told, f"{store.name} would never be kept"
