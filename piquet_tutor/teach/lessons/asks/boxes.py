"""Several boxes of a whole deal, to be filled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.model import Ask
from piquet_tutor.teach.lessons.tables import StepTexts


@dataclass(frozen=True, eq=False, kw_only=True)
class AskBoxes(Ask):
    """What a deal scores.

    Attributes:
        boxes: which boxes are to be filled.
    """

    boxes: tuple[str, ...]
    kind: ClassVar[str] = "boxes"
    steps: ClassVar[tuple[str, ...]] = ("boss",)
    answered = "sheet"
    worded = "usual"

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        boxes = tables.texts(value["boxes"], where, "boxes")
        return cls(texts=texts, boxes=tuple(tables.box(each, where) for each in boxes))
