"""The lessons: steps one after another on a live table, or steps that come at their moment in a deal that is played.

A lesson is data (``piquet-lesson/2``), and its texts are messages of the catalogue. They contain no number and no
verdict: holes in them are filled from rulings and from the rule data, the engine marks the answers, and a law is quoted
as the rule set states it.

Where to begin:

- ``model``, ``reading``: what a lesson is; a file of ids, cards and rulings, read strictly.
- ``texts``, ``filling``: its messages, and their holes.
- ``asking``, ``toys``: the engine marks the answers, and rules on cards that were moved.
- ``discards``: which cards to discard, by the review's own figures, weighed beforehand by ``tools/make_discards.py``.
- ``sources``, ``standing``: what each book says of a question; what is known of a stop.

>>> [each.kind for each in lesson("04_point").steps][:2]
['toy', 'question']
>>> lesson("first_deal").title
'Your first deal'
"""

from __future__ import annotations

from piquet_tutor.teach.lessons.asking import (
    Choosable,
    Reaction,
    asked_about,
    choices,
    hinted,
    marked,
    picked,
    telling_cards,
)
from piquet_tutor.teach.lessons.discards import exchange_of
from piquet_tutor.teach.lessons.explaining import Fact, facts_of
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, LaidDeal, Lesson, PageLink, Statement, Step, nameless
from piquet_tutor.teach.lessons.reading import lesson, lesson_names, lessons, read_lesson
from piquet_tutor.teach.lessons.tables import LessonError

__all__ = [
    "Ask",
    "Choosable",
    "Fact",
    "Laid",
    "LaidDeal",
    "Lesson",
    "LessonError",
    "PageLink",
    "PlaceError",
    "Reaction",
    "Statement",
    "Step",
    "asked_about",
    "choices",
    "exchange_of",
    "facts_of",
    "filled",
    "hinted",
    "laid",
    "lesson",
    "lesson_names",
    "lessons",
    "marked",
    "nameless",
    "picked",
    "read_lesson",
    "telling_cards",
]
