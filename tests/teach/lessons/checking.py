"""Whether a lesson holds what it promises: all that it names is there, and its numbers tempt."""

from __future__ import annotations

from piquet_tutor.teach.lessons import LessonError
from piquet_tutor.teach.lessons.asks.facts import AskFacts
from piquet_tutor.teach.lessons.asks.number import AskNumber
from piquet_tutor.teach.lessons.checks import texts_of
from piquet_tutor.teach.lessons.filling import filled, rules_of
from piquet_tutor.teach.lessons.laying import PlaceError, laid
from piquet_tutor.teach.lessons.model import Lesson, Step


def check(lesson: Lesson, language: str = "en") -> None:
    """See that every deal, moment, ruling, clause and hole of a lesson is there.

    Raises:
        LessonError: one is not; the sentence says at which step.
    """
    for step in lesson.steps:
        try:
            rules = rules_of(lesson, step)
            for law in step.laws:
                if law not in rules.clauses:
                    raise PlaceError(f"{rules.id} has no clause “{law}”.")
            for text in texts_of(lesson, step):
                filled(lesson, step, text, language)
            _check_place(step)
        except PlaceError as error:
            raise LessonError(f"lesson {lesson.id}, step {step.id}: {error}") from error


def _check_place(step: Step) -> None:
    if step.place is None:
        return
    table, ask = laid(step.place), step.ask
    table.moment(step.place.at)
    if step.place.seat not in ("", *table.deal.table.seats):
        raise PlaceError(f"there is no seat “{step.place.seat}” at this table.")
    beside = ask.beside if isinstance(ask, AskFacts) else ()
    for name in (*step.rulings.values(), *beside):
        table.ruling(name)
    if ask is not None and ask.then:
        table.moment(ask.then)
    if ask is not None and ask.seat and ask.seat not in table.deal.table.seats:
        raise PlaceError(f"there is no hand “{ask.seat}” at this table.")
    if ask is not None and ask.kind == "choice":
        right = [table.found(each) is not None for each in ask.named]
        if not any(right) or all(right):
            raise PlaceError("of the choices at least one must be right, and one wrong.")
    for name in ask.named if ask is not None else ():
        table.found(name)


def untempting(one: Lesson, step: Step) -> tuple[str, ...]:
    """Misreadings that are offered at a step, but make the right number of its deal."""
    if not isinstance(step.ask, AskNumber):
        return ()
    asked = step.ask.question(one, step, "en")
    return asked.named.get(asked.points.truth, ())
