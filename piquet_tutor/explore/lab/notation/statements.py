"""The statements of a text: which of the grammar each is, about whom, and what is described in it; and its title."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from typing import Any, Final

from piquet_tutor.explore.lab.faults import TypedFault
from piquet_tutor.explore.lab.notation.calls import kind_of
from piquet_tutor.explore.lab.notation.faults import BEGINNINGS, Heads, Near
from piquet_tutor.explore.lab.notation.grammar import NotInTheGrammar, leaves_of, parsed
from piquet_tutor.explore.lab.notation.lists import wrong_rank
from piquet_tutor.explore.lab.notation.remarks import is_like_a_head
from piquet_tutor.explore.lab.notation.rules_named import rules_called
from piquet_tutor.explore.lab.notation.scanning import ITEMS, Scanner, Word, fault
from piquet_tutor.explore.lab.notation.vocabulary import SYMBOLS
from piquet_tutor.explore.lab.notation.words import joined

_STATES: Final = ("HAND", "HOLDS", "DEALT", "AFTER")
_WHO: Final = ("SEAT", "OWNER", "ALONE")
_VERBLESS: Final = ("listed", "talon", "heading", "naming", "alone")
_WHOLE: Final = ("call", "sunk", "answer", "heading", "naming", "alone")
"""Statements whose first word is told by what follows it, and stays with it."""
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


@dataclass(frozen=True)
class TextStatement:
    """A piece of typed text that says one thing, such as a hand or a discard.

    Attributes:
        sort: which of the grammar.
        head: its first word.
        who: the seat it is about; None where it names none.
        words: what is listed or described in it.
        states: the words between the seat and its cards.
        verb: the word that says what the seat does; None for a hand.
    """

    sort: str
    head: Word
    who: Word | None
    words: tuple[Word, ...]
    states: tuple[Word, ...] = ()
    verb: Word | None = None


def parts_of(text: str, words: Sequence[Word]) -> list[TextStatement]:
    """The statements of a text; one that names no seat in the middle of a sentence is about the one before.

    Raises:
        TypedFault: the words are not in the grammar.
    """
    try:
        tree = parsed(words, "deal")
    except NotInTheGrammar as error:
        raise _refused(text, words, error.at) from None
    found: list[TextStatement] = []
    for child in tree.children:
        part = _part(child)
        if found and part.who is None and part.verb is not None and not part.head.opens and not part.head.named:
            part = replace(part, who=found[-1].who)  # “elder holds … and discards …”
            if part.sort == "call" and found[-1].sort == "sunk" and part.head.terminal not in ("CALLS", "HOLDS"):
                part = replace(part, sort="sunk")  # “sinks the point and the sequences”
            if found[-1].sort == "call" and _only_names(found[-1].words, part.words):
                found.pop()  # “sequence: tierce to the king”
        found.append(part)
    return found


def _part(child: Any) -> TextStatement:
    if not hasattr(child, "data"):
        return TextStatement(child.type.lower(), child.value, None, ())
    words = tuple(leaves_of(child))
    sort = str(child.children[-1].data if child.data in ("seated", "owned") else child.data)
    who = next((word for word in words[:2] if word.terminal in _WHO), None)
    rest = tuple(word for word in words if word.terminal not in _WHO)
    if sort == "hand":
        states = tuple(word for word in rest if word.terminal in _STATES)
        return TextStatement(sort, words[0], who, rest[len(states) :], states)
    if sort in _WHOLE:
        return TextStatement(sort, words[0], who, rest, (), None if sort in _VERBLESS else rest[0])
    return TextStatement(sort, words[0], who, rest[1:], (), None if sort in _VERBLESS else rest[0])


def _refused(text: str, words: Sequence[Word], at: int | None) -> TypedFault:
    """Why words are no deal: one that is in no language, or one that cannot stand where it does."""
    if at is None:
        return fault(text, "unfinished", words[-1])
    word = words[at]
    if word.terminal == "UNNAMED":
        word = words[at + 1]
    if word.terminal != "GREETING" and (word.terminal != "WORD" or word.languages):
        return fault(text, "place", word)
    short = len(word.plain) < 3 and word.terminal == "WORD"
    signs = any(one in (*SYMBOLS, *"0123456789") for one in word.plain)
    near = Near(word.plain)
    if not signs and not near.known and _is_prose(text, words, at):
        return fault(text, "prose", word, heads=Heads(BEGINNINGS))
    large = text[word.start : word.end].isupper()
    if short or signs or (at and words[at - 1].terminal in ITEMS and not near.known and large):  # “♥KQJ DAX”
        wrong = wrong_rank(text, word, words[at - 1] if at else None) if signs or large else None
        return wrong or fault(text, "card", word)
    if word.title and not near.known and _is_a_player(words, at):
        return fault(text, "nobody", word)
    return fault(text, "word", word, hint=near)


def _is_a_player(words: Sequence[Word], at: int) -> bool:
    """Whether a word stands where a player's name does: “Anna: ♠AKQ”, “Anna elder: ♠AKQ”, “elder Anna: ♠AKQ”."""
    word, after = words[at], words[at + 1] if at + 1 < len(words) else _NOTHING
    if word.opens:
        return word.named or (after.terminal == "SEAT" and not after.opens)
    return word.named and words[at - 1].terminal in _WHO


def _is_prose(text: str, words: Sequence[Word], at: int) -> bool:
    """Whether a word stands beside a deal, in a sentence of others that mean nothing here, and in no list of cards."""
    lists = at and words[at - 1].terminal in ITEMS and not words[at].opens
    if lists or not any(word.terminal == "SEAT" for word in words):
        return False
    begun = max((place for place in range(at + 1) if words[place].opens), default=0)
    sentence = [words[begun], *takewhile(lambda word: not word.opens, words[begun + 1 :])]
    strange = [word for word in sentence if word.terminal == "WORD" and not text[word.start : word.end].isupper()]
    return len(strange) > 1 and words[at] in strange


def _only_names(words: Sequence[Word], after: Sequence[Word]) -> bool:
    """Whether the words of a call only name the kind of the call that comes after them."""
    kinds = [word for word in words if word.terminal not in ("CALLS", "HOLDS")]
    return len(kinds) == 1 and kinds[0].terminal in ("SEQUENCE", "SETS") and kind_of(kinds[0]) == kind_of(after[0])


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
