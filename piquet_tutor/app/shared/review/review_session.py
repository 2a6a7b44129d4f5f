"""Records stepped through at a table with all cards open; those that have a name are reviewed at their end."""

from __future__ import annotations

from typing import Any, Self

from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table.announcing import announcement, told_since
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.shared.table.session import Session, button, step_tools
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.replay import ParsedRecord, followed, score_of
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.options import rules_called
from piquet_tutor.narration.players import names_in


class ReviewSession(Session):
    """A record stepped through with all cards open: one action at a time, with its rulings."""

    def __init__(self, score: ParsedRecord, language: str = "en", seat: Seat | None = None) -> None:
        """Replay the record.

        Args:
            score: the record.
            language: of every text.
            seat: tell only what this seat may know; None tells all.

        Raises:
            Refused: the record does something the rules do not allow.
        """
        names = dict(names_in(score.title))
        super().__init__(Viewpoint(seat, seat or score.rules.table.seats[0], names, language=language))
        self.score = score
        self.states = list(followed(score))
        self.place = 0

    @property
    def deal(self) -> Deal:
        """The deal at the step shown."""
        return self.states[self.place]

    @property
    def whole(self) -> Deal:
        """The deal at the end of its record."""
        return self.states[-1]

    def press(self, name: str) -> None:
        """Step."""
        last = len(self.states) - 1
        steps = {"first": 0, "back": self.place - 1, "forward": self.place + 1, "step": self.place + 1, "last": last}
        if name in steps:
            self.go(steps[name])

    def go(self, place: int) -> None:
        """Show a step by its number (from nought); beyond either end is that end."""
        self.place = max(0, min(len(self.states) - 1, place))
        self.seen = len(self.states[self.place - 1].rulings) if self.place else 0

    def tools(self) -> list[dict[str, Any]]:
        """Sorting, colours, and stepping; forward is the one big button, and need not stand there twice."""
        steps = step_tools(self, self.place, self.place < len(self.states) - 1)
        return [*super().tools(), *({**each, "more": each["id"] != "back"} for each in steps)]

    def asked(self) -> Prompt:
        """The newest ruling that says something, and the button to go on."""
        asked = Prompt(tools=self.tools(), subtitle=rules_called(self.score.rules, self.viewpoint.language))
        asked.title = self.score.title or self.say("table-title-single")
        last = len(self.states) - 1
        asked.text = self._newest_words()
        asked.detail = self.say("table-review-step", step=self.place, count=last)
        if self.place < last:
            asked.actions = [button("step", self.say("table-do-step"), True, "n")]
            asked.tone = "ask"
        else:
            asked.tone = "done"
            if not self.deal.done:
                asked.detail = self.say("table-review-stops")
        asked.announce = announcement(self, asked)
        return asked

    def _newest_words(self) -> str:
        return told_since(self, self.deal) if self.place else self.say("table-review-start")


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
