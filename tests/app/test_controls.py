"""Lists, fields and buttons: what a reader sets, and what is dropped."""

from __future__ import annotations

import base64

import pytest

from piquet_tutor.app.shared.controls.controls import LONGEST_TEXT, Button, Choice, Field, NumberField, TextArea, Upload


def test_a_list_takes_only_what_it_offers():
    choice, heard = Choice("Rules", options=[("Club", "club"), ("Saunt", "saunt")]), []
    choice.on_change(heard.append)
    assert choice.value == "club"
    for value in ("saunt", "poker", None, ["club"], "saunt"):
        choice.handle({"kind": "set", "value": value})
    choice.value = "club"
    choice.choose("saunt")
    assert (choice.value, heard) == ("saunt", ["saunt", "saunt"])


def test_a_list_offered_anew_keeps_to_its_options():
    choice, heard = Choice("Deal"), []
    choice.on_change(heard.append)
    choice.offer([("One", "1"), ("Two", "2")], "2")
    choice.offer([("One", "1")], "2")
    assert (choice.value, choice.index) == ("1", 0)
    assert heard == [], "the page has set it itself"


def test_a_list_in_groups_shows_them():
    choice = Choice("Example", groups=[["Play", [["A squeeze", "squeeze"]]], ["Calls", [["A sunk king", "king"]]]])
    choice.index = 1
    assert choice.value == "king"
    assert choice.snapshot()["scene"]["groups"][0][0] == "Play"


def test_what_is_wrong_is_said_until_something_else_is_typed():
    seed = NumberField("Seed", value="7")
    seed.wrong = "Not a number."
    seed.handle({"kind": "set", "value": "7"})
    assert seed.wrong
    seed.handle({"kind": "set", "value": "8"})
    assert (seed.value, seed.wrong) == ("8", "")


@pytest.mark.parametrize(("made", "most"), [(Field("Search"), 4000), (TextArea("Record"), LONGEST_TEXT - 100)])
def test_a_field_takes_a_text_up_to_its_length(made, most):
    made.handle({"kind": "set", "value": "x" * most})
    assert len(made.value) == most
    made.handle({"kind": "set", "value": "x" * (most + 200)})
    made.handle({"kind": "set", "value": 7})
    assert len(made.value) == most


def test_a_disabled_button_cannot_be_pressed():
    button, pressed = Button("Find", primary=True), []
    button.on_press(lambda: pressed.append(1))
    button.disabled = True
    button.handle({"kind": "press"})
    button.disabled = False
    button.handle({"kind": "press"})
    assert pressed == [1]


def test_a_file_comes_as_its_bytes():
    upload, opened = Upload("Open", ".json"), []
    upload.on_open(opened.append)
    upload.handle({"kind": "file", "content": base64.b64encode(b"\xff{}").decode()})
    for content in ("not base 64!", 7, None):
        upload.handle({"kind": "file", "content": content})
    assert opened == [b"\xff{}"]
