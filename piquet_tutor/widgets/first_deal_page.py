"""The page of the first deal: a table with a lesson beside it that speaks as its moments come."""

from __future__ import annotations

from contextlib import suppress

from piquet_tutor import narration
from piquet_tutor.lessons import lesson, page_words
from piquet_tutor.widgets.app import TableApp
from piquet_tutor.widgets.asking import is_warming, language_asked
from piquet_tutor.widgets.guided import GuidedSession
from piquet_tutor.widgets.lesson_card import LessonCard
from piquet_tutor.widgets.page_parts import Page, head, in_every_language
from piquet_tutor.widgets.page_store import PageStore
from piquet_tutor.widgets.restoring import NoTable, restore_lesson, written_lesson


@in_every_language
def first_deal_page(language: str | None = None) -> Page:
    """A guided first deal."""
    if is_warming():
        for each in narration.languages():
            GuidedSession(lesson("first_deal", each), language=each).scenes()
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

    store = PageStore("first_deal", recall)
    return Page("first_deal", [head(page_words("first_deal", language)), store, app], wide=True)
