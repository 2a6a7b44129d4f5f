"""Documents as a fragment of HTML that stands by itself: on a forge, in an exported or an untrusted notebook, anywhere.

JupyterLab drops ``style`` and ``svg`` elements of a notebook that it does not trust, and so do forges. So there are no
classes that anything depends on, every style stands in its element, and cards are images that hold their own drawing.
Colours are the page's own; the red suits mix theirs with the page's ink, and can be read on any ground.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import singledispatch
from html import escape
from typing import Final

from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.narration import card_drawing, chart_drawing, documents
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.functions import card_list
from piquet_tutor.narration.rendering import QUIET, RED_CARD, VERDICTS

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Piquet Tutor</title>
</head>
<body>"""
PAGE_END: Final = "</body>\n</html>"
"""What stands after the last of them."""
_RED: Final = "color:color-mix(in srgb,#e0243f 62%,currentColor)"
"""A red card in a text: red mixed with the ink of the page, dark on a light page and light on a dark one. Where a page
drops it, the card has that ink like any other."""
_WHOLE: Final = "line-height:1.45;max-width:46em"
_PARAGRAPH: Final = "margin:.3em 0"
_LIST: Final = "margin:.4em 0;padding-left:2.4em"
_MARK: Final = "border-radius:1em;padding:.05em .7em;font-weight:600;white-space:nowrap"
_QUIET: Final = "opacity:.85;font-size:.94em"
_MARKED: Final = {
    "": ("", ""),
    "strong": ("<strong>", "</strong>"),
    "quiet": (f'<span style="{_QUIET}">', "</span>"),
    "good": ("<strong>", "</strong>"),
    "bad": ("<strong>", "</strong>"),
    "code": ("<code>", "</code>"),
}
"""What stands around a part of a text, by its mark."""
_FIRM: Final = "font-weight:600;white-space:nowrap"
_CELL: Final = "text-align:left;padding:.2em .7em;border-bottom:1px solid rgba(128,128,128,.4);background:none"
_LAW: Final = "margin:.6em 0;padding:.05em 0 .05em .9em;border-left:4px solid #c8962c"
_CARDS: Final = "max-width:100%;height:auto;vertical-align:top"
_WIDTH: Final = 0.32
"""Of a card on the screen, as a part of its width in the drawing."""
_ASIDE: Final = 0.2
"""The same, of cards that belong to those before them."""


def text(document: documents.Document) -> str:
    """A document as a fragment, with no script and no style sheet."""
    body = "".join(element(block, document.language) for block in document.blocks)
    return f'<div class="pqn" lang="{escape(document.language)}" style="{_WHOLE}">{body}</div>'


def page_begun(language: str) -> str:
    """What stands before the first of the fragments that make a page of their own."""
    return _PAGE.format(language=escape(language))


def phrase(text: str) -> str:
    """A text escaped, its red cards in red."""
    return "".join(_run(part, mark) for part, mark in documents.runs(text))


def _run(text: str, mark: documents.Mark) -> str:
    shown = RED_CARD.sub(lambda found: f'<span style="{_RED}">{found.group()}</span>', escape(text))
    opening, closing = _MARKED[mark]
    return f"{opening}{shown}{closing}"


@singledispatch
def element(block: documents.Block, language: str) -> str:
    """How a block is written in HTML that needs no style sheet."""
    raise TypeError(f"no block: {block!r}")


@element.register
def _(block: documents.Heading, _language: str) -> str:
    if block.level:
        return f"<h{block.level}>{phrase(block.line)}</h{block.level}>"
    return f'<p style="{_PARAGRAPH}"><strong>{phrase(block.line)}</strong></p>'


@element.register
def _(block: documents.VerdictMark, _language: str) -> str:
    edge = VERDICTS.get(block.verdict, QUIET)[0]
    mark = f'<span style="{_MARK};border:1px solid {edge}">{phrase(block.text)}</span>'
    points = f"<strong>{escape(block.points)}</strong>" if block.points else ""
    return f'<p style="{_PARAGRAPH}">{" ".join(each for each in (mark, phrase(block.who), points) if each)}</p>'


@element.register
def _(block: documents.Paragraph, _language: str) -> str:
    style = f"{_PARAGRAPH};{_QUIET}" if block.aside else _PARAGRAPH
    return f'<p style="{style}">{phrase(block.text)}</p>'


@element.register
def _(block: documents.Total, _language: str) -> str:
    return f'<p style="{_PARAGRAPH}">{phrase(block.text)}</p>'


@element.register
def _(block: documents.Verbatim, _language: str) -> str:
    return f"<pre>{escape(block.text)}</pre>"


@element.register
def _(_block: documents.Gap, _language: str) -> str:
    return ""


@element.register
def _(block: documents.Hand, language: str) -> str:
    if not block.cards:
        return f'<p style="{_PARAGRAPH}">{phrase(block.sentence)}</p>'
    label = f'<span style="{_QUIET}">{escape(block.label)}</span>' if block.aside else escape(block.label)
    drawn = picture(block.cards, language, block.lit, part=_ASIDE if block.aside else _WIDTH)
    return f'<p style="{_PARAGRAPH}">{label}<br>{drawn}</p>'


def picture(cards: Cards, language: str, lit: Collection[Card] = (), told: str = "", part: float = _WIDTH) -> str:
    """Cards as an image that holds its own drawing.

    Args:
        cards: from left to right.
        language: of the letters of court cards, and of what is told.
        lit: the cards that matter.
        told: to those who do not see it; where nothing is given, the cards in their signs.
        part: how wide a card is, as a part of its width in the drawing.
    """
    drawn = card_drawing.row([card.code for card in cards], language, {card.code for card in lit})
    told = told or card_list(catalogue(language), " ".join(card.code for card in cards))
    return (
        f'<img alt="{escape(told)}" src="{card_drawing.address(drawn)}" width="{round(drawn.width * part)}" '
        f'height="{round(drawn.height * part)}" style="{_CARDS}">'
    )


@element.register
def _(block: documents.DrawnTricks, language: str) -> str:
    return f'<p style="{_PARAGRAPH}">{phrase(block.label)}</p>{element(block.table, language)}'


@element.register
def _(block: documents.WritingSpaces, _language: str) -> str:
    return f'<p style="{_PARAGRAPH}">{phrase(block.line)}</p>'


@element.register
def _(block: documents.Lines, _language: str) -> str:
    label = f'<p style="{_PARAGRAPH}">{phrase(block.label)}</p>' if block.label else ""
    items = "".join(f"<li>{phrase(each)}</li>" for each in block.items)
    sort = "ol" if block.numbered else "ul"
    return f'{label}<{sort} style="{_LIST}">{items}</{sort}>'


@element.register
def _(block: documents.Entries, _language: str) -> str:
    alone = len(block.items) == 1
    return f'<ol style="{_LIST}">{"".join(_entry(each, alone) for each in block.items)}</ol>'


def _entry(one: documents.Entry, alone: bool) -> str:
    """A ruling; one that stands alone is what is shown, and its line is strong."""
    said = f"<strong>{phrase(one.text)}</strong>" if alone else phrase(one.text)
    gain = f' <span style="{_FIRM}">{escape(one.gain)}</span>' if one.gain else ""
    more = "".join(f'<p style="{_PARAGRAPH}">{phrase(each)}</p>' for each in one.more)
    reasons = f'<div style="{_QUIET}">{more}</div>' if more else ""
    return f'<li value="{one.number}" data-verdict="{escape(one.verdict)}">{said}{gain}{reasons}</li>'


@element.register
def _(block: documents.Branch, _language: str) -> str:
    line = _branch(block, opened=not block.folded)
    return line if block.below else f'<p style="{_PARAGRAPH}">{line}</p>'


def _branch(one: documents.Branch, *, opened: bool = False) -> str:
    """A line with its reasons folded below it; of the first line they may be open."""
    said = (f"{one.number}. " if one.number else "") + phrase(one.text)
    if not one.below:
        return said
    inside = "".join(f"<li>{_branch(each)}</li>" for each in one.below)
    state = " open" if opened else ""
    return f'<details{state}><summary>{said}</summary><ul style="{_LIST}">{inside}</ul></details>'


@element.register
def _(block: documents.CitedLaw, _language: str) -> str:
    texts = "".join(f'<p style="{_PARAGRAPH}">{phrase(each)}</p>' for each in block.texts)
    cites = f'<p style="{_PARAGRAPH};{_QUIET}">{"<br>".join(map(phrase, block.cites))}</p>' if block.cites else ""
    settings = "".join(f"<li>{phrase(each)}</li>" for each in block.settings)
    listed = f'<ul style="{_LIST}">{settings}</ul>' if settings else ""
    return f'<blockquote style="{_LAW}">{texts}{cites}{listed}</blockquote>'


@element.register
def _(block: documents.DataTable, _language: str) -> str:
    head = "".join(f'<th scope="col" style="{_CELL}">{phrase(each)}</th>' for each in block.head)
    style = f"{_CELL};text-align:right" if block.figures else _CELL
    bodies = "".join(f"<tbody>{''.join(_row(row, style) for row in group)}</tbody>" for group in block.grouped)
    return f'<table style="border-collapse:collapse"><thead><tr>{head}</tr></thead>{bodies}</table>'


def _row(cells: tuple[str, ...], style: str) -> str:
    first, *rest = cells
    others = "".join(f'<td style="{style}">{phrase(each)}</td>' for each in rest)
    return f'<tr><th scope="row" style="{_CELL}">{phrase(first)}</th>{others}</tr>'


@element.register
def _(block: documents.Chart, language: str) -> str:
    """The drawing, told to those who do not see it, and its figures in a table to be opened."""
    drawn = chart_drawing.drawn(block)
    told = "; ".join(f"{label}: {', '.join(part.figure for part in parts)}" for label, parts in block.rows)
    image = (
        f'<img alt="{escape(f"{block.title}. {told}")}" src="{card_drawing.address(drawn)}" width="{drawn.width}" '
        f'height="{drawn.height}" style="{_CARDS}">'
    )
    return f'<p style="{_PARAGRAPH}">{image}</p>{element(documents.Details(block.folded, (block.table,)), language)}'


@element.register
def _(block: documents.ChosenAnswers, _language: str) -> str:
    items = "".join(f"<li>{phrase(each.line)}{_notes(each.notes)}</li>" for each in block.items)
    return f'<ul style="{_LIST}">{items}</ul>'


def _notes(notes: tuple[str, ...]) -> str:
    return f'<div style="{_QUIET}">{"<br>".join(map(phrase, notes))}</div>' if notes else ""


@element.register
def _(block: documents.Details, language: str) -> str:
    inside = "".join(element(each, language) for each in block.blocks)
    return f"<details><summary>{phrase(block.summary)}</summary>{inside}</details>"
