"""The daily deal: the same cards for everybody on one day, and the result in a few lines to send."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address, Fragment
from piquet_tutor.app.background import in_steps, is_watched
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.play.daily_session import (
    DailySession,
    DealPoints,
    coach_result,
    day_of,
    is_to_come,
    result_of,
    today,
    told,
)
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.restoring import NoTable, restore_deal, written
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords

DAY: Final = "day"
"""The word of an address that names the day."""


TOLD: Final = ("carte_blanche", "repique", "pique", "capot")
"""The awards that are worth telling, in the order in which they come about."""


class ResultCard(Part):
    """Lines of text to be copied.

    Scene: ``good`` (lines on how good it is), ``label``, ``text`` (the lines), ``copy``, ``copied`` and ``not_copied``
    (words). No intents.
    """

    view = "result"


def result_scene(session: DailySession, address: str, words: PageWords, good: Sequence[str] = ()) -> Scene:
    """The card of a finished deal; nothing while it is played.

    Args:
        session: the deal.
        address: the page's own, as the browser has it; empty where it has none.
        words: of the page.
        good: lines on how good the result is.
    """
    if not session.states[-1].done:
        return {}
    lines = [*result_lines(session, words), *([f"{address}?day={session.day.isoformat()}"] if address else [])]
    return {
        "good": list(good),
        "label": words["send"],
        "text": "\n".join(lines),
        **{name: words[name] for name in ("copy", "copied", "not_copied")},
    }


def result_lines(session: DailySession, words: PageWords) -> list[str]:
    """Three lines: the day, the score from the player's side, and what was remarkable; the figures are the ledger's."""
    deal = session.states[-1]
    mine, result = deal.table.side_of(session.seat), result_of(deal, session.seat)
    tricks = sum(trick.winner == session.seat for trick in deal.tricks)
    return [
        words("headline", day=day_in_words(session, words)),
        words("score", role=session.seat, mine=result.mine, theirs=result.theirs),
        " ".join([words("tricks", count=tricks), *_bonuses(session, mine, words)]),
    ]


def _bonuses(session: DailySession, mine: str, words: PageWords) -> list[str]:
    return [
        words(
            "bonus",
            whose="mine" if side == mine else "theirs",
            bonus=narration.message(f"kind-label-{kind}", words.language),
        )
        for kind in TOLD
        for side, scored in session.states[-1].tally().items()
        if kind in scored
    ]


def day_in_words(session: DailySession, words: PageWords) -> str:
    """The date as it is written in the language of the page."""
    day = session.day
    return words("date", day=day.day, month=day.month, year=day.year)


class DailyController:
    """The deal of a day.

    Attributes:
        session: the deal as it is played.
        app: the table, the result above it once there is one.
        head: the head of the page, which names the day.
        notice: why the day that was asked for has no deal; empty otherwise.
        result: what to send.
        coach: what the coach makes of the same cards, once it has played them; None until then.
        store: keeps the deal in the reader's browser, beside those of other days.
        elsewhere: that this deal is being played in another tab, where it is.
        address: tells the page's own address, for the link in the result.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("daily", language)
        wanted = query.get(DAY, "")
        day = day_of(wanted) or today()
        self.session = DailySession(day, language)
        lead = self.words("lead", day=day_in_words(self.session, self.words), role=self.session.seat)
        self.head = PageHead("daily", self.words["title"], lead, language)
        self.notice = LessonCard({})
        if wanted and day.isoformat() != wanted:
            said = self.words("early" if is_to_come(wanted) else "bad_day", given=shown(wanted))
            self.notice.show({"title": self.words["bad_day_title"], "paragraphs": [said], "tone": "refused"})
        self.result = ResultCard({})
        self._own = ""
        self.coach: DealPoints | None = None
        self._asked = self._plays = False
        """Whether the coach has been asked to play the cards, and whether it plays them now."""
        self.store = HeldText(
            "daily", self._go_on, which=lambda: str(self.session.seed), naming=lambda kept: str(kept.get("seed"))
        )
        self.elsewhere = Elsewhere(self.store, language)
        self.address = Fragment(self._heard)
        self.app = TableApp(self.session, above=(self.result,), keep=self._after)
        self._tell()

    def page(self) -> Page:
        """The page, at this day."""
        parts = [self.head, self.elsewhere, self.notice, self.app]
        keeps = [self.store, self.app.known.store]
        return Page("play", parts, wide=True, keeps=keeps, fragment=self.address, opens=self.open)

    def open(self, kept: Kept, address: Address) -> None:
        """Go on with the deal of the day as it was left, and with what is known."""
        self.app.known.open(kept)
        self._go_on(self.store.recall(kept) or "")
        self.address.hear(address.fragment, address.page)

    def _heard(self, fragment: str, page: str) -> None:
        del fragment
        self._own = page
        self._tell()

    def _go_on(self, text: str) -> None:
        with suppress(NoTable):  # nothing was kept of this day: then the deal begins
            restore_deal(self.session, self.store.of(str(self.session.seed)) or text)
            self.session.tell()

    def _after(self) -> None:
        self.store.keep(written(self.session))
        self._tell()

    def compare(self) -> None:
        """Let the coach play the same cards, once; where a page's loop runs, beside it."""
        session, self._asked, self._plays = self.session, True, True
        play = partial(coach_result, session.states[0], session.seat, session.seed, session.level)
        in_steps(play, self._compared, lambda: None)

    def _compared(self, coach: DealPoints | None) -> None:
        self.coach, self._plays = coach, False
        self._tell()

    def _good(self) -> list[str]:
        """How good the result is, once the coach has played; nothing where it could not."""
        if self.coach is not None and self.session.states[-1].done:
            return told(self.session, self.coach, self.words)
        return [self.words["coach_plays"]] if self._plays else []

    def _tell(self) -> None:
        if self.session.states[-1].done and self.coach is None and not self._asked and is_watched():
            self.compare()
        scene = result_scene(self.session, self._own, self.words, self._good())
        self.result.hidden = not scene
        self.result.show(scene)
