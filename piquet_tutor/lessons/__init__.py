"""Lessons as data: pages that appear at their moment in a deal, and the words of the tutor's pages.

>>> lesson("first_deal").title
'Your first deal'
"""

from __future__ import annotations

from piquet_tutor.lessons.loader import Lesson, Link, Page, lesson, read_lesson
from piquet_tutor.lessons.tables import LessonError
from piquet_tutor.lessons.words import page_words

__all__ = ["Lesson", "LessonError", "Link", "Page", "lesson", "page_words", "read_lesson"]
