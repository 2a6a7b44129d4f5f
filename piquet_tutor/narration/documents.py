"""What is shown of anything: a document, a tree of a few kinds of blocks. Each renderer knows each kind, and no other.

A block holds plain text and cards; whoever renders it escapes it. Nothing that shows a deal, a ruling or a reason
writes HTML, Markdown or terminal markup of its own: it makes a document.

>>> from piquet_tutor.narration.rendering import plain
>>> print(plain.text(Document((Paragraph("Elder has a repique."), Lines(("Point of five.", "Good."))))))
Elder has a repique.
Point of five.
Good.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from piquet_tutor.game.cards import Card, Cards


@dataclass(frozen=True)
class Heading:
    """What the document, or what follows, is about.

    Attributes:
        text: the heading.
        note: what stands beside it, such as a number; empty for nothing.
        part: whether a part of a page begins here, which holds documents of its own.
    """

    text: str
    note: str = ""
    part: bool = False

    @property
    def line(self) -> str:
        """The heading with what stands beside it."""
        return f"{self.text} ({self.note})" if self.note else self.text


@dataclass(frozen=True)
class VerdictMark:
    """The verdict of a ruling as a mark, to stand before what is said of it.

    Attributes:
        text: the verdict in a word.
        verdict: the verdict by name.
        who: whom it concerns; empty if it concerns all alike.
        points: what it awards, in words; empty for nothing.
    """

    text: str
    verdict: str
    who: str = ""
    points: str = ""

    @property
    def line(self) -> str:
        """Text, side and points with dots between them."""
        return " · ".join(each for each in (self.text, self.who, self.points) if each)


@dataclass(frozen=True)
class Paragraph:
    """One or more sentences that belong together.

    Attributes:
        text: what it says.
        aside: whether it is said by the way, and so in smaller letters where there are such.
    """

    text: str
    aside: bool = False


@dataclass(frozen=True)
class Total:
    """What everything before comes to, in a line."""

    text: str


@dataclass(frozen=True)
class Gap:
    """Where text that is not laid out has an empty line; nothing where blocks stand apart by themselves."""


@dataclass(frozen=True)
class Hand:
    """Cards that somebody holds, or that lie somewhere.

    Attributes:
        label: whose they are, in a word or two.
        cards: in the order in which they are shown.
        sentence: the same said in a line, cards and all, for text.
        lit: those of them that matter here.
        aside: whether they belong to the cards before them, such as what a hand discarded: drawn smaller.
    """

    label: str
    cards: Cards
    sentence: str
    lit: frozenset[Card] = frozenset()
    aside: bool = False


@dataclass(frozen=True)
class Lines:
    """Lines one after another, each a thing said or done.

    Attributes:
        items: the lines.
        numbered: whether each has its number, from 1: answers to choose from.
    """

    items: tuple[str, ...]
    numbered: bool = False

    @property
    def texts(self) -> tuple[str, ...]:
        """The lines, their numbers written out, for what has no numbered lists of its own."""
        return tuple(f"{at}. {each}" for at, each in enumerate(self.items, 1)) if self.numbered else self.items


@dataclass(frozen=True)
class Entry:
    """One ruling among others.

    Attributes:
        number: its number in the ledger.
        text: in one line.
        gain: who gets how many points by it; empty where nobody does.
        more: the paragraphs that explain it, where they are shown.
        verdict: of the ruling, by name.
    """

    number: int
    text: str
    gain: str = ""
    more: tuple[str, ...] = ()
    verdict: str = ""


@dataclass(frozen=True)
class Entries:
    """Rulings in their order."""

    items: tuple[Entry, ...]


@dataclass(frozen=True)
class Branch:
    """A line, and below it the lines that it rests on, each of which may rest on others.

    Attributes:
        text: the line.
        kind: what it is, by name: ``ruling``, ``premise``, ``clause`` ...
        number: of the ruling it tells of; 0 where it tells of none.
        below: what it rests on.
        folded: whether that is folded away at first, where a form can do so.
    """

    text: str
    kind: str = ""
    number: int = 0
    below: tuple[Branch, ...] = ()
    folded: bool = False

    def lines(self, depth: int = 0) -> Iterator[tuple[int, Branch]]:
        """Yield it and every line below it, from the first to the last, each with how far below the first it stands."""
        yield depth, self
        for each in self.below:
            yield from each.lines(depth + 1)


@dataclass(frozen=True)
class CitedLaw:
    """What the law says, and on whose authority.

    Attributes:
        texts: the law in words, a paragraph each.
        cites: where it stands, in words.
        settings: what the rule set has chosen where the law leaves a choice.
    """

    texts: tuple[str, ...]
    cites: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()


@dataclass(frozen=True)
class DataTable:
    """Rows under a head; the first cell of a row is its own head.

    Attributes:
        head: the names of the columns.
        rows: each with as many cells.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Segment:
    """A part of a row of a chart, drawn as a length.

    Attributes:
        length: as a share of the axis.
        figure: the same as a figure.
        error: how far from its end the truth may lie either way, as a share of the axis; 0 where it is counted.
        tone: whose it is, where sides are compared: ``elder``, ``younger`` or ``nobody``; else empty.
        label: what it stands for where a row has several.
    """

    length: float
    figure: str
    error: float = 0.0
    tone: str = ""
    label: str = ""


@dataclass(frozen=True)
class Chart:
    """Rows drawn as lengths along an axis; where nothing is drawn, a table of the same figures.

    Attributes:
        title: what it shows.
        rows: each with its label and its parts, which follow each other.
        axis: the marks of the axis: at which share of it, and what stands there.
        folded: what the table is called that stands folded away beside the drawing.
    """

    title: str
    rows: tuple[tuple[str, tuple[Segment, ...]], ...]
    axis: tuple[tuple[float, str], ...]
    folded: str

    @property
    def table(self) -> DataTable:
        """The same figures in a table."""
        first = self.rows[0][1] if self.rows else ()
        labels = tuple(part.label for part in first) if len(first) > 1 else ("",) * len(first)
        rows = ((label, *(part.figure for part in parts)) for label, parts in self.rows)
        return DataTable((self.title, *labels), tuple(rows))


@dataclass(frozen=True)
class ChosenAnswer:
    """One of several things, and how often it was chosen.

    Attributes:
        text: the thing.
        count: how often.
        percent: of all that were chosen, in hundredths; None for what is none of them.
        mark: a word that sets it apart from the others, such as “right”; empty for the others.
        notes: what stands below it.
    """

    text: str
    count: int
    percent: int | None = None
    mark: str = ""
    notes: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """All but what stands below it in a line."""
        return f"{self.text} ({self.mark}): {self.count}" if self.mark else f"{self.text}: {self.count}"


@dataclass(frozen=True)
class ChosenAnswers:
    """Things that were chosen among, in their order."""

    items: tuple[ChosenAnswer, ...]


@dataclass(frozen=True)
class Details:
    """Something that is there to be opened: an answer under its question, a reason under what it is the reason of."""

    summary: str
    blocks: tuple[Block, ...]


Block = (
    Heading
    | VerdictMark
    | Paragraph
    | Total
    | Gap
    | Hand
    | Lines
    | Entries
    | Branch
    | CitedLaw
    | DataTable
    | Chart
    | ChosenAnswers
    | Details
)


@dataclass(frozen=True)
class Document:
    """Blocks one below the other, in a language."""

    blocks: tuple[Block, ...]
    language: str = "en"
