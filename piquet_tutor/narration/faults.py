"""Faults of a record in the reader's language.

``engine/records`` identifies each fault by a code and has an English sentence for it; every other language has a
message ``fault-…`` for each code. An action that a rule refused is worded like any other refusal.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Protocol, runtime_checkable

from piquet_tutor.engine.records.faults import RecordError, plain
from piquet_tutor.narration import speech
from piquet_tutor.narration.catalogue import DEFAULT, Catalogue, catalogue
from piquet_tutor.narration.plain_text import flowed


@runtime_checkable
class Sentence(Protocol):
    """Something that can be put into any language; faults raised outside ``engine/records`` hold one."""

    def text(self, language: str) -> str:
        """The sentence."""


_CARD: Final = re.compile(r"\bcard (?=\d)")
_WHOLE: Final = "the record"
_OR: Final = " or "
_HOLE: Final = "…"
"""The placeholder in a phrase, as in “write one of …”."""
_OWN: Final = frozenset({"hint", "problem"})
"""Facts of a fault that are phrases of ours around quoted input, to be translated; the others are quoted as is."""


def fault_told(error: RecordError, language: str = DEFAULT) -> str:
    """A fault in one sentence: where, what, why, what to do next.

    Args:
        error: the error raised for the record.
        language: a language the catalogue has; without a message for the fault, the English sentence is used.
    """
    found = catalogue(language)
    if language == DEFAULT:
        return error.message
    said = _said(error, found) or error.said
    place = found.word("fault-whole") if error.place == _WHOLE else error.place
    place = _CARD.sub(lambda _: found.word("fault-card") + " ", place)
    if not place:
        return said[:1].upper() + said[1:]
    return flowed(found.format("fault-placed", {"place": place, "said": said}))


def _said(error: RecordError, found: Catalogue) -> str:
    if error.ruling is not None:
        return speech.said(error.ruling, "short", found.language)
    spoken = error.facts.get("spoken")
    if isinstance(spoken, Sentence):
        return spoken.text(found.language)
    key = key_of(error.code)
    if key not in found or not error.facts.keys() >= set(found.entry(key).names):
        return ""
    told = {
        name: hint_told(str(value), found.language) if name in _OWN else _fact(str(value), found)
        for name, value in error.facts.items()
    }
    return flowed(found.format(key, told))


def said_of(error: RecordError, language: str = DEFAULT) -> str:
    """What is wrong, without the place.

    Args:
        error: the error raised for the record.
        language: as for :func:`fault_told`.
    """
    return (language != DEFAULT and _said(error, catalogue(language))) or error.said


def hint_told(hint: str, language: str = DEFAULT) -> str:
    """A hint about what might be meant or written instead, such as “perhaps “rubicon” is meant”, in a language.

    Args:
        hint: in English, as the parsers of records and of typed deals word it.
        language: a language the catalogue has; a hint without a translation is returned unchanged.
    """
    if language == DEFAULT:
        return hint
    for theirs, ours in _hints(language).items():
        before, hole, after = theirs.partition(_HOLE)
        if hint == theirs:
            return ours
        if hole and hint.startswith(before) and hint.endswith(after) and len(hint) > len(before) + len(after):
            return ours.replace(_HOLE, plain(hint[len(before) : len(hint) - len(after)]))
    return plain(hint)


def key_of(code: str) -> str:
    """The message key of a fault's code."""
    return f"fault-{code.replace('.', '-')}"


def _fact(value: str, found: Catalogue) -> str:
    """A fact of a fault as shown: quoted as written, except that what a value must be is translated."""
    phrases = _phrases(found.language)
    if value in phrases:
        return phrases[value]
    parts = [phrases.get(part, part) for part in value.split(_OR)]
    if len(parts) == 1:
        return plain(value)
    comma = found.format("list-comma", {})
    return found.format("list-or", {"first": plain(comma.join(parts[:-1])), "last": plain(parts[-1])})


@cache
def _phrases(language: str) -> dict[str, str]:
    pairs = (pair.partition(" = ") for pair in catalogue(language).word("fault-phrases").split(" | "))
    return {theirs: ours for theirs, _, ours in pairs}


@cache
def _hints(language: str) -> Mapping[str, str]:
    file = files("piquet_tutor").joinpath("narration", "locales", language, "data", "hints.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
