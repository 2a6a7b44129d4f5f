"""The page of the first deal: a table with a lesson beside it that speaks as its moments come."""

from __future__ import annotations

from contextlib import suppress

from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.kept_text import KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.keeping.restoring import NoTable, restore_lesson, written_lesson
from piquet_tutor.app.shared.page_parts import head, in_every_language
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.words import PageWords
from piquet_tutor.teach.lessons import lesson


@in_every_language
def first_deal_page(language: str | None = None) -> Page:
    """A guided first deal."""
    language = language or language_asked()
    session = GuidedSession(lesson("first_deal", language), language=language)
    card = LessonCard(session.lesson_scene())
    card.on_intent(session.handle)
    session.listen(lambda: card.show(session.lesson_scene()))
    app = TableApp(session, above=(card,), keep=lambda: store.keep(written_lesson(session)))

    def recall(text: str | None) -> None:
        with suppress(NoTable):  # then the lesson begins at its beginning
            restore_lesson(session, text or "")
            session.tell()

    store = KeptText("first_deal", recall)
    return Page("first_deal", [head(PageWords("first_deal", language)), app], wide=True, keeps=[store])
