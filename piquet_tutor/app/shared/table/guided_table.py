"""A table on which a guided deal is played, kept in the reader's browser, with the guide's notes above it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from piquet_tutor.app.address import Address
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.keeping.restoring import NoTable, restore_lesson, written_lesson
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.teach.lessons import lesson


class GuidedTable:
    """One guided deal after another at one table.

    Attributes:
        language: of every text.
        session: what happens at the table.
        card: the guide's notes.
        app: the table, the notes with it.
        store: keeps the deal in the reader's browser, so that it is there again after a reload.
        elsewhere: that the deal is being played in another tab, where it is.
    """

    def __init__(self, name: str, language: str, first: str, **held: Any) -> None:
        """Begin with a deal.

        Args:
            name: by which the browser knows what is kept.
            language: of every text.
            first: the name of the deal.
            held: by what one kept deal is known from another; see :class:`~piquet_tutor.app.held_text.HeldText`.
        """
        self.language = language
        self.card = LessonCard({})
        self.card.on_intent(lambda intent: self.session.handle(intent))
        self.session = self._session(first)
        self.store = HeldText(name, self._take_up, **held)
        self.elsewhere = Elsewhere(self.store, language)
        self.app = TableApp(self.session, above=(self.card,), keep=self._changed)
        self.card.show(self.session.lesson_scene())

    def _session(self, name: str) -> GuidedSession:
        return GuidedSession(lesson(name, self.language), language=self.language)

    def begin(self, name: str) -> None:
        """Put another deal on the table, to be looked at as the one before it."""
        look = look_of(self.session)
        self.session = self._session(name)
        look_as(self.session, look)
        self.card.show(self.session.lesson_scene())
        self.app.attach(self.session)

    def _changed(self) -> None:
        self.store.keep(self._written())
        self.card.show(self.session.lesson_scene())

    def _written(self) -> str:
        return written_lesson(self.session)

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on where a deal was left, with what is known."""
        self.app.known.open(kept)
        self._take_up(self.store.recall(kept) or "")

    def _take_up(self, text: str) -> None:
        """Take up what the browser kept."""
        raise NotImplementedError

    def _go_on(self, text: str) -> None:
        """Go on with the deal on the table where it was left."""
        with suppress(NoTable):  # then it begins at its beginning
            restore_lesson(self.session, text)
            self.session.tell()
