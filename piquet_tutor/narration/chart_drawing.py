"""Charts as SVG drawings that need nothing else: the same figures give the same bytes, on any machine.

Drawn on paper of its own, as cards are, so that it can be read on a light and on a dark page.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Final

from piquet_tutor.narration.card_drawing import Drawing
from piquet_tutor.narration.rendering.lines import broken, width

if TYPE_CHECKING:
    from piquet_tutor.narration.documents import Chart, Segment

_WIDE: Final = 480
_EDGE: Final = 16
_ROOM: Final = _WIDE - 2 * _EDGE
_SIZE: Final = 13
"""The height of letters; narrow enough that a telephone, which shows the drawing smaller, can still be read."""
_LINE: Final = 17
_THICK: Final = 12
_BELOW: Final = 10
"""Room below a bar."""
_INK: Final = "#23211d"
_SOFT: Final = "#5d564a"
_LINES: Final = "#dccfb6"
_TONES: Final = {"": "#6a5a43", "elder": "#1f6f8b", "younger": "#a04a1c", "nobody": "#8c7d61"}
_SANS: Final = "Segoe UI,Roboto,Helvetica Neue,Noto Sans,DejaVu Sans,Arial,sans-serif"


def drawn(chart: Chart) -> Drawing:
    """A chart as a picture: a line of words over each row, its figures at the right, its length below."""
    parts: list[str] = []
    y = _EDGE
    for line in broken(chart.title, _SIZE, _ROOM):
        parts.append(_text(line, _EDGE, y + _SIZE, weight="bold"))
        y += _LINE
    y += _BELOW // 2
    top = y
    rows: list[str] = []
    for label, row in chart.rows:
        lines, said = broken(label, _SIZE, _label_room(row)), _figures(row)
        rows += [_text(line, _EDGE, y + _SIZE + _LINE * at) for at, line in enumerate(lines)]
        y += _LINE * len(lines)
        rows.append(_text(said, _WIDE - _EDGE, y - _LINE + _SIZE, anchor="end"))
        rows += _bar(row, y + 2)
        y += _THICK + _BELOW
    parts += [*_grid(chart, top, y), *rows]
    if chart.axis:
        y += _LINE
    for line in _key(chart, y):
        parts.append(line)
    y += _LINE if _toned(chart) else 0
    high = y + _EDGE // 2
    paper = f"<rect width='{_WIDE}' height='{high}' rx='8' fill='#fffdf8' stroke='{_LINES}'/>"
    return Drawing(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {_WIDE} {high}' font-family='{_SANS}' "
        f"font-size='{_SIZE}' fill='{_INK}'>{paper}{''.join(parts)}</svg>",
        _WIDE,
        high,
    )


def _text(words: str, x: float, y: float, *, anchor: str = "", weight: str = "", fill: str = "") -> str:
    given = {"text-anchor": anchor, "font-weight": weight, "fill": fill}
    more = "".join(f" {name}='{value}'" for name, value in given.items() if value)
    return f"<text x='{x:g}' y='{y:g}'{more}>{escape(words)}</text>"


def _label_room(row: tuple[Segment, ...]) -> float:
    return _ROOM - width(_figures(row), _SIZE) - _EDGE


def _figures(row: tuple[Segment, ...]) -> str:
    return " · ".join(part.figure for part in row)


def _bar(row: tuple[Segment, ...], y: float) -> Iterator[str]:
    """The parts of a row one after another, and how far from its end the truth may lie."""
    x = float(_EDGE)
    for part in row:
        wide = _ROOM * part.length
        yield f"<rect x='{x:.1f}' y='{y:g}' width='{max(wide, 0.5):.1f}' height='{_THICK}' fill='{_TONES[part.tone]}'/>"
        x += wide
        if part.error and len(row) == 1:
            yield _whisker(x, _ROOM * part.error, y + _THICK / 2)


def _whisker(x: float, reach: float, y: float) -> str:
    left, right = x - reach, x + reach
    ends = "".join(f"M{at:.1f} {y - 4:g}V{y + 4:g}" for at in (left, right))
    return f"<path d='M{left:.1f} {y:g}H{right:.1f}{ends}' stroke='{_INK}' stroke-width='1.5' fill='none'/>"


def _grid(chart: Chart, top: float, foot: float) -> Iterator[str]:
    """The axis: a line at each mark, and what stands there below it."""
    for at, words in chart.axis:
        x = _EDGE + _ROOM * at
        anchor = "start" if not at else "end" if at == 1 else "middle"
        yield f"<path d='M{x:g} {top:g}V{foot:g}' stroke='{_LINES}'/>"
        yield _text(words, x, foot + _SIZE, anchor=anchor, fill=_SOFT)


def _toned(chart: Chart) -> tuple[Segment, ...]:
    """The parts that need a key: those of the first row, where it has several."""
    first = chart.rows[0][1] if chart.rows else ()
    return first if len(first) > 1 else ()


def _key(chart: Chart, y: float) -> Iterator[str]:
    """Which tone stands for what."""
    x = float(_EDGE)
    for part in _toned(chart):
        yield f"<rect x='{x:g}' y='{y + 3:g}' width='10' height='10' fill='{_TONES[part.tone]}'/>"
        yield _text(part.label, x + 15, y + _SIZE)
        x += 15 + width(part.label, _SIZE) + 18
