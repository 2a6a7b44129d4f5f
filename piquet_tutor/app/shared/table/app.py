"""A table with all that belongs to it, fed by a session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from piquet_tutor.app.part import Group, Part
from piquet_tutor.app.shared.coach.coaching import CoachPanel
from piquet_tutor.app.shared.keeping.known import Knowledge
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.review.reviewing import ReviewPanel
from piquet_tutor.app.shared.share.share import Share
from piquet_tutor.app.shared.table.session import Session
from piquet_tutor.app.shared.table.views import CardTable, RulingFeed, ScoreSheet
from piquet_tutor.game.state import Deal


class TableApp(Group):
    """The table with the race to thirty on it, the feed of rulings and the score sheet, on one session.

    Below them a deal that lies open can be shared.

    Attributes:
        known: what the learner knows, to which the choices made again in a review are added where the page keeps it.
    """

    def __init__(
        self,
        session: Session,
        above: tuple[Part, ...] = (),
        keep: Callable[[], object] = lambda: None,
        known: Knowledge | None = None,
        share: Share | None = None,
    ) -> None:
        """Compose and feed them.

        Args:
            session: what happens at the table; where a coach sits there, or it is reviewed when it is over, their
                panels come first in the side column.
            above: parts to read before anything else, such as a lesson: above the table where the page is narrow,
                at the top of the side column where it is wide.
            keep: called when something has changed at the table, before that is shown: so nothing that was seen is lost
                when the page is left at once.
            known: what the learner knows, where the page holds it already.
            share: where a deal that lies open is shared, where the page has it already.
        """
        self._keep = keep
        self.known = known or Knowledge()
        self.table = CardTable()
        self.feed = RulingFeed()
        self.sheet = ScoreSheet()
        self.share = share or Share(session.viewpoint.language)
        self.coach = CoachPanel() if session.coach is not None else None
        self.review = ReviewPanel() if session.review is not None else None
        asides = [each for each in (self.coach, self.review) if each is not None]
        self._above = Group(above, "piquet-above")
        first = [self._above] if above else []
        main = Group([self.table], "piquet-main")
        self._told_of_these: tuple[Part, ...] = ()
        self._side = Group([*asides, self.sheet, self.feed, self.share], "piquet-side")
        super().__init__([*first, main, self._side], "piquet-app")
        for part in (self.table, *asides, self.sheet, self.feed):
            part.on_intent(self._intent)
        self.session = session
        self._sit_down()

    @property
    def deal(self) -> Deal | None:
        """The deal as it is shown."""
        return self.session.deal

    def lay(self, deal: Deal) -> None:
        """Put a deal on the table, to be stepped through from its end, with nothing above it that speaks of another."""
        self._keep = _nowhere
        self.children = [each for each in self.children if each is not self._above]
        self._side.children = [each for each in self._side.children if each not in self._told_of_these]
        self.attach(ExampleReview.at_end(deal, self.session.viewpoint.language))

    def add_aside(self, part: Part) -> None:
        """Put one more part below those beside the table; it speaks of the deals of this page, and of no other."""
        self._side.children = (*self._side.children, part)
        self._told_of_these = (*self._told_of_these, part)

    def attach(self, session: Session) -> None:
        """Show another session at the same table."""
        self.session.unlisten(self._changed)
        self.session = session
        self._sit_down()

    def _sit_down(self) -> None:
        self.session.listen(self._changed)
        if self.session.review is not None:
            self.session.review.heed = self.known.chosen
        self._show()

    def _intent(self, intent: dict[str, Any]) -> None:
        self.session.handle(intent)

    def _changed(self) -> None:
        self._keep()
        self._show()

    def _show(self) -> None:
        scenes, hides = self.session.scenes(), self.session.hides
        for name, part in (("feed", self.feed), ("sheet", self.sheet)):
            part.hidden = name in hides
        self.table.show(scenes["table"])
        self.feed.show(scenes["feed"])
        self.sheet.show(scenes["sheet"])
        self.share.offer(self.session.open_deal)
        if self.coach is not None:
            self.coach.show(scenes.get("coach", {}))
        if self.review is not None:
            self.review.show(scenes.get("review", {}))

    def __repr__(self) -> str:
        title = (self.table.scene or {}).get("title", "")
        return f"TableApp({title!r})"


def _nowhere() -> None:
    """What happens is not kept."""
