"""Documents as plain text, which reads well in a terminal, in stored notebooks and aloud."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from piquet_tutor.narration import documents

INDENT: Final = "  "
"""Before each line, for each level at which it stands."""
_BESIDE: Final = "     "
"""Before the paragraphs that explain a numbered ruling: they begin where its text does."""


def text(document: documents.Document) -> str:
    """A document as text, without a line break at its end."""
    return "\n".join(line for block in document.blocks for line in lines(block))


@singledispatch
def lines(block: documents.Block) -> Iterator[str]:
    """How a block reads where there is nothing but letters."""
    raise TypeError(f"no block: {block!r}")


@lines.register(documents.Heading)
@lines.register(documents.VerdictMark)
def _(block: documents.Heading | documents.VerdictMark) -> Iterator[str]:
    yield block.line


@lines.register(documents.Paragraph)
@lines.register(documents.Total)
def _(block: documents.Paragraph | documents.Total) -> Iterator[str]:
    yield block.text


@lines.register
def _(block: documents.Verbatim) -> Iterator[str]:
    yield from block.text.splitlines()


@lines.register
def _(_block: documents.Gap) -> Iterator[str]:
    yield ""


@lines.register
def _(block: documents.Hand) -> Iterator[str]:
    yield block.sentence


@lines.register
def _(block: documents.DrawnTricks) -> Iterator[str]:
    yield block.label
    yield from lines(block.table)


@lines.register
def _(block: documents.WritingSpaces) -> Iterator[str]:
    yield block.line


@lines.register
def _(block: documents.Lines) -> Iterator[str]:
    if block.label:
        yield block.label
    yield from block.texts


@lines.register
def _(block: documents.Entries) -> Iterator[str]:
    for each in block.items:
        yield from _entry(each)


def _entry(one: documents.Entry) -> Iterator[str]:
    gain = f"  [{one.gain}]" if one.gain else ""
    yield f"{one.number:>3}. {one.text}{gain}"
    for more in one.more:
        yield f"{_BESIDE}{more}"


@lines.register
def _(block: documents.Branch) -> Iterator[str]:
    for depth, one in block.lines():
        number = f"{one.number}. " if one.number else ""
        yield f"{INDENT * depth}{number}{one.text}"


@lines.register
def _(block: documents.CitedLaw) -> Iterator[str]:
    yield from block.texts
    for each in (*block.cites, *block.settings):
        yield f"{INDENT}{each}"


@lines.register
def _(block: documents.DataTable) -> Iterator[str]:
    """Groups of rows have an empty line between them."""
    heads = [block.head] if any(block.head) else []
    widths = [max(map(len, map(_on_one_line, cells))) for cells in zip(*heads, *block.rows, strict=True)]
    for row in heads:
        yield _laid_out(row, widths, block.figures)
    for number, group in enumerate(block.grouped):
        if number:
            yield ""
        for row in group:
            yield _laid_out(row, widths, block.figures)


def _laid_out(row: tuple[str, ...], widths: list[int], figures: bool) -> str:
    cells = (
        cell.rjust(width) if figures and place else cell.ljust(width)
        for place, (cell, width) in enumerate(zip(map(_on_one_line, row), widths, strict=True))
    )
    return "  ".join(cells).rstrip()


def _on_one_line(cell: str) -> str:
    return " ".join(cell.split("\n"))


@lines.register
def _(block: documents.Chart) -> Iterator[str]:
    yield from lines(block.table)


@lines.register
def _(block: documents.ChosenAnswers) -> Iterator[str]:
    for each in block.items:
        yield each.line
        for note in each.notes:
            yield f"{INDENT}{note}"


@lines.register
def _(block: documents.Details) -> Iterator[str]:
    yield block.summary
    for each in block.blocks:
        for line in lines(each):
            yield f"{INDENT}{line}" if line else ""
