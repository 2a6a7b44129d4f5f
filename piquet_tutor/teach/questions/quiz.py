"""Some questions one after another: each is asked until it has been answered rightly or given up. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from piquet_tutor.teach.questions.asked import Askable, Marked

PATIENCE: Final = 2
"""After so many wrong answers the right one is told, whatever they were."""


@dataclass
class Quiz:
    """Where somebody is who answers questions.

    Attributes:
        questions: those that are asked, at least one.
        place: which of them stands, from 0.
        mark: what became of the last answer to it; None before the first.
        tries: how many wrong answers it has had.
        right: how many were answered rightly at once.
    """

    questions: Sequence[Askable]
    place: int = 0
    mark: Marked | None = None
    tries: int = 0
    right: int = field(default=0, init=False)

    @property
    def question(self) -> Askable:
        """The question that stands."""
        return self.questions[self.place]

    @property
    def over(self) -> bool:
        """Whether it has been answered rightly, or given up."""
        return self.mark is not None and self.mark.verdict != "wrong"

    @property
    def whole(self) -> bool:
        """Whether the right answer may be told.

        So it is once it has been found or given up, and after some tries. Until then a wrong answer is told what is
        behind it and how it adds up, and is tried again: whoever reads the right number has nothing left to find.
        """
        return self.mark is not None and (self.mark.verdict != "wrong" or self.tries >= PATIENCE)

    @property
    def last(self) -> bool:
        """Whether no other question follows."""
        return self.place == len(self.questions) - 1

    def answer(self, given: object) -> Marked:
        """Mark an answer to the question that stands; None gives it up.

        Raises:
            QuestionFault: it cannot be an answer; then nothing has changed.
        """
        mark = self.question.mark(given)
        self.right += mark.right and not self.tries and not self.over
        self.tries += mark.verdict == "wrong"
        self.mark = mark
        return mark

    def go_on(self) -> bool:
        """Ask the next question; returns whether there is one, and this one is over."""
        if not self.over or self.last:
            return False
        self.place, self.mark, self.tries = self.place + 1, None, 0
        return True
