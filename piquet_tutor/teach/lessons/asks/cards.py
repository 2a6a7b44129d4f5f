"""Cards to be touched at the table: those that a ruling names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from piquet_tutor.game.subjects import CLASS_OF
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.laying import laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step
from piquet_tutor.teach.lessons.tables import LessonError, StepTexts
from piquet_tutor.teach.questions.asked import Feedback
from piquet_tutor.teach.questions.which_cards import WhichCards


@dataclass(frozen=True, eq=False, kw_only=True)
class AskCards(Ask):
    """Which cards somebody counts.

    Attributes:
        pick: the ruling by which they count.
        hand: the seat whose cards are to be touched.
    """

    pick: str
    hand: str
    kind: ClassVar[str] = "pick"
    keys: ClassVar[frozenset[str]] = frozenset({"hand", "then"})
    steps: ClassVar[tuple[str, ...]] = ("idea", "question")
    answered = "table"

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        pick = tables.text(value, "pick", where)
        if pick not in rulings:
            raise LessonError(f"{where}: “pick” names “{pick}”, which is not among the rulings of its step.")
        return cls(
            texts=texts,
            then=tables.what_follows(value, rulings),
            pick=rulings[pick],
            hand=tables.text(value, "hand", where),
        )

    @property
    def named(self) -> tuple[str, ...]:
        """The ruling by which they count."""
        return (self.pick,)

    @property
    def seat(self) -> str:
        """Whose cards are to be touched."""
        return self.hand

    def question(self, lesson: Lesson, step: Step, language: str) -> WhichCards:
        """Which cards of the hand that ruling names."""
        assert step.place is not None  # a step that asks for cards has a deal
        table = laid(step.place)
        ruling = table.ruling(self.pick)
        kind = CLASS_OF.get(ruling.subject, "") if ruling.subject is not None else ""
        return WhichCards(table.deal, kind, ruling.side, ruling)

    def withheld(self, step: Step) -> frozenset[str]:
        """Those of all rulings that the step names, unless the very ruling is laid before the learner."""
        if step.place is None or step.place.at == self.pick:
            return frozenset()
        return frozenset(each.partition(":")[0] for each in step.rulings.values())

    def paragraphs(self, told: Feedback, after: Sequence[str]) -> tuple[str, ...]:
        """The ruling, then what the step says."""
        return (*told.reasons, *after)
