"""A lesson in another language: the same steps, with each text translated and its holes unchanged.

The lessons are written once, in the tutor's first language. The translations of their sentences are in the file of
pairs ``courses`` (see :mod:`piquet_tutor.narration.translation`).
"""

from __future__ import annotations

from dataclasses import replace

from piquet_tutor.narration import in_language
from piquet_tutor.teach.lessons.model import Ask, Choice, Course, Link, Step


def told_course(course: Course, language: str) -> Course:
    """Return a lesson in a language; a text without a translation stays as it is.

    Args:
        course: the lesson as it is written.
        language: a language that the catalogue has.
    """
    return replace(
        course,
        title=in_language(course.title, language),
        terms={in_language(word, language): in_language(meaning, language) for word, meaning in course.terms.items()},
        steps=tuple(_step(each, language) for each in course.steps),
    )


def _step(step: Step, language: str) -> Step:
    return replace(
        step,
        title=in_language(step.title, language),
        text=_each(step.text, language),
        after=_each(step.after, language),
        terms=_each(step.terms, language),
        ask=step.ask and _ask(step.ask, language),
        links=tuple(Link(in_language(each.label, language), each.page) for each in step.links),
    )


def _ask(ask: Ask, language: str) -> Ask:
    choices = tuple(
        Choice(in_language(one.text, language), one.holds, in_language(one.reply, language)) for one in ask.choices
    )
    return replace(ask, text=in_language(ask.text, language), choices=choices)


def _each(texts: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(in_language(each, language) for each in texts)
