"""The deal to be played on, or its cards moved about, until a ruling is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.model import Ask
from piquet_tutor.teach.lessons.tables import StepTexts


@dataclass(frozen=True, eq=False, kw_only=True)
class AskPlay(Ask):
    """To bring something about at the table.

    Attributes:
        until: names of rulings; the deal is played on until one of them is made.
        longest: whether the step advises to lead the longest suit, from the top: another lead is told of at once.
    """

    until: tuple[str, ...]
    longest: bool = False
    kind: ClassVar[str] = "do"
    keys: ClassVar[frozenset[str]] = frozenset({"longest"})
    steps: ClassVar[tuple[str, ...]] = ("idea", "toy", "boss")
    answered = "play"

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        given = value["do"]
        until = (given,) if isinstance(given, str) else tuple(tables.texts(given, where, "do"))
        return cls(
            texts=texts,
            until=tuple(rulings.get(each, each) for each in until),
            longest=value.get("longest") is True,
        )

    @property
    def named(self) -> tuple[str, ...]:
        """The rulings that end it."""
        return self.until

    @property
    def exchanges(self) -> bool:
        """Whether it is the exchange that is to be made."""
        return any(name.startswith("exchange.") for name in self.until)
