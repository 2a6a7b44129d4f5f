"""The questions of lessons answered from code: what is said of an answer, first and at last."""

from __future__ import annotations

from piquet_tutor.teach.lessons import Lesson, Step, filled, question_of


def reply(one: Lesson, step: Step, given: object, language: str = "en") -> tuple[str, ...]:
    """What is said of an answer, or where it is None of none, once the right one may be told."""
    asked = question_of(one, step, language)
    after = [filled(one, step, each, language) for each in step.after]
    return step.ask.paragraphs(asked.told(asked.mark(given), language), after)


def hint(one: Lesson, step: Step, given: object, language: str = "en") -> str:
    """What is said to whoever answered wrongly, and is to try again."""
    asked = question_of(one, step, language)
    return " ".join(asked.told(asked.mark(given), language, whole=False).why)


def verdict(one: Lesson, step: Step, given: object) -> str:
    """Whether an answer is right."""
    return question_of(one, step).mark(given).verdict


def right_cards(one: Lesson, step: Step) -> list[str]:
    """The codes of the cards that are to be touched."""
    asked = question_of(one, step)
    return [each.code for each in asked.told(asked.mark(None)).lit]
