"""How a class answered, as a table for any spreadsheet: one line a pupil where there are names, else one an answer.

A pupil's name may be anything, so no cell is one that a spreadsheet takes for a formula.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Collection, Iterable, Sequence
from io import StringIO
from typing import Final

from piquet_tutor import narration
from piquet_tutor.teach.class_report.asked import Poll, answer_called, called, pupils, shown

COLUMNS: Final = ("number", "deal", "book", "day", "question", "answer", "verdict", "count", "share", "misread")
FORMULA: Final = re.compile(r"(^|[;,\t\r\n|])([\s'\"]*)(?=[=+\-@\t\r\n＝＋－＠])")
"""Where a spreadsheet would begin a formula: in a cell, or behind what it may take for the end of one."""


def table(asked: Sequence[Poll], language: str, closed: Collection[str] = ()) -> str:
    """The report as comma-separated lines: a gradebook where there are names, else every answer."""
    rows = gradebook(asked, language, closed) if pupils(asked) else by_answer(asked, language)
    written = StringIO()
    csv.writer(written).writerows([plain(cell) for cell in row] for row in rows)
    return written.getvalue()


def plain(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula.

    >>> plain("=1+1"), plain("Ann; @SUM(A1)"), plain("Anne-Marie")
    ("'=1+1", "Ann; '@SUM(A1)", 'Anne-Marie')
    """
    return FORMULA.sub(r"\1\2'", cell)


def gradebook(asked: Sequence[Poll], language: str, closed: Collection[str] = ()) -> Iterable[list[str]]:
    """Yield a heading, and a row for each pupil: answers and marks, question by question, and how many were right.

    An answer that was not given is called that, and has no mark. Those whose seat was ``closed`` keep their marks.
    """
    deals = list(dict.fromkeys(each.deal for each in asked if each.deal))
    head = [narration.message(f"live-report-{each}", language) for each in ("pupil", "day", "deal")]
    for number, each in enumerate(asked, 1):
        about = f"{each.deal}: {each.text}" if len(deals) > 1 else each.text
        head += [f"{number}. {about}", narration.message("live-report-mark", language, number=number)]
    yield [*head, *(narration.message(f"live-report-{each}", language) for each in ("right-of", "given", "questions"))]
    days = " ".join(sorted({each.day for each in asked if each.day}))
    answers = [each.by_name for each in asked]
    for pupil in pupils(asked):
        given = [each.get(pupil, "") for each in answers]
        marks = [int(answer == each.right) if answer else None for each, answer in zip(asked, given, strict=True)]
        row = [called(pupil, closed, language), days, " · ".join(deals)]
        for each, answer, mark in zip(asked, given, marks, strict=True):
            row += [
                answer_called(each, answer, language) or narration.message("live-report-none", language),
                "" if mark is None else str(mark),
            ]
        told = [mark for mark in marks if mark is not None]
        yield [*row, str(sum(told)), str(len(told)), str(len(asked))]


def by_answer(asked: Sequence[Poll], language: str) -> Iterable[list[str]]:
    """Yield a heading, and a row for each answer to each question."""
    yield [narration.message(f"live-report-{each}", language) for each in COLUMNS]
    for number, each in enumerate(asked, 1):
        for choice, label in shown(each).items():
            count = each.counts.get(choice, 0)
            verdict = narration.message(f"live-report-{'right' if choice == each.right else 'wrong'}", language)
            share = f"{round(100 * count / each.answers)}%" if each.answers else ""
            about = [str(number), each.deal, each.book, each.day, each.text]
            yield [*about, label, verdict, str(count), share, each.misread.get(choice, "")]
