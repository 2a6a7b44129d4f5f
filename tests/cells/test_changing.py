"""What a cell invites to change, where its code is folded away and a list to choose from stands in its place."""

from __future__ import annotations

from piquet_tutor.cells.changing import Control
from tests.notebooks.book import Session

CELL = 'book = "rubicon"  # change this\ntens.under(book)'


def choose(control, name, index):
    """As the page sends it."""
    control.page.scene()  # it has been drawn, and its parts have names
    control.page.handle({"part": control.lists[name].id, "intent": {"kind": "set", "value": str(index)}})


def test_a_value_that_is_chosen_runs_the_cell_with_it():
    session = Session()
    session.run('from piquet_tutor import deal\ntens = deal("tens-before-the-lead")')
    control = Control(CELL, {"book": ["parlett", "wikipedia", "club"]})
    before = control.shown.value
    assert "No pique" in before
    choose(control, "book", 1)
    assert "Pique! Elder has reached 30" in control.shown.value
    choose(control, "book", 0)
    assert control.shown.value == before


def test_plain_values_and_what_goes_wrong_are_shown_as_text():
    Session()
    control = Control("cards = [1]\nsum(cards) if cards else no_such_name", {"cards": [[2, 3], []]})
    assert control.shown.value == "<pre>1</pre>"
    choose(control, "cards", 1)
    assert control.shown.value == "<pre>5</pre>"
    choose(control, "cards", 2)
    assert "no_such_name" in control.shown.value


def test_what_is_not_among_the_values_changes_nothing():
    Session()
    control = Control("seed = 7\nseed", {"seed": [3]})
    choose(control, "seed", 9)
    assert control.shown.value == "<pre>7</pre>"
