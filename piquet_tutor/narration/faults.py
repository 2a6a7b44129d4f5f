"""Faults in the reader's language: the engine has a code and facts for each, every language a message ``fault-…``.

An action that a rule refused is worded like any other refusal.

>>> from piquet_tutor.game.records.faults import RecordError
>>> fault_told(RecordError("card.unknown", "play[2]", "play, #3", text="11H"), "fr")
'play, carte 3\u202f: «\u202f11H\u202f» n’est pas une carte\u202f; écrivez un rang et une couleur, comme AS, TH ou 7C.'
"""

from __future__ import annotations

import re
from typing import Final, Protocol, runtime_checkable

from piquet_tutor.engine.faults import Fault, Phrase, plain
from piquet_tutor.game.records.faults import WHOLE
from piquet_tutor.narration import speech
from piquet_tutor.narration.catalogue import Catalogue, catalogue
from piquet_tutor.narration.functions import small
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.texts import whole


@runtime_checkable
class Translatable(Protocol):
    """Something that can be put into any language; faults raised outside the engine hold one."""

    def text(self, language: str) -> str:
        """The sentence."""


_CARD: Final = re.compile(r"#(?=\d)")
_OTHER: Final = re.compile(r"№ (?=\d)")


def fault_told(error: Fault, language: str = FIRST_LANGUAGE) -> str:
    """A fault in one sentence: where, what, why, what to do next.

    Args:
        error: the error raised.
        language: a language the catalogue has.
    """
    said, place = said_of(error, language), place_told(error, language)
    if not place:
        return said[:1].upper() + said[1:]
    return whole("fault-placed", language, place=place, said=said)


def place_told(error: Fault, language: str = FIRST_LANGUAGE) -> str:
    """Where a fault is, such as “play, card 8”; empty for a fault of something without places."""
    found = catalogue(language)
    if error.place == WHOLE:
        return found.word("fault-whole")
    place = _CARD.sub(lambda _: found.word("fault-card") + " ", plain(error.place))
    return _OTHER.sub(lambda _: found.word("fault-number") + " ", place)


def said_of(error: Fault, language: str = FIRST_LANGUAGE) -> str:
    """What is wrong, without the place.

    Args:
        error: the error raised.
        language: a language the catalogue has.

    Raises:
        MissingText: the catalogue has no sentence for it, or one with facts that the fault does not have.
    """
    if error.ruling is not None:
        return speech.said(error.ruling, "short", language)
    spoken = error.facts.get("spoken")
    if isinstance(spoken, Translatable):
        return spoken.text(language)
    found = catalogue(language)
    return whole(key_of(error.code), language, **{name: _fact(value, found) for name, value in error.facts.items()})


def said_after_colon(error: Fault, language: str = FIRST_LANGUAGE) -> str:
    """What is wrong, as it follows the name of a file: a sentence that begins with a word of its own has it in small.

    Args:
        error: the error raised.
        language: a language the catalogue has.
    """
    said, key = said_of(error, language), getattr(error.facts.get("spoken"), "key", "")
    if key not in catalogue(language):
        return said
    pattern = catalogue(language).entry(key).pattern
    first = pattern if isinstance(pattern, str) else pattern.pieces[0]
    own = isinstance(first, str) and said.startswith(first[:2]) and said[1:2].islower()
    return small(said) if own else said


def key_of(code: str) -> str:
    """The message key of a fault's code."""
    return f"fault-{code.replace('.', '-')}"


def phrase_told(phrase: Phrase, language: str = FIRST_LANGUAGE) -> str:
    """Part of a fault's sentence, such as “perhaps “rubicon” is meant”, in a language."""
    found = catalogue(language)
    what = found.format("list-comma", {}).join(phrase.what) if isinstance(phrase.what, tuple) else str(phrase.what)
    return found.format(f"fault-phrase-{phrase.code}", {"what": plain(what)})


def _fact(value: object, found: Catalogue) -> str:
    """A fact of a fault as shown: quoted as written, except for what is a phrase of ours, or a choice of several."""
    if isinstance(value, Phrase):
        return phrase_told(value, found.language)
    if isinstance(value, tuple):
        parts = [_fact(each, found) for each in value]
        if len(parts) == 1:
            return parts[0]
        comma = found.format("list-comma", {})
        return found.format("list-or", {"first": comma.join(parts[:-1]), "last": parts[-1]}) if parts else "absent"
    return plain(str(value))
