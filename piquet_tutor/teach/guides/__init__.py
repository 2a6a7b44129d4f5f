"""Guides as data: pages that appear at their moment in a deal.

>>> lesson("first_deal").title
'Your first deal'
"""

from __future__ import annotations

from piquet_tutor.teach.guides.loader import Lesson, Link, Page, lesson, read_lesson
from piquet_tutor.teach.guides.tables import LessonError

__all__ = ["Lesson", "LessonError", "Link", "Page", "lesson", "read_lesson"]
