"""A deal's sheet of questions: each item is a box, whose answer and reasons are read off the ledger.

There is no second scorer here: an answer is the sum of awards, and the reasons for it are the rulings that make it up,
including denials.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict, total
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why import Assessment, Premise, why_not
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.calling import CLAUSE
from piquet_tutor.game.rules.policies.counting import both_may_count
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import KIND_OF
from piquet_tutor.teach.scoring.faults import AnswerError
from piquet_tutor.teach.scoring.misconceptions import HAND_ITEMS, ITEMS

Answer = Mapping[Side, int]
"""Points by side; a side that is not named has none."""

NOBODY: Final = ""
TOTAL: Final = "total"
OF_EACH: Final = frozenset({"play", "total"})
"""Boxes in which every side has something to write."""
_TELLING: Final = frozenset({Verdict.AWARDED, Verdict.DENIED, Verdict.SUPERSEDED})
CAPOT: Final = "capot"
"""What can be asked about beside the boxes of a sheet: scored with the cards, it has a law of its own."""


@dataclass(frozen=True)
class Item:
    """One box.

    Attributes:
        id: its name: ``point``, ``play``, ``total`` ...
        sides: the sides it asks about, elder first.
        answer: the right answer: the points of every side.
        reasons: the numbers of the rulings that make up the answer, including denials, in the order of the ledger.
    """

    id: str
    sides: tuple[Side, ...]
    answer: Answer
    reasons: tuple[int, ...]

    @property
    def in_hand(self) -> bool:
        """Whether it is decided before the second card is played."""
        return self.id in HAND_ITEMS

    def right(self, given: Answer) -> bool:
        """Whether an answer is right; 0 points for a side are the same as no entry."""
        return normal(given) == normal(self.answer)


def normal(answer: Answer) -> dict[Side, int]:
    """An answer without entries of 0, so that “nobody” and “elder, 0” are the same."""
    return {side: points for side, points in answer.items() if points}


def key_of(answer: Answer) -> tuple[tuple[Side, int], ...]:
    """An answer as a hashable key to compare."""
    return tuple(sorted(normal(answer).items()))


def box_of(rules: RuleSet, ruling: Ruling) -> str:
    """The box that a ruling belongs to; empty if it has no box."""
    clause = rules.clauses.get(ruling.rule)
    kind = clause.counts_as if clause is not None else None
    if kind is None and ruling.subject is not None:
        kind = KIND_OF.get(ruling.subject)
    box = box_of_kind(kind or "")
    return box if box in ITEMS else ""


def box_of_kind(kind: str) -> str:
    """The box in which a kind of score, or what is asked about, is written down."""
    return "cards" if kind == CAPOT else kind


def boxes(rules: RuleSet) -> tuple[str, ...]:
    """The boxes that a sheet has under a rule set, in order."""
    kinds = {clause.counts_as for clause in rules.clauses.values() if clause.counts_as}
    found = {box_of_kind(kind) for kind in kinds} | {TOTAL}
    return tuple(item for item in ITEMS if item in found)


def only_one_scores(rules: RuleSet, box: str) -> bool:
    """Whether no more than one side can score in a box under a rule set, whatever the cards.

    >>> from piquet_tutor.game.rules.loader import load
    >>> [only_one_scores(load("rubicon"), box) for box in ("point", "play", "carte_blanche")]
    [True, False, False]
    """
    if box in ("point", "cards"):
        return True
    if box in ("repique", "pique"):
        return len(set(rules.table.sides)) == 2  # the first to score bars the other
    kind = next((each for each in CLAUSE if each == box), None)
    return kind is not None and not both_may_count(rules.clauses[CLAUSE[kind]])


def decided(deal: Deal) -> tuple[str, ...]:
    """The boxes that have an answer by now: those of the hand after the declarations, the others at the end."""
    if deal.void:
        return ()
    return tuple(
        item for item in boxes(deal.rules) if deal.done or (item in HAND_ITEMS and (deal.declared or bool(deal.tricks)))
    )


def sheet(deal: Deal) -> tuple[Item, ...]:
    """Every box of a deal that has an answer by now."""
    sides = tuple(dict.fromkeys(deal.rules.table.sides))
    return tuple(_item(deal, box, sides) for box in decided(deal))


def item_of(deal: Deal, box: str) -> Item:
    """What is asked in a box of the sheet, and its right answer.

    Raises:
        KeyError: the deal has no such box, or no answer to it yet.
    """
    for item in sheet(deal):
        if item.id == box:
            return item
    raise KeyError(box)


def answers(deal: Deal) -> dict[str, tuple[tuple[Side, int], ...]]:
    """The answers of all boxes that have one, as keys, in one pass through the ledger."""
    found: dict[str, dict[Side, int]] = {box: {} for box in decided(deal)}
    for ruling in deal.rulings:
        if ruling.awards:
            into = found.get(box_of(deal.rules, ruling))
            for award in ruling.awards if into is not None else ():
                assert into is not None  # there is nothing to go through otherwise
                into[award.side] = into.get(award.side, 0) + award.points
    if TOTAL in found:
        found[TOTAL] = {side: total(deal.rulings, side) for side in dict.fromkeys(deal.rules.table.sides)}
    return {box: key_of(each) for box, each in found.items()}


def _item(deal: Deal, box: str, sides: tuple[Side, ...]) -> Item:
    if box == TOTAL:
        awards = tuple(ruling for ruling in deal.rulings if ruling.awards)
        return Item(box, sides, {side: total(awards, side) for side in sides}, _numbers(awards))
    mine = [each for each in deal.rulings if each.verdict in _TELLING and box_of(deal.rules, each) == box]
    return Item(box, sides, {side: total(mine, side) for side in sides}, _numbers(mine))


def _numbers(rulings: Iterable[Ruling]) -> tuple[int, ...]:
    return tuple(ruling.number for ruling in rulings)


def clauses_of(rules: RuleSet, box: str) -> tuple[str, ...]:
    """The clauses that score in a box, to be quoted where there is no ruling."""
    return tuple(
        clause.id for clause in rules.clauses.values() if clause.counts_as and box_of_kind(clause.counts_as) == box
    )


def read_answer(sides: tuple[Side, ...], given: Any) -> dict[Side, int]:
    """Read an answer as a page or a caller gives it.

    Args:
        sides: the sides that play.
        given: ``{"elder": 5}`` (points by side, 0 for the others), or ``{"who": "elder", "points": 5}``, where ``who``
            may be ``""`` for nobody.

    Raises:
        AnswerError: it has neither form, or names an unknown side or impossible points.
    """
    if not isinstance(given, Mapping):
        raise AnswerError("answer")
    if "who" not in given:
        return {_side(side, sides): _points(points) for side, points in given.items()}
    if set(given) - {"who", "points"}:
        raise AnswerError("answer")
    points = _points(given.get("points", 0))
    if given["who"] == NOBODY:
        if points:
            raise AnswerError("nobody")
        return {}
    return {_side(given["who"], sides): points}


def _side(given: Any, sides: tuple[Side, ...]) -> Side:
    if given not in sides:
        raise AnswerError("side", found=str(given), listed=tuple(sides))
    return str(given)


def _points(given: Any) -> int:
    if isinstance(given, str) and given.strip().isdecimal() and len(given.strip()) <= 4:
        given = int(given)
    if given in ("", None):
        return 0
    if type(given) is not int or not 0 <= given <= 1000:
        raise AnswerError("points", found=str(given))
    return given


def nearest_lacking(deal: Deal, box: str, sides: Sequence[Side] = ()) -> Premise | None:
    """What came nearest to scoring in a box that is empty; None where no number is lacking.

    Args:
        deal: a deal that is over, or as far as it has been scored.
        box: which box.
        sides: the sides that are asked about; all of them if empty. Of one alone it is told too what rules it out.
    """
    if box not in AWARDS:
        return None
    answers = [why_not(deal, side, box) for side in sides or deal.table.sides]
    found = [each for each in map(_short, answers) if each is not None]
    return min(found, key=lambda each: each.far, default=answers[0].nearest if len(answers) == 1 else None)


def _short(answer: Assessment) -> Premise | None:
    """What a side was short of: of the points for a bonus first, and only where it had these what barred it."""
    if answer.nearest is None or not answer.nearest.far:  # what the rules rule out was not near
        return None
    return next((each for each in answer.lacking if each.name.startswith("short_of")), answer.nearest)


def nobody_scored(deal: Deal, box: str, language: str, sayable: Collection[int]) -> str:
    """Why nobody scores in a box; only that nobody does where the reason would answer a box still open.

    Args:
        deal: a deal that is over, or as far as it has been scored.
        box: which box.
        language: a language that the catalogue has.
        sayable: the rulings that may be told.
    """
    found = nearest_lacking(deal, box)
    if found is None or not set(sayable).issuperset(found.rulings):
        return narration.message("scorer-no-ruling", language)
    return words_for(deal, None, language).premise(found)
