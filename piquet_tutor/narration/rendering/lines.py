"""Text broken into lines where nobody can be asked how wide a letter is: as wide as in wide fonts."""

from __future__ import annotations

from typing import Final

_WIDTHS: Final = {
    **dict.fromkeys(" .,;:'’·!|ijlI-", 0.38),
    **dict.fromkeys("()[]ftrsz“”–J/", 0.52),
    **dict.fromkeys("mMWœ…@%", 1.05),
    **dict.fromkeys("wHNKRUOQDGAVC+♠♥♦♣&", 0.88),
}
_OTHER: Final = 0.66
"""Of a letter's height: all others, rather too wide than too narrow."""
_FULL: Final = 1.1
"""Letters of scripts that this table does not know."""


def width(text: str, size: float) -> float:
    """How wide a text is at most.

    Args:
        text: one line.
        size: the height of its letters.
    """
    return size * sum(_WIDTHS.get(each, _OTHER if each < "\u0250" else _FULL) for each in text)


def broken(text: str, size: float, room: float) -> list[str]:
    """Break a text into lines; a word that is wider than a line is broken too.

    Args:
        text: the text.
        size: the height of its letters.
        room: how wide a line may be.
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip(" ")
        if width(longer, size) <= room:
            lines[-1] = longer
            continue
        *whole, rest = _pieces(word, size, room)
        lines += [*whole, rest]
    return [line for line in lines if line]


def _pieces(word: str, size: float, room: float) -> list[str]:
    """A word in pieces, none wider than a line."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and width(pieces[-1] + letter, size) > room:
            pieces.append("")
        pieces[-1] += letter
    return pieces
