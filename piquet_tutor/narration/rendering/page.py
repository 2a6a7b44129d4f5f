"""Documents as a page of its own, to read or to print: self-contained, with one style sheet and no scripts.

What stands before the first part is the head of the page; each part is a section, and each part of a part an article.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from html import escape
from itertools import groupby
from typing import Final

from piquet_tutor.game.cards import Cards
from piquet_tutor.narration import card_drawing, documents

_PART: Final = 2
_SUBPART: Final = 3
"""The levels of headings at which a section and an article begin."""


def text(document: documents.Document, style: str, *, title: str = "", made_by: str = "", foot: str = "") -> str:
    """A document as a page.

    Args:
        document: with a heading as its first block.
        style: the style sheet.
        title: what the page is called, where that is not what its first heading says.
        made_by: the command that makes it again; empty for none.
        foot: what stands below everything; empty for nothing.
    """
    head, *parts = _parts(document.blocks, _PART)
    first, *below = head
    if not isinstance(first, documents.Heading):
        raise TypeError("a page begins with a heading")
    language, drawn = document.language, any(isinstance(each, _DRAWN) for each in document.blocks)
    lines = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f'<meta name="generator" content="{escape(made_by)}">' if made_by else "",
        f"<title>{escape(title or first.line)}</title>",
        f"<style>{style}</style></head>",
        f"<body>{card_drawing.shapes() if drawn else ''}<main><header><h1>{escape(first.line)}</h1>",
        *_elements(below, language),
        "</header>",
        *(_section(blocks, language) for blocks in parts),
        f"<footer><p>{escape(foot)}</p></footer>" if foot else "",
        "</main></body></html>",
    ]
    return "\n".join(filter(None, lines)) + "\n"


_DRAWN: Final = (documents.Hand, documents.DrawnTricks)
"""The blocks whose cards are drawn; their shapes are defined once in the page."""


def _parts(blocks: Iterable[documents.Block], level: int) -> Iterator[list[documents.Block]]:
    """Yield what comes before the first part, which may be nothing, then each part, from its heading on."""
    found: list[documents.Block] = []
    for block in blocks:
        if isinstance(block, documents.Heading) and block.level == level:
            yield found
            found = []
        found.append(block)
    yield found


def _section(blocks: list[documents.Block], language: str) -> str:
    own, *articles = _parts(blocks, _SUBPART)
    below = "".join(f"\n<article{_id(each)}>{_joined(each, language)}</article>" for each in articles)
    kind = ' class="with-tricks"' if any(isinstance(each, documents.DrawnTricks) for each in own) else ""
    return f"<section{kind}{_id(own)}>{_joined(own, language)}{below}</section>"


def _id(blocks: list[documents.Block]) -> str:
    """By which an address leads to a part."""
    head = blocks[0]
    return f' id="{escape(head.name)}"' if isinstance(head, documents.Heading) and head.name else ""


def _joined(blocks: Iterable[documents.Block], language: str) -> str:
    return "".join(_elements(blocks, language))


def _elements(blocks: Iterable[documents.Block], language: str) -> Iterator[str]:
    """Yield the HTML of blocks; hands that follow each other stand together, and so do branches."""
    for kind, found in groupby(blocks, _together):
        inside = (element(each, language) for each in found)
        if kind:
            opening, closing = kind
            yield f"{opening}{''.join(inside)}{closing}"
        else:
            yield from inside


def _together(block: documents.Block) -> tuple[str, str] | None:
    """What stands around a block and those like it that follow it."""
    if isinstance(block, documents.Hand):
        return ('<div class="out">' if block.aside else '<div class="hands">'), "</div>"
    return ("<ul>", "</ul>") if isinstance(block, documents.Branch) else None


@singledispatch
def element(block: documents.Block, language: str) -> str:
    """The HTML of a block."""
    raise TypeError(f"no block of a page: {block!r}")


@element.register
def _(block: documents.Heading, _language: str) -> str:
    return f"<h{block.level or 3}>{escape(block.line)}</h{block.level or 3}>"


@element.register
def _(block: documents.Paragraph, _language: str) -> str:
    return f'<p class="about">{escape(block.text)}</p>' if block.aside else f"<p>{escape(block.text)}</p>"


@element.register
def _(block: documents.Total, _language: str) -> str:
    return f'<p class="total">{escape(block.text)}</p>'


@element.register
def _(block: documents.Hand, language: str) -> str:
    return _row(block.label, f'<div class="hand">{card_drawing.hand(_codes(block.cards), language)}</div>')


def _row(label: str, cards: str) -> str:
    return f'<div class="row"><h3>{escape(label)}</h3>{cards}</div>'


def _codes(cards: Cards) -> list[str]:
    return [each.code for each in cards]


@element.register
def _(block: documents.DrawnTricks, language: str) -> str:
    items = "".join(
        f"<li><span>{''.join(card_drawing.card(code, language) for code in _codes(each.cards))}</span>"
        f"<b>{each.number}. <i>{escape(each.winner)}</i></b></li>"
        for each in block.items
    )
    return _row(block.label, f'<ol class="tricks">{items}</ol>')


@element.register
def _(block: documents.WritingSpaces, _language: str) -> str:
    spaces = "".join(
        f'<span class="blank {escape(each.room)}"><span>{escape(each.label)}</span><i></i></span>'
        for each in block.items
    )
    return f'<p class="blanks">{spaces}</p>{"<p class=rule></p>" * block.more}'


@element.register
def _(block: documents.Lines, _language: str) -> str:
    items = "".join(f"<li>{escape(each)}</li>" for each in block.items)
    sort = "ol" if block.numbered else "ul"
    label = f"<h3>{escape(block.label)}</h3>" if block.label else ""
    return f'<div class="lines">{label}<{sort}>{items}</{sort}></div>'


@element.register
def _(block: documents.Branch, language: str) -> str:
    below = f"<ul>{_joined_branches(block.below, language)}</ul>" if block.below else ""
    return f"<li>{escape(block.text)}{below}</li>"


def _joined_branches(blocks: Iterable[documents.Branch], language: str) -> str:
    return "".join(element(each, language) for each in blocks)


@element.register
def _(block: documents.DataTable, _language: str) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in block.head) if any(block.head) else ""
    rows = "".join(_table_row(row) for row in block.rows)
    return f"<table>{f'<tr>{head}</tr>' if head else ''}{rows}</table>"


def _table_row(cells: tuple[str, ...]) -> str:
    first, *rest = cells
    return f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(each)}</td>" for each in rest)}</tr>'


@element.register
def _(block: documents.ChosenAnswers, _language: str) -> str:
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
