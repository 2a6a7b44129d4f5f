"""The review of a finished deal at one table: looked through beside the page's own loop, told as it grows.

Nothing is looked at before the deal is over. A finding that is pressed puts the table at its moment, where its cards
are lit; what was found of a deal that is no longer on the table is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from piquet_tutor import narration
from piquet_tutor.app.background import by_and_by, is_watched
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.table import Seat

if TYPE_CHECKING:
    from piquet_tutor.players.review.model import Finding, Review

Scene = dict[str, Any]


class Reviewed(Protocol):
    """What a table must show of itself to be reviewed."""

    viewpoint: Viewpoint
    group: str

    @property
    def deal(self) -> Deal | None:
        """The deal as shown."""

    @property
    def states(self) -> Sequence[Deal]:
        """The deal as it was dealt and after every action."""

    def go(self, place: int) -> None:
        """Show the deal after so many actions."""

    def tell(self) -> None:
        """Something has changed."""


class Reviewing:
    """The review at one table.

    Attributes:
        table: the table.
    """

    def __init__(self, table: Reviewed) -> None:
        """Begin with nothing found."""
        self.table = table
        self._seat: Seat | None = None
        """Whose review was asked for, where one can choose."""
        self._found: Review | None = None
        self._running = False
        self._opened = ""
        self._failed: Deal | None = None
        """A deal that could not be looked through: it is not tried again."""

    def handle(self, intent: Mapping[str, Any]) -> bool:
        """Take in what was pressed: a finding, the way back, or whose review it is to be."""
        if intent.get("kind") != "review" or self._over() is None:
            return False
        finding, seat = intent.get("finding"), intent.get("seat")
        if isinstance(finding, str):
            return self._open(finding)
        if isinstance(seat, str) and seat in self._seats():
            self._seat, self._opened = seat, ""
            return True
        if intent.get("back") is True:
            self._opened = ""
            self.table.go(len(self.table.states) - 1)
            return True
        return False

    def _open(self, name: str) -> bool:
        """Put the table at the moment of a finding; pressed again, go back to the end."""
        found = self._standing()
        each = next((one for one in found.findings if _id_of(one) == name), None) if found is not None else None
        if each is None:
            return False
        again = self._on_table() == name
        self._opened = "" if again else name
        self.table.go(len(self.table.states) - 1 if again else each.place)
        return True

    def scene(self) -> Scene:
        """What the panel shows; nothing before the deal is over."""
        deal = self._over()
        if deal is None:
            return {}
        self._begin(deal)
        found, viewpoint = self._standing(), self.table.viewpoint
        if found is None:
            return {}
        shown = _scene(found, viewpoint)
        stepped = self.table.deal is not self.table.states[-1]
        seats = self._seats()
        return {
            **shown,
            "group": self.table.group,
            "opened": self._on_table(),
            "back": self._say("review-back") if stepped else "",
            "whose": self._say("review-whose"),
            "seats": [{"id": each, "label": self._name(each), "pressed": each == self._of()} for each in seats],
            "four_colour": viewpoint.four_colour,
        }

    def settle(self) -> None:
        """Look through everything now; where no page waits."""
        deal, seat = self._over(), self._of()
        if deal is not None and self._standing() is None:
            *_, self._found = _reviewing(deal, seat, self.table.viewpoint.language)

    # --- what is on the table ------------------------------------------------------------------------

    def _over(self) -> Deal | None:
        """The deal, once it is over and has been shown to its end; None while there is nothing to review."""
        states = self.table.states
        if not states or not states[-1].done or states[-1].void:
            return None
        seen = self.table.deal is states[-1] or (self._found is not None and self._found.deal is states[-1])
        return states[-1] if seen and self._of() in states[-1].table.seats else None

    def _of(self) -> Seat:
        """Whose review it is."""
        viewpoint = self.table.viewpoint
        return viewpoint.seat or self._seat or viewpoint.bottom

    def _seats(self) -> tuple[Seat, ...]:
        """Whose review can be chosen: nobody's where one sits at the table."""
        return self.table.states[-1].table.seats if self.table.viewpoint.seat is None else ()

    def _name(self, seat: Seat) -> str:
        viewpoint = self.table.viewpoint
        return viewpoint.names.get(seat) or self._say(f"table-name-{viewpoint.roles.get(seat, seat)}")

    def _on_table(self) -> str:
        """The finding whose moment is shown."""
        found, states = self._standing(), self.table.states
        for each in found.findings if found is not None else ():
            if _id_of(each) == self._opened and self.table.deal is states[min(each.place, len(states) - 1)]:
                return self._opened
        return ""

    def _standing(self) -> Review | None:
        """What was found of the deal on the table, for the seat that is asked about."""
        found, states = self._found, self.table.states
        fits = found is not None and states and found.deal is states[-1] and found.seat == self._of()
        return found if fits else None

    def _say(self, key: str) -> str:
        return narration.message(key, self.table.viewpoint.language)

    # --- looking through -------------------------------------------------------------------------------

    def _begin(self, deal: Deal) -> None:
        """Look through beside the page's own loop; where there is no loop, nobody waits to see it."""
        seat = self._of()
        found = self._standing()
        if (found is not None and found.whole) or self._running or self._failed is deal or not is_watched():
            return
        self._running = True
        language = self.table.viewpoint.language
        by_and_by(
            lambda: _reviewing(deal, seat, language, lambda: not self._wanted(deal, seat)),
            self._arrive,
            lambda well: self._ended(deal, well),
        )

    def _wanted(self, deal: Deal, seat: Seat) -> bool:
        states = self.table.states
        return bool(states) and states[-1] is deal and self._of() == seat

    def _arrive(self, found: Review) -> None:
        if self._wanted(found.deal, found.seat):
            self._found = found
            self.table.tell()

    def _ended(self, deal: Deal, well: bool) -> None:
        """What could not be looked through is left out; another deal may be waiting by now."""
        self._running = False
        if not well:
            self._failed = deal
            found = self._standing()
            self._found = found.with_more((), whole=True) if found is not None else None
        self.table.tell()


# --- what is brought in by a deal that is over ---------------------------------------------------------------------
# A review is worked out by the coach, in numpy: most pages that could show one never do.


def _reviewing(deal: Deal, seat: Seat, language: str, stop: Callable[[], bool] | None = None) -> Iterator[Review]:
    from piquet_tutor.players.review.finding import reviewing

    return reviewing(deal, seat, language, stop)


def _scene(found: Review, viewpoint: Viewpoint) -> Scene:
    from piquet_tutor.players.review.scene import scene

    return scene(found, viewpoint.named, viewpoint.seat)


def _id_of(finding: Finding) -> str:
    from piquet_tutor.players.review.scene import id_of

    return id_of(finding)
