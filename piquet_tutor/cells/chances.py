"""The odds of the game in a cell: counted, or simulated; as a drawing with its axis, and as a table.

>>> odds("carte blanche").figures  # doctest: +ELLIPSIS
{'You': 0.000557..., 'You or your opponent': 0.00111...}
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.cells.progress import interruptible, progress
from piquet_tutor.cells.rule_sets import Rules, rule_set
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.engine.faults import Phrase
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.explore.lab.notation.vocabulary import folded
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.documents import (
    Block,
    Chart,
    DataTable,
    Details,
    Document,
    Heading,
    Lines,
    Paragraph,
    Segment,
)
from piquet_tutor.narration.extras import lacking
from piquet_tutor.narration.spoken import Spoken, cut, hint_of

if TYPE_CHECKING:
    from piquet_tutor.explore.odds.report import Plot, PlotBar
    from piquet_tutor.explore.odds.report import SubjectReport as Report
    from piquet_tutor.explore.odds.runs import Result

SUBJECTS: Final = ("points", "sequences", "sets", "blank", "draws", "winning", "big", "books")
SIMULATED: Final = ("big", "books")
MOST_DEALS: Final = 100_000_000
MOST_UNSEEN: Final = 1000
"""More cards are of no game, and their odds no figures that could be written."""
_SHOWN: Final = 40


class OddsError(Spoken, ValueError):
    """Odds that cannot be told."""

    family = "cell-odds-"


class OddsRefused(OddsError):
    """Odds that cannot be told for a reason that has a sentence already."""

    def __init__(self, sentence: str) -> None:
        super().__init__("refused")
        self.sentence = sentence

    def text(self, language: str = "en") -> str:
        """The sentence, in the language in which it was asked for."""
        return self.sentence


@dataclass(frozen=True, repr=False)
class Odds(Displayable):
    """The odds of one subject.

    Attributes:
        subject: which, by its name.
        report: the figures and what they mean.
        result: the simulation they are from; None where they are counted, or came with the tutor.
        interrupted: whether the simulation was stopped before its end.
        language: in which they are shown.
    """

    fold_line: ClassVar[str] = "cell-folded-odds"
    subject: str
    report: Report
    result: Result | None = None
    interrupted: bool = False
    language: str = "en"

    @property
    def figures(self) -> dict[str, Any]:
        """Every figure, by what it stands for: a share of all, or points; where sides share a whole, a mapping."""
        found: dict[str, Any] = {}
        for plot in self.report.plots:
            found |= {bar.label: bar.value for bar in plot.bars}
            found |= {label: {bar.label: bar.value for bar in bars} for label, bars in plot.stacks}
        return found

    def document(self) -> Document:
        """What the figures mean, how they were found, and the figures."""
        return Document(tuple(self._blocks()), self.language)

    def _blocks(self) -> Iterator[Block]:
        report = self.report
        yield Heading(report.title)
        yield Paragraph(report.lead)
        yield Paragraph(report.basis)
        if self.interrupted:
            yield Paragraph(narration.message("cell-odds-interrupted", self.language))
        yield from (self._chart(plot) for plot in report.plots)
        if any(bar.error for plot in report.plots for bar in plot.bars):
            yield Paragraph(narration.message("cell-odds-errors", self.language))
        if report.notes:
            yield Lines(report.notes)
        if report.prints:
            yield self._printed()

    def _chart(self, plot: Plot) -> Chart:
        from piquet_tutor.explore.odds.report import axis_of, end_of

        end = end_of(plot)
        bars = ((bar.label, (_part(bar, end),)) for bar in plot.bars)
        stacks = ((label, tuple(_part(bar, 1.0) for bar in bars)) for label, bars in plot.stacks)
        folded_as = narration.message("cell-odds-table", self.language)
        return Chart(plot.title, (*bars, *stacks), axis_of(plot, self.language), folded_as)

    def _printed(self) -> Details:
        """What a book prints, beside what is counted; to be opened, since it is the same below every question."""
        from piquet_tutor.explore.odds.report import said

        head = (said(f"odds-printed-{each}", self.language) for each in ("what", "as", "true", "verdict"))
        verdicts = {
            right: said(f"odds-printed-{'right' if right else 'wrong'}", self.language) for right in (True, False)
        }
        rows = ((*cells, verdicts[right]) for *cells, right in self.report.prints)
        return Details(said("odds-printed", self.language), (DataTable(tuple(head), tuple(rows)),))


def _part(bar: PlotBar, end: float) -> Segment:
    return Segment(bar.value / end, bar.figure, 2 * bar.error / end, bar.tone, bar.label)


@taking_names
def odds(
    subject: str = "points",
    *,
    unseen: int = 20,
    wanted: int = 2,
    drawn: int = 5,
    least: int = 1,
    deals: int | None = None,
    seed: int = 1,
    rules: Rules | None = None,
    language: str | None = None,
) -> Odds:
    """The odds of the game: of a point, a carte blanche, a card to be drawn; how often a repique is made.

    >>> round(odds("draws", wanted=4).figures["At least 1"], 4)
    0.7183
    >>> odds("repique").report.title
    'Big scores'

    Args:
        subject: points, sequences, sets, carte blanche, draws, winning (who has the better
            point, sequence or set), which are counted exactly; big (how often a repique, a pique, a capot is
            made) or books (how often two books score a deal differently), which are simulated. In English or
            French.
        unseen: of draws: how many cards one does not see.
        wanted: of draws: how many of those one wants.
        drawn: of draws: how many one draws.
        least: of draws: how many of those wanted one must get.
        deals: of a simulation: how many deals to play; by default the figures that came with the tutor are shown. It
            shows how far it is, and can be interrupted.
        seed: of a simulation: the same seed gives the same figures.
        rules: of big: the book by which the deals are scored.
        language: in which they are shown.

    Raises:
        OddsError: there is no such subject or number; or a library is not installed, and which extra brings it.
    """
    language = language_meant(language)
    with saying(language), interruptible(language):
        name = _subject(subject)
        _check(deals, seed, name, language)
        return _odds(name, (unseen, wanted, drawn, least), deals, seed, rules, language)


def _odds(
    name: str, draw: tuple[int, int, int, int], deals: int | None, seed: int, rules: Rules | None, language: str
) -> Odds:
    try:
        from piquet_tutor.explore.odds import report
        from piquet_tutor.explore.odds.chances import Draw
        from piquet_tutor.reckoner import supported
    except ModuleNotFoundError as error:
        raise OddsRefused(lacking(error.name or "", language) or str(error)) from None
    asked = Draw(*draw)
    try:
        if not all(type(each) is int and each <= MOST_UNSEEN for each in draw):
            raise ValueError("these are no numbers of cards")
        asked.chance  # noqa: B018 - a draw that cannot be says so when it is counted
    except ValueError:
        given = (cut(repr(each), _SHOWN) for each in draw)
        raise OddsError("draw", **dict(zip(("unseen", "wanted", "drawn", "least"), given, strict=True))) from None
    book = rule_set(rules) if rules is not None else None
    if book is not None and book.changed:
        raise OddsError("changed")
    result, interrupted = _dealt(deals, seed, language) if deals is not None else (None, False)
    try:
        shown = report.show(name, language, result, asked, book.id if book is not None else "")
    except supported.UnsupportedRules as error:
        raise OddsRefused(report.unsupported_text(error, language)) from None
    return Odds(name, shown, result, interrupted, language)


def _dealt(deals: int, seed: int, language: str) -> tuple[Result, bool]:
    """A simulation, and whether it was interrupted; where nothing was dealt yet, the interrupt goes on."""
    from piquet_tutor.explore.odds.report import said
    from piquet_tutor.explore.odds.runs import NoScheduler, Run

    try:
        run = Run(deals, seed)
    except NoScheduler as error:
        raise OddsRefused(said(f"odds-no-{error.reason}", language, address=error.address)) from None
    with progress() as tell:
        try:
            while not run.step():
                tell(said("odds-running", language, done=run.result.deals, all=run.deals))
        except KeyboardInterrupt:
            run.close()
            if not run.result.deals:
                raise
            return run.result, True
    return run.result, False


def _check(deals: object, seed: object, name: str, language: str) -> None:
    if deals is not None and name not in SIMULATED:
        raise OddsError("not-dealt")
    if deals is not None and (type(deals) is not int or not 100 <= deals <= MOST_DEALS):
        raise OddsError("deals", found=cut(repr(deals), _SHOWN), most=narration.figures(MOST_DEALS, language))
    if type(seed) is not int or seed < 0:
        raise OddsError("seed", found=cut(repr(seed), _SHOWN))


def _subject(words: object) -> str:
    if not isinstance(words, str):
        raise OddsError("words", found=cut(repr(words), _SHOWN))
    known = _words()
    plain = folded(words)[0].strip()
    if plain not in known:
        close = hint_of(plain, tuple(known))
        hint = close if isinstance(close.what, str) else Phrase(close.code, SUBJECTS)
        raise OddsError("subject", name=cut(words, _SHOWN), hint=hint)
    return known[plain]


@cache
def _words() -> dict[str, str]:
    """Every word for a subject, in every language."""
    found = {name: name for name in SUBJECTS}
    for language in languages():
        for name in SUBJECTS:
            listed = catalogue(language).word(f"cell-odds-words-{name}").split(",")
            found |= {folded(word)[0].strip(): name for word in listed}
    return found
