"""Tables in a cell: a deal to be stepped through, the race to thirty beside it, a match to be played.

Each shows twice: drawn, for whoever reads the notebook without a kernel, and below it, as an output of its own, the
table itself. How a deal ends is folded away beside its table, for it would answer what is asked about it. Each is a
widget with handles::

    t = table(deal("equal-points"))
    t.observe(lambda change: print(change["new"]), "ruling")
    t.deal = deal(seed=8, played=True)

Whoever only names them, as the first cell of a notebook does, loads neither a table nor the players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import traitlets

from piquet_tutor.app.handles import CountTrait, DealTrait, Handled, TableError, ToldTrait, laid
from piquet_tutor.app.page import Page
from piquet_tutor.cells.rule_sets import Rules, named_beside, rule_set
from piquet_tutor.cells.shown import language_meant, saying
from piquet_tutor.engine.naming import offered, taking_names
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explore.titles import own_title
from piquet_tutor.game.deal.random_play import LARGEST_SEED
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.rendering import html
from piquet_tutor.narration.spoken import cut, hint_of
from piquet_tutor.players.opponents.levels import FIRST, levels

if TYPE_CHECKING:
    from piquet_tutor.cells.stages import FormStage, TableStage
    from piquet_tutor.cells.tracks import Tracks
    from piquet_tutor.explain.race import BonusRace

FIRST_SEED: Final = 7
"""Dealt where no seed is named: a notebook that is run again plays the same cards."""
_SHOWN: Final = 40


@taking_names
def table(deal: Deal, *, start: str = "", language: str | None = None) -> TableStage:
    """Lay a deal on the table, to be stepped through ruling by ruling, with why and why not beside each.

    >>> from piquet_tutor import deal
    >>> t = table(deal("equal-points"))
    >>> t.deal.phase
    'exchange'
    >>> table(deal("equal-points"), start="done").ruling.rule
    'cards.most'

    Handles, to be read, set and observed: .deal, the deal as far as it has been stepped (setting it lays another);
    .ruling, the ruling made last in it.

    How the deal ends is folded away beside it: it may stand above a question about that deal.

    Args:
        deal: the deal; it can be stepped through in both directions.
        start: the phase at which it opens, such as "play", or "done" for its end; empty for its first decision.
        language: of the table; None for that of the session.

    Raises:
        Said: it is no deal, or has no such phase.
    """
    from piquet_tutor.app.shared.review.example_review import ExampleReview
    from piquet_tutor.app.shared.table.app import TableApp
    from piquet_tutor.cells.stages import Still, TableStage

    language = language_meant(language)
    with saying(language):
        found = laid(deal)
        session = ExampleReview.begun(found, language)
        session.go(_place(session.states, start) if start not in ("", None) else 0)
    page = Page("table", [TableApp(session)], wide=True)
    ends = message("cell-table-ends", language, done="yes" if found.done else "no")
    still = Still(found, language=language).folded(" · ".join(filter(None, (own_title(found), ends))))
    return TableStage(page, still, "table", language)


@taking_names
def play(
    seed: int | None = None,
    against: str = FIRST,
    rules: Rules | None = None,
    *,
    language: str | None = None,
    **options: object,
) -> TableStage:
    """Play a match in a cell against one of the tutor's players, every ruling narrated.

    >>> play(seed=7, against="beginner")
    A match at the table, dealt by seed 7. Run the cell to play it.

    Handles, to be read and observed: .deal, the deal as it is played, None until the cards are dealt; .ruling,
    the ruling made last.

    Args:
        seed: the same seed cuts and deals the same cards; None for those of seed 7.
        against: how well the others play: beginner and upwards.
        rules: the book by which it is played: a name, or what rules(...) gives.
        language: of the table; None for that of the session.
        **options: options of the rules to set otherwise; rules("rubicon").options() lists them all.

    Raises:
        Said: there is no such player or book, or the seed is none.
    """
    from piquet_tutor.app.shared.table.app import TableApp
    from piquet_tutor.app.shared.table.play_session import PlaySession
    from piquet_tutor.cells.stages import Still, TableStage

    language = language_meant(language)
    seed = FIRST_SEED if seed is None else seed
    with saying(language):
        if against not in levels():
            raise TableError("player", found=cut(str(against), _SHOWN), hint=hint_of(str(against), levels()))
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise TableError("seed", found=cut(repr(seed), _SHOWN))
        session = PlaySession(rule_set(rules, options, named_beside(play)), seed, language=language, level=against)
    page = Page("play", [TableApp(session)], wide=True)
    note = message("cell-table-play", language, seed=str(seed))
    return TableStage(page, Still(None, note, language), language=language)


@taking_names
def race(deal: Deal, *, start: str = "", language: str | None = None) -> RaceRun:
    """Show the race to thirty of a deal: what each side has reckoned, what barred it, and what that was worth.

    >>> from piquet_tutor import deal
    >>> r = race(deal("parlett-repique-example"), start="done")
    >>> r.race.rings["elder"].points
    60

    Below the finished race it stands once more, to be run move by move from where anything is reckoned. Handles:
    .moves (how many moves of the deal have been made; set it to run it), .deal (as far as it has been run; set
    it to look at another), .ruling.

    Args:
        deal: the deal, at any moment.
        start: the phase at which its run opens, such as "play", or "done" for its end; empty for where
            something is first reckoned.
        language: in which it is shown; None for that of the session.

    Raises:
        Said: it is no deal, or has no such phase.
    """
    language = language_meant(language)
    with saying(language):
        return RaceRun(laid(deal), language, start)


class RaceRun(Handled, traitlets.HasTraits):
    """The race of a deal in a cell: drawn as it ended, and below that run again move by move.

    Attributes:
        race: the race as it stands after those moves.
    """

    deal = DealTrait(help="the deal as far as it has been run; set it to look at another")
    ruling = ToldTrait("deal", help="the ruling made last in it")
    moves = CountTrait(0, help="how many moves have been made; set it to run the deal")

    def __init__(self, deal: Deal, language: str = "en", start: str = "") -> None:
        """Lay out the race of a deal.

        Args:
            deal: the deal.
            language: a language that the catalogue has.
            start: the phase at which its run opens; empty for where something is first reckoned.

        Raises:
            TableError: the deal has no such phase.
        """
        self.language = language
        self._states = _states(deal)
        self._still = _tracks(deal, language)
        moves = _place(self._states, start) if start not in ("", None) else _off(self._states)
        begun = self._states[moves]
        with self._telling():
            super().__init__(deal=begun, ruling=_last(begun), moves=moves)

    def __dir__(self) -> list[str]:
        return offered(self, traitlets.HasTraits, kept=("observe", "unobserve"))

    @property
    def race(self) -> BonusRace | None:
        """The race as it stands after the moves that have been made; None where no pique can come of the deal."""
        return _tracks(self.deal, self.language).race

    @traitlets.observe("moves")
    def _run(self, change: Mapping[str, Any]) -> None:
        self._turn(min(max(change["new"], 0), len(self._states) - 1))

    @traitlets.observe("deal")
    def _lay(self, change: Mapping[str, Any]) -> None:
        if not self._is_telling and change["old"] is not traitlets.Undefined:
            self._states = _states(change["new"])
            self._still = _tracks(change["new"], self.language)
            self._turn(len(self._states) - 1)

    def _turn(self, moves: int) -> None:
        """Have so many moves been made."""
        if self._is_telling:
            return
        with self._telling():
            self.moves, self.deal = moves, self._states[moves]
            self.ruling = _last(self.deal)

    def form(self) -> FormStage:
        """The race as it stands, and two buttons by which the deal is run, as a widget."""
        from piquet_tutor.app.shared.controls.controls import Button
        from piquet_tutor.app.shared.controls.plain_parts import Markup
        from piquet_tutor.app.shared.page_parts import controls
        from piquet_tutor.app.shared.trouble_page import trouble_page
        from piquet_tutor.cells.stages import FormStage

        back, on = (Button(message(f"cell-race-{name}", self.language)) for name in ("back", "on"))
        shown = Markup()

        def draw(_: object = None) -> None:
            back.disabled, on.disabled = self.moves == 0, self.moves == len(self._states) - 1
            shown.value = html.text(_tracks(self.deal, self.language).document())

        def move(by: int) -> None:
            self.moves += by

        back.on_press(lambda: move(-1))
        on.on_press(lambda: move(1))
        self.observe(draw, "deal")
        draw()
        page = Page("race", [controls([back, on]), shown], wide=True, language=self.language)
        return FormStage(page, sorry=trouble_page, lacking="race", language=self.language)

    def _ipython_display_(self) -> None:
        """The race as it ended; and as an output of its own the same, to be run move by move."""
        self.form().show_below(self._still)

    def __repr__(self) -> str:
        return repr(self._still)


def _tracks(deal: Deal, language: str) -> Tracks:
    from piquet_tutor.cells.tracks import race_shown

    return race_shown(deal, language)


def _states(deal: Deal) -> list[Deal]:
    """A deal as it was dealt and after every move."""
    from piquet_tutor.players.review.model import steps_of

    return [each.before for each in steps_of(deal)] + [deal]


def _place(states: Sequence[Deal], start: str) -> int:
    """After how many moves a deal has come to a phase, or past it; its end where it does not come so far.

    Raises:
        TableError: the deal has no such phase.
    """
    phases = (*states[0].rules.phases, "done")
    if start not in phases:
        raise TableError("start", found=cut(str(start), _SHOWN), hint=hint_of(str(start), phases))
    wanted = phases.index(start)
    return next((at for at, each in enumerate(states) if phases.index(each.phase) >= wanted), len(states) - 1)


def _off(states: Sequence[Deal]) -> int:
    """After how many moves the race is about to begin: the next one is the first by which something is reckoned."""
    from piquet_tutor.explain.race import has_race, race_of

    reckoned = (at for at, each in enumerate(states) if has_race(each) and race_of(each).items)
    return max(next(reckoned, 1) - 1, 0)


def _last(deal: Deal) -> Ruling | None:
    return deal.rulings[-1] if deal.rulings else None
