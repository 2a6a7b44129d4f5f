"""Records stepped through that have a name: an example, a deal of a partie; at their end they are reviewed."""

from __future__ import annotations

from typing import Self

from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.replay import ParsedRecord, score_of
from piquet_tutor.game.state import Deal


class ExampleReview(ReviewSession):
    """A record stepped through. What it is called stands in the note beside it, not on the table again."""

    informs = True
    reviewed = True
    """Whether it is told what could have been had, once its end has been seen."""
    name = ""

    def __init__(self, score: ParsedRecord, language: str = "en", seat: Seat | None = None) -> None:
        super().__init__(score, language, seat)
        if self.reviewed:
            self.review = Reviewing(self)

    @property
    def open_deal(self) -> Deal | None:
        """The deal of the record; None where it is told as one seat knows it."""
        return self.whole if self.viewpoint.seat is None else None

    @classmethod
    def at_end(cls, deal: Deal, language: str) -> Self:
        """A deal as it stands, to be stepped through from its end."""
        session = cls.begun(deal, language)
        session.go(len(session.states) - 1)
        return session

    @classmethod
    def begun(cls, deal: Deal, language: str) -> Self:
        """A deal to be stepped through from its beginning."""
        return cls(score_of(deal), language)

    def asked(self) -> Prompt:
        """What is asked, under a short title."""
        asked = super().asked()
        asked.title = self.name or self.say("table-title-single")
        return asked


class PartieReview(ExampleReview):
    """One deal of a partie stepped through, the partie beside it."""

    def __init__(self, partie: Partie, number: int, language: str = "en") -> None:
        deal = partie.deals[number - 1]
        super().__init__(score_of(deal), language)
        self._whole = partie
        self.name = self.say("table-title-deal", number=number, count=len(partie.deals))
        self.viewpoint.names = {seat: player for player, seat in partie.seats_of(number).items()}

    @property
    def partie(self) -> Partie:
        """The whole partie."""
        return self._whole
