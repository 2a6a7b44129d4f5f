"""What stands above a deal in words as its title: “Tuesday club. elder: …”, in a line or a sentence of its own.

>>> headed("Tuesday club. elder: ♠AKQ")
('Tuesday club', '              elder: ♠AKQ')
>>> headed("Friday class. Miss Grey (elder): ♠AKQ")[0]
'Friday class'
>>> headed("Is this good? elder: ♠AKQ")[0], headed("♠AKQ. elder: ♥AKQ")[0]
('', '')
"""

from __future__ import annotations

import re
from itertools import islice
from typing import Final

from piquet_tutor.explore.lab.notation.remarks import is_like_a_head
from piquet_tutor.explore.lab.notation.rules_named import rules_called
from piquet_tutor.explore.lab.notation.scanning import Scanner, Word
from piquet_tutor.explore.lab.notation.words import joined

MOST_WORDS: Final = 8
"""The most words of a title: more is something that is told of the deal."""
_ABOVE: Final = re.compile(
    r"\A\s*(?:#+ +)?[\"“«*]*(?P<title>[^\n.:;?!\"“”«»*]{2,80}?)[\"”»*]*\s*?(?:[.:;] *\n?|\n)[\s\"”»*]*(?=\S)"
)
_OF_A_TITLE: Final = frozenset(
    (
        *("WORD", "OF_SELF", "SUIT", "HEAD", "NUMBER", "NUMBERED", "COMMA", "OF", "TO", "AND", "DASH", "OWN"),
        *("SKIPPED", "HAND"),
    )
)
_BEGINS: Final = frozenset(("SEAT", "HANDS", "AFTER", "DEALT", "TALON"))
"""With what the deal below a title begins."""
_LINES: Final = frozenset(("TEXT", "RULES", "OPTIONS"))
"""With what else it begins, in a line that is its own; these have a colon."""
_FIRST_WORDS: Final = 6
"""How many words tell whether a deal begins there: a name may be of several."""

_NOTHING: Final = Word("", None, 0, 0)


def headed(text: str) -> tuple[str, str]:
    """The title that stands above a deal in words, and the text with blanks in its place.

    A title has a word that means nothing here, and no card, no seat and nothing that is asked: what might tell of the
    deal is not taken for one. Of a text without a title everything is returned as it is.
    """
    above = _ABOVE.match(text)
    if above is None or not begins_a_deal(text[above.end() :]):
        return "", text
    title = above["title"].strip()
    if rules_called(title) or not _is_a_title(list(islice(Scanner(title).words(), MOST_WORDS + 1))):
        return "", text
    return title, re.sub(r"\S", " ", text[: above.end()]) + text[above.end() :]


def begins_a_deal(rest: str) -> bool:
    """Whether a text begins with a seat and a colon, who sits where, what the hands are, or what it calls its title."""
    found = islice(Scanner(rest).words(), _FIRST_WORDS)
    words = joined(rest, [word for word in found if word.terminal != "SKIPPED"])  # Miss Grey (elder): …
    first, *after = (word.terminal for word in (*words, _NOTHING, _NOTHING)[:3])
    if first == "WORD":  # Anna (elder): … · Anna is elder. …
        return after[0] == "IS" or (after[0] == "SEAT" and words[1].aside)
    if first in _LINES:
        return True
    return first in _BEGINS and (first != "SEAT" or after[0] == "COLON" or (len(words) > 1 and words[1].aside))


def _is_a_title(words: list[Word]) -> bool:
    own = [word for word in words if word.terminal == "WORD"]
    plain = all(_may_stand_in_one(word) for word in words) and len(words) <= MOST_WORDS
    return plain and any(word.terminal in ("WORD", "NUMBERED") for word in words) and not any(map(is_like_a_head, own))


def _may_stand_in_one(word: Word) -> bool:
    """Whether a word is none of a deal's: of signs that are cards, only figures and “a”."""
    return word.terminal in _OF_A_TITLE or (word.terminal == "SIGNS" and (word.plain.isdigit() or word.plain == "a"))
