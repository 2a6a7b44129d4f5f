"""Why not: the unmet conditions of something that did not happen, the nearest to being met first.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> answer = why_not(Deal.from_record(example("sevenths-before-aces")), "elder", "repique")
>>> [premise.name for premise in answer.lacking]
['short_of_line', 'reckoned_first']
"""

from __future__ import annotations

from dataclasses import dataclass

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking import look
from piquet_tutor.explain.why.premises import BARS, Premise, nearest_first
from piquet_tutor.explain.why.questions import AWARDS, Hypothetical, QuestionError, question_from
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject


@dataclass(frozen=True)
class Assessment:
    """The answer to “why not”.

    Attributes:
        question: what was asked about.
        side: the side that would have had it.
        happened: the rulings by which it did happen, under the reader's numbers; empty if it did not.
        lacking: the unmet conditions: first the one that a ruling denying it names, then the nearest to being met. If
            it did happen, remarks on that.
        rulings: the reader's ledger, in which those numbers are found.
        seat: the seat whose knowledge was used; None for everything.
    """

    question: Hypothetical
    side: Side
    happened: tuple[int, ...]
    lacking: tuple[Premise, ...]
    rulings: tuple[Ruling, ...]
    seat: Seat | None = None

    @property
    def so(self) -> bool:
        """Whether it happened."""
        return bool(self.happened) or any(each.name in ("played", "exchanged") for each in self.lacking)

    @property
    def nearest(self) -> Premise | None:
        """The condition that was nearest to being met; None if it happened."""
        return self.lacking[0] if self.lacking and not self.so else None


def why_not(deal: Deal, side: Side, question: Hypothetical | str, seat: Seat | None = None) -> Assessment:
    """The conditions that were not met for something to happen in a deal.

    Args:
        deal: the deal so far.
        side: the side that would have had it.
        question: a question, or its text: ``repique``, ``pique``, ``carte blanche``, ``carte rouge``, ``point``,
            ``sequence`` (or a particular one: ``sequence QH JH TH``), ``set`` (or ``tens``), ``cards``, ``capot``,
            ``play AH`` (``at 5`` for the fifth trick), ``exchange 6``.
        seat: answer only from what this seat may know; None knows everything.

    Raises:
        QuestionError: the question cannot be read, or this table has no such side.
        UnknownSeat: this table has no such seat.
    """
    asked = question_from(question) if isinstance(question, str) else question
    known = ReadersDeal(deal, seat)
    side = side_of(deal, side)
    happened, lacking = look(known, side, asked)
    return Assessment(
        asked, side, happened, _denied_first(known, side, asked, nearest_first(lacking)), known.rulings, seat
    )


def _denied_first(
    known: ReadersDeal, side: Side, asked: Hypothetical, lacking: tuple[Premise, ...]
) -> tuple[Premise, ...]:
    """The conditions, led by the one that the ruling denying it names, so that the two agree."""
    denied = known.find(Subject(asked.kind), side, "denied") if asked.kind in AWARDS else None
    if denied is None:
        return lacking
    named = [each for each in lacking if each.name in BARS and not set(denied.because).isdisjoint(each.rulings)]
    return (*named[:1], *(each for each in lacking if each not in named[:1]))


def side_of(deal: Deal, name: str) -> Side:
    """The side of this name, or the side of the seat of this name; after a bidding also elder and younger.

    Raises:
        QuestionError: this table has neither.
    """
    table = deal.table
    if name in table.sides:
        return name
    if name in table.seats:
        return table.side_of(name)
    if deal.undertaking is not None and name in ("elder", "younger"):
        return table.sides[("elder", "younger").index(name)]
    raise QuestionError("side", side=name, sides=tuple(dict.fromkeys(table.sides)))
