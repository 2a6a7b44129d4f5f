"""A practice question of the scorer, rigged against a wrong rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.model import Ask, Lesson
from piquet_tutor.teach.lessons.tables import StepTexts
from piquet_tutor.teach.scoring import practice


@dataclass(frozen=True, eq=False, kw_only=True)
class AskPractice(Ask):
    """A question as the scorer asks them, on a deal chosen for it.

    Attributes:
        misconception: the wrong rule that it tests for.
        seed: which of the questions on that rule.
        about: which of its boxes; empty for whichever comes.
        rules: the rule set; empty for the lesson's.
    """

    misconception: str
    seed: int = 1
    about: str = ""
    rules: str = ""
    kind: ClassVar[str] = "misconception"
    keys: ClassVar[frozenset[str]] = frozenset({"seed", "box", "rules"})
    steps: ClassVar[tuple[str, ...]] = ("question",)
    answered = "sheet"
    worded = "none"

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        return cls(
            texts=texts,
            misconception=tables.text(value, "misconception", where),
            seed=tables.number(value, "seed", where) if "seed" in value else 1,
            about=tables.box(value["box"], where) if "box" in value else "",
            rules=value.get("rules", ""),
        )

    @property
    def box(self) -> str:
        """The one that is asked, where the lesson names it; the practice may choose another."""
        return self.about

    @property
    def misreadings(self) -> tuple[str, ...]:
        """The one that it tests for."""
        return (self.misconception,)

    def posed(self, lesson: Lesson) -> practice.Question:
        """The question.

        Raises:
            NoQuestion: no deal shows the misreading it is rigged against.
        """
        return practice.question(load(self.rules or lesson.rules), self.misconception, self.seed, box=self.about)
