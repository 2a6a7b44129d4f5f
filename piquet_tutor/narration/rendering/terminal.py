"""Documents for a terminal, drawn by ``rich``. Markup within a text has no effect.

No line breaks at a no-break space, such as French has before a colon. ``rich`` breaks lines at any kind of space, so
no-break spaces are replaced by letters while it measures and wraps.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import TYPE_CHECKING, Any, Final, Literal

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.containers import Lines
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from piquet_tutor.narration import documents
from piquet_tutor.narration.rendering import RED_CARD, plain

if TYPE_CHECKING:
    from rich.console import JustifyMethod, OverflowMethod


_NARROW: Final = "\u202f"
_NO_BREAK: Final = "\u00a0"
_LETTERS: Final = {_NARROW: "\ue000", _NO_BREAK: "\ue001"}
"""Each no-break space and the private-use letter, of the same width, that replaces it."""
_AS_LETTERS: Final = str.maketrans(_LETTERS)
_AS_SPACES: Final = str.maketrans({letter: space for space, letter in _LETTERS.items()})


class NonBreakingText(Text):
    """A ``rich`` text that does not break at no-break spaces."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The text wrapped to this width."""
        lettered = _translated(self, _AS_LETTERS)
        lines = lettered.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        return Lines(_translated(line, _AS_SPACES) for line in lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return _translated(self, _AS_LETTERS).__rich_measure__(console, options)


def _translated(text: Text, letters: dict[int, Any]) -> Text:
    """The text with its characters translated one for one, so that its styles keep their places."""
    return Text(
        text.plain.translate(letters),
        text.style,
        justify=text.justify,
        overflow=text.overflow,
        no_wrap=text.no_wrap,
        end=text.end,
        tab_size=text.tab_size,
        spans=list(text.spans),
    )


_BAR: Final = 40
"""The length of the longest bar of a chart, in characters."""
_SHORT: Final = 14
"""The most characters of a cell that is not broken over lines."""
_LAW: Final = 4
"""How far in the law stands below what it is about."""
_PART: Final = 2
"""The level of a heading at which a part of a page begins."""
_STYLES: Final = {"": "", "strong": "bold", "quiet": "dim", "good": "green", "bad": "red", "code": ""}
"""How a part of a text is drawn, by its mark."""


def drawn(document: documents.Document) -> RenderableType:
    """A document for ``rich``."""
    return Group(*(part for block in document.blocks for part in parts(block)))


def phrase(text: str, style: str = "") -> NonBreakingText:
    """A text with its red cards in red, and what stands out in it as it does."""
    shown = NonBreakingText(text, style=style)
    at = 0
    for part, mark in documents.runs(text) if isinstance(text, documents.MarkedText) else ():
        length = len(part) + 2 * (mark == "code")  # its backticks stand there too
        shown.stylize(_STYLES[mark], at, at + length)
        at += length
    shown.highlight_regex(RED_CARD, "red")
    return shown


@singledispatch
def parts(block: documents.Block) -> Iterator[RenderableType]:
    """What a block is drawn as."""
    raise TypeError(f"no block: {block!r}")


@parts.register
def _(block: documents.Heading) -> Iterator[RenderableType]:
    """A line across the screen where a part begins, the words in it; else what stands beside the words is quieter."""
    if block.level == _PART:
        yield Rule(NonBreakingText(block.line, style="bold"), align="left")
    else:
        yield NonBreakingText.assemble((block.text, "bold"), (f"  {block.note}" if block.note else "", "dim"))


@parts.register
def _(block: documents.VerdictMark) -> Iterator[RenderableType]:
    yield NonBreakingText(block.line, style="bold")


@parts.register
def _(block: documents.Total) -> Iterator[RenderableType]:
    yield NonBreakingText(block.text, style="bold")


@parts.register
def _(block: documents.Paragraph) -> Iterator[RenderableType]:
    yield phrase(block.text, "dim" if block.aside else "")


@parts.register
def _(block: documents.Verbatim) -> Iterator[RenderableType]:
    yield NonBreakingText(block.text)


@parts.register
def _(_block: documents.Gap) -> Iterator[RenderableType]:
    yield NonBreakingText()


@parts.register
def _(block: documents.Hand) -> Iterator[RenderableType]:
    yield phrase(block.sentence)


@parts.register
def _(block: documents.DrawnTricks) -> Iterator[RenderableType]:
    yield phrase(block.label)
    yield from parts(block.table)


@parts.register
def _(block: documents.WritingSpaces) -> Iterator[RenderableType]:
    yield NonBreakingText(block.line)


@parts.register
def _(block: documents.Lines) -> Iterator[RenderableType]:
    if block.label:
        yield NonBreakingText(block.label, style="bold")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    for each in block.texts:
        grid.add_row(phrase(each))
    yield grid


@parts.register
def _(block: documents.Entries) -> Iterator[RenderableType]:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    grid.add_column(justify="right", style="bold", no_wrap=True)
    for each in block.items:
        grid.add_row(str(each.number), phrase(each.text), NonBreakingText(each.gain))
        for more in each.more:
            grid.add_row("", phrase(more, "dim"), "")
    yield grid


@parts.register
def _(block: documents.DataTable) -> Iterator[RenderableType]:
    """A column of nothing but short cells is never broken; groups of rows stand apart."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=any(block.head))
    for place, cells in enumerate(zip(block.head, *block.rows, strict=True)):
        short = max(map(len, cells)) <= _SHORT
        side: Literal["left", "right"] = "right" if block.figures and place else "left"
        grid.add_column(NonBreakingText(cells[0]), justify=side, no_wrap=short, overflow="fold")
    for number, group in enumerate(block.grouped):
        if number:
            grid.add_row()
        for row in group:
            grid.add_row(*map(phrase, row))
    yield grid


@parts.register
def _(block: documents.Chart) -> Iterator[RenderableType]:
    """A row of one part as a bar; one of several in words, for there are no tones to tell them apart."""
    grid = Grid.grid(padding=(0, 2))
    for label, found in block.rows:
        alone = len(found) == 1
        bar = NonBreakingText("█" * round(_BAR * found[0].length) if alone else "", style="cyan")
        figures = (part.figure if alone else f"{part.label} {part.figure}" for part in found)
        grid.add_row(NonBreakingText(label), bar, NonBreakingText(" · ".join(figures)))
    yield NonBreakingText(block.title, style="italic")
    yield grid


@parts.register
def _(block: documents.Branch) -> Iterator[RenderableType]:
    for depth, one in block.lines():
        number = f"{one.number}. " if one.number else ""
        yield _inset(phrase(documents.MarkedText(number, *documents.runs(one.text))), depth * len(plain.INDENT))


@parts.register
def _(block: documents.CitedLaw) -> Iterator[RenderableType]:
    yield from (_inset(phrase(each), _LAW) for each in block.texts)
    yield from (_inset(phrase(each, "dim"), _LAW) for each in block.cites)
    yield from (_inset(phrase(each), _LAW + len(plain.INDENT)) for each in block.settings)


def _inset(what: RenderableType, far: int) -> RenderableType:
    """Something whose lines all begin farther in."""
    return Padding(what, (0, 0, 0, far), expand=False) if far else what


@parts.register
def _(block: documents.ChosenAnswers) -> Iterator[RenderableType]:
    for line in plain.lines(block):
        yield phrase(line)


@parts.register
def _(block: documents.Details) -> Iterator[RenderableType]:
    yield phrase(block.summary)
    yield _inset(Group(*(part for each in block.blocks for part in parts(each))), len(plain.INDENT))
