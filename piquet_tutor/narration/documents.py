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
from itertools import islice
from typing import Final, Literal, Self

from piquet_tutor.game.cards import Card, Cards

Mark = Literal["", "strong", "quiet", "good", "bad", "code"]
"""How a part of a text stands out: not at all, as what it is about, as said by the way, as a verdict, as code."""


class MarkedText(str):
    """A text parts of which stand out where a form can show it; everywhere else it is a text like any other.

    >>> text = MarkedText("Type ", ("make", "code"), ".")
    >>> text, text.runs[1]
    ('Type `make`.', ('make', 'code'))
    """

    runs: tuple[tuple[str, Mark], ...]

    def __new__(cls, *runs: str | tuple[str, Mark]) -> Self:
        """A text of its parts, each alone or with its mark."""
        parts: tuple[tuple[str, Mark], ...] = tuple((each, "") if isinstance(each, str) else each for each in runs)
        found = super().__new__(cls, "".join(f"`{text}`" if mark == "code" else text for text, mark in parts))
        found.runs = tuple((text, mark) for text, mark in parts if text)
        return found


def runs(text: str) -> tuple[tuple[str, Mark], ...]:
    """The parts of a text, each with its mark."""
    return text.runs if isinstance(text, MarkedText) else ((text, ""),)


def with_code(text: str) -> MarkedText:
    """A text in which code stands between backticks, as messages have it."""
    return MarkedText(*((part, "code" if at % 2 else "") for at, part in enumerate(text.split("`"))))


@dataclass(frozen=True)
class Heading:
    """What the document, or what follows, is about.

    Attributes:
        text: the heading.
        note: what stands beside it, such as a number; empty for nothing.
        level: 1 is the title of a page, 2 begins a part of it and 3 a part of that; 0 stands above a few lines.
        name: by which an address leads to the part that begins here; empty for none.
    """

    text: str
    note: str = ""
    level: int = 0
    name: str = ""

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
class Verbatim:
    """Text that is laid out already, line by line.

    Attributes:
        text: its lines.
        code: the language of a program, such as ``python``; empty where it is none.
    """

    text: str
    code: str = ""


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
class DrawnTrick:
    """A trick as it was played.

    Attributes:
        number: from 1.
        leader: who led to it, in a word.
        cards: in the order in which they were played.
        sentence: the cards in a line, for text.
        winner: who took it, in a word.
    """

    number: int
    leader: str
    cards: Cards
    sentence: str
    winner: str


@dataclass(frozen=True)
class DrawnTricks:
    """Tricks one after another, as cards where they are drawn; elsewhere a table of them.

    Attributes:
        label: what they are, in a line.
        head: what the number, the leader, the cards and the winner are called.
        items: the tricks.
    """

    label: str
    head: tuple[str, str, str, str]
    items: tuple[DrawnTrick, ...]

    @property
    def table(self) -> DataTable:
        """The same, a trick a row."""
        return DataTable(
            self.head, tuple((str(each.number), each.leader, each.sentence, each.winner) for each in self.items)
        )


@dataclass(frozen=True)
class WritingSpace:
    """Room for something that is written by hand.

    Attributes:
        label: what is to be written.
        room: how much of it there is: for a ``figure``, a ``word``, a ``name``, or to the end of the ``line``.
    """

    label: str
    room: str = "word"

    @property
    def line(self) -> str:
        """What is to be written, and a line to write it on."""
        return f"{self.label} {'_' * _ROOM[self.room]}"


_ROOM: Final = {"figure": 6, "word": 12, "name": 30, "line": 40}
"""How many letters there is room for."""


@dataclass(frozen=True)
class WritingSpaces:
    """What is written by hand in a line.

    Attributes:
        items: one beside the other.
        more: how many empty lines follow, where what is written takes more than one.
    """

    items: tuple[WritingSpace, ...]
    more: int = 0

    @property
    def line(self) -> str:
        """All of them beside each other."""
        return "  ".join(each.line for each in self.items)


@dataclass(frozen=True)
class Lines:
    """Lines one after another, each a thing said or done.

    Attributes:
        items: the lines.
        numbered: whether each has its number, from 1: answers to choose from.
        label: what they are, in a word or two, where nothing before them says so.
    """

    items: tuple[str, ...]
    numbered: bool = False
    label: str = ""

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
        groups: how many rows belong together, group after group; empty where all of them do.
        figures: whether all but the first column hold figures, to be set below each other.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    groups: tuple[int, ...] = ()
    figures: bool = False

    @property
    def grouped(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """The rows, group by group."""
        rows = iter(self.rows)
        return tuple(tuple(islice(rows, count)) for count in self.groups or (len(self.rows),))


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
    | Verbatim
    | Gap
    | Hand
    | DrawnTricks
    | WritingSpaces
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
