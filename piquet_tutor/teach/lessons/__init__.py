"""The lessons: an opening deal, ideas one at a time on a live table, questions, and the rule explained back.

A lesson is data (``piquet-course/1``). Its text contains no number and no verdict: holes in it are filled from rulings
and from the rule data, the engine marks the answers, and a law is quoted as the rule set states it.

>>> [each.kind for each in course("04_point").steps][:2]
['hook', 'idea']
"""

from __future__ import annotations

from piquet_tutor.teach.lessons.asking import Choosable, Reply, choices, marked, picked
from piquet_tutor.teach.lessons.explaining import Fact, facts_of
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Choice, Course, Link, Place, Step
from piquet_tutor.teach.lessons.reading import course, course_names, courses, read_course

__all__ = [
    "Ask",
    "Choice",
    "Choosable",
    "Course",
    "Fact",
    "Laid",
    "Link",
    "Place",
    "PlaceError",
    "Reply",
    "Step",
    "choices",
    "course",
    "course_names",
    "courses",
    "facts_of",
    "filled",
    "laid",
    "marked",
    "picked",
    "read_course",
]
