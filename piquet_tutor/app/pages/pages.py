"""The pages by name: notebooks take them from here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from piquet_tutor.app.stage import Stage

PAGES: Final = {
    "classroom": ("classroom.presenter_page", "classroom_page"),
    "examples": ("examples.examples_page", "examples_page"),
    "first_deal": ("first_deal.first_deal_page", "first_deal_page"),
    "forms": ("forms.forms_page", "forms_page"),
    "front": ("front.front_page", "front_page"),
    "lab": ("lab.lab_page", "lab_page"),
    "lesson": ("lessons.course_page", "course_page"),
    "lessons": ("lessons.course_page", "lessons_page"),
    "odds": ("odds.odds_page", "odds_page"),
    "play": ("play.play_page", "play_page"),
    "rulebook": ("rulebook.rulebook_page", "rulebook_page"),
    "scorer": ("scorer.scorer_page", "scorer_page"),
    "table": ("table.table_page", "table_page"),
    "teacher": ("teacher.teacher_page", "teacher_page"),
    "worksheets": ("worksheets.worksheet_page", "worksheets_page"),
}
"""Where each page is built: a page is loaded when it is asked for."""


def page(name: str, *given: Any, **named: Any) -> Stage:
    """A page on a stage of its own, to be shown by a cell.

    Args:
        name: which page; one of :data:`PAGES`.
        given: what the page itself takes, such as the record the lab begins with.
        named: the same by name; every page takes a ``language``.

    Raises:
        ValueError: there is no such page.
    """
    if name not in PAGES:
        raise ValueError(f"There is no page {name!r}; the pages are: {', '.join(PAGES)}.")
    module, build = PAGES[name]
    return Stage(getattr(import_module(f"piquet_tutor.app.pages.{module}"), build)(*given, **named))
