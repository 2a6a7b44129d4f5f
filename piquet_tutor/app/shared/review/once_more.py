"""A costly choice of one's own, asked again on another day: its moment on the table, as it was seen then."""

from __future__ import annotations

from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.state import Deal


class OnceMore(ExampleReview):
    """One choice of a deal that is over, and nothing else of that deal before it has been made again."""

    reviewed = False  # not as a whole

    def __init__(self, deal: Deal, seat: Seat, place: int, language: str = "en") -> None:
        """Lay its moment on the table.

        Args:
            deal: at its end.
            seat: whose choice it was.
            place: how many actions had been taken before it.
            language: of every text.
        """
        super().__init__(score_of(deal), language, seat)
        self.viewpoint.names = {seat: self.say("naming-you")}
        self.review: Reviewing = Reviewing(self, only=place)
        self.go(place)

    def asked(self) -> Prompt:
        """The moment as it stood, while what may be chosen is being weighed; steps only once that has been told."""
        asked = super().asked()
        asked.title = self.say("review-own-title")
        if not self.review.told:
            asked.text, asked.detail, asked.tone = self.say("review-own-wait"), "", "note"
            asked.actions = []
            asked.tools = [each for each in asked.tools if each["id"] not in ("first", "back", "forward", "last")]
        return asked

    def press(self, name: str) -> None:
        """Step, once the choice has been told."""
        if self.review.told:
            super().press(name)
