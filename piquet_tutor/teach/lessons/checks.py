"""What a lesson as a whole must be, whatever its deals are: its steps, its words and its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.passages import word_of_the_game
from piquet_tutor.teach.lessons.filling import HOLE
from piquet_tutor.teach.lessons.model import KINDS, Lesson, Step
from piquet_tutor.teach.lessons.moments import comes_with_ruling
from piquet_tutor.teach.lessons.tables import LessonError, holes_in

MOST_PARAGRAPHS: Final = 3
LONGEST_PARAGRAPH: Final = 260
"""Characters of a paragraph in the language in which the lessons are written."""
LONGEST_TRANSLATED: Final = 325
"""Characters of a paragraph in another: French says the same in a fifth more."""
STOP: Final = {"toy": (1, 4), "question": (3, 4), "boss": (1, 1), "summary": (1, 1)}
"""How many steps of each kind a stop of the road must have, and may have at most; it has no others."""
SIDE_TRIP: Final = {"hook": (0, 1), "idea": (1, 8), "question": (0, 8), "explain": (0, 2), "summary": (1, 1)}
"""The same for a side trip."""
_AT_TABLE: Final = frozenset({"other", "ruling", "printed", "yours", "discard"})
"""The holes that the table of a guided deal fills."""


def check_whole(lesson: Lesson) -> None:
    """See that the steps of a lesson belong together.

    Raises:
        LessonError: they do not; the sentence says why.
    """
    names = [step.id for step in lesson.steps]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(f"two steps are called “{name}”.")
    if not lesson.record:
        _check_kinds(lesson)
        _check_taught(lesson)


def check_texts(lesson: Lesson) -> None:
    """See that every text is there, is short, and leaves figures to the engine.

    Raises:
        LessonError: one is not; the sentence says where and why.
    """
    if not lesson.title:
        raise LessonError("the lesson has no title.")
    if not lesson.record and not lesson.stop and not lesson.about:
        raise LessonError("the lesson does not say in a line what it is about.")
    _check_terms(lesson)
    for step in lesson.steps:
        where = f"the step “{step.id}”"
        _check_paragraphs(step, where)
        _check_asked(step, where)
        if lesson.record:
            _check_at_table(step, where)
        for text in texts_of(lesson, step):
            if re.search(r"\d", HOLE.sub("", text)):
                raise LessonError(f"{where}: a figure is typed in “{text[:50]}”; write a hole instead.")


def texts_of(lesson: Lesson, step: Step) -> Iterator[str]:
    """Yield every text of a step."""
    yield from (step.title, *step.text, *step.after)
    if step.ask is not None:
        yield from (step.ask.text, *step.ask.others)
    yield from (link.label for link in step.links)
    yield from (lesson.terms[term] for term in step.terms)


def mentions(step: Step, term: str) -> bool:
    """Whether a step uses a word, in the singular or in the plural."""
    return bool(re.search(rf"(?<!\w){re.escape(term)}s?(?!\w)", " ".join((step.title, *step.text)), re.IGNORECASE))


def _check_kinds(lesson: Lesson) -> None:
    kinds = [step.kind for step in lesson.steps]
    if kinds != sorted(kinds, key=KINDS.index):
        raise LessonError(f"the steps must come in this order: {', '.join(KINDS)}.")
    counts = STOP if lesson.stop else SIDE_TRIP
    for kind in KINDS:
        least, most = counts.get(kind, (0, 0))
        if not least <= kinds.count(kind) <= most:
            raise LessonError(
                f"the lesson has {kinds.count(kind)} steps of the kind {kind}; it must have {least} to {most}."
            )


def _check_taught(lesson: Lesson) -> None:
    asks = [step.ask for step in lesson.steps if step.ask is not None]
    asked = {name for ask in asks for name in ask.misreadings}
    for name in lesson.teaches:
        if name not in asked:
            raise LessonError(f"no question is rigged against “{name}”, which the lesson teaches.")
    if lesson.stop:
        _check_answered_for(lesson)
        return
    asked = {name for ask in asks if ask.worded == "none" for name in ask.misreadings}
    for name in sorted(asked - set(lesson.teaches)):
        raise LessonError(f"a question is rigged against “{name}”, which the lesson does not say it teaches.")


def _check_answered_for(lesson: Lesson) -> None:
    """What is answered at a stop is kept as knowledge of a law, so each question names one."""
    for step in lesson.steps:
        if step.kind == "question" and not step.laws:
            raise LessonError(f"the step “{step.id}” asks, but names no law that the answer is knowledge of.")
        if step.kind == "toy" and step.toy is None and step.ask is None:
            raise LessonError(f"the step “{step.id}” has nothing to be touched.")


def _check_terms(lesson: Lesson) -> None:
    there = lesson.texts.terms()
    explained = [name for step in lesson.steps for name in step.explains]
    for name in explained:
        if name not in there or not all(lesson.steps[0].texts.term(name)):
            raise LessonError(f"“{name}” has no word and meaning among the texts of the lesson.")
        if explained.count(name) > 1 and not lesson.record:
            raise LessonError(f"“{name}” is explained twice.")
    for name in there:
        if name not in explained:
            raise LessonError(f"no step explains “{name}”.")


def _check_paragraphs(step: Step, where: str) -> None:
    if step.ask is not None and step.ask.worded == "none":
        return
    if not step.title and step.kind != "summary":
        raise LessonError(f"{where} has no title.")
    if not 1 <= len(step.text) <= MOST_PARAGRAPHS:
        raise LessonError(f"{where} has {len(step.text)} paragraphs; write one to {MOST_PARAGRAPHS}.")
    if len(step.after) > MOST_PARAGRAPHS:
        raise LessonError(f"{where} has {len(step.after)} paragraphs after its answer; at most {MOST_PARAGRAPHS} fit.")
    if step.kind == "hook" and not step.after:
        raise LessonError(f"{where} says nothing after its answer.")
    longest = LONGEST_PARAGRAPH if step.texts.lesson.messages.language == FIRST_LANGUAGE else LONGEST_TRANSLATED
    for paragraph in (*step.text, *step.after):
        if len(paragraph) > longest:
            raise LessonError(f"{where}: a paragraph has {len(paragraph)} characters; at most {longest} fit.")


def _check_asked(step: Step, where: str) -> None:
    for link in step.links:
        if not link.label:
            raise LessonError(f"{where}: its link to {link.page} has no label.")
    ask = step.ask
    if ask is None:
        return
    if ask.worded == "own" and not ask.text:
        raise LessonError(f"{where} asks, but has no question.")
    if ask.lacks():
        raise LessonError(f"{where}: {ask.lacks()}.")


def _check_at_table(step: Step, where: str) -> None:
    """A step of a guided deal is filled at its table, and explains words that it uses."""
    holes = holes_in((step.title, *step.text))
    if holes - _AT_TABLE:
        raise LessonError(f"{where}: nothing can fill {{{min(holes - _AT_TABLE)}}}.")
    if "ruling" in holes and not all(map(comes_with_ruling, step.on)):
        raise LessonError(f"{where}: only a step that comes with a ruling can quote it.")
    for term in step.terms:
        if "{ruling}" not in step.text and not mentions(step, term):
            raise LessonError(f"{where} does not use the word “{term}”.")
    for name in step.tells:
        if not word_of_the_game(name, FIRST_LANGUAGE):
            raise LessonError(f"{where} tells “{name}”, which is no word of the glossary.")
