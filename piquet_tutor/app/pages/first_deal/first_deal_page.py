"""The page of the first deal: a table with a guide that speaks as its moments come, first as elder, then as younger."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.page_state import deal_played
from piquet_tutor.app.shared.keeping.restoring import lesson_of, written_lesson
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.guided_table import GuidedTable
from piquet_tutor.app.visit import language_asked
from piquet_tutor.app.words import PageWords

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


class FirstDeal(GuidedTable):
    """The table of the first deal: which side of it is played, and the guide beside it.

    Attributes:
        played: whether it was ever played to its end: whoever plays it again has not lost that.
    """

    def __init__(self, language: str) -> None:
        self.played = False
        super().__init__("first_deal", language, SIDES[0])
        self.app.add_class("is-guided")

    def _session(self, name: str) -> GuidedSession:
        session = super()._session(name)
        session.turning = (self._turn_round,)
        session.named = name != SIDES[0]  # that one is what the page is called
        return session

    def _turn_round(self, name: str) -> None:
        """Play the deal that comes after this one."""
        if name in SIDES:
            self.begin(name)
            self._changed()

    def _written(self) -> str:
        self.played = self.played or self.session.states[-1].done
        return written_lesson(self.session, played=self.played)

    def _take_up(self, text: str) -> None:
        name = lesson_of(text)
        self.played = deal_played(text) or False
        if name in SIDES:
            self.begin(name)
        self._go_on(text)
