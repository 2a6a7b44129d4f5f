"""The twenty-two cases on a page: the table of them all, one at length, and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor import narration
from piquet_tutor.cards import Cards
from piquet_tutor.deal.state import Deal
from piquet_tutor.records.rulings import written_ruling
from piquet_tutor.referee.cases import Asked, Figure, Judged, Put, told
from piquet_tutor.referee.deciding import Decision
from piquet_tutor.rulings import Ruling, Verdict
from piquet_tutor.sources import Citation
from piquet_tutor.table import Side

if TYPE_CHECKING:
    from rich.console import RenderableType

FORMAT: Final = "piquet-cases/1"
DEPTHS: Final = ("call", "short", "full")
FIGURES: Final[Mapping[str, str]] = {
    "thirteen": "With thirteen cards (elder, younger, paid)",
    "twelve": "With twelve cards, played out (elder, younger at most)",
    "given_up": "With twelve cards, the play given up (elder, younger, paid)",
    "swing": "What the blunder is worth",
}
"""What each figure of a partie is."""


def table(found: Iterable[Judged], language: str = "en") -> RenderableType:
    """Every case, a line each: what the referee rules, by which law, and whether Cavendish decides so."""
    from rich.table import Table
    from rich.text import Text

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    grid.add_column("case", style="bold", no_wrap=True)
    grid.add_column("what happened", ratio=3)
    grid.add_column("the referee", ratio=4)
    grid.add_column("law", ratio=2)
    grid.add_column("Cavendish", no_wrap=True)
    for one in found:
        rulings = _leading(one)
        said = " ".join(narration.text(ruling, "short", language) for ruling in rulings)
        if one.figures:
            said += f" The partie: {'; '.join(_numbers(figure.ours) for figure in one.figures)}."
        grid.add_row(
            one.case.number,
            Text(one.case.title),
            Text(said),
            Text(", ".join(_loci(rulings))),
            Text("agrees" if one.agrees else "differs", style="green" if one.agrees else "red"),
        )
    return grid


def _leading(one: Judged) -> tuple[Ruling, ...]:
    """The rulings in force on the first turn of a case."""
    return one.decisions[0][1].in_force


def _loci(rulings: Iterable[Ruling]) -> list[str]:
    return list(dict.fromkeys(cite.locus for ruling in rulings for cite in ruling.cites))


def summary(found: Iterable[Judged]) -> str:
    """How many of the cases the referee decides as Cavendish does."""
    judged = list(found)
    agreed = sum(one.agrees for one in judged)
    return f"{agreed} of {len(judged)} cases ruled on as Cavendish decides them."


# --- one case ---------------------------------------------------------------------------------------------------------


def at_length(one: Judged, depth: str = "full", language: str = "en") -> RenderableType:
    """One case: the facts, the deal, what the referee rules, and what Cavendish decides."""
    from rich.console import Group

    return Group(*_parts(one, depth, language))


def _parts(one: Judged, depth: str, language: str) -> Iterator[RenderableType]:
    from rich.text import Text

    case = one.case
    yield Text(f"Case {case.number}: {case.title}", style="bold")
    yield Text()
    yield Text(case.facts)
    yield Text()
    yield Text(case.question, style="italic")
    if one.deal is not None:
        yield Text()
        yield from _deal(one.deal, language)
        if case.about:
            yield Text(case.about)
    for put, decision, agrees in one.decisions:
        yield Text()
        yield Text(_heading(put, agrees), style="bold")
        yield from _decision(decision, depth, language)
    for asked, ruling, agrees in one.answers:
        yield Text()
        yield Text(_heading_of(asked, agrees), style="bold")
        yield from _passage(ruling, depth, language)
    if one.figures:
        yield Text()
        yield _figures(one.figures)
    yield Text()
    yield Text("Cavendish decides", style="bold")
    yield Text(case.decision)
    yield Text(f"He cites {', '.join(case.laws)}. The referee {'agrees' if one.agrees else 'differs'}.")


def _deal(deal: Deal, language: str) -> Iterator[RenderableType]:
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2))
    for seat in deal.table.seats:
        name = narration.message(f"side-{seat}", language)
        if deal.dealt:
            grid.add_row(f"{name} was dealt", Text(_shown(deal.dealt[seat], language)))
            grid.add_row(f"{name} discarded", Text(_shown(deal.discards.get(seat, ()), language)))
        if seat in deal.kept:
            count = len(deal.kept[seat])
            much = "" if count == deal.rules.hand_size else f" ({count} cards)"
            grid.add_row(f"{name} played with{much}", Text(_shown(deal.kept[seat], language)))
    for number, trick in enumerate(deal.tricks, 1):
        leader = narration.message(f"side-{trick.leader}", language)
        grid.add_row(f"Trick {number}, {leader} leads", Text(_shown(trick.cards, language)))
    yield grid
    yield Text(f"Before the referee rules: {tallied(deal.tally())}.")


def _shown(cards: Cards, language: str) -> str:
    return narration.cards_shown(cards, language) or "–"


def tallied(tally: Mapping[Side, Mapping[str, int]]) -> str:
    """A tally in one line: “elder 28 (point 5, play 9 ...), younger 0”."""
    parts = []
    for side, kinds in tally.items():
        listed = ", ".join(f"{kind.replace('_', ' ')} {points}" for kind, points in kinds.items() if kind != "total")
        parts.append(f"{side} {kinds['total']}" + (f" ({listed})" if listed else ""))
    return "; ".join(parts)


def _heading(put: Put, agrees: bool) -> str:
    title = put.title or "The referee rules"
    when = put.incident.noticed.word.replace("_", " ")
    return f"{title[:1].upper()}{title[1:]} (noticed {when}){'' if agrees else ': Cavendish differs'}"


def _heading_of(asked: Asked, agrees: bool) -> str:
    who = asked.asker.capitalize()
    return f"{who} asks: {asked.question}{'' if agrees else ' (Cavendish differs)'}"


def _decision(decision: Decision, depth: str, language: str) -> Iterator[RenderableType]:
    from rich.text import Text

    for ruling in decision.rulings:
        yield from _passage(ruling, depth, language)
    if decision.deal is not None and decision.deal.done:
        yield Text(f"The score after it: {tallied(decision.tally())}.", style="bold")


def _passage(ruling: Ruling, depth: str, language: str) -> Iterator[RenderableType]:
    from rich.padding import Padding
    from rich.text import Text

    style = "dim" if ruling.verdict is Verdict.SUPERSEDED else ""
    yield Text(
        f"• {narration.text(ruling, 'short', language)} [{'; '.join(cited(cite) for cite in ruling.cites)}]", style
    )
    if depth == "full":
        for line in narration.text(ruling, "full", language).split("\n")[:-1]:
            yield Padding(Text(line, style="dim"), (0, 0, 0, 4), expand=False)


def cited(cite: Citation) -> str:
    """Where it stands, and how firmly when the book does not simply say so."""
    reading = cite.reading.value
    return cite.label if reading == "stated" else f"{cite.label} ({reading})"


def _figures(figures: Iterable[Figure]) -> RenderableType:
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("the partie", "computed", "Cavendish"):
        grid.add_column(column)
    for one in figures:
        grid.add_row(FIGURES[one.name], _numbers(one.ours), _numbers(one.book))
    return grid


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


# --- JSON -------------------------------------------------------------------------------------------------------------


def as_json(found: Iterable[Judged], language: str = "en") -> dict[str, Any]:
    """The cases as JSON has them (``piquet-cases/1``): facts, rulings, tallies, and whether Cavendish decides so."""
    return {"format": FORMAT, "cases": [_case(one, language) for one in found]}


def _case(one: Judged, language: str) -> dict[str, Any]:
    case = one.case
    return {
        "case": case.number,
        "title": case.title,
        "facts": case.facts,
        "question": case.question,
        "cavendish": case.decision,
        "laws": list(case.laws),
        "agrees": one.agrees,
        "tally": one.deal.tally() if one.deal is not None else None,
        "decisions": [_turn(put, decision, agrees, language) for put, decision, agrees in one.decisions],
        "answers": [
            {
                "asker": asked.asker,
                "question": asked.question,
                "answer": told(ruling),
                "ruling": _ruling(ruling, language),
                "agrees": agrees,
            }
            for asked, ruling, agrees in one.answers
        ],
        "figures": {
            figure.name: {"computed": list(figure.ours), "cavendish": list(figure.book)} for figure in one.figures
        },
    }


def _turn(put: Put, decision: Decision, agrees: bool, language: str) -> dict[str, Any]:
    return {
        "incident": put.incident.kind,
        "title": put.title,
        "by": put.incident.by,
        "noticed": put.incident.noticed.word,
        "remedies": list(decision.remedies),
        "tally": decision.tally() or None,
        "rulings": [_ruling(ruling, language) for ruling in decision.rulings],
        "agrees": agrees,
    }


def _ruling(ruling: Ruling, language: str) -> dict[str, Any]:
    words = {depth: narration.text(ruling, depth, language) for depth in DEPTHS}
    return written_ruling(ruling, words, ruling.because)
