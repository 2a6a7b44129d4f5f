"""One ruling as a picture for a slide: an SVG of its own, which needs no style sheet, no script and no network.

>>> from piquet_tutor.engine.deal.random_play import shuffled
>>> from piquet_tutor.engine.rules.loader import load
>>> from piquet_tutor.explain.picture.telling import told
>>> svg(told(shuffled(load("rubicon"), 7))).startswith("<svg ")
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final

from piquet_tutor import narration
from piquet_tutor.explain.picture.telling import Told
from piquet_tutor.narration.card_drawing import TALL, laid
from piquet_tutor.narration.rendering.lines import broken, width

WIDE: Final = 1200
HIGH: Final = 675
_EDGE: Final = 56
_ROOM: Final = WIDE - 2 * _EDGE
_TOP: Final = 84
"""Where the band with the rule set ends."""
_FOOT: Final = 579
"""Where the band with the score begins."""
_SERIF: Final = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
_SANS: Final = "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"
_INK: Final = "#23211d"
_SOFT: Final = "#5d564a"
_ACCENT: Final = "#7c1f3a"
_VERDICTS: Final = {
    "awarded": ("#1d6840", "#e3f1e6"),
    "denied": ("#a3291f", "#fbe7e2"),
    "refused": ("#a3291f", "#fbe7e2"),
}
_QUIET: Final = ("#5d564a", "#eee7d8")
_CONTROL: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may hold, not even escaped."""
_SIZES: Final = ((40, 23, 96), (38, 20, 88), (36, 18, 80), (34, 16, 72), (30, 16, 64))
"""How large the line, the law and a card are: the first of these that has room."""
_LEAST: Final = (22, 15, 56)


def svg(told: Told) -> str:
    """Draw a ruling.

    Args:
        told: what the picture tells.
    """
    sizes = next((each for each in _SIZES if _height(_blocks(told, *each)) <= _FOOT - _TOP), None)
    blocks = _blocks(told, *sizes) if sizes else _least(told)
    gap = min(40.0, (_FOOT - _TOP - sum(each.high for each in blocks)) / (len(blocks) + 1))
    y, drawn = _TOP + gap, []
    for block in blocks:
        drawn.append(f'<g transform="translate({_EDGE} {y:g})">{block.drawn}</g>')
        y += block.high + gap
    words = escape(_plain(_alone(told)))
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" ',
            f'role="img" lang="{escape(told.language)}" xml:lang="{escape(told.language)}"><title>{words}</title>',
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf8"/>',
            *_head(told),
            *drawn,
            *_foot(told),
            "</svg>\n",
        )
    )


def _alone(told: Told) -> str:
    verdict = narration.message(f"verdict-{told.verdict}", told.language)
    facts = {"rules": told.rules, "number": told.number, "verdict": verdict, "short": told.short}
    return narration.whole("picture-told", told.language, **facts)


def _plain(text: str) -> str:
    """A text without what no XML may hold."""
    return _CONTROL.sub("", text)


def _line(text: str, x: float, y: float, size: float, fill: str = _INK, **more: str) -> str:
    """One line of text; ``y`` is where its letters stand."""
    given = {"font-family": _SANS, **{name.replace("_", "-"): value for name, value in more.items()}}
    written = "".join(f' {name}="{value}"' for name, value in given.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{written}>{escape(_plain(text))}</text>'


def _lines(lines: Iterable[str], size: float, x: float = 0, fill: str = _INK, **more: str) -> str:
    """Lines below each other, the first at the top."""
    return "".join(_line(each, x, size * (0.95 + 1.3 * at), size, fill, **more) for at, each in enumerate(lines))


# --- above and below ------------------------------------------------------------------------------------------------


def _head(told: Told) -> Iterable[str]:
    yield f'<rect width="{WIDE}" height="{_TOP}" fill="{_ACCENT}"/>'
    number = narration.message("picture-number", told.language, number=told.number)
    room = _ROOM - width(number, 24) - 40
    yield _line(_cut(told.rules, 32, room), _EDGE, 53, 32, "#ffffff", font_family=_SERIF)
    yield _line(number, WIDE - _EDGE, 53, 24, "#f7e9ee", text_anchor="end")


def _foot(told: Told) -> Iterable[str]:
    yield f'<rect y="{_FOOT}" width="{WIDE}" height="{HIGH - _FOOT}" fill="#f3ecdd"/>'
    yield _line(narration.message("picture-score", told.language), _EDGE, _FOOT + 33, 19, _SOFT)
    made = narration.message("picture-made", told.language)
    yield _line(made, WIDE - _EDGE, _FOOT + 69, 20, _ACCENT, text_anchor="end", font_family=_SERIF)
    room = (_ROOM - width(made, 20) - 40) / max(1, len(told.score))
    x = float(_EDGE)
    for name, points in told.score:
        number = str(points)
        shown = _cut(name, 24, room - width(number, 30) - 44)
        yield _line(shown, x, _FOOT + 69, 24)
        x += width(shown, 24) + 12
        yield _line(number, x, _FOOT + 69, 30, font_weight="bold")
        x += width(number, 30) + 32


def _cut(text: str, size: float, room: float) -> str:
    """A text on one line: what has no room is left out, and said to be."""
    first, *more = broken(text, size, room) or [""]
    return _ended(first, size, room) if more else first


def _ended(line: str, size: float, room: float) -> str:
    while line and width(f"{line}…", size) > room:
        line = line[:-1]
    return f"{line}…"


# --- the ruling -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Block:
    """A part of the picture: how high it is, and its drawing, from its own upper left corner."""

    high: float
    drawn: str


def _height(blocks: Iterable[_Block]) -> float:
    """How high blocks are together, with the least room about each."""
    found = list(blocks)
    return sum(each.high for each in found) + 16 * (len(found) + 1)


def _blocks(told: Told, size: float, small: float, card: float) -> list[_Block]:
    found = [_verdict(told), _said(told, size), _hand(told, card), _law(told, small)]
    return [each for each in found if each.high]


def _least(told: Told) -> list[_Block]:
    """All in the smallest letters, without the law in words, and no more lines than have room."""
    size, small, card = _LEAST
    bare = _blocks(Told(**{**vars(told), "law": ()}), size, small, card)
    if _height(bare) <= _FOOT - _TOP:
        return bare
    lines = broken(_plain(told.short), size, _ROOM)[:4]
    short = " ".join([*lines[:-1], _ended(lines[-1], size, _ROOM - 20)])
    return _blocks(Told(**{**vars(told), "law": (), "short": short, "cites": told.cites[:2]}), size, small, card)


def _verdict(told: Told) -> _Block:
    """The verdict, whom it concerns, and the points."""
    word = narration.message(f"verdict-{told.verdict}", told.language)
    ink, paper = _VERDICTS.get(told.verdict, _QUIET)
    wide = width(word, 24) + 36
    points = narration.message("picture-points", told.language, points=told.points) if told.points else ""
    who = _cut(told.who, 26, _ROOM - wide - width(points, 52) - 40)
    pill = f'<rect width="{wide:g}" height="46" rx="23" fill="{paper}" stroke="{ink}" stroke-width="2"/>'
    return _Block(
        48,
        pill
        + _line(word, wide / 2, 32, 24, ink, text_anchor="middle", font_weight="bold")
        + _line(who, wide + 20, 32, 26, _SOFT)
        + (_line(points, _ROOM, 42, 52, _ACCENT, text_anchor="end", font_weight="bold") if points else ""),
    )


def _said(told: Told, size: float) -> _Block:
    lines = broken(_plain(told.short), size, _ROOM)
    return _Block(1.3 * size * len(lines), _lines(lines, size, font_family=_SERIF))


def _hand(told: Told, card: float) -> _Block:
    """The cards side by side, suits with a gap between them; smaller where there are many."""
    if not told.cards:
        return _Block(0, "")
    changes = [before[1] != after[1] for before, after in pairwise(told.cards)]
    apart = 0.0 if all(changes) else 0.18
    wide = min(card, _ROOM / (len(told.cards) * 1.08 + apart * sum(changes)))
    drawn, x = [], 0.0
    for code, change in zip(told.cards, [*changes, False], strict=True):
        drawn.append(laid(code, told.language, x, 0, wide))
        x += wide * (1.08 + apart * change)
    return _Block(wide * TALL, "".join(drawn))


def _law(told: Told, small: float) -> _Block:
    """The law in words, and below it where it stands."""
    room = _ROOM - 26
    law = [line for each in told.law for line in broken(_plain(each), small, room)]
    cites = [line for each in told.cites for line in broken(_plain(each), small - 2, room)]
    if not law and not cites:
        return _Block(0, "")
    below = 1.3 * small * len(law) + 6
    high = below + 1.3 * (small - 2) * len(cites)
    drawn = [
        f'<rect width="5" height="{high:g}" fill="#c9b47a"/>',
        _lines(law, small, 26, font_family=_SERIF),
        f'<g transform="translate(0 {below:g})">{_lines(cites, small - 2, 26, _SOFT)}</g>',
    ]
    return _Block(high, "".join(drawn))
