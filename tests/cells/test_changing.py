"""What a cell invites to change, where its code is folded away and a list to choose from stands in its place."""

from __future__ import annotations

from piquet_tutor.cells.changing import Invitation
from tests.notebooks.book import Session

CELL = 'book = "rubicon"  # change this\ntens.under(book)'


def choose(invitation, name, index):
    """As the page sends it."""
    invitation.page.scene()  # it has been drawn, and its parts have names
    invitation.page.handle({"part": invitation.lists[name].id, "intent": {"kind": "set", "value": str(index)}})


def test_a_value_that_is_chosen_runs_the_cell_with_it():
    session = Session()
    session.run('from piquet_tutor import deal\ntens = deal("tens-before-the-lead")')
    invitation = Invitation(CELL, {"book": ["parlett", "wikipedia", "club"]})
    before = invitation.shown.value
    assert "No pique" in before
    choose(invitation, "book", 1)
    assert "Pique! Elder has reached 30" in invitation.shown.value
    choose(invitation, "book", 0)
    assert invitation.shown.value == before


def test_plain_values_and_what_goes_wrong_are_shown_as_text():
    Session()
    invitation = Invitation("cards = [1]\nsum(cards) if cards else no_such_name", {"cards": [[2, 3], []]})
    assert invitation.shown.value == "<pre>1</pre>"
    choose(invitation, "cards", 1)
    assert invitation.shown.value == "<pre>5</pre>"
    choose(invitation, "cards", 2)
    assert "no_such_name" in invitation.shown.value


def test_what_is_not_among_the_values_changes_nothing():
    Session()
    invitation = Invitation("seed = 7\nseed", {"seed": [3]})
    choose(invitation, "seed", 9)
    assert invitation.shown.value == "<pre>7</pre>"
