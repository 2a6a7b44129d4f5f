"""Documents as Markdown; every text is escaped, for Markdown and for the HTML that may stand in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from piquet_tutor.narration import documents
from piquet_tutor.narration.rendering import html

INDENT: Final = "    "
"""Before what stands within an item of a list, for each level."""
_MARKS: Final = re.compile(r"[\\`*_\[\]<>|~&$#]")
_AT_FIRST: Final = re.compile(r"^[-+=]|^\d(?=\d*[.)])")
"""Characters that are markup in Markdown or HTML, anywhere in a text or only at its beginning."""


def phrase(text: str) -> str:
    """A text with all markup in it escaped, to stand at the beginning of a line."""
    return _AT_FIRST.sub(_escaped, inline(text))


def inline(text: str) -> str:
    """A text with all markup in it escaped, to stand where a line has begun."""
    return "".join(_run(part, mark) for part, mark in documents.runs(text))


def _run(text: str, mark: documents.Mark) -> str:
    """A part of a text; code is written as it is, between as many backticks as it has none of."""
    if mark == "code":
        fence = "`" * (1 + max(map(len, re.findall("`+", text)), default=0))
        return f"{fence}{text}{fence}"
    escaped = _MARKS.sub(_escaped, text)
    return f"**{escaped}**" if mark == "strong" else escaped


def _escaped(found: re.Match[str]) -> str:
    return f"&#{ord(found.group()[0])};"


def text(document: documents.Document, drawn: bool = False) -> str:
    """A document as Markdown, without a line break at its end.

    Args:
        document: the document.
        drawn: whether hands are pictures, which a cell of a notebook holds, with the cards in words where they are not
            shown; else they are words alone.
    """
    found: list[str] = []
    before: documents.Block | None = None
    for block in document.blocks:
        if before is not None and not _flow(before, block, drawn):
            found.append("")
        found += _drawn(block, document.language) if drawn and isinstance(block, documents.Hand) else lines(block)
        before = block
    return "\n".join(found)


def _drawn(hand: documents.Hand, language: str) -> Iterator[str]:
    yield f"**{inline(hand.label)}**"
    yield ""
    yield html.picture(hand.cards, language, hand.lit, hand.sentence)


def _flow(before: documents.Block, block: documents.Block, drawn: bool) -> bool:
    """Whether two blocks need no empty line between them: there is one, or both are lines of one list of cards."""
    if isinstance(before, documents.Hand) and isinstance(block, documents.Hand):
        return not drawn
    return isinstance(before, documents.Gap) or isinstance(block, documents.Gap)


@singledispatch
def lines(block: documents.Block) -> Iterator[str]:
    """How a block is written in Markdown."""
    raise TypeError(f"no block: {block!r}")


@lines.register
def _(block: documents.Heading) -> Iterator[str]:
    line = inline(block.line)
    yield f"{'#' * block.level} {line}" if block.level else f"**{line}**"


@lines.register
def _(block: documents.VerdictMark) -> Iterator[str]:
    yield f"**{inline(block.line)}**"


@lines.register
def _(block: documents.Paragraph) -> Iterator[str]:
    yield phrase(block.text)


@lines.register
def _(block: documents.Total) -> Iterator[str]:
    yield f"*{phrase(block.text)}*"


@lines.register
def _(block: documents.Verbatim) -> Iterator[str]:
    fence = "`" * (1 + max(2, *map(len, re.findall("`+", block.text)), 0))
    yield f"{fence}{block.code}"
    yield from block.text.splitlines()
    yield fence


@lines.register
def _(_block: documents.Gap) -> Iterator[str]:
    yield ""


@lines.register
def _(block: documents.Hand) -> Iterator[str]:
    yield f"{phrase(block.sentence)}  "


@lines.register
def _(block: documents.DrawnTricks) -> Iterator[str]:
    yield from lines(block.table)


@lines.register
def _(block: documents.WritingSpaces) -> Iterator[str]:
    yield phrase(block.line)


@lines.register
def _(block: documents.Lines) -> Iterator[str]:
    if block.label:
        yield from (f"**{inline(block.label)}**", "")
    for at, each in enumerate(block.items, 1):
        yield f"{at}. {phrase(each)}" if block.numbered else f"- {phrase(each)}"


@lines.register
def _(block: documents.Entries) -> Iterator[str]:
    for each in block.items:
        yield from _entry(each)


def _entry(one: documents.Entry) -> Iterator[str]:
    gain = f" **{phrase(one.gain)}**" if one.gain else ""
    yield f"{one.number}. {phrase(one.text)}{gain}"
    for more in one.more:
        yield ""
        yield f"{INDENT}{phrase(more)}"
    if one.more:
        yield ""


@lines.register
def _(block: documents.Branch) -> Iterator[str]:
    for depth, one in block.lines():
        number = f"**{one.number}.** " if one.number else ""
        yield f"{INDENT * depth}- {number}{phrase(one.text)}"


@lines.register
def _(block: documents.CitedLaw) -> Iterator[str]:
    yield ""
    yield "\n>\n".join(f"> {phrase(each)}" for each in (*block.texts, *block.cites))
    if block.settings:
        yield ">"
    for each in block.settings:
        yield f"> - {phrase(each)}"
    yield ""


@lines.register
def _(block: documents.DataTable) -> Iterator[str]:
    for number, row in enumerate((block.head, *block.rows)):
        yield f"| {' | '.join(map(phrase, row))} |"
        if not number:
            yield f"|{' --- |' * len(row)}"


@lines.register
def _(block: documents.Chart) -> Iterator[str]:
    yield ""
    yield from lines(block.table)
    yield ""


@lines.register
def _(block: documents.ChosenAnswers) -> Iterator[str]:
    for each in block.items:
        yield f"- {phrase(each.line)}"
        for note in each.notes:
            yield f"{INDENT}- {phrase(note)}"


@lines.register
def _(block: documents.Details) -> Iterator[str]:
    yield f"<details><summary>{phrase(block.summary)}</summary>"
    yield ""
    for each in block.blocks:
        yield from lines(each)
    yield ""
    yield "</details>"
