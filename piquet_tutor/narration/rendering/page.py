"""Documents as a page of its own, to read or to print: self-contained, with one style sheet and no scripts.

What stands before the first part is the head of the page; each part is a section.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from html import escape
from itertools import groupby

from piquet_tutor.narration import documents


def text(document: documents.Document, style: str) -> str:
    """A document as a page, which is called what its first heading says.

    Args:
        document: with a heading as its first block.
        style: the style sheet.
    """
    head, *parts = _parts(document.blocks)
    first, *below = head
    if not isinstance(first, documents.Heading):
        raise TypeError("a page begins with a heading")
    title = escape(first.line)
    lines = [
        "<!doctype html>",
        f'<html lang="{escape(document.language)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{title}</title>",
        f"<style>{style}</style></head>",
        f"<body><main><header><h1>{title}</h1>",
        *map(element, below),
        "</header>",
        *(f"<section>{''.join(map(element, blocks))}</section>" for blocks in parts),
        "</main></body></html>",
    ]
    return "\n".join(lines) + "\n"


def _parts(blocks: tuple[documents.Block, ...]) -> Iterator[list[documents.Block]]:
    """Yield the blocks of the head, then those of each part."""
    number = 0

    def part_of(block: documents.Block) -> int:
        nonlocal number
        number += isinstance(block, documents.Heading) and block.part
        return number

    for _, found in groupby(blocks, part_of):
        yield list(found)


@singledispatch
def element(block: documents.Block) -> str:
    """The HTML of a block."""
    raise TypeError(f"no block of a page: {block!r}")


@element.register
def _(block: documents.Heading) -> str:
    return f"<h2>{escape(block.line)}</h2>"


@element.register
def _(block: documents.Paragraph) -> str:
    return f'<p class="about">{escape(block.text)}</p>' if block.aside else f"<p>{escape(block.text)}</p>"


@element.register
def _(block: documents.DataTable) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in block.head) if any(block.head) else ""
    rows = "".join(_row(row) for row in block.rows)
    return f"<table>{f'<tr>{head}</tr>' if head else ''}{rows}</table>"


def _row(cells: tuple[str, ...]) -> str:
    first, *rest = cells
    return f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(each)}</td>" for each in rest)}</tr>'


@element.register
def _(block: documents.ChosenAnswers) -> str:
    return f"<table>{''.join(map(_share, block.items))}</table>"


def _share(one: documents.ChosenAnswer) -> str:
    """How many of all, as a length and as a number; what is no share of them has no length."""
    mark = f" <b>({escape(one.mark)})</b>" if one.mark else ""
    below = "".join(f"<small>{escape(each)}</small>" for each in one.notes)
    drawn = "" if one.percent is None else f'<i style="width:{one.percent}%"></i>'
    return (
        f'<tr{" class=right" if one.mark else ""}><th scope="row">{escape(one.text)}{mark}{below}</th>'
        f'<td class="share">{drawn}</td><td>{one.count}</td></tr>'
    )
