"""A sheet as an assignment: a notebook in nbgrader's cell format (metadata schema 3), for the teacher or the pupils.

Each problem has four cells: the problem, locked; a cell for the answer; a test, locked and marked automatically; and a
cell for the reason, which a person marks. (In that format a cell that is both graded and a solution is always marked by
a person, so automatic marking takes two cells.) The test holds the deal and asks the engine for the right answer.

nbgrader takes out of the pupils' copy what stands between the marks of a solution, and nothing else: so the form of an
answer, to be filled in, stands before it. The test looks the answer up rather than naming it, because a cell in which
words were written has made none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.game.records.io import write_record
from piquet_tutor.narration.documents import Block, Document, Heading, Lines, Paragraph, Verbatim, with_code
from piquet_tutor.narration.rendering import markdown
from piquet_tutor.teach.scoring.practice import Question
from piquet_tutor.teach.worksheets import wording
from piquet_tutor.teach.worksheets.marking import form_of, named
from piquet_tutor.teach.worksheets.problems import Worksheet
from piquet_tutor.teach.worksheets.wording import Key, Problem

SCHEMA: Final = 3
ANSWER_POINTS: Final = 2
REASON_POINTS: Final = 1
EXAMPLE: Final = range(11, 60, 3)
"""What the points in the example of an answer are taken from, those that a side does score left out."""
_WIDTH: Final = 100
_SOLUTION: Final = ("### BEGIN SOLUTION", "### END SOLUTION")
_HIDDEN: Final = ("### BEGIN HIDDEN TESTS", "### END HIDDEN TESTS")

Cell = dict[str, Any]


def notebook_text(sheet: Worksheet, language: str = "en", with_key: bool = True) -> str:
    """The notebook as the text of its file; the same sheet gives the same text."""
    return json.dumps(notebook(sheet, language, with_key), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def notebook(sheet: Worksheet, language: str = "en", with_key: bool = True) -> dict[str, Any]:
    """A sheet as a notebook (nbformat 4.5).

    Args:
        sheet: the sheet.
        language: a language of the catalogue.
        with_key: True for the teacher's notebook with solutions and hidden tests, from which nbgrader makes the
            assignment; False for the pupils' copy with neither. Both have the same cell names, so either can be handed
            in.
    """
    cells = [_locked("sheet", _head(sheet, language, with_key))]
    for number, asked in enumerate(sheet.questions, 1):
        cells += _cells(asked, number, language, with_key)
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {
            "kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3 (ipykernel)"},
            "language_info": {"name": "python"},
            "title": narration.message("worksheet-title", language),
        },
        "cells": cells,
    }


def _cells(asked: Question, number: int, language: str, with_key: bool) -> Iterator[Cell]:
    told = wording.problem(asked, number, language)
    yield _locked(f"problem-{number}", _problem(told, language))
    yield _code(f"answer-{number}", _answer(asked, told, language, with_key), _marks(solution=True))
    yield _code(
        f"test-{number}",
        _test(asked, told, language, with_key),
        _marks(grade=True, locked=True, points=ANSWER_POINTS),
    )
    key = wording.key(asked, number, language) if with_key else None
    yield _markdown(f"reason-{number}", _reason(number, key, language), _marks(True, True, points=REASON_POINTS))


# --- cells ----------------------------------------------------------------------------------------------------------


def _marks(grade: bool = False, solution: bool = False, locked: bool = False, points: int | None = None) -> Cell:
    marks = {"schema_version": SCHEMA, "grade": grade, "solution": solution, "locked": locked, "task": False}
    return marks if points is None else {**marks, "points": points}


def _locked(name: str, source: str) -> Cell:
    return _markdown(name, source, _marks(locked=True))


def _markdown(name: str, source: str, marks: Cell) -> Cell:
    return _cell("markdown", name, source, marks)


def _code(name: str, source: str, marks: Cell) -> Cell:
    return {**_cell("code", name, source, marks), "execution_count": None, "outputs": []}


def _cell(kind: str, name: str, source: str, marks: Cell) -> Cell:
    return {
        "cell_type": kind,
        "id": name,
        "metadata": {"nbgrader": {**marks, "grade_id": name, "cell_type": kind}},
        "source": source.splitlines(keepends=True),
    }


def _comment(text: str) -> str:
    return "\n".join(wrap(text, _WIDTH, initial_indent="# ", subsequent_indent="# ", break_long_words=False))


# --- the text of the cells ------------------------------------------------------------------------------------------


def _written(language: str, *blocks: Block) -> str:
    """Blocks as the text of a cell."""
    return markdown.text(Document(blocks, language), drawn=True)


def _head(sheet: Worksheet, language: str, with_key: bool) -> str:
    head = wording.heading(sheet, language)
    item = sheet.questions[0].item
    wrong = [points for points in EXAMPLE if points not in item.answer.values()]
    # The stub is what nbgrader puts where the solution stood.
    lead, example, *stub, needs = (
        Paragraph(with_code(narration.message(f"worksheet-notebook-{each}", language)))
        for each in ("lead", "example", *(["stub"] if with_key else []), "needs")
    )
    shown = Verbatim(form_of(1, item.sides, wrong), "python")
    title = Heading(head.title, level=1)
    return _written(language, title, Paragraph(head.about), lead, example, shown, *stub, needs)


def _problem(told: Problem, language: str) -> str:
    return _written(language, Heading(told.asks, level=2), *told.hands, *told.table)


def _answer(asked: Question, told: Problem, language: str, with_key: bool) -> str:
    sides = [side for side, _ in told.sides]
    lines = [
        _comment(narration.message("worksheet-notebook-answer", language, number=told.number)),
        form_of(told.number, sides),
    ]
    if with_key:
        right = [asked.item.answer.get(side, 0) for side in sides]
        lines += [_SOLUTION[0], form_of(told.number, sides, right), _SOLUTION[1]]
    return "\n".join(lines)


def _test(asked: Question, told: Problem, language: str, with_key: bool) -> str:
    sides = tuple(side for side, _ in told.sides)
    lines = [
        _comment(narration.message("worksheet-notebook-test", language, number=told.number)),
        "from piquet_tutor.teach.worksheets.marking import must_be_an_answer, must_be_right",
        "",
        f'given = globals().get("{named(told.number)}")',
        f"must_be_an_answer(given, {sides!r}, {told.number}, {language!r})",
    ]
    if with_key:
        record = write_record(asked.case.deal)
        lines += [_HIDDEN[0], f"must_be_right(given, {asked.box!r}, {record!r}, {language!r})", _HIDDEN[1]]
    return "\n".join(lines)


def _reason(number: int, key: Key | None, language: str) -> str:
    asks = _written(language, Heading(narration.message("worksheet-notebook-why", language, number=number)))
    if key is None:
        own = _written(language, Paragraph(narration.message("worksheet-notebook-your-why", language)))
        return f"{asks}\n\n{own}"
    model = [each.short for each in key.reasons] or [key.nothing]
    listed = Lines(tuple(filter(None, (*model, key.law, key.slip, key.correction))))
    return f"{asks}\n\n{_SOLUTION[0]}\n{_written(language, listed)}\n{_SOLUTION[1]}"
