"""How a class answered, as a page to read or to print: self-contained, without scripts or external files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files

from piquet_tutor import narration
from piquet_tutor.narration.documents import Block, ChosenAnswer, ChosenAnswers, DataTable, Document, Heading, Paragraph
from piquet_tutor.narration.rendering import page
from piquet_tutor.teach.class_report.asked import Poll, called, cards_called, pupils, shown, silent


def report_page(asked: Sequence[Poll], language: str, note: str = "", closed: Collection[str] = ()) -> str:
    """The report as HTML: how much was right, the misreadings by how many hold them, and every question.

    Args:
        asked: the questions, in the order in which they were asked.
        language: of the catalogue.
        note: what has to be said of the whole; empty for nothing.
        closed: names of those whose seat the teacher has closed.
    """
    return page.text(report(asked, language, note, closed), _style())


def report(asked: Sequence[Poll], language: str, note: str = "", closed: Collection[str] = ()) -> Document:
    """What the page shows, for any form of a document; see :func:`report_page`."""
    everybody = pupils(asked)
    several = len({(each.deal, each.book) for each in asked}) > 1
    about = [_listed(each.book for each in asked), _listed(each.deal for each in asked)]
    lines = [*about, _listed(each.day for each in asked), _summary(asked, language), note]
    questions = (_question(each, number, everybody, several, language) for number, each in enumerate(asked, 1))
    blocks: list[Block] = [
        Heading(narration.message("live-report-title", language)),
        *(Paragraph(line) for line in lines if line),
        *_misreadings(asked, language),
        *_pupils(asked, everybody, closed, language),
        *(block for each in questions for block in each),
    ]
    return Document(tuple(blocks), language)


def _listed(texts: Iterable[str]) -> str:
    """Texts in one line, each once."""
    return " · ".join(dict.fromkeys(text for text in texts if text))


@cache
def _style() -> str:
    return files(__package__ or "").joinpath("report.css").read_text(encoding="utf-8")


def _summary(asked: Sequence[Poll], language: str) -> str:
    answers = sum(each.answers for each in asked)
    right = answers - sum(each.missed for each in asked)
    return narration.message("live-report-summary", language, questions=len(asked), answers=answers, right=right)


def _misreadings(asked: Sequence[Poll], language: str) -> Sequence[Block]:
    """Every misreading by how many answers it explains, the commonest first."""
    held: Counter[str] = Counter()
    for each in asked:
        for choice, told in each.misread.items():
            held[told] += each.counts.get(choice, 0)
    return _table("misreadings", [(told, str(count)) for told, count in held.most_common() if count], language)


def _pupils(asked: Sequence[Poll], everybody: Sequence[str], closed: Collection[str], language: str) -> Sequence[Block]:
    """How much each pupil had right and what they did not answer, where names were asked for."""
    answers = [each.by_name for each in asked]
    rows = []
    for pupil in everybody:
        given = [each.get(pupil, "") for each in answers]
        right = sum(answer == each.right for each, answer in zip(asked, given, strict=True))
        told = [narration.message("live-report-of", language, right=right, questions=len(asked))]
        open_ = [str(number) for number, answer in enumerate(given, 1) if not answer]
        if open_:
            told.append(narration.message("live-report-none-to", language, numbers=", ".join(open_), count=len(open_)))
        rows.append((called(pupil, closed, language), " ".join(told)))
    return _table("pupils", rows, language)


def _table(key: str, rows: Sequence[tuple[str, str]], language: str) -> Sequence[Block]:
    if not rows:
        return ()
    return Heading(narration.message(f"live-report-{key}", language), level=2), DataTable(("", ""), tuple(rows))


def _question(asked: Poll, number: int, everybody: Sequence[str], several: bool, language: str) -> Iterator[Block]:
    """Yield a question with its answers; where there were several deals, with the one it was asked about."""
    yield Heading(f"{number}. {asked.text}", level=2)
    about = _listed((asked.deal, asked.book)) if several else ""
    if about:
        yield Paragraph(about, aside=True)
    answers = (_answer(asked, choice, label, language) for choice, label in shown(asked).items())
    yield ChosenAnswers((*answers, *_silent(asked, everybody, language)))


def _silent(asked: Poll, everybody: Sequence[str], language: str) -> Iterator[ChosenAnswer]:
    """Yield who gave no answer, if anybody."""
    names = silent(asked, everybody)
    if names:
        yield ChosenAnswer(narration.message("live-report-none", language), len(names), notes=(", ".join(names),))


def _who(name: str, given: str, asked: Poll, language: str) -> str:
    """Who gave an answer; of cards that are not listed one by one, with the cards."""
    if given in asked.labels:
        return name
    return narration.message("live-report-cards", language, name=name, cards=cards_called(given, language))


def _answer(asked: Poll, choice: str, label: str, language: str) -> ChosenAnswer:
    count = asked.counts.get(choice, 0)
    percent = round(100 * count / asked.answers) if asked.answers else 0
    mark = narration.message("live-report-right", language) if choice == asked.right else ""
    misread = asked.misread.get(choice, "") if count else ""
    names = ", ".join(
        _who(name, given, asked, language) for name, given in asked.names if asked.listed(given) == choice
    )
    return ChosenAnswer(
        label, count, percent, mark, tuple(each for each in (misread, names) if each not in ("", label))
    )
