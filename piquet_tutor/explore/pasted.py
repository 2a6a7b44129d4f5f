r"""What chats and mail do to a link, undone: the links in a text somebody pasted, as they were before they were sent.

A link comes back in brackets or quotation marks, with a full stop behind it, broken over lines, quoted with ``>``, with
its signs written as ``%23`` or ``&amp;``, or inside the address of a service that looks at every link first. RFC 3986,
appendix C, says what to strip: delimiters, white space and line breaks. The letters of a link are never among that, and
where it ends its own checksum tells (:mod:`piquet_tutor.explore.links`); nothing here guesses a letter, and nothing is
fetched.

>>> for each in written("Look: <http://127.0.0.1/table.html%23piquet%3D1.eNo\n> BAAA>, and tell me."):
...     print(each)
Written(version='1', pieces=('eNo', 'BAAA'))
>>> is_meant("elder: AS KS QS"), is_meant("piquet%253D1.eNo")
(False, True)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import Final
from urllib.parse import unquote

KEY: Final = "piquet"
"""What stands before the = of a link."""
LONGEST: Final = 16_000
"""The most characters of a link after its key; a whole deal takes 500 to 800, a partie of six deals about 1200."""
LONGEST_TEXT: Final = 100_000
"""The most characters of a text in which links are looked for."""
WRAPPINGS: Final = 4
"""How often a text is unescaped: a link inside a link inside a link, each inside with its signs escaped again."""
_GAP: Final = r"(?:[\s\\>|\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]|<(?:wbr|br) ?/?>)*+"
"""What may come between two letters of a link: blanks and line breaks, seen or unseen, and signs of quoting."""
_LETTERS: Final = re.compile(_GAP + r"([A-Za-z0-9_-]+)")
_VERSION: Final = rf"([0-9]{{1,9}}){_GAP}\."
_SPACED: Final = _GAP.join(KEY)
_KEYED: Final = re.compile(rf"{_SPACED}{_GAP}={_GAP}{_VERSION}", re.IGNORECASE)
_KEYLESS: Final = re.compile(rf"\W*+{_VERSION}")
_SOFT_END: Final = re.compile(r"=[ \t]*\r?\n")
_PRINTABLE: Final = re.compile(r"=([0-9A-F]{2})")
"""The end of a line that goes on, and a sign in two figures, as quoted-printable mail (RFC 2045) writes them."""
_DASHES: Final = str.maketrans(dict.fromkeys("\u2010\u2011\u2212\ufe63\uff0d", "-") | dict.fromkeys("–—", "--"))
"""The hyphens that a word processor puts in the place of those that were typed."""


@dataclass(frozen=True)
class Written:
    """A link as it stands in a text.

    Attributes:
        version: its number, before the point.
        pieces: its letters, a piece for each line or word they were broken into; the words that follow the link are
            among them, because only the link itself tells where it ends.
    """

    version: str
    pieces: tuple[str, ...]

    @property
    def letters(self) -> str:
        """All the pieces as one."""
        return "".join(self.pieces)


def is_meant(text: str) -> bool:
    """Whether a link to a deal stands in a text, damaged or not."""
    plain = unwrapped(text)
    return f"{KEY}=" in plain.lower() or _KEYED.search(plain) is not None


def written(text: str) -> list[Written]:
    """The links in a text, in their order, each as often as it stands there.

    Args:
        text: whatever was pasted: an address, a letter, or a link from its version on; of a longer text than
            ``LONGEST_TEXT``, the beginning.
    """
    plain = unwrapped(text)
    found = [Written(each[1], _pieces(plain, each.end())) for each in _KEYED.finditer(plain)]
    if found:
        return found
    alone = _KEYLESS.match(plain.rpartition("#")[2])
    return [Written(alone[1], _pieces(alone.string, alone.end()))] if alone else []


def unwrapped(text: str) -> str:
    """A text with every sign as it is meant: nothing escaped for an address or for a page, and plain hyphens."""
    plain = text[:LONGEST_TEXT]
    for _ in range(WRAPPINGS):
        before, plain = plain, unescape(unquote(_unprinted(plain)))
        if plain == before:
            break
    return plain.translate(_DASHES)


def _unprinted(text: str) -> str:
    """A text that may be quoted-printable, its signs escaped as in an address."""
    if "=3D" not in text:  # every = of such a text is written so
        return text
    return _PRINTABLE.sub(r"%\1", _SOFT_END.sub("", text))


def _pieces(text: str, at: int) -> tuple[str, ...]:
    """The runs of letters from a place on, with nothing but gaps between them; a few more than a link may have."""
    found: list[str] = []
    count = 0
    while count <= LONGEST and (next_one := _LETTERS.match(text, at)):
        found.append(next_one[1])
        count += len(next_one[1])
        at = next_one.end()
    return tuple(found)
