"""One thing to be said of a wrong answer to a box: the facts, and the message that they stand in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from piquet_tutor import narration
from piquet_tutor.narration.values import argument


@dataclass(frozen=True)
class Correction:
    """One thing to be said of a wrong answer.

    Attributes:
        key: which it is; its message is ``scorer-amiss-`` and this.
        facts: what stands in it.
        text: what is said, where another part of the tutor says it already.
        told_of: texts of any length that stand in it.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""
    told_of: Mapping[str, str] = field(default_factory=dict)

    def told(self, language: str) -> str:
        """The remark in words."""
        if self.text:
            return self.text
        facts = {name: argument(one) for name, one in self.facts.items()}
        return narration.whole(f"scorer-amiss-{self.key}", language, **facts, **self.told_of)
