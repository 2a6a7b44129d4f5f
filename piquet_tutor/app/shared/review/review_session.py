"""A record stepped through at a table with all cards open."""

from __future__ import annotations

from typing import Any

from piquet_tutor.app.shared.table.announcing import announcement, told_since
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.shared.table.session import Session, button, step_tools
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.records.replay import ParsedRecord, followed
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
