"""A sheet as a page to print: self-contained, without scripts or external files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from piquet_tutor import narration
from piquet_tutor.narration.documents import (
    Block,
    Branch,
    Document,
    Heading,
    Paragraph,
    Total,
    WritingSpace,
    WritingSpaces,
)
from piquet_tutor.narration.rendering import page as drawing
from piquet_tutor.teach.worksheets import wording
from piquet_tutor.teach.worksheets.problems import Worksheet
from piquet_tutor.teach.worksheets.wording import Key, Problem


@cache
def _style() -> str:
    return files(__package__ or "").joinpath("sheet.css").read_text(encoding="utf-8")


def page(sheet: Worksheet, language: str = "en", with_key: bool = True) -> str:
    """A sheet as HTML.

    Args:
        sheet: the sheet.
        language: a language of the catalogue.
        with_key: whether the key follows on pages of its own.
    """
    return drawing.text(
        document(sheet, language, with_key),
        _style(),
        title=f"{narration.message('worksheet-title', language)}, {sheet.name}",
        made_by=sheet.command if language == "en" else f"{sheet.command} --lang {language}",
        foot=wording.which_sheet(sheet, language),
    )


def document(sheet: Worksheet, language: str = "en", with_key: bool = True) -> Document:
    """What the page shows, for any form of a document; see :func:`page`."""
    head = wording.heading(sheet, language)
    blocks: list[Block] = [
        Heading(head.title, level=1),
        Paragraph(head.about, aside=True),
        WritingSpaces((_space("name", "name", language), _space("date", "word", language))),
        Paragraph(head.lead),
    ]
    for number, asked in enumerate(sheet.questions, 1):
        blocks += _problem(wording.problem(asked, number, language), language)
    if with_key:
        blocks += _keys(sheet, language)
    return Document(tuple(blocks), language)


def _space(key: str, room: str, language: str) -> WritingSpace:
    return WritingSpace(narration.message(f"worksheet-{key}", language), room)


def _problem(told: Problem, language: str) -> Iterator[Block]:
    """Yield a problem: the hands, below all of them what was put out, and room for the answer and its reason."""
    yield Heading(told.asks, level=2, name=f"problem-{told.number}")
    yield from sorted(told.hands, key=lambda hand: hand.aside)
    yield from told.table
    if told.of_each:
        points = [WritingSpace(name) for _, name in told.sides]
    else:
        points = [_space("who", "word", language), _space("points", "figure", language)]
    yield WritingSpaces((*points, _space("because", "line", language)), more=1)


def _keys(sheet: Worksheet, language: str) -> Iterator[Block]:
    yield Heading(narration.message("worksheet-key-title", language), level=2, name="key")
    yield Paragraph(narration.message("worksheet-key-lead", language))
    for number, asked in enumerate(sheet.questions, 1):
        yield from _key(wording.key(asked, number, language), language)


def _key(told: Key, language: str) -> Iterator[Block]:
    """Yield the answer to a problem, the rulings that it is made of, the law, and the slip that the problem catches."""
    yield Heading(told.title, level=3, name=f"key-{told.number}")
    yield Total(narration.whole("worksheet-key-answer", language, answer=told.answer))
    for each in told.reasons:
        yield Branch(each.short, "ruling", below=tuple(map(Branch, each.why)))
    if told.nothing:
        yield Paragraph(told.nothing)
    if told.law:
        yield Paragraph(narration.whole("worksheet-key-law", language, law=told.law))
    yield Paragraph(told.slip, aside=True)
    yield Paragraph(told.correction, aside=True)
