"""Simulated learners: they hold exactly the wrong rules they are given, and know the rest of the law."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Final

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.teach.scoring.cases import Belief, Key
from piquet_tutor.teach.scoring.diagnosis import Response, diagnose
from piquet_tutor.teach.scoring.misconceptions import ITEMS, misconceptions
from piquet_tutor.teach.scoring.practice import Question, stream

STRAY: Final = (-3, -2, -1, 1, 2, 3, 10)
"""By how much a number is wrong that is written by a slip."""


@dataclass
class Learner:
    """Somebody who answers questions.

    Attributes:
        belief: the wrong rules held.
        slips: how often another number than the one believed in is written.
        rng: where the slips are drawn from.
    """

    belief: Belief
    slips: float = 0.0
    rng: Random | None = None

    def answer(self, question: Question) -> Response:
        """The answer to a question."""
        case, box = question.case, question.box
        found = case.answer(self.belief, box, True)
        given = case.truth[box] if found is None else found
        if self.rng is not None and self.rng.random() < self.slips:
            given = self._slipped(given, question.item.sides, self.rng)
        return Response(case, box, given, True)

    @staticmethod
    def _slipped(given: Key, sides: tuple[str, ...], rng: Random) -> Key:
        written = dict(given)
        side = rng.choice(list(written) or list(sides))
        written[side] = abs(written.get(side, 0) + rng.choice(STRAY))
        return tuple(sorted((side, points) for side, points in written.items() if points))


@dataclass(frozen=True)
class Line:
    """What became of one learner.

    Attributes:
        belief: the wrong rules held.
        asked: how many questions.
        wrong: how many were answered wrong.
        named: on how many of these the tutor named one of the wrong rules held, and no other (for one: exactly it).
        first: at which answer the tutor first said that exactly these are held; 0 for never.
        held: whether it said so in the end.
        hidden: whether all answers are those of somebody who holds fewer of these wrong rules.
    """

    belief: Belief
    asked: int
    wrong: int
    named: int
    first: int
    held: bool
    hidden: bool

    @property
    def share(self) -> float:
        """Of the wrong answers, how many were named."""
        return self.named / self.wrong if self.wrong else 0.0


@cache
def questions(rules: RuleSet, boxes: tuple[str, ...], count: int, seed: int) -> tuple[Question, ...]:
    """The first questions about some boxes."""
    return tuple(islice(stream(rules, boxes, seed), count))


def tried(rules: RuleSet, belief: Belief, count: int, seed: int) -> Line:
    """One learner before so many questions."""
    about = {box for name in belief for box in misconceptions()[name].items}
    learner = Learner(belief)
    history: list[Response] = []
    wrong = named = first = 0
    for asked in questions(rules, tuple(box for box in ITEMS if box in about), count, seed):
        history.append(learner.answer(asked))
        if history[-1].right:
            continue
        found = diagnose(history)
        wrong += 1
        named += bool(found.named) and set(found.named) <= set(belief)
        if not first and set(found.held) == set(belief):
            first = len(history)
    held = set(diagnose(history).held) == set(belief) if history else False
    fewer = [belief[:place] + belief[place + 1 :] for place in range(len(belief))]
    hidden = any(all(each.expected(less) == each.expected(belief) for each in history) for less in fewer)
    return Line(belief, len(history), wrong, named, first, held, hidden)
