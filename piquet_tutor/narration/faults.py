"""What is wrong with a record, told in a reader's language.

Records name their faults and have the first language's sentence for each; another language has its own, a message
``fault-…`` for each fault. What a rule refused is told as any refusal is.
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
    """What can say itself in any language: a fault that no record has by itself holds one."""

    def text(self, language: str) -> str:
        """The sentence."""


_CARD: Final = re.compile(r"\bcard (?=\d)")
_WHOLE: Final = "the record"
_OR: Final = " or "
_HOLE: Final = "…"
"""Stands in a phrase for what it speaks of: “write one of …”."""
_OWN: Final = frozenset({"hint", "problem"})
"""What of a fault is a phrase of ours with a stranger's word in it; all else is quoted as it is."""


def fault_told(error: RecordError, language: str = DEFAULT) -> str:
    """A fault in one sentence: where, what, why, what to do next.

    Args:
        error: as the records raise it.
        language: a language the catalogue has; one that has no message for the fault tells the first one's sentence.
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
    """What is wrong, without where: the sentence after the place.

    Args:
        error: as the records raise it.
        language: as for :func:`fault_told`.
    """
    return (language != DEFAULT and _said(error, catalogue(language))) or error.said


def hint_told(hint: str, language: str = DEFAULT) -> str:
    """What might be meant or written instead, such as “perhaps “rubicon” is meant”, in a language.

    Args:
        hint: as the records and whoever reads a typed text word it.
        language: a language the catalogue has; a hint it has no phrase for stays as it is.
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
    """The message of a fault."""
    return f"fault-{code.replace('.', '-')}"


def _fact(value: str, found: Catalogue) -> str:
    """What a sentence speaks of: as it is written, but for what a value must be, which is told in words."""
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
