"""What a page shows as a plain object already, and needs no browser to be seen."""

from __future__ import annotations

import pytest

from tests.app.test_lesson_page import opened


@pytest.mark.parametrize(("step", "alone"), [("hook", True), ("question-1", True), ("tie", True), ("play", False)])
def test_a_question_of_totals_shows_no_cards(step, alone):
    """The table makes room for it: tests/browser/test_ends.py has the style sheet do so."""
    desk = opened("09_partie")
    desk.go(step)
    assert ("is-alone" in desk.app.snapshot().get("classes", ())) is alone
