"""The odds in words and bar charts: for each subject, what the figures mean at the table and how they were found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.explore.odds import chances, printed, runs
from piquet_tutor.explore.odds.chances import Draw
from piquet_tutor.explore.odds.runs import EITHER, Estimate, Result
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.values import Figure
from piquet_tutor.reckoner.supported import UnsupportedRules, unsupported

COUNTED: Final = ("points", "sequences", "sets", "blank", "draws", "winning")
SIMULATED: Final = ("big", "books")
SUBJECTS: Final = (*COUNTED, *SIMULATED)
FIRST_DRAW: Final = Draw(chances.UNSEEN, 2, 5, 1)
SMALL: Final = 0.4
"""Where no share is larger than this, an axis does not run to a hundred per cent."""
QUARTERS: Final = 4
"""Parts into which an axis is divided."""
_SMALL: Final = 0.1
_CLASS_WORDS: Final = {"point": "odds-tab-points", "sequence": "odds-tab-sequences", "set": "odds-tab-sets"}


@dataclass(frozen=True)
class PlotBar:
    """A length, with its label, its error and its tone.

    Attributes:
        label: what it stands for.
        value: its length, in the unit of the plot.
        error: the standard error of the value.
        figure: the same in words.
        tone: ``elder``, ``younger`` or ``nobody`` where sides are compared; else empty.
    """

    label: str
    value: float
    figure: str
    error: float = 0.0
    tone: str = ""


@dataclass(frozen=True)
class Plot:
    """A chart of horizontal bars.

    Attributes:
        title: what it shows.
        bars: the bars, from the top.
        stacks: stacked bars whose parts make up a whole, each with a label.
        whole: the value of a bar that is all there is; 0 where the bars are no shares.
    """

    title: str
    bars: tuple[PlotBar, ...] = ()
    stacks: tuple[tuple[str, tuple[PlotBar, ...]], ...] = ()
    whole: float = 0.0


@dataclass(frozen=True)
class SubjectReport:
    """A subject, ready to be shown.

    Attributes:
        name: which subject.
        title, lead: its title, and what it means at the table.
        basis: how the figures were found.
        notes: what else to know.
        plots: the charts.
        prints: odds printed in a book: what they are about, as printed, as counted, and whether they are right.
    """

    name: str
    title: str
    lead: str
    basis: str
    notes: tuple[str, ...]
    plots: tuple[Plot, ...]
    prints: tuple[tuple[str, str, str, bool], ...] = ()


def said(key: str, language: str, **values: Any) -> str:
    """A message about odds, with numbers written as the language writes them.

    Raises:
        MissingText: there is no such message.
    """
    given = {name: Figure(value) if isinstance(value, int | float) else value for name, value in values.items()}
    return narration.whole(key, language, **given)


def show(
    name: str, language: str = "en", result: Result | None = None, draw: Draw = FIRST_DRAW, book: str = ""
) -> SubjectReport:
    """One subject, ready to be shown.

    Args:
        name: one of ``SUBJECTS``.
        language: the language of the texts.
        result: the simulation to show; None for the one that comes with the tutor.
        draw: the draw to show, where draws are shown.
        book: the rule set by which big scores are shown; empty for the default.

    Raises:
        KeyError: there is no such subject.
        UnsupportedRules: the deals cannot be scored by that rule set.
    """
    if name == "draws":
        return _draws(language, draw)
    if name in SIMULATED:
        found = result or runs.shipped()
        return _big(language, found, book) if name == "big" else _books(language, found)
    counted = {"points": _points, "sequences": _sequences, "sets": _sets, "blank": _blank, "winning": _winning}
    return counted[name](language)


def percent(value: float, language: str, error: float | None = None) -> str:
    """A proportion as a percentage, with its error where it has one."""
    if error is not None:
        return said("odds-percent-error", language, value=100 * value, error=100 * error)
    small = 0 < 100 * value < _SMALL
    return said("odds-percent-small" if small else "odds-percent", language, value=100 * value)


def odds_of(chance: Any, language: str) -> str:
    """A chance as odds against or odds on."""
    if chance in (0, 1):
        return said("odds-sure" if chance else "odds-never", language)
    against = (1 - chance) / chance
    if against >= 1:
        return said("odds-against", language, value=float(against))
    return said("odds-for", language, value=float(1 / against))


# --- axes ---------------------------------------------------------------------------------------------


def end_of(plot: Plot) -> float:
    """The value at the end of a plot's axis, which begins at nothing.

    Shares run to a hundred per cent unless all of them are so small that nothing would be seen of them there.
    """
    longest = max((bar.value + 2 * bar.error for bar in plot.bars), default=0.0)
    if not plot.whole:
        return _round_above(longest)
    small = plot.bars and longest <= SMALL * plot.whole
    return _round_above(100 * longest, -2) / 100 if small else plot.whole


def axis_of(plot: Plot, language: str = "en") -> tuple[tuple[float, str], ...]:
    """The marks of a plot's axis: at which share of it, and what stands there; none where there are no bars."""
    unit, scale = ("odds-axis-share", 100 * end_of(plot)) if plot.whole else ("odds-axis-points", end_of(plot))
    marks = (place / QUARTERS for place in range(QUARTERS + 1))
    return tuple((at, said(unit, language, value=at * scale)) for at in marks) if plot.bars else ()


def _round_above(value: float, least: int = 0) -> float:
    """The end of an axis: the least of 4, 8, 20, 40, 80, 200 ... that is not below a value.

    Args:
        value: the value.
        least: the power of ten with which these begin.

    >>> _round_above(3.2), _round_above(28.1), _round_above(0.11, -2)
    (4.0, 40.0, 0.2)
    """
    ends = (round(digit * 10.0**power, 6) for power in count(least) for digit in (4, 8, 20))
    return next(end for end in ends if end >= value)


# --- counted ----------------------------------------------------------------------------------------


def _counted(name: str, language: str, plot: Plot, basis: str = "", **figures: float) -> SubjectReport:
    return SubjectReport(
        name,
        said(f"odds-{name}-title", language),
        said(f"odds-{name}-lead", language, **figures),
        basis or said("odds-exact", language, many=chances.hands()),
        (),
        (plot,),
        _prints(name, language),
    )


def _shares(counts: Mapping[int, int]) -> dict[int, float]:
    return {size: count / chances.hands() for size, count in counts.items()}


def _points(language: str) -> SubjectReport:
    shares = _shares(chances.point_lengths())
    bars = [PlotBar(said("odds-points-row", language, count=n), s, percent(s, language)) for n, s in shares.items()]
    usual, long = shares[4] + shares[5], sum(share for size, share in shares.items() if size > 5)
    plot = Plot(said("odds-points-plot", language), tuple(bars), whole=1.0)
    return _counted("points", language, plot, usual=100 * usual, long=100 * long)


def _sequences(language: str) -> SubjectReport:
    shares = _shares(chances.sequences())
    bars = []
    for size, share in shares.items():
        label = said("odds-sequences-row", language, count=size) if size else said("odds-sequences-none", language)
        bars.append(PlotBar(label[:1].upper() + label[1:], share, percent(share, language)))
    quint = sum(share for size, share in shares.items() if size >= 5)
    plot = Plot(said("odds-sequences-plot", language), tuple(bars), whole=1.0)
    return _counted("sequences", language, plot, some=100 * (1 - shares[0]), quint=100 * quint)


def _sets(language: str) -> SubjectReport:
    shares = _shares(chances.sets())
    names = {0: "odds-sets-none", 3: "odds-sets-trio", 4: "odds-sets-quatorze"}
    bars = [PlotBar(said(names[size], language), share, percent(share, language)) for size, share in shares.items()]
    plot = Plot(said("odds-sets-plot", language), tuple(bars), whole=1.0)
    return _counted("sets", language, plot, some=100 * (1 - shares[0]), quatorze=100 * shares[4])


def _blank(language: str) -> SubjectReport:
    mine = float(chances.carte_blanche())
    bars = (
        PlotBar(said("odds-blank-mine", language), mine, percent(mine, language)),
        PlotBar(said("odds-blank-either", language), 2 * mine, percent(2 * mine, language)),
    )
    plot = Plot(said("odds-blank-plot", language), bars, whole=1.0)
    return _counted("blank", language, plot, one=1 / mine, either=1 / (2 * mine))


def _winning(language: str) -> SubjectReport:
    found = {kind: chances.shares(kind) for kind in KINDS}
    stacks = tuple(
        (
            said(_CLASS_WORDS[kind], language),
            _stack((one.elder / one.all, one.nobody / one.all, one.younger / one.all), language),
        )
        for kind, one in found.items()
    )
    plot = Plot(said("odds-winning-plot", language), stacks=stacks)
    nobody = {kind: 100 * one.nobody / one.all for kind, one in found.items()}
    basis = said("odds-exact-pairs", language, many=chances.pairs())
    return _counted("winning", language, plot, basis, **nobody)


def _stack(
    shares: tuple[float, float, float], language: str, errors: tuple[float, float, float] | None = None
) -> tuple[PlotBar, ...]:
    found = []
    for place, tone in enumerate(("elder", "nobody", "younger")):
        figure = percent(shares[place], language, errors[place] if errors else None)
        label = said(f"odds-winning-{tone}", language)
        found.append(PlotBar(label, shares[place], figure, errors[place] if errors else 0.0, tone))
    return tuple(found)


def _draws(language: str, draw: Draw) -> SubjectReport:
    exactly, chance = chances.drawn_exactly(draw), draw.chance
    bars = [
        PlotBar(said("odds-draws-row", language, count=n), float(share), percent(float(share), language))
        for n, share in enumerate(exactly)
        if share or n <= draw.wanted
    ]
    wish = PlotBar(
        said("odds-draws-least", language, least=draw.least), float(chance), percent(float(chance), language)
    )
    return SubjectReport(
        "draws",
        said("odds-draws-title", language),
        said("odds-draws-lead", language, odds=odds_of(chance, language), **draw._asdict()),
        said("odds-exact-draws", language),
        (),
        (
            Plot(said("odds-draws-asked", language), (wish,), whole=1.0),
            Plot(said("odds-draws-plot", language), tuple(bars), whole=1.0),
        ),
        _prints("draws", language),
    )


def _prints(name: str, language: str) -> tuple[tuple[str, str, str, bool], ...]:
    """What a book prints about a subject."""
    found = []
    for one in printed.printed():
        if (one.of == "blank") == (name == "blank") and name in ("blank", "draws"):
            what = said(f"odds-printed-{one.of}", language, wanted=one.wanted, drawn=one.drawn, least=one.least)
            as_printed = said("odds-printed-odds", language, against=one.against, to=one.to)
            counted = said("odds-printed-counted", language, value=float(one.counted * one.to), to=one.to)
            found.append((what, as_printed, counted, one.right))
    return tuple(found)


def printed_about(language: str) -> str:
    """A sentence that names the book whose odds are compared with the count."""
    return said("odds-printed-about", language, book=narration.source_name(printed.printed()[0].source, language))


# --- simulated --------------------------------------------------------------------------------------


def _basis(language: str, result: Result) -> str:
    return said("odds-simulated", language, deals=result.deals, seed=str(result.seed))


def _notes(language: str, result: Result, command: str, *more: str) -> tuple[str, ...]:
    whose = "shipped" if result is runs.shipped() else "own"
    made = said(f"odds-{whose}", language, command=command)
    return (*more, said("odds-habits", language), made, said("odds-printed-nothing", language))


def home_of(book: str) -> str:
    """The rule set under whose name a result keeps these figures: the first of those that score alike.

    Raises:
        UnsupportedRules: the deals cannot be scored by it.
    """
    for alike in runs.books():
        if book in alike:
            return alike[0]
    rules = load(book)
    raise UnsupportedRules(rules, unsupported(rules))


def _big(language: str, result: Result, book: str) -> SubjectReport:
    home = home_of(book) if book else runs.books()[0][0]

    def bar(name: str, side: str) -> PlotBar:
        one = result.figure(home, f"{name}_{side}")
        label = said(f"odds-big-{name}", language, side=side)
        if name in ("total", "declared"):
            figure = said("odds-points-error", language, value=one.value, error=one.error)
        else:
            figure = percent(one.value, language, one.error)
        return PlotBar(label, one.value, figure, one.error, side)

    often = [
        bar(name, side)
        for name in ("repique", "pique", "capot", "cards", "ahead")
        for side in EITHER
        if name != "pique" or result.sums[home]["pique_younger"][0] or side == "elder"
    ]
    stacks = []
    for kind in KINDS:
        elder, younger = (result.figure(home, f"{kind}_{side}") for side in EITHER)
        nobody = result.neither(home, kind)
        shares, errors = zip(elder, nobody, younger, strict=True)
        stacks.append((said(_CLASS_WORDS[kind], language), _stack(shares, language, errors)))
    figures = {side: result.figure(home, f"total_{side}").value for side in EITHER}
    rare = {name: result.figure(home, f"{name}_elder").value for name in ("repique", "pique")}
    known = all(rare.values())
    lead = said("odds-big-lead" if known else "odds-big-none", language, **figures, **_once(rare))
    return SubjectReport(
        "big",
        said("odds-big-title", language),
        lead,
        _basis(language, result),
        _notes(language, result, result.command("big", home)),
        (
            Plot(
                said("odds-big-scores", language),
                tuple(bar(name, side) for name in ("total", "declared") for side in EITHER),
            ),
            Plot(said("odds-big-often", language), tuple(often), whole=1.0),
            Plot(said("odds-big-classes", language), stacks=tuple(stacks)),
        ),
    )


def _once(rare: Mapping[str, float]) -> dict[str, float]:
    return {name: 1 / value for name, value in rare.items() if value}


def _books(language: str, result: Result) -> SubjectReport:
    often, points = [], []
    for name, sums in result.sums.items():
        if "apart" not in sums:
            continue
        one, other = (narration.rules_title(book, language) for book in name.split("|"))
        label = said("odds-books-pair", language, one=one, other=other)
        figure: Estimate = result.figure(name, "apart")
        often.append(PlotBar(label, figure.value, percent(figure.value, language, figure.error), figure.error))
        mean = result.when(name, "points", "apart")
        told = said("odds-points-error", language, value=mean.value, error=mean.error)
        points.append(PlotBar(label, mean.value, told, mean.error))
    alike = [
        said("odds-books-alike", language, first=titles[0], others=narration.listed_apart(titles[1:], language))
        for titles in ([narration.rules_title(name, language) for name in names] for names in runs.books())
        if len(titles) > 1
    ]
    left = [narration.rules_title(name, language) for name in rule_set_names() if unsupported(load(name))]
    unsupported_note = said("odds-books-unsupported", language, titles=narration.listed_apart(left, language))
    return SubjectReport(
        "books",
        said("odds-books-title", language),
        said("odds-books-lead", language),
        _basis(language, result),
        _notes(language, result, result.command("books"), *alike, unsupported_note),
        (
            Plot(said("odds-books-often", language), tuple(often), whole=1.0),
            Plot(said("odds-books-points", language), tuple(points)),
        ),
    )


def unsupported_text(error: UnsupportedRules, language: str = "en") -> str:
    """Why the deals cannot be scored by a rule set, as a sentence."""
    title = narration.rules_title(error.rules, language)
    return said("odds-unsupported", language, title=title, reason=error.reason)
