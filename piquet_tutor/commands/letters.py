"""What stands for a sign that a terminal cannot write: a suit's letter, a plain dash; never a hole in a sentence.

On Windows a pipe often takes only the 200 signs of an old code page (cp1252), and none of them is a suit. A card is
then written as records write it (``AS``), or in French with the letters of its suits (``AP``).
"""

from __future__ import annotations

import codecs
import contextlib
import sys
import unicodedata
from functools import cache
from typing import Final

from piquet_tutor.game.cards import Suit

NAME: Final = "piquet-tutor-letters"
"""The name under which Python knows it."""
PLAIN: Final = {
    "\u202f": " ",
    "\u00a0": " ",
    "\u2009": " ",
    "\u2011": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "→": "->",
    "…": "...",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "•": "*",
    "·": "-",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "œ": "oe",
    "Œ": "OE",
    "─": "-",
    "━": "-",
    "│": "|",
    "✓": "x",
}
"""Plain signs for others, in whatever code page lacks them."""


def spell_out(language: str) -> None:
    """Let the output streams write letters for signs that they have not.

    Args:
        language: whose letters stand for the suits.
    """

    def spelled(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        told = "".join(_plain(one, language) for one in error.object[error.start : error.end])
        return told.encode(error.encoding, "replace").decode(error.encoding), error.end

    codecs.register_error(NAME, spelled)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, OSError, ValueError):
            stream.reconfigure(errors=NAME)  # type: ignore[union-attr]  # tests put other streams here


def write_utf8() -> None:
    """Write UTF-8 from here on: a page or a drawing says of itself that it is, whatever the terminal's code page."""
    with contextlib.suppress(AttributeError, OSError, ValueError):
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # tests put other streams here


def _plain(sign: str, language: str) -> str:
    """A sign in ASCII: a letter without its accent, or a question mark where there is nothing like it."""
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return _suits(language).get(sign) or PLAIN.get(sign) or bare or "?"


@cache
def _suits(language: str) -> dict[str, str]:
    from piquet_tutor.narration.catalogue import catalogue

    letters = catalogue(language).word("notation-letters").upper().split(", ")  # as deals are typed in this language
    return dict(zip((suit.symbol for suit in Suit), letters, strict=True))
