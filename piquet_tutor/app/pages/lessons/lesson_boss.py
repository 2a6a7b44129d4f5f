"""The deal at the end of a stop: several of its boxes to be filled at once, each tried until it is right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_state import Visit
from piquet_tutor.app.pages.scorer.scorer_scene import boxes_scene
from piquet_tutor.teach.lessons import PlaceError, Step, laid
from piquet_tutor.teach.lessons.asks.boxes import AskBoxes
from piquet_tutor.teach.questions.asked import Marked, QuestionFault
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.words import lacking
from piquet_tutor.teach.scoring.wrong_answers import how_to_see


def once_more(told: str, language: str) -> str:
    """A remark, then that it can be tried again; but not where the remark says how to see the answer instead."""
    return told if told.endswith(how_to_see(language)) else f"{told} {narration.message('course-once-more', language)}"


class Boss:
    """The boxes of a whole deal.

    Attributes:
        boxes: which of them are asked.
        marks: the marks of those that are done.
    """

    def __init__(
        self, step: Step, sitting: Sitting, visit: Visit, name: str, language: str = "en", following: str = ""
    ) -> None:
        """Lay the deal, its boxes filled as far as they were.

        Args:
            step: the step that asks for them.
            sitting: the learner's answers, and what they know.
            visit: what the learner has done in the lesson; what is done here is written there.
            name: the name under which the deal is asked again.
            language: of every text.
            following: what the step that comes next is called.

        Raises:
            PlaceError: the deal has not all of these boxes.
        """
        if step.place is None or not isinstance(step.ask, AskBoxes):
            raise PlaceError(f"the step {step.id} has no deal to score.")
        self._step, self._sitting, self._visit = step.id, sitting, visit
        self._name, self.language, self._following = name, language, following
        self._case = ScoredDeal(laid(step.place).deal)
        self.boxes = step.ask.boxes
        for box in self.boxes:
            if box not in self._case.truth:
                raise PlaceError(f"the deal of {step.id} has no box “{box}”.")
        self.marks: dict[str, Marked] = {}
        self._notes: dict[str, str] = {}
        self._said: dict[str, list[str]] = {}
        """What has been said of wrong answers, by box."""
        self._last = ""
        """The box that was answered wrongly last; its cards are lit."""
        done = self.boxes if step.id in visit.answers else visit.tries.get(step.id, [])
        for box in done:
            self._fill(box)

    @property
    def whole(self) -> bool:
        """Whether all boxes are done."""
        return all(box in self.marks for box in self.boxes)

    def scene(self) -> dict[str, Any]:
        """The cards and the boxes."""
        return boxes_scene(self._case, self.boxes, self.marks, self._notes, self.language, self._last, self._following)

    def answer_of(self, box: str) -> Mapping[str, int]:
        """The right answer to a box, points by side."""
        return self._case.item(box).answer

    def handle(self, intent: Mapping[str, Any]) -> None:
        """Take in an answer to a box, or that it is skipped; what is neither is dropped."""
        box, kind = intent.get("box"), intent.get("kind")
        if box not in self.boxes or box in self.marks:
            return
        if kind == "skip":
            self._visit.verdicts.setdefault(self._step, "skipped")
            self._done(box)
        elif kind == "answer":
            self._answer(box, intent.get("answer"))

    def _answer(self, box: str, given: Any) -> None:
        note = lacking(self.language, given)
        if note:
            self._notes[box] = note
            return
        asked = self._asked(box)
        try:
            mark = self._sitting.mark(asked, given)
        except QuestionFault as fault:
            self._notes[box] = fault.text(self.language)
            return
        said = self._said.setdefault(box, [])
        if not said:  # the first try is what counts
            self._sitting.learn(asked, mark)
        self._last = "" if mark.right else box
        if mark.right:
            self._notes.pop(box, None)
            self._done(box)
        else:
            self._visit.verdicts[self._step] = "wrong"
            said.append(" ".join(asked.told(mark, self.language, whole=False, before=said).why))
            self._notes[box] = once_more(said[-1], self.language)

    def _asked(self, box: str) -> Points:
        still = frozenset(self.boxes) - set(self.marks)
        return Points(self._case, box, name=self._name, focused=False, open_boxes=still)

    def _done(self, box: str) -> None:
        done = self._visit.tries.setdefault(self._step, [])
        if box not in done:
            done.append(box)
        self._fill(box)

    def _fill(self, box: str) -> None:
        """Show a box with its right answer, and why it is right; nothing counts twice."""
        self.marks[box] = self._sitting.mark(self._asked(box), self.answer_of(box))
