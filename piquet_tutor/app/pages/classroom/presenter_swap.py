"""The two cards that would turn what the class is told: for whoever opens the reasons, and to be asked for next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.background import beside
from piquet_tutor.app.pages.classroom.presenter_steps import Beat, Presentation
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.feed.swap_scene import may_turn, swap_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why.queries import FAULTS
from piquet_tutor.explain.why.questions import question_of
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.swapping import nearest_swap
from piquet_tutor.explain.why.turning import BEFORE_PLAY
from piquet_tutor.teach.questions.turnings import Turning, turning_of

WORDS: Final = ("swap_do", "swap_back", "swap_hint", "swap_card")
"""The words of the board on which they change places."""
TURNED: Final = ("answer", "bonus", "points")
"""Sorts of questions about a ruling that two cards might turn."""
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

    def ruling(self, course: Presentation, beat: Beat) -> Ruling | None:
        """The last score told on a beat, where two cards might turn it and the class may see that; else None.

        None too where the class is asked next which two cards they are.
        """
        if beat.question is not None or course.hidden or not course.states[beat.place].declared:
            return None
        fresh = [each for each in course.known(beat) if each.number > beat.since and may_turn(each)]
        return fresh[-1] if fresh and not (_is_asked_for(course, beat) and _in_hand(fresh[-1])) else None

    def seek(self, course: Presentation, number: int, beat: Beat, language: str) -> None:
        """Look for the two cards of a beat, once.

        Args:
            course: the deal and its beats.
            number: which deal of the set.
            beat: the beat.
            language: of every text.
        """
        ruling = self.ruling(course, beat)
        question = question_of(ruling) if ruling is not None else None
        if ruling is None or ruling.side is None or question is None:
            return
        key = (number, ruling.number)
        if key in self._found:
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

    def scene(self, course: Presentation, number: int, beat: Beat, language: str) -> Scene:
        """The board of a beat, and whether there is any to look for."""
        words = {word: narration.message(f"why-page-{word.replace('_', '-')}", language) for word in WORDS}
        ruling = self.ruling(course, beat)
        return {
            "swaps": ruling is not None,
            "swap": self._found.get((number, ruling.number)) if ruling is not None else None,
            "swap_words": words,
        }


def _is_asked_for(course: Presentation, beat: Beat) -> bool:
    """Whether the class may be asked after a beat what would have turned its ruling."""
    told = beat.answered is not None and beat.answered.sort in TURNED
    return told and course.asking == "laws" and not course.hidden


def _in_hand(ruling: Ruling) -> bool:
    """Whether two cards might turn it, and the hands alone tell: nobody replays twelve tricks in their head."""
    question = question_of(ruling) if may_turn(ruling) else None
    return question is not None and question.kind in BEFORE_PLAY


class BeatTurnings:
    """What would have turned each ruling that the class is asked about, for the question after it.

    It is looked for while the class thinks: only of a deal with all cards open, and once for each ruling.
    """

    def __init__(self, tell: Callable[[int, int], object]) -> None:
        """Begin with nothing found.

        Args:
            tell: called with the number of the deal and of the ruling when something has been found.
        """
        self._tell = tell
        self._found: dict[int, dict[int, Turning]] = {}
        self._sought: set[tuple[int, int]] = set()

    def of(self, number: int) -> dict[int, Turning]:
        """What has been found for a deal of the set, by how many rulings have been told by then."""
        return self._found.setdefault(number, {})

    def seek(self, course: Presentation, number: int, at: int, now: bool = False) -> None:
        """Look for what turns the ruling that a beat asks about or tells, once.

        Args:
            course: the deal and its beats.
            number: which deal of the set.
            at: the number of the beat.
            now: whether to wait for it; else it comes by and by.
        """
        beats = course.beats
        beat = beats[at] if beats[at].question is None or at + 1 == len(beats) else beats[at + 1]
        key = number, beat.upto
        if not _is_asked_for(course, beat) or key in self._sought:
            return
        fresh = [each for each in course.known(beat) if each.number > beat.since and _in_hand(each)]
        if not fresh:
            return
        self._sought.add(key)
        deal = course.states[beat.place]

        def find() -> Turning | None:
            try:
                return turning_of(deal, fresh[-1])
            except FAULTS:
                return None

        def arrive(turning: Turning | None) -> None:
            if turning is not None and turning.choices not in {each.choices for each in self.of(number).values()}:
                self.of(number)[beat.upto] = turning
                self._tell(number, beat.upto)

        if now:
            arrive(find())
        else:
            beside(find, arrive, lambda: None)


def told(turning: Turning, language: str) -> Mapping[str, str]:
    """What is said of the two cards, and how it is ruled then: ``text`` and ``said``."""
    question = question_of(turning.ruling)
    assert question is not None  # or nothing would have been looked for
    viewpoint = Viewpoint(None, turning.deal.table.seats[0], language=language)
    board = swap_scene(turning.found, question, words_for(turning.deal, None, language), viewpoint)
    assert board is not None  # two cards were found
    return {"text": board["text"], "said": board["said"]}
