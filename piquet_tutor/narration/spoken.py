"""Errors that hold the key of their sentence, so that it can be shown in any language.

What the tutor is asked in code, in a cell or on a page is refused so; what can be wrong with a deal that somebody gives
is a fault of the lab (:mod:`piquet_tutor.explore.lab.faults`), which points at its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from piquet_tutor.engine.clauses import plainly
from piquet_tutor.engine.faults import Phrase, Said, nearest
from piquet_tutor.game.cards import CardError, parse_card
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rules.loader import options
from piquet_tutor.narration.books import rules_title
from piquet_tutor.narration.catalogue import catalogue, languages, meant
from piquet_tutor.narration.faults import phrase_told, said_of
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.plain_text import clean
from piquet_tutor.narration.texts import whole
from piquet_tutor.narration.values import argument

_TITLES: Final = frozenset({"own", "other", "title"})
"""Facts that are names of rule sets, told by their titles."""
_CARD_SHOWN: Final = 12
_VALUE_SHOWN: Final = 30
"""How many characters of unreadable input an error quotes."""


class Apart(tuple[str, ...]):
    """Items that contain commas themselves: the language's semicolon joins them."""

    __slots__ = ()


class Spoken(Said):
    """An error whose sentence is a message of the catalogue.

    Attributes:
        key: the message.
        facts: its variables: numbers, texts (input is cut short), tuples of them, or another error.
    """

    family: ClassVar[str] = ""
    """The prefix of the keys of this class's messages."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        """Store the message key and its variables."""
        super().__init__(key)
        self.key = self.family + key
        self.facts = facts

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """The sentence: what is wrong, and what to do next.

        Args:
            language: a language the catalogue has.
        """
        told = {name: _fact(name, value, language) for name, value in self.facts.items()}
        return whole(self.key, language, **told)

    def __str__(self) -> str:
        return self.text(self.language or FIRST_LANGUAGE)


def _fact(name: str, value: Any, language: str) -> Any:
    if isinstance(value, Spoken):
        return value.text(language)
    if isinstance(value, RecordError):
        return said_of(value, language)
    if isinstance(value, Phrase):
        return phrase_told(value, language)
    if isinstance(value, tuple) and value:
        between = "list-semicolon" if isinstance(value, Apart) else "list-comma"
        return catalogue(language).format(between, {}).join(str(_fact("", each, language)) for each in value)
    if isinstance(value, str) and name in _TITLES:
        return rules_title(value, language)
    return clean(value) if isinstance(value, str) else argument(value)


class LanguageError(Spoken, ValueError):
    """A language that the tutor does not speak; the error names those it does."""

    family = "narration-error-"


def language_named(name: object) -> str:
    """The language of a tag such as ``fr`` or ``fr-CA``.

    Raises:
        LanguageError: the tutor does not speak it.
    """
    found = meant(name) if isinstance(name, str) else ""
    if not found:
        raise LanguageError("language", name=cut(str(name), _VALUE_SHOWN), known=languages())
    return found


class DepthError(Spoken, ValueError):
    """A narration of a depth that there is not; the error names those there are."""

    family = "narration-error-"


def refused_value(name: str, value: object) -> dict[str, Any]:
    """The variables of the message ``error-option-value``, for a value that an option cannot take.

    Args:
        name: an existing option.
        value: the value given.
    """
    known = tuple(_written(each) for each in options()[name].values)
    return {"name": name, "value": _written(value), "values": known}


def _written(value: object) -> str | Phrase:
    """A value as it is shown: words in quotation marks, as each language has them."""
    return Phrase("quoted", cut(value, _VALUE_SHOWN)) if isinstance(value, str) else plainly(value)


def no_card(text: str) -> str:
    """The first word of a text that cannot be read as a card, cut short."""
    for word in text.replace(",", " ").replace(";", " ").split():
        try:
            parse_card(word)
        except CardError:
            return cut(word, _CARD_SHOWN)
    return cut(text, _CARD_SHOWN)


def cut(text: str, most: int) -> str:
    """A text from outside, cut to this many characters."""
    return text if len(text) <= most else text[:most] + "…"


def hint_of(name: str, known: Sequence[str]) -> Phrase:
    """What is likely meant by a name that is not known; where none is like it, all that are.

    >>> hint_of("plya", ("deal", "play"))
    Phrase(code='perhaps', what='play')
    """
    near = nearest(name.lower(), known)
    return Phrase("perhaps", near) if near else Phrase("use-one-of", tuple(known))


def spoken_fault(code: str, spoken: Spoken, where: str = "", place: str | None = None) -> RecordError:
    """A fault that is not the record's own, such as a question about it that makes no sense.

    Args:
        code: the code of the fault.
        spoken: its sentence.
        where: path in the record.
        place: the same in words, where they are clearer.
    """
    return RecordError(code, where, place, spoken=spoken)


def no_card_fault(text: str, where: str = "") -> RecordError:
    """The fault for a text that cannot be read as cards.

    Args:
        text: the text as written.
        where: path in the record.
    """
    return spoken_fault("card.unknown", Spoken("why-error-card", text=no_card(text)), where)
