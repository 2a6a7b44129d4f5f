"""The page of the first deal: a table with a guide that speaks as its moments come, first as elder, then as younger."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.keeping.page_state import deal_played
from piquet_tutor.app.shared.keeping.restoring import NoTable, lesson_of, restore_lesson, written_lesson
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.words import PageWords
from piquet_tutor.teach.lessons import lesson

SIDES: Final = ("first_deal", "first_deal_younger")
"""The guides of the deal: each side of it, in the order in which they are played."""


@in_every_language
def first_deal_page(language: str | None = None) -> Page:
    """A guided first deal, and the same from the other side."""
    language = language or language_asked()
    deal = FirstDeal(language)
    return Page(
        "first_deal",
        [head(PageWords("first_deal", language)), deal.elsewhere, deal.app],
        wide=True,
        keeps=[deal.store, deal.app.known.store],
        opens=deal.open,
    )


class FirstDeal:
    """The table of the first deal: which side of it is played, and the guide beside it.

    Attributes:
        played: whether it was ever played to its end: whoever plays it again has not lost that.
        session: what happens at the table.
        app: the table, the guide's notes with it.
        store: keeps both in the reader's browser.
        elsewhere: that the deal is being played in another tab, where it is.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.played = False
        self.card = LessonCard({})
        self.card.on_intent(lambda intent: self.session.handle(intent))
        self.session = self._session(SIDES[0])
        self.store = HeldText("first_deal", self._go_on)
        self.elsewhere = Elsewhere(self.store, language)
        self.app = TableApp(self.session, above=(self.card,), keep=self._changed)
        self.app.add_class("is-guided")
        self.card.show(self.session.lesson_scene())

    def _session(self, name: str) -> GuidedSession:
        session = GuidedSession(lesson(name, self.language), language=self.language)
        session.turning = (self._turn_round,)
        session.named = name != SIDES[0]  # that one is what the page is called
        return session

    def _turn_round(self, name: str) -> None:
        """Play the deal that comes after this one."""
        if name in SIDES:
            self._begin(name)
            self._changed()

    def _begin(self, name: str) -> None:
        look: dict[str, Any] = look_of(self.session)
        self.session = self._session(name)
        look_as(self.session, look)
        self.app.attach(self.session)

    def _changed(self) -> None:
        self.played = self.played or self.session.states[-1].done
        self.store.keep(written_lesson(self.session, played=self.played))
        self.card.show(self.session.lesson_scene())

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on where the deal was left, with what is known."""
        self.app.known.open(kept)
        self._go_on(self.store.recall(kept) or "")

    def _go_on(self, text: str) -> None:
        name = lesson_of(text)
        self.played = deal_played(text) or False
        if name in SIDES:
            self._begin(name)
            self.card.show(self.session.lesson_scene())
        with suppress(NoTable):  # then the deal begins at its beginning
            restore_lesson(self.session, text)
            self.session.tell()
