"""What a room of pupils is told of a question: before the answer the question alone, afterwards why. Pure.

Every text is there in every language: each pupil reads their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation, choices_of
from piquet_tutor.app.part import Scene
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.teach.questions.asked import Askable, Marked
from piquet_tutor.teach.scoring.words import belief_words

WrongMarks = Mapping[str, Marked]
"""The marks of wrong answers, by the name of the answer."""
DIGITS: Final = 7
"""Hexadecimal digits of a question's number."""
JUDGED: Final = ("awarded", "denied")


def number_of(mark: str, question: str) -> int:
    """The number of a question: the same whenever it is asked again, and another for any other.

    Args:
        mark: of the deals that are presented.
        question: its name among them.
    """
    return int(sha256(f"{mark} {question}".encode()).hexdigest()[:DIGITS], 16)


def step_scene(course: Presentation, beat: int, number: int) -> Scene:
    """A question as the pupils are asked it.

    Args:
        course: the deal.
        beat: the one on which it is asked.
        number: the question's own.
    """
    question = course.beats[beat].question
    assert question is not None  # the beat is one on which something is asked
    said = {language: _asked(course, beat, language) for language in languages()}
    choices = choices_of(question)
    most = len(choices) if question.sort == "cards" else 1
    return {"number": number, "choices": list(choices), "most": most, "said": said}


def _asked(course: Presentation, beat: int, language: str) -> Scene:
    scene = beat_scene(course, beat, Looks(language=language))
    asked = scene["ask"]
    before = [_heard(one["who"], one["call"], language) for one in scene["before"]]
    question = course.beats[beat].question
    if question is not None and question.sort == "cards":
        return {"text": asked["text"], "before": before, "choices": _hand(question, language), "cards": True}
    choices = [{"id": one["id"], "label": one["label"]} for one in asked["choices"]]
    return {"text": asked["text"], "before": before, "choices": choices}


def _heard(who: str, call: str, language: str) -> str:
    """What was said before the question, and by whom."""
    return narration.message("live-heard", language, who=who, call=call) if who and call else who or call


def _hand(question: Askable, language: str) -> list[Scene]:
    """The cards of a hand to choose from, each with its name for those who listen."""
    cards = [parse_card(code) for code in choices_of(question)]
    return [
        {"id": card.code, "label": narration.card_symbol(card, language), "name": narration.card_name(card, language)}
        for card in cards
    ]


def wrong_marks(question: Askable) -> WrongMarks:
    """The marks of the wrong answers that can be listed one by one: none of cards, of which any few may be chosen."""
    if question.sort == "cards":
        return {}
    marks = {choice: question.mark(choice) for choice in choices_of(question)}
    return {choice: mark for choice, mark in marks.items() if not mark.right}


def reveal_scene(course: Presentation, beat: int, number: int, marks: WrongMarks) -> Scene:
    """The answer as the pupils are told it.

    Args:
        course: the deal.
        beat: the one on which it is told.
        number: the question's own.
        marks: of each wrong answer of which anything may be said.
    """
    question = course.beats[beat].answered
    assert question is not None  # the beat is one on which something is answered
    why = {
        language: {
            "told": _line_asked_about(course, beat, language),
            "misread": {
                choice: " ".join(said) for choice, mark in marks.items() if (said := question.told(mark, language).why)
            },
        }
        for language in languages()
    }
    return {"number": number, "right": question.right.split(), "why": why}


def _line_asked_about(course: Presentation, beat: int, language: str) -> str:
    """The line of the ruling that was asked about: the first that gives or denies something, else the first of all."""
    tells = [one for one in beat_scene(course, beat, Looks(language=language))["tells"] if one["short"]]
    judged = [one for one in tells if one["verdict"] in JUDGED]
    return str((judged or tells)[0]["short"]) if tells else ""


def misread_named(rules: RuleSet, mark: Marked, language: str) -> str:
    """What those believe who hold the wrong rules behind an answer, for the screen; empty where none is known."""
    beliefs = (belief_words(rules, name, language, mark.about).belief for name in mark.named)
    return narration.message("live-or", language).join(beliefs)
