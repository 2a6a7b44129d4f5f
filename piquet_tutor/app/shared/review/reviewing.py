"""The review of a finished deal at one table: looked through beside the page's own loop, told as it grows.

Nothing is looked at before the deal is over. The costliest choices come first, as questions at the table; nothing that
would answer them is told before they have been answered, or before somebody has asked to be told. A finding that has
been told puts the table at its moment, where its cards are lit, and both its lines can be watched to the end. What was
found of a deal that is no longer on the table is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Protocol

from piquet_tutor import narration
from piquet_tutor.app.background import by_and_by, is_watched
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.app.shared.table.scene import mark_choices
from piquet_tutor.app.shared.table.viewpoint import ShownTable, Viewpoint
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.state import Deal

if TYPE_CHECKING:
    from piquet_tutor.app.shared.table.session import Session
    from piquet_tutor.game.actions import Action
    from piquet_tutor.game.cards import Cards
    from piquet_tutor.players.review.model import MissedChance, Review
    from piquet_tutor.players.review.principles import AnsweredChoice, Principle


class Reviewed(ShownTable, Protocol):
    """What a table must show of itself to be reviewed."""

    group: str

    @property
    def states(self) -> Sequence[Deal]:
        """The deal as it was dealt and after every action."""

    def go(self, place: int) -> None:
        """Show the deal after so many actions."""


Heed = Callable[[Deal, Seat, int, str, str], object]
"""Takes in what became of the first try at a choice made again: the deal, whose choice, how many actions had been taken
before it, what it teaches, and ``right``, ``wrong`` or ``skipped``."""
WATCHED: Final = ("done", "better")
"""The two lines of a choice that can be watched."""


class ReviewPanel(Part):
    """The findings of a review, folded to the first few.

    Scene: that of ``review.showing.scene``, and ``group`` (the table it belongs to), ``opened`` (the finding that is on
    the table), ``seats`` (``id``, ``label``, ``pressed``: whose review, where there is a choice), ``whose`` (their
    label) and ``back`` (the way back to the end of the deal; empty where that is shown). An empty scene shows nothing.
    """

    view = "review"


class Reviewing:
    """The review at one table.

    Attributes:
        table: the table.
        heed: takes in what became of each choice made again.
        spared: whether a finding is left out, as one that was the guide's own advice; it is neither asked nor counted.
    """

    def __init__(self, table: Reviewed, only: int | None = None) -> None:
        """Begin with nothing found.

        Args:
            table: the table.
            only: how many actions had been taken before the one choice that is asked about; None for the whole deal.
        """
        self.table = table
        self.heed: Heed = lambda *_: None
        self.spared: Callable[[MissedChance], bool] = lambda _: False
        self._only = only
        self._taught: dict[str, AnsweredChoice] = {}
        """The choices that were tried, with what each teaches."""
        self._told: dict[str, AnsweredChoice] = {}
        """The choices that have been answered or told, by their findings."""
        self._aside: Session | None = None
        """What lies on the table beside the deal: a choice made again, or a line that is watched."""
        self._beside = ""
        """What that is: ``again``, or one of :data:`WATCHED`."""
        self._seat: Seat | None = None
        """Whose review was asked for, where one can choose."""
        self._found: Review | None = None
        self._last: Review | None = None
        """What was found last, before anything was left out of it."""
        self._running = False
        self._opened = ""
        self._failed: Deal | None = None
        """A deal that could not be looked through: it is not tried again."""

    def handle(self, intent: Mapping[str, Any]) -> bool:
        """Take in what was pressed: a finding, the way back, or whose review it is to be."""
        if intent.get("kind") != "review" or self._over() is None:
            return False
        finding, seat, line = intent.get("finding"), intent.get("seat"), intent.get("watch")
        if isinstance(finding, str):
            return self._watch(finding, line) if isinstance(line, str) else self._open(finding)
        if isinstance(seat, str) and seat in self._seats():
            self._seat, self._opened = seat, ""
            self._lay("", None)
            return True
        if intent.get("all") is True:
            self._tell_all()
            return True
        if intent.get("back") is True:
            self._opened = ""
            self._lay("", None)
            self.table.go(len(self.table.states) - 1)
            return True
        return False

    @property
    def aside(self) -> Session | None:
        """What lies on the table beside the deal; None while the deal itself does."""
        return self._aside if self._over() is not None and self._standing() is not None else None

    def _open(self, name: str) -> bool:
        """Ask a choice again, or put the table at the moment of a finding; pressed again, go back to the end."""
        each = self._finding(name)
        if each is None:
            return False
        again = self._on_table() == name
        self._opened = "" if again else name
        self._lay("", None)
        self.table.go(len(self.table.states) - 1 if again else each.place)
        if not again and name in self._untold():
            self._lay("again", _retry(self, each))
        return True

    @property
    def told(self) -> bool:
        """Whether everything has been looked through, and no choice waits to be made again."""
        found = self._standing()
        return found is not None and found.whole and not self._untold()

    def ask(self) -> None:
        """Where one choice alone is asked about, put it on the table at once."""
        waiting = self._untold()
        if self._only is not None and waiting and self._aside is None:
            self._open(waiting[0])

    def _lay(self, what: str, aside: Session | None) -> None:
        """Lay something on the table beside the deal, or take it away."""
        self._beside, self._aside = what, aside

    def _watch(self, name: str, line: str) -> bool:
        """Lay one of the two lines of a choice on the table."""
        each, told = self._finding(name), self._told.get(name)
        if each is None or told is None or told.lines is None or line not in WATCHED:
            return False
        self._opened = name
        self.table.go(each.place)
        shown = told.lines.done if line == "done" else told.lines.better
        self._lay(
            line, _watched(self, shown.states, narration.message(f"review-watch-{line}", self.table.viewpoint.language))
        )
        return True

    def _finding(self, name: str) -> MissedChance | None:
        found = self._standing()
        return next((one for one in found.findings if _id_of(one) == name), None) if found is not None else None

    # --- the costliest choices, asked again -----------------------------------------------------------

    def _untold(self) -> tuple[str, ...]:
        """The costliest choices that have been neither answered nor told."""
        found = self._standing()
        names = [_id_of(each) for each in found.costliest] if found is not None else []
        return tuple(each for each in names if each not in self._told)

    def tried(self, each: MissedChance, action: Action) -> tuple[str, Cards]:
        """Judge a choice made again, by the figures it was found costly with; what is said to it, and of which cards.

        Args:
            each: the finding.
            action: a legal action at its moment.
        """
        assert each.behind is not None  # only such choices are asked again
        behind = each.behind(action)
        self._learn(each, "right" if behind < _least() else "wrong")
        if behind < _least():
            self._tell_of(each, right=True)
            return "", ()
        return _answer_to(each, action, behind, self.lesson_of(each).principle, self.table.viewpoint)

    def show(self, each: MissedChance) -> None:
        """Tell a choice without an answer."""
        self._learn(each, "skipped")
        self._tell_of(each, right=False)

    def _learn(self, each: MissedChance, verdict: str) -> None:
        """Only the first try at a choice shows what is known."""
        if _id_of(each) not in self._taught:
            found = self.review
            principle = self.lesson_of(each).principle
            self.heed(found.deal, found.seat, each.place, principle.name, verdict)

    def lesson_of(self, each: MissedChance) -> AnsweredChoice:
        """What a choice teaches, with both its lines."""
        name = _id_of(each)
        if name not in self._taught:
            self._taught[name] = _as_answered(self.review, each)
        return self._taught[name]

    def _tell_of(self, each: MissedChance, *, right: bool) -> None:
        if self._standing() is None:
            return
        self._told[_id_of(each)] = replace(self.lesson_of(each), right=right)
        self._lay("", None)

    def _tell_all(self) -> None:
        found = self._standing()
        for each in found.costliest if found is not None else ():
            if _id_of(each) not in self._told:
                self._tell_of(each, right=False)

    def scene(self) -> Scene:
        """What the panel shows; nothing before the deal is over."""
        deal = self._over()
        if deal is None:
            return {}
        self.begin()
        found, viewpoint = self._standing(), self.table.viewpoint
        if found is None:
            return {}
        shown = _scene(found, viewpoint, self._told)
        stepped = self.table.deal is not self.table.states[-1] and (self._only is None or self.told)
        seats = self._seats()
        return {
            **shown,
            "group": self.table.group,
            "opened": self._on_table(),
            "aside": self._beside,
            "back": narration.message("review-back", self.table.viewpoint.language) if stepped else "",
            "whose": narration.message("review-whose", self.table.viewpoint.language),
            "seats": [{"id": each, "label": self._name(each), "pressed": each == self._of()} for each in seats],
            "four_colour": viewpoint.four_colour,
        }

    def mark(self, table: Scene) -> None:
        """Say on the cards of a table which were chosen and which were better, by the finding that lies open."""
        name = self._on_table()
        each = self._finding(name)
        if each is not None and name not in self._untold():
            viewpoint = self.table.viewpoint
            mark_choices(
                table, _choices(each, viewpoint), narration.message("review-choice-both", self.table.viewpoint.language)
            )

    def settle(self) -> None:
        """Look through everything now; where no page waits."""
        deal, seat = self._over(), self._of()
        if deal is not None and self._standing() is None:
            *_, last = _reviewing(deal, seat, self.table.viewpoint.language, self._only)
            self._take(last)

    # --- what is on the table ------------------------------------------------------------------------

    def _over(self) -> Deal | None:
        """The deal, once it is over and has been shown to its end; None while there is nothing to review."""
        states = self.table.states
        if not states or not states[-1].done or states[-1].void:
            return None
        known = self._only is not None or (self._found is not None and self._found.deal is states[-1])
        seen = known or self.table.deal is states[-1]
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
        return viewpoint.names.get(seat) or narration.message(
            f"table-name-{viewpoint.roles.get(seat, seat)}", self.table.viewpoint.language
        )

    def _on_table(self) -> str:
        """The finding whose moment is shown."""
        found, states = self._standing(), self.table.states
        for each in found.findings if found is not None else ():
            there = self._aside is not None or self.table.deal is states[min(each.place, len(states) - 1)]
            if _id_of(each) == self._opened and there:
                return self._opened
        return ""

    def _standing(self) -> Review | None:
        """What was found of the deal on the table, for the seat that is asked about."""
        found, states = self._found, self.table.states
        fits = found is not None and states and found.deal is states[-1] and found.seat == self._of()
        return found if fits else None

    @property
    def spares(self) -> bool:
        """Whether something that was found has been left out."""
        found = self._standing()
        return found is not None and self._last is not None and len(found.findings) < len(self._last.findings)

    @property
    def review(self) -> Review:
        """What was found of the deal on the table."""
        found = self._standing()
        assert found is not None  # asked for only once something was found
        return found

    @property
    def whole(self) -> Review | None:
        """The same, once everything has been looked through; None before."""
        found = self._standing()
        return found if found is not None and found.whole else None

    # --- looking through -------------------------------------------------------------------------------

    @property
    def works(self) -> bool:
        """Whether a deal is being looked through."""
        return self._running

    def begin(self) -> None:
        """Look through a deal that is over, beside the page's own loop; where there is none, nobody waits to see it."""
        deal, seat = self._over(), self._of()
        if deal is None or self.whole is not None or self._running or self._failed is deal or not is_watched():
            return
        self._running = True
        language = self.table.viewpoint.language
        by_and_by(
            lambda: _reviewing(deal, seat, language, self._only, lambda: not self._wanted(deal, seat)),
            self._arrive,
            lambda well: self._ended(deal, well),
        )

    def _wanted(self, deal: Deal, seat: Seat) -> bool:
        states = self.table.states
        return bool(states) and states[-1] is deal and self._of() == seat

    def _arrive(self, found: Review) -> None:
        if found is not self._last and self._wanted(found.deal, found.seat):
            self._take(found)
            self.ask()
            self.table.tell()

    def _take(self, found: Review) -> None:
        """Keep what was found; what was told of another deal, or to another seat, is dropped."""
        before = self._found
        if before is None or (before.deal, before.seat) != (found.deal, found.seat):
            self._told, self._taught = {}, {}
            self._lay("", None)
        self._last = found
        self._found = replace(found, findings=tuple(each for each in found.findings if not self.spared(each)))

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


def _reviewing(
    deal: Deal, seat: Seat, language: str, only: int | None, stop: Callable[[], bool] | None = None
) -> Iterator[Review]:
    from piquet_tutor.players.review.finding import reviewing, reviewing_choice

    if only is not None:
        return iter((reviewing_choice(deal, seat, only, language, stop),))
    return reviewing(deal, seat, language, stop)


def _scene(found: Review, viewpoint: Viewpoint, told: Mapping[str, AnsweredChoice]) -> Scene:
    from piquet_tutor.players.review.scene import scene

    return scene(found, viewpoint.naming(), viewpoint.seat, told)


def _choices(each: MissedChance, viewpoint: Viewpoint) -> list[Scene]:
    from piquet_tutor.players.review.scene import choices_of

    return choices_of(each, viewpoint.language, own=viewpoint.seat is not None)


def _least() -> float:
    from piquet_tutor.players.review.played import LEAST

    return LEAST


def _as_answered(found: Review, each: MissedChance) -> AnsweredChoice:
    from piquet_tutor.players.review.lines import lines_of
    from piquet_tutor.players.review.principles import AnsweredChoice, principle_of

    lines = lines_of(found.deal, found.seat, each)
    return AnsweredChoice(principle_of(found.deal, found.seat, each, lines), lines)


def _answer_to(
    each: MissedChance, action: Action, behind: float, principle: Principle, viewpoint: Viewpoint
) -> tuple[str, Cards]:
    from piquet_tutor.players.review.asking import answer_to, cards_of_answer

    return answer_to(each, action, behind, viewpoint.language), cards_of_answer(each, action, principle)


def _retry(reviewing: Reviewing, each: MissedChance) -> Session:
    """The moment of a choice, as the seat saw it then."""
    from piquet_tutor.app.shared.review.retry import Retry
    from piquet_tutor.players.review.asking import cards_of_question, question_of

    found, viewpoint = reviewing.review, reviewing.table.viewpoint
    seat = found.seat
    seen = replace(viewpoint, seat=seat, bottom=seat, open_hand=False)
    number = [_id_of(one) for one in found.costliest].index(_id_of(each)) + 1
    title = narration.message("review-again-title", viewpoint.language, number=number, count=len(found.costliest))
    question = question_of(found, each, viewpoint.naming())
    states = reviewing.table.states
    made = Retry(
        states[each.place],
        seen,
        title,
        question,
        lambda action: reviewing.tried(each, action),
        lambda: reviewing.show(each),
        cards_of_question(each),
    )
    made.group = reviewing.table.group
    return made


def _watched(reviewing: Reviewing, states: Sequence[Deal], title: str) -> Session:
    from piquet_tutor.app.shared.review.retry import Watched

    made = Watched(states, replace(reviewing.table.viewpoint, open_hand=True), title)
    made.group = reviewing.table.group
    return made


def _id_of(finding: MissedChance) -> str:
    from piquet_tutor.players.review.scene import id_of

    return id_of(finding)
