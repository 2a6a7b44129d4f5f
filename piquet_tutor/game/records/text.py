"""Untrusted JSON text, read with limits on length, depth and numbers, and without duplicate keys."""

from __future__ import annotations

import json
import re
from os import PathLike
from pathlib import Path
from typing import Any, Final, NoReturn

from piquet_tutor.engine.faults import Phrase, quoted
from piquet_tutor.game.records.encoded import LIMIT, decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.nesting import is_deeper

DEPTH: Final = 12
"""The most levels of lists and objects allowed; a partie has six."""
FIGURES: Final = 9
"""The most digits allowed in a number."""

_LINK: Final = re.compile(r"piquet(?:=|%3D)\d", re.IGNORECASE)
"""What stands in a link that holds a deal."""
_WORDS: Final = re.compile(r"\s*[^\W\d]")
"""How a deal in words may begin, and no record does."""
_PROBLEMS: Final = {
    "Expecting value": "json-value",
    "Expecting property name": "json-key",
    "Expecting ',' delimiter": "json-comma",
    "Expecting ':' delimiter": "json-colon",
    "Unterminated string": "json-open",
    "Extra data": "json-after",
    "Invalid control character": "json-control",
    "Invalid \\": "json-backslash",
    "Illegal trailing comma": "json-comma-too-many",
}
"""The JSON parser's errors, each with the phrase that says it in our own words."""


def read_bytes(path: str | PathLike[str]) -> bytes:
    """The content of a file.

    Raises:
        RecordError: there is no such file, it cannot be read, or it is too long.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(LIMIT + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise RecordError("file.missing", "") from None
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        problem = getattr(error, "strerror", None) or Phrase("no-file-name")
        raise RecordError("file.unreadable", "", problem=problem) from None
    if len(data) > LIMIT:
        raise RecordError("text.size", "", limit=LIMIT // 1024)
    return data


def parse(text: str | bytes, *, one_line: bool = False) -> Any:
    """The JSON value of a text.

    Args:
        text: a record; bytes are UTF-8 or UTF-16, with or without a byte order mark.
        one_line: whether it is one line of JSON Lines, for the hint in an error.

    Raises:
        RecordError: the text cannot be a record.
    """
    if len(text if isinstance(text, bytes) else text.encode("utf-8", "replace")) > LIMIT:
        raise RecordError("text.size", "", limit=LIMIT // 1024)
    readable = decoded(text) if isinstance(text, bytes) else text.removeprefix("\ufeff")
    if not readable.strip():
        raise RecordError("text.empty", "")
    if is_deeper(readable, DEPTH):
        raise RecordError("text.depth", "")
    try:
        return json.loads(
            readable,
            object_pairs_hook=_once,
            parse_int=_number,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise _no_json(readable, error, one_line) from None


def _no_json(text: str, error: json.JSONDecodeError, one_line: bool) -> RecordError:
    hint: Phrase | str = ""
    if one_line:
        hint = Phrase("one-line")
    elif "\n" not in text.strip() and text.strip().endswith((".json", ".jsonl")):
        hint = Phrase("give-path")
    elif _LINK.search(text):
        hint = Phrase("is-link")
    elif _WORDS.match(text):
        hint = Phrase("is-words")
    problem = next((code for start, code in _PROBLEMS.items() if error.msg.startswith(start)), "json-breaks-off")
    return RecordError("text.json", "", line=error.lineno, column=error.colno, problem=Phrase(problem), hint=hint)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("text.key_twice", quoted(key), "", key=quoted(key))
        found[key] = value
    return found


def _number(figures: str) -> int:
    if len(figures) > FIGURES:
        _no_number(figures)
    return int(figures)


def _no_number(figures: str) -> NoReturn:
    raise RecordError("text.number", "", number=quoted(figures))
