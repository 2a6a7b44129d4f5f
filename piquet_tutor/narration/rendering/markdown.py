"""Documents as Markdown; every text is escaped, for Markdown and for the HTML that may stand in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from piquet_tutor.narration import documents

INDENT: Final = "    "
"""Before what stands within an item of a list, for each level."""
_MARKS: Final = re.compile(r"[\\`*_\[\]<>|~&$#]|^[-+=]|^\d(?=\d*[.)])")
"""Characters that are markup in Markdown or HTML, anywhere in a text or only at its beginning."""


def escaped(text: str) -> str:
    """A text with all markup in it escaped."""
    return _MARKS.sub(lambda found: f"&#{ord(found.group()[0])};", text)


def text(document: documents.Document) -> str:
    """A document as Markdown, without a line break at its end."""
    found: list[str] = []
    before: documents.Block | None = None
    for block in document.blocks:
        if before is not None and not _flow(before, block):
            found.append("")
        found += lines(block)
        before = block
    return "\n".join(found)


def _flow(before: documents.Block, block: documents.Block) -> bool:
    """Whether two blocks need no empty line between them: there is one, or both are lines of one list of cards."""
    return (
        isinstance(before, documents.Gap)
        or isinstance(block, documents.Gap)
        or (isinstance(before, documents.Hand) and isinstance(block, documents.Hand))
    )


@singledispatch
def lines(block: documents.Block) -> Iterator[str]:
    """How a block is written in Markdown."""
    raise TypeError(f"no block: {block!r}")


@lines.register
def _(block: documents.Heading) -> Iterator[str]:
    yield f"## {escaped(block.line)}" if block.part else f"**{escaped(block.line)}**"


@lines.register
def _(block: documents.VerdictMark) -> Iterator[str]:
    yield f"**{escaped(block.line)}**"


@lines.register
def _(block: documents.Paragraph) -> Iterator[str]:
    yield escaped(block.text)


@lines.register
def _(block: documents.Total) -> Iterator[str]:
    yield f"*{escaped(block.text)}*"


@lines.register
def _(_block: documents.Gap) -> Iterator[str]:
    yield ""


@lines.register
def _(block: documents.Hand) -> Iterator[str]:
    yield f"{escaped(block.sentence)}  "


@lines.register
def _(block: documents.Lines) -> Iterator[str]:
    for at, each in enumerate(block.items, 1):
        yield f"{at}. {escaped(each)}" if block.numbered else f"- {escaped(each)}"


@lines.register
def _(block: documents.Entries) -> Iterator[str]:
    for each in block.items:
        yield from _entry(each)


def _entry(one: documents.Entry) -> Iterator[str]:
    gain = f" **{escaped(one.gain)}**" if one.gain else ""
    yield f"{one.number}. {escaped(one.text)}{gain}"
    for more in one.more:
        yield ""
        yield f"{INDENT}{escaped(more)}"
    if one.more:
        yield ""


@lines.register
def _(block: documents.Branch) -> Iterator[str]:
    for depth, one in block.lines():
        number = f"**{one.number}.** " if one.number else ""
        yield f"{INDENT * depth}- {number}{escaped(one.text)}"


@lines.register
def _(block: documents.CitedLaw) -> Iterator[str]:
    yield ""
    yield "\n>\n".join(f"> {escaped(each)}" for each in (*block.texts, *block.cites))
    if block.settings:
        yield ">"
    for each in block.settings:
        yield f"> - {escaped(each)}"
    yield ""


@lines.register
def _(block: documents.DataTable) -> Iterator[str]:
    for number, row in enumerate((block.head, *block.rows)):
        yield f"| {' | '.join(map(escaped, row))} |"
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
        yield f"- {escaped(each.line)}"
        for note in each.notes:
            yield f"{INDENT}- {escaped(note)}"


@lines.register
def _(block: documents.Details) -> Iterator[str]:
    yield f"<details><summary>{escaped(block.summary)}</summary>"
    yield ""
    for each in block.blocks:
        yield from lines(each)
    yield ""
    yield "</details>"
