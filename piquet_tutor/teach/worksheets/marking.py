"""Functions that the cells of an assignment call: they check that an answer has the right form, and that it is right.

No cell contains the right answer. A cell contains the deal as a record, on which the engine rules again when it runs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.faults import AnswerError
from piquet_tutor.teach.scoring.items import read_answer

LONGEST: Final = 30
"""The most letters that are repeated of what was written for an answer."""


def named(number: int) -> str:
    """The name that the answer to a problem has in the notebook."""
    return f"answer_{number}"


def form_of(number: int, sides: Sequence[str], points: Sequence[int] | None = None) -> str:
    """An answer as it is written in the notebook; without points it is to be filled in.

    >>> form_of(1, ("elder", "younger"))
    'answer_1 = {"elder": ..., "younger": ...}'
    """
    written = ", ".join(f'"{side}": {points[at] if points else "..."}' for at, side in enumerate(sides))
    return f"{named(number)} = {{{written}}}"


def must_be_an_answer(given: Any, sides: tuple[str, ...], number: int, language: str = "en") -> None:
    """Check that an answer gives points to every side and to nobody else.

    Args:
        given: points by side; None where nothing could be read as an answer.
        sides: the sides that may score.
        number: the number of the problem.
        language: the language of the texts.

    Raises:
        AssertionError: it is not such an answer; the message says why.
    """
    if not isinstance(given, Mapping) or set(given) != set(sides):
        form = form_of(number, sides)
        raise AssertionError(narration.whole("worksheet-marking-unread", language, number=str(number), form=form))
    why, told = _why_no_answer(given, sides, language)
    if why:
        raise AssertionError(narration.whole(f"worksheet-marking-{why}", language, number=str(number), **told))


def _why_no_answer(given: Mapping[str, Any], sides: tuple[str, ...], language: str) -> tuple[str, dict[str, str]]:
    """By what name it is told why this is no answer, and what is told of it; an empty name where it is one."""
    if ... in given.values():
        return "open", {}
    for points in given.values():
        written = points.strip() if isinstance(points, str) else ""
        if written.isdecimal():
            return "quoted", {"found": _cut(json.dumps(points, ensure_ascii=False)), "points": _cut(written)}
        if type(points) is not int:
            return "whole", {"found": _cut(repr(points))}
    try:
        read_answer(sides, given)
    except AnswerError as fault:
        return "form", {"why": fault.text(language)}
    return "", {}


def _cut(written: str) -> str:
    return written if len(written) <= LONGEST else f"{written[: LONGEST - 1]}…"


def must_be_right(given: Any, box: str, record: Mapping[str, Any], language: str = "en") -> None:
    """Check that an answer is the one that the engine finds for this deal.

    Args:
        given: points by side.
        box: the box asked for: ``point``, ``play`` ...
        record: the deal, a ``piquet-record/1``.
        language: the language of the texts.

    Raises:
        AssertionError: it is wrong; the message says what is right, and why.
    """
    case = ScoredDeal(_deal(record))
    asked = Points(case, box, focused=True)  # the numbers of the earlier boxes were shown with the problem
    mark = asked.mark(given)
    if not mark.right:
        told, rulings = asked.told(mark, language), case.deal.rulings
        lines = [text_of(rulings[number - 1], "short", language, rulings) for number in asked.item.reasons]
        raise AssertionError("\n".join((told.text, *told.why, *lines, *told.reasons)))


def _deal(record: Mapping[str, Any]) -> Deal:
    return play_through(score_from(dict(record)))
