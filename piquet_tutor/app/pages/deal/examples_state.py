"""Where a reader is on the page of examples, as the browser keeps it: which deal, by which rules, at which step."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from piquet_tutor.app.shared.keeping.joining import by_fields
from piquet_tutor.app.shared.keeping.page_state import kept

FORMAT: Final = "piquet-examples-place/1"
LONGEST: Final = 60_000
"""The longest text that is kept of what was pasted, in characters; a longer one is left out."""


joined: Final = by_fields((), ("typed",))
"""Of two tabs: what lies on the table of the last, and what was typed last."""


@dataclass(frozen=True)
class ExamplesState:
    """Where the reader is.

    Attributes:
        example: the id of the example on the table; empty where a record of the reader's own lies there.
        own: that record; empty where an example lies there.
        deal: which deal of a partie, from one.
        rules: the rule set chosen; empty for the record's own.
        step: which step of the deal, from nought.
        pasting: whether the field for a record of one's own is open.
        typed: what stands in it.
        look: how the table's tools are set.
    """

    example: str = ""
    own: str = ""
    deal: int = 1
    rules: str = ""
    step: int = 0
    pasting: bool = False
    typed: str = ""
    look: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> str:
        """As it is kept."""
        told = asdict(self)
        for name in ("own", "typed"):
            told[name] = told[name] if len(told[name]) <= LONGEST else ""
        return json.dumps({"format": FORMAT, **told}, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> ExamplesState:
        """As it was kept, or as anybody wrote it.

        Raises:
            ValueError: it says of no place, or something in it is of another sort than what is kept.
        """
        usual = asdict(cls())
        value = kept(text, FORMAT, names=usual)
        if any(type(value[name]) is not type(usual[name]) for name in usual):
            raise ValueError("it is not what was kept")
        if not value["example"] and not value["own"]:
            raise ValueError("nothing lies on its table")
        return cls(**value)
