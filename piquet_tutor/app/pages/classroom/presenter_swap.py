"""The two cards that would turn what has just been told to the class: searched for when the reasons lie open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.background import beside
from piquet_tutor.app.pages.classroom.presenter_steps import Beat, Course
from piquet_tutor.app.shared.feed.swap_scene import may_turn, swap_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why.queries import FAULTS
from piquet_tutor.explain.why.questions import question_of
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.swapping import nearest_swap

Scene = dict[str, Any]

WORDS: Final = ("swap_do", "swap_back", "swap_hint", "swap_card")
"""The words of the board on which they change places."""
MOST: Final = 60
"""Beats of which the two cards are remembered."""


class BeatSwaps:
    """What was found for the beats of a deal; a class steps back and forth.

    Only of a deal with all cards open: two cards that nobody may see cannot change places before a class. And only once
    everything is declared: what would be called is still to be asked before that.
    """

    def __init__(self, tell: Callable[[], object]) -> None:
        """Begin with nothing found.

        Args:
            tell: called when two cards have been found.
        """
        self._tell = tell
        self._found: dict[tuple[int, int], Scene | None] = {}

    def ruling(self, course: Course, beat: Beat) -> Ruling | None:
        """The last score told on a beat, where two cards might turn it and the class may see that; else None."""
        if beat.question is not None or course.hidden or not course.states[beat.place].declared:
            return None
        fresh = [each for each in course.known(beat) if each.number > beat.since and may_turn(each)]
        return fresh[-1] if fresh else None

    def seek(self, course: Course, number: int, beat: Beat, language: str) -> None:
        """Look for the two cards of a beat, once.

        Args:
            course: the deal and its beats.
            number: which deal of the set.
            beat: the beat.
            language: of every text.
        """
        ruling, key = self.ruling(course, beat), (number, beat.place)
        question = question_of(ruling) if ruling is not None else None
        if ruling is None or ruling.side is None or question is None or key in self._found:
            return
        if len(self._found) >= MOST:
            self._found.clear()
        self._found[key] = None
        deal, side = course.states[beat.place], ruling.side
        viewpoint = Viewpoint(None, deal.table.seats[0], language=language)
        words = words_for(deal, None, language)

        def find() -> Scene | None:
            try:
                board = swap_scene(nearest_swap(deal, question, side), question, words, viewpoint)
            except FAULTS:
                return None
            return {name: value for name, value in board.items() if name != "record"} if board is not None else None

        beside(find, lambda board: self._found.update({key: board}), self._tell)

    def scene(self, course: Course, number: int, beat: Beat, language: str) -> Scene:
        """The board of a beat, and whether there is any to look for."""
        words = {word: narration.message(f"why-page-{word.replace('_', '-')}", language) for word in WORDS}
        return {
            "swaps": self.ruling(course, beat) is not None,
            "swap": self._found.get((number, beat.place)),
            "swap_words": words,
        }
