"""Plain text: on one line, in paragraphs, without invisible characters; and the error for a missing text."""

from __future__ import annotations

import re
from typing import Final

_LONGEST_NAME: Final = 60
BLANK_LINE: Final = re.compile(r"\n\s*\n")
_BLANKS: Final = " \t\n\r\f\v"
_BREAKING: Final = re.compile(r"[ \t\n\r\f\v]+")
_UNSEEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+")


class MissingText(LookupError):
    """The catalogue lacks a message, a variable or a word; the error says which, and in which language."""


def flowed(text: str) -> str:
    """A text on one line. No-break spaces, which some languages put before a colon, are kept."""
    return " ".join(_BREAKING.split(text.strip(_BLANKS)))


def paragraphs(text: str) -> tuple[str, ...]:
    """The paragraphs of a text, which blank lines separate; other line breaks do not matter."""
    return tuple(flowed(part) for part in BLANK_LINE.split(text) if part.strip())


def clean(name: str) -> str:
    """A name from outside (a player, a title) on one line of at most 60 characters, without invisible ones."""
    shown = flowed(_UNSEEN.sub(" ", name))
    return shown if len(shown) <= _LONGEST_NAME else shown[: _LONGEST_NAME - 1] + "…"
