"""Choices of one's own deals that were missed in their review and come back by the day, one after another."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.address import Address
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.part import Group
from piquet_tutor.app.shared.controls.controls import Button
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.known import Knowledge, today
from piquet_tutor.app.shared.page_parts import controls
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.mastery import OWN
from piquet_tutor.teach.scoring.own_choices import own_choice

ASKED: Final = "again"
"""The word of the address that asks for this page."""


def again_page(language: str) -> Page:
    """What was missed in the review of the learner's own deals and is due, asked once more."""
    desk = AgainController(language)
    return Page("table", [head(desk.words), desk.place], wide=True, keeps=[desk.known.store], opens=desk.open)


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


class AgainController:
    """One choice after another, as long as any is due.

    Attributes:
        place: where the table stands, or what is said where nothing is due.
        known: what the learner knows.
        due: the names of the choices still to come today.
        session: the choice on the table; None where there is none.
    """

    def __init__(self, language: str = "en") -> None:
        self.words = PageWords("own_choices", language)
        self.language = language
        self.due: list[str] = []
        self.session: OnceMore | None = None
        self.known = Knowledge()
        self.next = Button(self.words["next"], primary=True)
        self.next.on_press(lambda: self.go_on())
        self.card = LessonCard({})
        self.ways = controls([self.next])
        self.place = Group([])

    def open(self, kept: Kept, _address: Address) -> None:
        """Ask what is due of all that is known."""
        self.known.open(kept)
        mastery = self.known.mastery
        self.due = [name for name in mastery.due_on(today()) if name.startswith(OWN)] if mastery is not None else []
        self.go_on()

    def go_on(self) -> None:
        """Put the next choice that is due on the table."""
        while self.due:
            choice = own_choice(self.due.pop(0))
            if choice is not None:
                self._lay(OnceMore(choice.deal, choice.seat, choice.place, self.language))
                return
        self.session = None
        ways = [{"label": self.words["play"], "page": "play.ipynb"}]
        self.card.show(
            {"title": self.words["none_title"], "paragraphs": [self.words["none"]], "links": ways, "tone": "note"}
        )
        self.place.children = (self.card,)

    def _lay(self, session: OnceMore) -> None:
        self.session = session
        app = TableApp(session, above=(self.card, self.ways), keep=self._tell, known=self.known)
        self._tell()
        self.place.children = (app,)

    def _tell(self) -> None:
        """What the choice is, and once it has been told, the way to the next."""
        assert self.session is not None  # told of a choice alone
        told = self.session.review.told
        self.ways.hidden = not told
        left = self.words("left", count=len(self.due))
        said = left if told else self.words["ask"]
        self.card.show({"title": self.words["card"], "paragraphs": [said], "tone": "note"})
