"""The puzzles' page: nothing gives the answer away, the engine judges each try, and the address names the puzzle."""

from __future__ import annotations

import pytest

from piquet_tutor.app.pages.puzzles.puzzles_page import PuzzleController, puzzle_scene
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.puzzles.asked import ByExchange
from piquet_tutor.teach.scoring.editions import SECOND
from tests.app.opening import open_desk

ADDRESS = "https://example.org/voila/render/puzzles.ipynb"
MADE = puzzle(load("rubicon"), "easy", 2, SECOND)


@pytest.fixture
def desk():
    return open_desk(PuzzleController({"puzzle": "easy-2-2"}), page=ADDRESS)


def codes(swap):
    return [one.code for one in swap]


def test_nothing_is_laid_out_before_the_address_has_spoken():
    desk = PuzzleController({})
    assert desk.board.scene["key"] == ""
    assert "rows" not in desk.board.scene


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_seen_before_a_try_depends_on_no_answer(language):
    from dataclasses import replace

    other = replace(MADE, answers=MADE.answers[-1:], hidden=replace(MADE.hidden, answers=1, elsewhere=True, moved=1))
    words = PageWords("puzzles", language)
    shown = puzzle_scene(ByExchange(MADE), None, words)
    assert shown == puzzle_scene(ByExchange(other), None, words)
    assert shown["attempt"] is None
    assert sorted(len(row["cards"]) for row in shown["rows"]) == [8, 12, 12]


@pytest.mark.parametrize("each", range(0, len(MADE.answers), max(1, len(MADE.answers) // 5)))
def test_every_swap_that_does_it_is_taken(desk, each):
    desk.board.handle({"kind": "swap", "cards": codes(reversed(desk.asked.puzzle.answers[each].swap))})
    assert desk.board.scene["attempt"]["solved"]
    assert str(len(MADE.answers)) in desk.board.scene["attempt"]["facts"]


def test_what_is_known_and_cannot_be_read_is_left_as_it_is():
    desk = open_desk(PuzzleController({"puzzle": "easy-2-2"}), page=ADDRESS, mastery="{broken")
    desk.board.handle({"kind": "swap", "cards": codes(desk.asked.puzzle.answers[0].swap)})
    assert desk.board.scene["attempt"]["solved"]
    assert not desk.known.store.told
