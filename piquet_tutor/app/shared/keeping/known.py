"""What a learner knows, as the reader's own browser keeps it for every page that teaches or asks anything."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from piquet_tutor import narration
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.faults import MasteryFault
from piquet_tutor.teach.scoring.mastery import Mastery

if TYPE_CHECKING:
    from piquet_tutor.teach.lessons.standing import StopProgress

KEPT: Final = "mastery"
"""The name under which the browser keeps it."""


def today() -> int:
    """The day by universal time, as :meth:`datetime.date.toordinal` counts days."""
    return datetime.now(UTC).date().toordinal()


def known_words(standing: StopProgress, language: str) -> str:
    """What is known of a stop of the road, in a line; empty where nothing of it was asked about."""
    if not standing.met:
        return ""
    told = narration.message("course-known", language, known=standing.known, count=len(standing.boxes))
    again = narration.message("course-known-due", language, count=standing.due)
    return f"{told} {again}".strip()


def mastery_store(renew: Callable[[str | None], object]) -> KeptText:
    """What the browser keeps of what is known: what is learned in two tabs is joined.

    Args:
        renew: called with what is kept once another tab has learned something.
    """
    return KeptText(KEPT, join=joined, renew=renew)


def joined(before: str | None, mine: str, theirs: str | None) -> str | None:
    """What is known by two tabs that went on from the same; what cannot be read counts for nothing."""
    then, here, there = (_mastery(text) for text in (before, mine, theirs))
    if here == there:
        return mine
    return theirs if here == then and theirs is not None else here.joined(then, there).to_json()


def _mastery(text: str | None) -> Mastery:
    try:
        return Mastery.from_json(text) if text is not None else Mastery()
    except MasteryFault:
        return Mastery()


class Knowledge:
    """What a learner knows.

    What the browser kept and cannot be read is left as it is, and nothing is learned: the scorer's page says what is
    wrong with it.

    Attributes:
        mastery: what is known; None where it cannot be read.
        store: what the browser keeps of it.
    """

    def __init__(self, renewed: Callable[[], object] = lambda: None) -> None:
        """Know nothing yet.

        Args:
            renewed: called when another tab of the browser has learned something since.
        """
        self.mastery: Mastery | None = Mastery()
        self.store = mastery_store(self._renew)
        self._renewed = renewed

    def open(self, kept: Kept) -> None:
        """Take in what the browser kept of it."""
        self._read(self.store.recall(kept))

    def _renew(self, text: str | None) -> None:
        self._read(text)
        self._renewed()

    def _read(self, text: str | None) -> None:
        self.mastery = Mastery()
        if text is not None:
            self.mastery = None
            with suppress(MasteryFault):
                self.mastery = Mastery.from_json(text)

    def learn(self, change: Callable[[Mastery], Mastery]) -> None:
        """Take in an answer, and have the browser keep what is known then."""
        if self.mastery is not None:
            self.mastery = change(self.mastery)
            self.store.keep(self.mastery.to_json())

    def chosen(self, deal: Deal, seat: Seat, place: int, principle: str, verdict: str) -> None:
        """Take in what became of a costly choice that was made again; see :data:`reviewing.Heed`."""
        from piquet_tutor.teach.scoring.own_choices import OwnChoice  # only a review that is answered needs it

        self.learn(lambda known: OwnChoice(deal, seat, place).learned(known, principle, verdict, today()))
