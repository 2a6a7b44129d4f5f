"""The twenty-two cases for the terminal and as JSON: a table of all of them, or one in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.referee.cases import ComputedFigure, DecidedCase, PrintedQuestion, Put, answer_of
from piquet_tutor.explain.referee.deciding import STRUCK, Decision
from piquet_tutor.explain.referee.laws import Authority, laws
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.records.rulings import written_ruling
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.documents import (
    Block,
    DataTable,
    Details,
    Document,
    Gap,
    Heading,
    MarkedText,
    Paragraph,
    Total,
)
from piquet_tutor.narration.functions import label, small
from piquet_tutor.narration.speech import DEPTHS

FORMAT: Final = "piquet-cases/1"


def table(found: Sequence[DecidedCase], language: str = "en") -> Document:
    """Every case in a row; in how many of them Cavendish agrees; and by whose laws the referee rules where."""
    columns = ("case", "happened", "referee", "law", "cavendish")
    head = tuple(narration.whole(f"terminal-cases-{each}", language) for each in columns)
    rows = tuple(_row(one, language) for one in found)
    return Document(
        (
            DataTable(head, rows, groups=(1,) * len(rows)),
            Gap(),
            Paragraph(summary(found, language)),
            Gap(),
            *map(Paragraph, whose_told(language)),
        ),
        language,
    )


def _row(one: DecidedCase, language: str) -> tuple[str, ...]:
    """A case in a line: what the referee rules, by which law, and whether Cavendish agrees."""
    rulings = _leading(one)
    said = " ".join(narration.text(ruling, "short", language) for ruling in rulings)
    if one.figures:
        figures = narration.listed_apart((numbers_told(figure.ours) for figure in one.figures), language)
        said = f"{said} {narration.whole('terminal-cases-partie', language, figures=figures)}"
    agrees = narration.whole(f"terminal-{'cases-agrees' if one.agrees else 'cases-differs'}", language)
    return (
        MarkedText((one.case.number, "strong")),
        narration.message(one.case.title, language),
        said,
        ", ".join(_loci(rulings, language)),
        MarkedText((agrees, "good" if one.agrees else "bad")),
    )


def _leading(one: DecidedCase) -> tuple[Ruling, ...]:
    """The rulings in force on the first variant of a case."""
    return one.decisions[0][1].in_force


def _loci(rulings: Iterable[Ruling], language: str) -> list[str]:
    cites = (cite for ruling in rulings for cite in ruling.cites)
    return list(dict.fromkeys(narration.locus_of(cite.locus, language) for cite in cites))


def summary(found: Iterable[DecidedCase], language: str = "en") -> str:
    """In how many of the cases the referee agrees with Cavendish."""
    judged = list(found)
    agreed = sum(one.agrees for one in judged)
    return narration.whole("terminal-cases-summary", language, agreed=agreed, count=len(judged))


def whose(language: str = "en") -> dict[str, str]:
    """By whose laws the referee rules under each rule set, or why it does not; by name, in the order of the laws."""
    return {name: _whose(authority, language) for name, authority in laws().authorities.items()}


def _whose(authority: Authority, language: str) -> str:
    lent = "-lent" if authority.lent else ""
    key = authority.silence.partition(".")[2] or f"{authority.code}{lent}"
    return narration.whole(f"whose-laws-{key}", language)


def whose_told(language: str = "en") -> Iterator[str]:
    """Yield the same in lines, the rule sets of one answer on one."""
    titles: dict[str, list[str]] = {}
    for name, told in whose(language).items():
        titles.setdefault(told, []).append(narration.rules_title(name, language))
    for told, games in titles.items():
        listed = narration.listed_apart(games, language)
        yield narration.whole("terminal-cases-whose", language, games=listed, told=told)


# --- one case ---------------------------------------------------------------------------------------------------------


def at_length(one: DecidedCase, depth: str = "full", language: str = "en") -> Document:
    """One case: the facts, the deal, what the referee rules, and what Cavendish decides."""
    return Document(tuple(_blocks(one, depth, language)), language)


def _blocks(one: DecidedCase, depth: str, language: str) -> Iterator[Block]:
    case = one.case
    title, facts, question, decides = (
        narration.message(key, language) for key in (case.title, case.facts, case.question, case.decision)
    )
    yield Heading(narration.whole("terminal-cases-head", language, number=case.number, title=title))
    yield from (Gap(), Paragraph(facts), Gap(), Paragraph(question))
    if one.deal is not None:
        yield from (Gap(), *_deal(one.deal, language))
        if case.about:
            yield Paragraph(narration.message(case.about, language))
    for put, decision, agrees in one.decisions:
        yield from (Gap(), Heading(heading(put, agrees, language)))
        yield from _decision(decision, one.deal, depth, language)
    for asked, ruling, agrees in one.answers:
        yield from (Gap(), Heading(heading_of(asked, agrees, language)), _passage(ruling, depth, language))
    if one.figures:
        yield from (Gap(), _figures(one.figures, language))
    yield from (Gap(), Heading(narration.whole("terminal-cases-decides", language)), Paragraph(decides))
    told = ", ".join(narration.locus_of(law, language) for law in case.laws)
    agreeing = "agrees" if one.agrees else "differs"
    yield Paragraph(narration.whole(f"terminal-cases-cites-{agreeing}", language, laws=told))


def _deal(deal: Deal, language: str) -> Iterator[Block]:
    rows: list[tuple[str, str]] = []
    for seat in deal.table.seats:
        name = narration.message(f"side-{seat}", language)
        if deal.dealt:
            dealt, discarded = deal.dealt[seat], deal.discards.get(seat, ())
            rows += [
                (narration.whole("terminal-cases-dealt", language, name=name), _cards_or_dash(dealt, language)),
                (narration.whole("terminal-cases-discarded", language, name=name), _cards_or_dash(discarded, language)),
            ]
        if seat in deal.kept:
            count = len(deal.kept[seat])
            key = "cases-played" if count == deal.rules.hand_size else "cases-played-count"
            head = narration.whole(f"terminal-{key}", language, name=name, count=count)
            rows.append((head, _cards_or_dash(deal.kept[seat], language)))
    for number, trick in enumerate(deal.tricks, 1):
        head = narration.whole("terminal-cases-trick", language, number=number, side=trick.leader)
        rows.append((head, _cards_or_dash(trick.cards, language)))
    yield DataTable(("", ""), tuple(rows))
    yield Paragraph(narration.whole("terminal-cases-before", language, points=tallied(deal.tally(), language)))


def _cards_or_dash(cards: Cards, language: str) -> str:
    return narration.cards_shown(cards, language) or "–"


def tallied(tally: Mapping[Side, Mapping[str, int]], language: str = "en") -> str:
    """A tally in one line: “elder 28 (point 5, play 9 ...), younger 0”."""
    parts = []
    for side, kinds in tally.items():
        listed = ", ".join(
            narration.whole(
                "terminal-kind-points",
                language,
                kind=small(narration.message(f"kind-label-{kind}", language)),
                points=points,
            )
            for kind, points in kinds.items()
            if kind != "total"
        )
        name = small(label(catalogue(language), side))
        key = "tally-kinds" if listed else "tally"
        parts.append(narration.whole(f"terminal-{key}", language, side=name, points=kinds["total"], kinds=listed))
    return narration.listed_apart(parts, language)


def heading(put: Put, agrees: bool, language: str) -> str:
    """What the referee was asked, and when it was noticed."""
    title = narration.message(put.title or "terminal-cases-rules", language)
    when = narration.whole(f"terminal-moment-{put.incident.noticed.word}", language)
    key = "cases-noticed" if agrees else "cases-noticed-differs"
    return narration.whole(f"terminal-{key}", language, title=title[:1].upper() + title[1:], when=when)


def heading_of(asked: PrintedQuestion, agrees: bool, language: str) -> str:
    """A question across the table, and who asks it."""
    key = "cases-asks" if agrees else "cases-asks-differs"
    return narration.whole(
        f"terminal-{key}", language, side=asked.asker, question=narration.message(asked.words, language)
    )


def _decision(decision: Decision, shown: Deal | None, depth: str, language: str) -> Iterator[Block]:
    for step in steps(decision, shown, language):
        yield _passage(step, depth, language) if isinstance(step, Ruling) else Total(step)


def steps(decision: Decision, shown: Deal | None, language: str = "en") -> Iterator[Ruling | str]:
    """The rulings of a decision, and between them in words every score that they take from or come to.

    Points are struck from the deal as it is ruled again with the calls put right. Where that score, or the score before
    it, is not the one already told, it is told first, so that whatever is taken off has been seen.

    Args:
        decision: a decision.
        shown: the deal whose score has been told; None for none.
        language: of the scores.
    """
    again, told = decision.deal, shown.tally() if shown is not None else {}
    if again is None or not again.done:
        yield from decision.rulings
        return
    before = decision.before.tally() if decision.before is not None else told
    if before != told:
        yield narration.whole("terminal-cases-before", language, points=tallied(before, language))
    for ruling in decision.rulings:
        if ruling.rule == STRUCK and before != again.tally():
            before = again.tally()
            yield narration.whole("terminal-cases-again", language, points=tallied(before, language))
        yield ruling
    yield narration.whole("terminal-cases-after", language, points=tallied(decision.tally(), language))


def _passage(ruling: Ruling, depth: str, language: str) -> Block:
    """A ruling in a line, and at full depth its reasons to be opened below it."""
    cites = narration.cited(ruling.cites, language, stated=False)
    line = f"• {narration.text(ruling, 'short', language)} [{cites}]"
    if depth != "full":
        return Paragraph(line)
    reasons = narration.text(ruling, "full", language).split("\n")[:-1]
    return Details(line, tuple(Paragraph(each, aside=True) for each in reasons))


def _figures(figures: Iterable[ComputedFigure], language: str) -> Block:
    head = tuple(
        narration.whole(f"terminal-cases-{column}", language) for column in ("column", "computed", "cavendish")
    )
    rows = tuple(
        (
            narration.whole(f"terminal-cases-{one.name}", language),
            numbers_told(one.ours),
            numbers_told(one.book),
        )
        for one in figures
    )
    return DataTable(head, rows)


def numbers_told(numbers: tuple[int, ...]) -> str:
    """Figures in a row."""
    return ", ".join(map(str, numbers))


# --- JSON -------------------------------------------------------------------------------------------------------------


def as_json(found: Iterable[DecidedCase], language: str = "en") -> dict[str, Any]:
    """The cases for JSON (``piquet-cases/1``): facts, rulings, tallies, and whether Cavendish agrees."""
    return {"format": FORMAT, "cases": [_case(one, language) for one in found]}


def _case(one: DecidedCase, language: str) -> dict[str, Any]:
    case = one.case
    return {
        "case": case.number,
        "title": narration.message(case.title, language),
        "facts": narration.message(case.facts, language),
        "question": narration.message(case.question, language),
        "cavendish": narration.message(case.decision, language),
        "laws": list(case.laws),
        "agrees": one.agrees,
        "tally": one.deal.tally() if one.deal is not None else None,
        "decisions": [_turn(put, decision, agrees, language) for put, decision, agrees in one.decisions],
        "answers": [
            {
                "asker": asked.asker,
                "question": narration.message(asked.words, language),
                "answer": answer_of(ruling),
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
        "title": narration.message(put.title, language) if put.title else "",
        "by": put.incident.by,
        "noticed": put.incident.noticed.word,
        "remedies": list(decision.remedies),
        "ruled_again": decision.deal.tally() if decision.deal is not None else None,
        "tally": decision.tally() or None,
        "rulings": [_ruling(ruling, language) for ruling in decision.rulings],
        "agrees": agrees,
    }


def _ruling(ruling: Ruling, language: str) -> dict[str, Any]:
    words = {depth: narration.text(ruling, depth, language) for depth in DEPTHS}
    return written_ruling(ruling, words, ruling.because)
