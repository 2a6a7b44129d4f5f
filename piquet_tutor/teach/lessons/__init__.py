"""The lessons: steps one after another on a live table, or steps that come at their moment in a deal that is played.

A lesson is data (``piquet-lesson/2``), and its texts are messages of the catalogue. They contain no number and no
verdict: holes in them are filled from rulings and from the rule data, the engine marks the answers, and a law is quoted
as the rule set states it.

Where to begin:

- ``model``, ``reading``: what a lesson is; a file of ids, cards and rulings, read strictly.
- ``tables``, ``filling``: the tables of a file and the messages of a step; their holes.
- ``asks``, ``toys``: what a step can ask for; cards that may be moved, and the ruling on them.
- ``discards``: which cards to discard, by the review's own figures, weighed beforehand by ``tools/make_discards.py``.
- ``sources``, ``standing``: what each book says of a question; what is known of a stop.

>>> [each.kind for each in lesson("04_point").steps][:2]
['toy', 'question']
>>> lesson("first_deal").title
'Your first deal'
"""

from __future__ import annotations

from piquet_tutor.teach.lessons.exchanges import exchange_of
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, LaidDeal, Lesson, PageLink, Step, choices, nameless, question_of
from piquet_tutor.teach.lessons.reading import lesson, lesson_names, lessons, read_lesson
from piquet_tutor.teach.lessons.tables import LessonError

__all__ = [
    "Ask",
    "Laid",
    "LaidDeal",
    "Lesson",
    "LessonError",
    "PageLink",
    "PlaceError",
    "Step",
    "choices",
    "exchange_of",
    "filled",
    "laid",
    "lesson",
    "lesson_names",
    "lessons",
    "nameless",
    "question_of",
    "read_lesson",
]
