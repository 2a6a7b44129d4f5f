"""The puzzles' page: nothing gives the answer away, the engine judges each try, and the address names the puzzle."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.pages.puzzles.puzzle_scene import puzzle_scene
from piquet_tutor.app.pages.puzzles.puzzles_page import PuzzleController
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.puzzles import puzzle
from piquet_tutor.teach.puzzles.asked import ByExchange
from piquet_tutor.teach.scoring.editions import SECOND
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.opening import open_desk

ADDRESS = "https://example.org/voila/render/puzzles.ipynb"
MADE = puzzle(load("rubicon"), "easy", 2, SECOND)


@pytest.fixture
def desk():
    return open_desk(PuzzleController({"puzzle": "easy-2-2"}), page=ADDRESS)


def codes(swap):
    return [one.code for one in swap]


def a_wrong_one(made):
    doing = {each.swap for each in made.answers}
    return next(swap for swap in made.layout.swaps() if swap not in doing)


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


def test_the_puzzle_stands_in_the_address_and_the_address_brings_it_back(desk):
    assert desk.address.value == "easy-2-2"
    desk.address.hear("medium-3", ADDRESS)
    assert (desk.asked.puzzle.level, desk.asked.puzzle.seed) == ("medium", 3)
    assert desk.board.scene["key"] == "medium-3"


def test_an_address_that_names_no_puzzle_is_told_so_and_another_is_laid_out():
    desk = PuzzleController({})
    desk.address.hear("hard-x", ADDRESS)
    assert desk.notice.scene["tone"] == "refused"
    assert "hard-x" in desk.notice.scene["paragraphs"][0]
    assert desk.asked is not None


def test_a_wrong_swap_is_answered_with_what_it_did_and_can_be_put_back(desk):
    before = desk.board.scene
    desk.board.handle({"kind": "swap", "cards": codes(a_wrong_one(desk.asked.puzzle))})
    attempt = desk.board.scene["attempt"]
    assert not attempt["solved"]
    assert attempt["said"]
    assert attempt["lines"]
    assert desk.board.scene["rows"] != before["rows"]
    desk.board.handle({"kind": "press", "action": "again"})
    assert desk.board.scene == before


@pytest.mark.parametrize("each", range(0, len(MADE.answers), max(1, len(MADE.answers) // 5)))
def test_every_swap_that_does_it_is_taken(desk, each):
    desk.board.handle({"kind": "swap", "cards": codes(reversed(desk.asked.puzzle.answers[each].swap))})
    assert desk.board.scene["attempt"]["solved"]
    assert str(len(MADE.answers)) in desk.board.scene["attempt"]["facts"]


def test_the_first_try_is_remembered_and_no_later_one(desk):
    rule = desk.asked.puzzle.goal.ruling(desk.asked.puzzle.layout.deal).rule
    desk.board.handle({"kind": "swap", "cards": codes(a_wrong_one(desk.asked.puzzle))})
    desk.board.handle({"kind": "swap", "cards": codes(desk.asked.puzzle.answers[0].swap)})
    known = Mastery.from_json(desk.known.store.value)
    assert (known.rules[rule].right, known.rules[rule].wrong) == (0, 1)


def test_what_is_known_and_cannot_be_read_is_left_as_it_is():
    desk = open_desk(PuzzleController({"puzzle": "easy-2-2"}), page=ADDRESS, mastery="{broken")
    desk.board.handle({"kind": "swap", "cards": codes(desk.asked.puzzle.answers[0].swap)})
    assert desk.board.scene["attempt"]["solved"]
    assert not desk.known.store.told


def test_an_answer_can_be_asked_for_and_is_not_called_the_learners_own(desk):
    desk.board.handle({"kind": "press", "action": "show"})
    assert desk.board.scene["attempt"]["solved"]
    assert desk.board.scene["attempt"]["head"] == PageWords("puzzles", "en")["shown"]


def test_another_level_lays_out_another_puzzle(desk):
    desk.board.handle({"kind": "level", "level": "medium"})
    assert desk.asked.puzzle.level == "medium"
    assert desk.address.value.startswith("medium-")


@pytest.mark.parametrize(
    "intent",
    [
        {"kind": "swap"},
        {"kind": "swap", "cards": "AS KS"},
        {"kind": "swap", "cards": ["AS"]},
        {"kind": "swap", "cards": ["AS", "AS"]},
        {"kind": "swap", "cards": ["ZZ", 7]},
        {"kind": "swap", "cards": [["AS"], {}]},
        {"kind": "press", "action": ["next"]},
        {"kind": "level", "level": "impossible"},
        {"kind": "level", "level": []},
    ],
)
def test_what_makes_no_sense_is_dropped(desk, intent):
    before = json.dumps(desk.board.scene)
    desk.board.handle(intent)
    assert json.dumps(desk.board.scene) == before
