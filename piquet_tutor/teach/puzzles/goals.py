"""What a puzzle asks for: a repique or pique to be broken or saved, a combination to be made good or equal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import EQUAL, Subject

BREAK: Final = "break"
MAKE: Final = "make"
EVEN: Final = "even"
"""Two best combinations are to be equal, so that neither side scores for the class."""


@dataclass(frozen=True)
class Goal:
    """What the learner is to bring about.

    Attributes:
        kind: the score: ``repique``, ``pique``, ``point``, ``sequence`` or ``set``.
        aim: ``break`` it, ``make`` it, or make it ``even``.
        side: whose score it is, or would be; where two are to be equal, the side that has the better one now.
    """

    kind: str
    aim: str
    side: Side

    def met(self, deal: Deal) -> bool:
        """Whether a deal shows it."""
        return any(map(self._tells, deal.rulings)) == (self.aim != BREAK)

    @property
    def in_hand(self) -> bool:
        """Whether no card played can affect it."""
        return self.kind != "pique"

    def ruling(self, deal: Deal) -> Ruling | None:
        """The ruling of a deal that answers whether the side has the score: its award, or else its denial.

        Where two are to be equal, that they are; or else who scores.
        """
        subjects = {Subject(self.kind), *([EQUAL[self.kind]] if self.aim == EVEN else [])}
        told = [each for each in deal.rulings if each.subject in subjects]
        if self.aim != EVEN:
            told = [each for each in told if each.side in (None, self.side)]
        awarded = [each for each in told if each.verdict is Verdict.AWARDED]
        denied = [each for each in told if each.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)]
        return next(iter([*awarded, *denied]), None)

    def _tells(self, ruling: Ruling) -> bool:
        if self.aim == EVEN:
            return ruling.subject is EQUAL[self.kind]
        return (ruling.subject, ruling.verdict, ruling.side) == (Subject(self.kind), Verdict.AWARDED, self.side)


def goals_in(deal: Deal, kind: str, aim: str) -> list[Goal]:
    """What of a kind can be asked of a deal: what is not so in it, but has been ruled on."""
    sides = dict.fromkeys(deal.table.sides)
    found = [Goal(kind, aim, side) for side in sides if _may_be_asked(deal, kind, aim, side)]
    return [goal for goal in found if not goal.met(deal)]


def _may_be_asked(deal: Deal, kind: str, aim: str, side: Side) -> bool:
    """Whether the score was awarded where it is to be taken away, and denied where it is to be gained."""
    wanted = Verdict.DENIED if aim == MAKE else Verdict.AWARDED
    return any((each.subject, each.verdict, each.side) == (Subject(kind), wanted, side) for each in deal.rulings)
