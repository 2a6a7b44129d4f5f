"""Simulated learners: they hold exactly the wrong rules they are given, and know the rest of the law."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor.teach.scoring.cases import Belief, Key
from piquet_tutor.teach.scoring.diagnosis import Response
from piquet_tutor.teach.scoring.practice import Question

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
