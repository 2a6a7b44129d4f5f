"""Documents as a picture of one size, for a slide: an SVG of its own, which needs no style sheet, script or network.

A heading at the beginning is the band above, a table at the end the band below. What lies between is drawn in the
largest letters that have room; where even the smallest have none, the law is told by its place alone, and what is then
still too long is cut, and seen to be.

>>> from piquet_tutor.narration.documents import Document, Heading, Paragraph
>>> text(Document((Heading("Rubicon Piquet"), Paragraph("Elder has a repique.")))).startswith("<svg ")
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import singledispatch
from html import escape
from itertools import pairwise
from typing import Final

from piquet_tutor.narration import documents
from piquet_tutor.narration.card_drawing import TALL, laid
from piquet_tutor.narration.rendering import QUIET, VERDICTS, plain
from piquet_tutor.narration.rendering.lines import broken, width

WIDE: Final = 1200
HIGH: Final = 675
_EDGE: Final = 56
_ROOM: Final = WIDE - 2 * _EDGE
_TOP: Final = 84
"""Where the band with the heading ends."""
_FOOT: Final = 579
"""Where the band with the score begins."""
_SERIF: Final = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
_SANS: Final = "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"
_INK: Final = "#23211d"
_SOFT: Final = "#5d564a"
_ACCENT: Final = "#7c1f3a"
_CONTROL: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may hold, not even escaped."""


@dataclass(frozen=True)
class Sizes:
    """How large a paragraph, what is told in smaller letters, and a card are."""

    size: float
    small: float
    card: float


_SIZES: Final = tuple(Sizes(*each) for each in ((40, 23, 96), (38, 20, 88), (36, 18, 80), (34, 16, 72), (30, 16, 64)))
"""The first of these that has room is taken."""
_LEAST: Final = Sizes(22, 15, 56)
_LINES: Final = 4
"""How many lines a paragraph may have where there is no room for more."""
_CITES: Final = 2


@dataclass(frozen=True)
class Tile:
    """A part of the picture: how high it is, and its drawing, from its own upper left corner."""

    high: float
    svg: str


def text(document: documents.Document, told: str = "", sign: str = "") -> str:
    """A document as a picture.

    Args:
        document: what to draw.
        told: to those who do not see it; where nothing is given, all its words.
        sign: who made it, in the band below.
    """
    head, middle, foot = _split(document.blocks)
    drawn = _fitting(middle, document.language)
    gap = min(40.0, (_FOOT - _TOP - sum(each.high for each in drawn)) / (len(drawn) + 1))
    y, placed = _TOP + gap, []
    for each in drawn:
        placed.append(f'<g transform="translate({_EDGE} {y:g})">{each.svg}</g>')
        y += each.high + gap
    language = escape(document.language)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" ',
            f'role="img" lang="{language}" xml:lang="{language}">',
            f"<title>{escape(_plain(told or plain.text(document)))}</title>",
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf8"/>',
            *_head(head),
            *placed,
            *_foot(foot, sign),
            "</svg>\n",
        )
    )


def _split(
    blocks: tuple[documents.Block, ...],
) -> tuple[documents.Heading, tuple[documents.Block, ...], documents.DataTable]:
    """The band above, what lies between, and the band below; an empty one where there is none."""
    head, foot = documents.Heading(""), documents.DataTable((), ())
    if blocks and isinstance(blocks[0], documents.Heading):
        head, blocks = blocks[0], blocks[1:]
    if blocks and isinstance(blocks[-1], documents.DataTable):
        foot, blocks = blocks[-1], blocks[:-1]
    return head, blocks, foot


# --- what has room ----------------------------------------------------------------------------------------------------


def _fitting(blocks: tuple[documents.Block, ...], language: str) -> list[Tile]:
    """The blocks in the largest letters that have room; else in the smallest, without what there is no room for."""
    tries = ((blocks, sizes) for sizes in _SIZES)
    bare = tuple(replace(each, texts=()) if isinstance(each, documents.CitedLaw) else each for each in blocks)
    for told, sizes in (*tries, (bare, _LEAST)):
        drawn = _all(told, sizes, language)
        if _height(drawn) <= _FOOT - _TOP:
            return drawn
    return _all(tuple(map(_cut_short, bare)), _LEAST, language)


def _all(blocks: Iterable[documents.Block], sizes: Sizes, language: str) -> list[Tile]:
    return [each for block in blocks if (each := part(block, sizes, language)).high]


def _height(drawn: list[Tile]) -> float:
    """How high parts are together, with the least room about each."""
    return sum(each.high for each in drawn) + 16 * (len(drawn) + 1)


def _cut_short(block: documents.Block) -> documents.Block:
    if isinstance(block, documents.CitedLaw):
        return replace(block, cites=block.cites[:_CITES])
    if not isinstance(block, documents.Paragraph):
        return block
    lines = broken(_plain(block.text), _LEAST.size, _ROOM)[:_LINES]
    return documents.Paragraph(" ".join([*lines[:-1], _ended(lines[-1], _LEAST.size, _ROOM - 20)]))


# --- words ------------------------------------------------------------------------------------------------------------


def _plain(words: str) -> str:
    """A text without what no XML may hold."""
    return _CONTROL.sub("", words)


def _line(words: str, x: float, y: float, size: float, fill: str = _INK, **more: str) -> str:
    """One line of text; ``y`` is where its letters stand."""
    given = {"font-family": _SANS, **{name.replace("_", "-"): value for name, value in more.items()}}
    written = "".join(f' {name}="{value}"' for name, value in given.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{written}>{escape(_plain(words))}</text>'


def _lines(lines: Iterable[str], size: float, x: float = 0, fill: str = _INK, **more: str) -> str:
    """Lines below each other, the first at the top."""
    return "".join(_line(each, x, size * (0.95 + 1.3 * at), size, fill, **more) for at, each in enumerate(lines))


def _written(words: str, size: float, x: float = 0, fill: str = _INK, **more: str) -> Tile:
    """A text in as many lines as it takes."""
    lines = broken(_plain(words), size, _ROOM - x)
    return Tile(1.3 * size * len(lines), _lines(lines, size, x, fill, **more))


def _below(drawn: Iterable[Tile]) -> Tile:
    """Parts one below the other, as one."""
    high, found = 0.0, []
    for each in drawn:
        found.append(f'<g transform="translate(0 {high:g})">{each.svg}</g>')
        high += each.high
    return Tile(high, "".join(found))


def _cut(words: str, size: float, room: float) -> str:
    """A text on one line: what has no room is left out, and said to be."""
    first, *more = broken(words, size, room) or [""]
    return _ended(first, size, room) if more else first


def _ended(line: str, size: float, room: float) -> str:
    while line and width(f"{line}…", size) > room:
        line = line[:-1]
    return f"{line}…"


# --- above and below --------------------------------------------------------------------------------------------------


def _head(block: documents.Heading) -> Iterator[str]:
    yield f'<rect width="{WIDE}" height="{_TOP}" fill="{_ACCENT}"/>'
    room = _ROOM - width(block.note, 24) - 40
    yield _line(_cut(block.text, 32, room), _EDGE, 53, 32, "#ffffff", font_family=_SERIF)
    yield _line(block.note, WIDE - _EDGE, 53, 24, "#f7e9ee", text_anchor="end")


def _foot(block: documents.DataTable, sign: str) -> Iterator[str]:
    """The rows of a table side by side, each its first cell and its last."""
    yield f'<rect y="{_FOOT}" width="{WIDE}" height="{HIGH - _FOOT}" fill="#f3ecdd"/>'
    yield _line("".join(block.head[:1]), _EDGE, _FOOT + 33, 19, _SOFT)
    yield _line(sign, WIDE - _EDGE, _FOOT + 69, 20, _ACCENT, text_anchor="end", font_family=_SERIF)
    room = (_ROOM - width(sign, 20) - 40) / max(1, len(block.rows))
    x = float(_EDGE)
    for name, *_, number in block.rows:
        shown = _cut(name, 24, room - width(number, 30) - 44)
        yield _line(shown, x, _FOOT + 69, 24)
        x += width(shown, 24) + 12
        yield _line(number, x, _FOOT + 69, 30, font_weight="bold")
        x += width(number, 30) + 32


# --- a part of each kind ----------------------------------------------------------------------------------------------


@singledispatch
def part(block: documents.Block, sizes: Sizes, language: str) -> Tile:
    """A block as a part of the picture."""
    raise TypeError(f"no block: {block!r}")


@part.register(documents.Heading)
def _(block: documents.Heading, sizes: Sizes, _language: str) -> Tile:
    return _written(block.line, sizes.small, font_weight="bold")


@part.register(documents.Total)
def _(block: documents.Total, sizes: Sizes, _language: str) -> Tile:
    return _written(block.text, sizes.small, font_weight="bold")


@part.register
def _(block: documents.VerdictMark, _sizes: Sizes, _language: str) -> Tile:
    """The verdict, whom it concerns, and the points."""
    ink, paper = VERDICTS.get(block.verdict, QUIET)
    wide = width(block.text, 24) + 36
    who = _cut(block.who, 26, _ROOM - wide - width(block.points, 52) - 40)
    pill = f'<rect width="{wide:g}" height="46" rx="23" fill="{paper}" stroke="{ink}" stroke-width="2"/>'
    word = _line(block.text, wide / 2, 32, 24, ink, text_anchor="middle", font_weight="bold")
    points = _line(block.points, _ROOM, 42, 52, _ACCENT, text_anchor="end", font_weight="bold") if block.points else ""
    return Tile(48, pill + word + _line(who, wide + 20, 32, 26, _SOFT) + points)


@part.register
def _(block: documents.Paragraph, sizes: Sizes, _language: str) -> Tile:
    return _written(block.text, sizes.size, font_family=_SERIF)


@part.register
def _(_block: documents.Gap, _sizes: Sizes, _language: str) -> Tile:
    return Tile(0, "")


@part.register
def _(block: documents.Hand, sizes: Sizes, language: str) -> Tile:
    """The cards side by side, suits with a gap between them; smaller where there are many."""
    if not block.cards:
        return Tile(0, "")
    codes = [card.code for card in block.cards]
    changes = [before[1] != after[1] for before, after in pairwise(codes)]
    apart = 0.0 if all(changes) else 0.18
    wide = min(sizes.card, _ROOM / (len(codes) * 1.08 + apart * sum(changes)))
    drawn, x = [], 0.0
    for code, change in zip(codes, [*changes, False], strict=True):
        drawn.append(laid(code, language, x, 0, wide))
        x += wide * (1.08 + apart * change)
    cards = Tile(wide * TALL, "".join(drawn))
    return _below((_written(block.label, sizes.small, fill=_SOFT), cards)) if block.label else cards


@part.register
def _(block: documents.Lines, sizes: Sizes, _language: str) -> Tile:
    label = [_written(block.label, sizes.small, font_weight="bold")] if block.label else []
    items = (_written(each if block.numbered else f"• {each}", sizes.small) for each in block.texts)
    return _below((*label, *items))


@part.register(documents.Verbatim)
@part.register(documents.DrawnTricks)
@part.register(documents.WritingSpaces)
@part.register(documents.Entries)
@part.register(documents.Branch)
@part.register(documents.DataTable)
@part.register(documents.Chart)
@part.register(documents.ChosenAnswers)
def _(block: documents.Block, sizes: Sizes, _language: str) -> Tile:
    """As text: a line for each, as far in as it stands there."""
    found = list(plain.lines(block))
    inset = (len(each) - len(each.lstrip()) for each in found)
    return _below(_written(each.strip(), sizes.small, 12.0 * far) for each, far in zip(found, inset, strict=True))


@part.register
def _(block: documents.Details, sizes: Sizes, language: str) -> Tile:
    """Opened: nobody can open a picture."""
    return _below((_written(block.summary, sizes.small, font_weight="bold"), *_all(block.blocks, sizes, language)))


@part.register
def _(block: documents.CitedLaw, sizes: Sizes, _language: str) -> Tile:
    """The law in words, and below it where it stands, and what is chosen where it leaves a choice."""
    small, room = sizes.small, _ROOM - 26
    law = [line for each in block.texts for line in broken(_plain(each), small, room)]
    cites = [line for each in (*block.cites, *block.settings) for line in broken(_plain(each), small - 2, room)]
    if not law and not cites:
        return Tile(0, "")
    below = 1.3 * small * len(law) + 6
    high = below + 1.3 * (small - 2) * len(cites)
    drawn = [
        f'<rect width="5" height="{high:g}" fill="#c9b47a"/>',
        _lines(law, small, 26, font_family=_SERIF),
        f'<g transform="translate(0 {below:g})">{_lines(cites, small - 2, 26, _SOFT)}</g>',
    ]
    return Tile(high, "".join(drawn))
