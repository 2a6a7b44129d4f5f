"""Two kinds of fault: one of a sheet, which is kept as it is, and one of something that cannot be put on a sheet.

>>> print(EditFault("place", place="widow", places="elder, younger or talon"))
There is no place “widow” on this sheet; write elder, younger or talon.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor.engine.faults import Phrase, Said, plain, quoted
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.narration.faults import phrase_told, place_told, said_of
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.narration.texts import whole
from piquet_tutor.narration.values import argument

_STRANGERS: Final = frozenset(
    ["basis", "faced", "field", "found", "key", "kind", "name", "page", "part", "place", "seat"]
)
"""The values of a sentence that quote the user; only these are cut short."""


class WordedValue:
    """A value of a sentence that has words of its own in each language."""

    def text(self, language: str = "en") -> str:
        """The words."""
        raise NotImplementedError


class Worded(Said, ValueError):
    """Something given as a deal, in words, laid out or as a link, that is none; what is quoted of it stays as typed.

    Attributes:
        key: what is wrong.
        values: the values in the sentence.
        family: the prefix of its messages in the catalogue.
    """

    family = ""

    def __init__(self, key: str, /, **values: Any) -> None:
        """Keep the values of the sentence; quoted text is cut short and made safe to show."""
        super().__init__(key)
        self.key = key
        self.values = {name: _quoted_or_plain(name, value) for name, value in values.items()}

    def text(self, language: str = "en") -> str:
        """The sentence: what is wrong, where, why, and what to do next."""
        told = {name: _worded(value, language) for name, value in self.values.items()}
        return whole(f"{self.family}-{self.key}", language, **told)

    def __str__(self) -> str:
        return self.text(self.language or FIRST_LANGUAGE)


def _worded(value: Any, language: str) -> Any:
    """A value as messages take it; a fault inside a fault, and what is told, is given as its words."""
    if isinstance(value, Worded | Spoken | WordedValue):
        return value.text(language)
    if isinstance(value, Phrase):
        return phrase_told(value, language)
    return value if isinstance(value, str) else argument(value)


def _quoted_or_plain(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return quoted(value) if name in _STRANGERS else plain(value)


class EditFault(Worded):
    """Something that cannot be put on a sheet at all."""

    family = "editing-cannot"


class RecordFault(EditFault):
    """A record that cannot be put on a sheet, with the sentence of the record's own fault."""

    def __init__(self, error: RecordError) -> None:
        """Keep the error, whose sentence becomes part of this one."""
        super().__init__("record")
        self.error = error
        self.values = {}

    def text(self, language: str = "en") -> str:
        """The sentence of the record's fault in a language."""
        told = {"where": place_told(self.error, language) or "none", "said": said_of(self.error, language)}
        return whole(f"{self.family}-{self.key}", language, **told)


def place_in(text: str, at: int) -> tuple[int, int]:
    """The line and column of an offset in a text, counted from one."""
    before = text[:at]
    return before.count("\n") + 1, at - (before.rfind("\n") + 1) + 1


class TypedFault(EditFault):
    """A text that cannot be read.

    Attributes:
        at: the offset of the place in the text.
        line, column: the line and column of the place, counted from one.
        found: the text there.
    """

    family = "editing-typed"

    def __init__(self, key: str, text: str, at: int, found: str = "", /, **values: Any) -> None:
        """Point at a place in a text."""
        self.at = min(at, len(text))
        self.line, self.column = place_in(text, self.at)
        self.found = found
        super().__init__(key, found=found, line=self.line, column=self.column, **values)


@dataclass(frozen=True)
class SheetFault:
    """Why a deal as it has been laid out cannot be ruled on.

    Attributes:
        key: what is wrong; ``record`` when the sentence comes from reading the record.
        where: the path in a record, such as ``deal.elder`` or ``play[7]``.
        place: the place of the sheet: one of its places, or ``calls.elder.point``, ``bids``, ``play``, ``rules``.
        cards: the cards concerned, to be marked.
        values: the values in the sentence.
        code: the name of a record's fault, such as ``play.follow_suit``.
        ruling: the refusal, where a rule refused a move.
        error: the error behind a record's fault.
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
        """Whether cards are merely missing so far, as on a sheet that is being filled in."""
        return self.key == "count" and dict(self.values)["how"] == "more"

    def text(self, language: str = "en") -> str:
        """One sentence: where the fault is, what is wrong, and what to do."""
        told = {name: value if isinstance(value, str) else argument(value) for name, value in self.values}
        if self.ruling is not None:
            from piquet_tutor.narration import sentence

            told["said"] = sentence(self.ruling, language)
        elif self.error is not None:
            told["said"] = said_of(self.error, language)
        return whole(f"editing-fault-{self.key}", language, **told)

    def __str__(self) -> str:
        return self.text()
