"""What is wrong: with a sheet (it stays as it is, and is explained), or with something that cannot be put on one.

>>> print(EditFault("place", place="widow", places="elder, younger or talon"))
There is no place “widow” on this sheet; write elder, younger or talon.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.records.faults import RecordError, plain, quoted
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.narration.catalogue import catalogue, flowed
from piquet_tutor.narration.faults import hint_told, said_of
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.narration.values import argument

_STRANGERS: Final = frozenset(
    ["basis", "faced", "field", "found", "key", "kind", "name", "page", "part", "place", "seat"]
)
"""What a sentence quotes of somebody else's words; the rest is our own and is told whole."""


class Worded(ValueError):
    """A fault whose sentence stands in the catalogue.

    Attributes:
        key: what is wrong.
        values: what the sentence names.
        family: what the catalogue puts before the key.
    """

    family = ""

    def __init__(self, key: str, /, **values: Any) -> None:
        """Keep what the sentence is made of; a stranger's text is cut short and cannot upset a screen."""
        super().__init__(key)
        self.key = key
        self.values = {name: _shown(name, value) for name, value in values.items()}

    def text(self, language: str = "en") -> str:
        """The sentence: what, where, why, what to do next."""
        told = {name: _worded(value, language) for name, value in self.values.items()}
        if "hint" in told:
            told["hint"] = hint_told(told["hint"], language)
        return flowed(catalogue(language).format(f"{self.family}-{self.key}", told))

    def __str__(self) -> str:
        return self.text()


def _worded(value: Any, language: str) -> Any:
    """What a sentence names, as messages take it; another fault in its own words."""
    if isinstance(value, Worded | Spoken):
        return value.text(language)
    return value if isinstance(value, str) else argument(value)


def _shown(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return quoted(value) if name in _STRANGERS else plain(value)


class EditFault(Worded):
    """Something that cannot be put on a sheet at all."""

    family = "editing-cannot"


class RecordFault(EditFault):
    """A record that cannot be put on a sheet, in the words of whoever read it."""

    def __init__(self, error: RecordError) -> None:
        """Take over its sentence, whole."""
        super().__init__("record")
        self.error = error
        self.values = {"where": plain(error.place) or "none", "said": plain(error.said)}

    def text(self, language: str = "en") -> str:
        """The sentence, in the words that language has for the record's fault."""
        told = {**self.values, "said": said_of(self.error, language)}
        return flowed(catalogue(language).format(f"{self.family}-{self.key}", told))


class TypedFault(EditFault):
    """A text that cannot be read.

    Attributes:
        at: how many characters stand before the place.
        line, column: the place, both counted from one.
        found: what stands there.
    """

    family = "editing-typed"

    def __init__(self, key: str, text: str, at: int, found: str = "", /, **values: Any) -> None:
        """Point at a place of a text."""
        self.at = min(at, len(text))
        before = text[: self.at]
        self.line = before.count("\n") + 1
        self.column = self.at - (before.rfind("\n") + 1) + 1
        self.found = found
        super().__init__(key, found=found, line=self.line, column=self.column, **values)


@dataclass(frozen=True)
class Fault:
    """What is wrong with a sheet.

    Attributes:
        key: what it is; ``record`` when the sentence comes from reading the record.
        where: the path in a record, such as ``deal.elder`` or ``play[7]``.
        place: the place of the sheet: one of its places, or ``calls.elder.point``, ``bids``, ``play``, ``rules``.
        cards: the cards concerned, to be marked.
        values: what the sentence names.
        code: of a record's fault its name, such as ``play.follow_suit``.
        ruling: the refusal, where a rule refused a move.
        error: of a record's fault the error it was read from.
    """

    key: str
    where: str
    place: str
    cards: Cards = ()
    values: tuple[tuple[str, Any], ...] = ()
    code: str = ""
    ruling: Ruling | None = None
    error: RecordError | None = field(default=None, compare=False)

    @property
    def missing(self) -> bool:
        """Whether something is only lacking yet, as on a sheet that is being filled."""
        return self.key == "count" and dict(self.values)["how"] == "more"

    def text(self, language: str = "en") -> str:
        """One sentence: where it stands, what is wrong, what to do."""
        words = catalogue(language)
        told = {name: value if isinstance(value, str) else argument(value) for name, value in self.values}
        if self.ruling is not None:
            from piquet_tutor.narration import sentence

            told["said"] = sentence(self.ruling, language)
        elif self.error is not None:
            told["said"] = said_of(self.error, language)
        return flowed(words.format(f"editing-fault-{self.key}", told))

    def __str__(self) -> str:
        return self.text()
