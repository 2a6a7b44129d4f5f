"""How a class answered, question by question: as a table for any spreadsheet, and as the topics of a worksheet."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from io import StringIO
from typing import Any, Final

from piquet_tutor import narration

COLUMNS: Final = ("question", "answer", "verdict", "count", "share", "misread", "names")
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""
MOST_TOPICS: Final = 3
MOST: Final = 999
"""The most pupils that are counted for one answer."""
MOST_CHOICES: Final = 40
LONGEST: Final = 1_000


@dataclass(frozen=True)
class Asked:
    """A question that a class was asked, and how it answered.

    Attributes:
        text: the question.
        topic: what it is about, such as ``point`` or ``repique``; empty for what no worksheet asks.
        labels: what could be answered, each with its words, in order.
        right: the right answer.
        counts: how many gave each answer.
        misread: by wrong answer, what those believe who give it, in words.
        names: who answered what, where names were asked for.
    """

    text: str
    topic: str
    labels: Mapping[str, str]
    right: str
    counts: Mapping[str, int]
    misread: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[tuple[str, str]] = ()

    def written(self) -> dict[str, Any]:
        """The question as it is kept, without the names."""
        return {name: value for name, value in asdict(self).items() if name != "names"}

    @property
    def answers(self) -> int:
        """How many answered."""
        return sum(self.counts.values())

    @property
    def missed(self) -> int:
        """How many answered wrongly."""
        return self.answers - self.counts.get(self.right, 0)


def read_asked(written: object) -> Asked | None:
    """Return a question that was kept; None if a stranger wrote something else."""
    if not isinstance(written, dict) or written.keys() != {"text", "topic", "labels", "right", "counts", "misread"}:
        return None
    text, topic, labels, right, counts, misread = (
        written[each] for each in ("text", "topic", "labels", "right", "counts", "misread")
    )
    if not all(map(_is_text, (text, topic, right))) or not _is_texts(labels) or not _is_texts(misread):
        return None
    if right not in labels or not isinstance(counts, dict) or not set(counts) <= set(labels):
        return None
    if not all(type(count) is int and 0 <= count <= MOST for count in counts.values()):
        return None
    return Asked(text, topic, labels, right, counts, misread)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _is_texts(value: object) -> bool:
    return isinstance(value, dict) and len(value) <= MOST_CHOICES and all(map(_is_text, (*value, *value.values())))


def report_csv(asked: Iterable[Asked], language: str) -> str:
    """Return one line for each answer to each question, with a heading."""
    written = StringIO()
    table = csv.writer(written)
    table.writerow([narration.message(f"live-report-{each}", language) for each in COLUMNS])
    for each in asked:
        table.writerows([[_plain(cell) for cell in line] for line in _lines(each, language)])
    return written.getvalue()


def _lines(asked: Asked, language: str) -> Iterable[tuple[str, ...]]:
    for choice, label in asked.labels.items():
        count = asked.counts.get(choice, 0)
        verdict = "right" if choice == asked.right else "wrong"
        yield (
            asked.text,
            label,
            narration.message(f"live-report-{verdict}", language),
            str(count),
            f"{round(100 * count / asked.answers)}%" if asked.answers else "",
            asked.misread.get(choice, ""),
            "; ".join(name for name, given in asked.names if given == choice),
        )


def _plain(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula: a pupil's name may be anything."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def missed_most(asked: Iterable[Asked]) -> tuple[str, ...]:
    """Return what was answered wrongly most often, that first, for a worksheet."""
    missed: Counter[str] = Counter()
    for each in asked:
        missed[each.topic] += each.missed
    return tuple(topic for topic, count in missed.most_common() if count and topic)[:MOST_TOPICS]
