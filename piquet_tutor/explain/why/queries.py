"""What the command line asks of a deal, and the answers in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.answers import Assessment, why_not
from piquet_tutor.explain.why.changing import ChangeError
from piquet_tutor.explain.why.differing import Difference, what_if
from piquet_tutor.explain.why.knowing import UnknownSeat
from piquet_tutor.explain.why.questions import QuestionError
from piquet_tutor.explain.why.scenes import as_json, words_for
from piquet_tutor.explain.why.tree import NoSuchRuling, Reason, why
from piquet_tutor.explain.why.turning import SECONDS, Nearest, nearest_change
from piquet_tutor.explain.why.wording import (
    AnswerLine,
    DealWords,
    document_of,
    line_of,
    line_of_answer,
    line_of_difference,
    line_of_nearest,
)
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.render import WRITERS

Found = Reason | Assessment | Difference | Nearest
FAULTS: Final = (QuestionError, ChangeError, NoSuchRuling, UnknownSeat)
"""The errors of a query; each is one sentence for the user."""


@dataclass(frozen=True)
class ParsedQuery:
    """A query about a deal.

    Attributes:
        number: the ruling whose reasons are wanted; 0 for none.
        denied: the text of a ``why_not`` question; empty for none.
        side: the side that ``denied`` is about; empty for the first side.
        change: the text of a ``what_if`` change; empty for none.
        nearest: whether to search for the smallest change that reverses the verdict.
        seat: answer only from what this seat may know; None for everything.
        seconds: the time limit of that search.
    """

    number: int = 0
    denied: str = ""
    side: Side = ""
    change: str = ""
    nearest: bool = False
    seat: Seat | None = None
    seconds: float = SECONDS


def answers(deal: Deal, asked: ParsedQuery) -> list[Found]:
    """The answers to a query: reasons, why not, what if and nearest change, in this order.

    Raises:
        QuestionError, ChangeError, NoSuchRuling, UnknownSeat: the query makes no sense; the error says why.
    """
    found: list[Found] = []
    side = asked.side or deal.table.sides[0]
    if asked.number:
        found.append(why(deal, asked.number, asked.seat))
    if asked.denied:
        found.append(why_not(deal, side, asked.denied, asked.seat))
    if asked.change:
        found.append(what_if(deal, asked.change, asked.seat))
    if asked.nearest:
        found.append(nearest_change(deal, asked.denied or asked.number, side, asked.seat, asked.seconds))
    return found


def written(
    deal: Deal, found: list[Found], seat: Seat | None, output: str, language: str = "en"
) -> str | dict[str, Any]:
    """The answers as text, markdown or HTML, or as a value for JSON."""
    words = words_for(deal, seat, language)
    if output == "json":
        return {"rules": deal.rules.spoken, "answers": [as_json(each, words) for each in found]}
    write = WRITERS[output]
    return "\n\n".join(write(document_of(_line(each, words), language)) for each in found)


def _line(found: Found, words: DealWords) -> AnswerLine:
    if isinstance(found, Reason):
        return line_of(found, words)
    if isinstance(found, Assessment):
        return line_of_answer(found, words)
    return line_of_difference(found, words) if isinstance(found, Difference) else line_of_nearest(found, words)
