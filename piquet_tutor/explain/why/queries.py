"""What the command line asks of a deal, and the answers on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why import wording
from piquet_tutor.explain.why.answers import Answer, why_not
from piquet_tutor.explain.why.changing import ChangeError
from piquet_tutor.explain.why.differing import Difference, what_if
from piquet_tutor.explain.why.knowing import UnknownSeat
from piquet_tutor.explain.why.questions import QuestionError
from piquet_tutor.explain.why.scenes import as_json, words_for
from piquet_tutor.explain.why.tree import NoSuchRuling, Reason, why
from piquet_tutor.explain.why.turning import SECONDS, Nearest, nearest_change
from piquet_tutor.explain.why.wording import Line, Words, line_of, line_of_answer, line_of_difference, line_of_nearest

Found = Reason | Answer | Difference | Nearest
FAULTS: Final = (QuestionError, ChangeError, NoSuchRuling, UnknownSeat)
"""What is wrong with what was asked; each is one sentence."""
_WRITERS: Final[dict[str, Callable[[Line, str], str]]] = {
    "text": wording.text,
    "markdown": wording.markdown,
    "html": wording.html,
}


@dataclass(frozen=True)
class Asked:
    """What is asked of a deal.

    Attributes:
        number: of which ruling the reasons; nought for none.
        denied: what did not happen; empty for nothing.
        side: whose it would have been.
        change: what is changed; empty for nothing.
        nearest: whether to look for the smallest change that turns it.
        seat: whose knowledge is answered from; None for all.
        seconds: how long to look for that change.
    """

    number: int = 0
    denied: str = ""
    side: Side = ""
    change: str = ""
    nearest: bool = False
    seat: Seat | None = None
    seconds: float = SECONDS


def answers(deal: Deal, asked: Asked) -> list[Found]:
    """The answers, in the order of asking.

    Raises:
        QuestionError, ChangeError, NoSuchRuling, UnknownSeat: what was asked has no sense; one sentence says why.
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
    """The answers on paper: text, markdown or HTML, or a value for JSON."""
    words = words_for(deal, seat, language)
    if output == "json":
        return {"rules": deal.rules.spoken, "answers": [as_json(each, words) for each in found]}
    write = _WRITERS[output]
    return "\n\n".join(write(_line(each, words), language) for each in found)


def _line(found: Found, words: Words) -> Line:
    if isinstance(found, Reason):
        return line_of(found, words)
    if isinstance(found, Answer):
        return line_of_answer(found, words)
    return line_of_difference(found, words) if isinstance(found, Difference) else line_of_nearest(found, words)
