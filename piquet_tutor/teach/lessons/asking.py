"""The question of a step: made once, whoever asks for it."""

from __future__ import annotations

from functools import lru_cache

from piquet_tutor.teach.lessons.model import Lesson, Step
from piquet_tutor.teach.questions.asked import Askable
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering


@lru_cache(maxsize=64)
def question_of(lesson: Lesson, step: Step, language: str = "en") -> Askable | None:
    """The question of a step that is answered on its card or by touching cards; None where nothing of the kind is.

    Raises:
        PlaceError: the deal has nothing like what is asked about.
    """
    return step.ask.question(lesson, step, language) if step.ask is not None else None


def choices(lesson: Lesson, step: Step, language: str = "en") -> tuple[OfferedAnswer, ...]:
    """The answers to choose from at a step, in the order offered; empty where nothing is to be chosen."""
    asked = question_of(lesson, step, language)
    if isinstance(asked, Offering):
        return asked.offered(language)
    if asked is None or step.ask is None or step.ask.answered != "card":
        return ()
    marks = ((each, asked.mark(each.id)) for each in asked.asking(language).form.choices)
    return tuple(OfferedAnswer(each.id, each.text, mark.right, mark.named) for each, mark in marks)
