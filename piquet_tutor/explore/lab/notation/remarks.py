"""Remarks: what a text says beside the deal, such as “Hello, can somebody rule on this?”, which is set aside and shown.

Nothing with a card, a rank, a suit, a seat or a player’s name in it is a remark, nor what a list of cards follows (it
may say whose they are), nor what may turn round what the text says, such as “not”, nor what is like a word of the
notation (it may be one with a typing error). Above the deal, before anything is said of a hand, words such as “had” and
“play” say nothing of one. What stands behind a # is a remark whatever it says, where it has a word that means nothing
here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from piquet_tutor.engine.faults import alike
from piquet_tutor.explore.lab.notation.scanning import ITEMS, Word
from piquet_tutor.explore.lab.notation.vocabulary import vocabulary

MOST: Final = 40
"""The most remarks of a text; one that has more is a text of another kind."""
_IDLE: Final = frozenset(
    (
        *("WORD", "GREETING", "IS", "OF", "TO", "AND", "COMMA", "NUMBER", "DASH", "CARDS", "SELF", "THIRD", "NUMBERED"),
        "HAND",
    )
)
"""Words that say nothing of a deal where they stand among themselves."""
_SAID: Final = ("WORD", "GREETING", "SELF", "THIRD", "NUMBERED", "NUMBER")
_ARTICLES: Final = ("a", "at")
"""Small words of prose that are cards in letters."""
_HEADING: Final = frozenset(("AFTER", "DEALT", "HANDS"))
_LED: Final = frozenset(("AFTER", "DEALT"))
_STATES_NOTHING: Final = frozenset(("DISCARDS", "DRAWS", "PLAY", "CALLS", "HOLDS", "LEFT", "HAND", "SINKS", "POINT"))
"""Heads that a question may have: it says nothing of the deal."""
_TELLS_NOTHING_ABOVE: Final = frozenset(("HOLDS", "HAND", "PLAY", "DRAWS"))
"""Heads that say nothing where no seat is named yet: who had, who plays for what."""
_LIKENED: Final = ("SEAT", "TALON", "DISCARDS", "RANK", "SUIT")
_SHORT: Final = 3

Span = tuple[int, int]


def without_remarks(text: str, words: Sequence[Word]) -> tuple[list[Word], list[Span]]:
    """The words without remarks, and where each of these stands in the text."""
    kept: list[list[Word]] = []
    left: list[Span] = []
    following: Word | None = None
    units = list(_units(words))
    above = next((at for at, unit in enumerate(units) if not all(map(_above, unit))), len(units))
    for at, unit in reversed(list(enumerate(units))):
        own = _kept(text, unit, following, at < above) if len(left) < MOST else unit
        left += reversed(list(_spans(unit, own)))
        if not own and kept and kept[-1]:  # a colon led in what follows
            kept[-1][0] = replace(kept[-1][0], opens=True)
        elif own and own[0] is not unit[0]:
            own[0] = replace(own[0], opens=True)
        kept.append(own)
        following = own[0] if own else following
    told = [word for unit in reversed(kept) for word in unit]
    return (told, left[::-1]) if told else (list(words), [])


def _units(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Yield sentences, and within one what a colon leads in where nothing before it is of a deal, or follows a name."""
    unit: list[Word] = []
    for at, word in enumerate(words):
        if unit and (word.opens or _ends(unit, words[at - 2] if at > 1 else None, word)):
            yield unit
            unit = []
        unit.append(word)
    if unit:
        yield unit


def _ends(unit: list[Word], before: Word | None, word: Word) -> bool:
    last = unit[-1]
    if last.terminal == "SEAT" and before is not None and before.terminal == "IS" and len(unit) > 2:
        return not last.named
    return (
        last.named and word.terminal != "WORD" and all(_idle(each) or _beside(unit, at) for at, each in enumerate(unit))
    )


def _kept(text: str, unit: list[Word], following: Word | None, above: bool) -> list[Word]:
    """The words of a unit that are no remark.

    Args:
        text: in which it stands.
        unit: the words.
        following: the word after them that is no remark.
        above: whether nothing that may be of a deal stands in it or before it.
    """
    alone = following is None or following.terminal not in ITEMS
    says = any(word.terminal in _SAID for word in unit)
    if says and unit[0].hashed and alone:
        return []
    if any(word.terminal == "DOUBT" for word in unit) or not says:
        return unit
    told = [word for at, word in enumerate(unit) if not (_idle(word) or _beside(unit, at))]
    states = {word.terminal for word in told} <= _STATES_NOTHING
    if not told or (states and _asks(text, unit)) or (above and not {word.terminal for word in told} <= _HEADING):
        return [] if alone and not _like_a_head(unit) else unit
    first = unit.index(told[0])
    past = next((word for word in unit[first:] if word.terminal not in _HEADING and not _idle(word)), following)
    if past is not None and past.terminal in ITEMS:  # “Anna after the exchange: ♠AKQ”: whose they are
        return unit
    if {word.terminal for word in told} <= _HEADING:
        return told
    divided = first > 0 and unit[first - 1].terminal == "COMMA" and told[0].terminal in ("SEAT", "NAME")
    return unit[first:] if told[0].terminal in _LED or divided else unit


def _above(word: Word) -> bool:
    """Whether a word may stand above a deal without being of one: in “We had this last night, at an inn”."""
    article = word.terminal == "SIGNS" and word.plain in _ARTICLES
    return article or _idle(word) or word.terminal in _TELLS_NOTHING_ABOVE | _HEADING


def _idle(word: Word) -> bool:
    if word.terminal == "SEAT":  # “you”, of whom nothing is said
        return word.plain in vocabulary().meanings and vocabulary().meanings[word.plain].terminal == "SELF"
    return word.terminal in _IDLE or (word.terminal == "DEALS" and word.opens)


def _beside(unit: list[Word], at: int) -> bool:
    """Whether a sign is no card but an article before a word, or the number of a deal or an exercise."""
    word = unit[at]
    after = unit[at + 1] if at + 1 < len(unit) else None
    if word.terminal != "SIGNS":
        return False
    if word.plain in _ARTICLES:
        return word.small and after is not None and _idle(after) and (word.plain == "a" or at > 0)
    return word.plain.isdigit() and at > 0 and unit[at - 1].terminal == "NUMBERED"


def _asks(text: str, unit: list[Word]) -> bool:
    return text[unit[-1].end :].lstrip(' \u00a0\u202f”"»)')[:1] == "?"


def _spans(unit: list[Word], kept: list[Word]) -> Iterator[Span]:
    """Yield where words stand that were not kept, those beside each other as one."""
    starts = {word.start for word in kept}
    begun: Word | None = None
    last: Word | None = None
    for word in unit:
        if word.start not in starts:
            begun, last = begun or word, word
        elif begun is not None and last is not None:
            yield begun.start, last.end
            begun = None
    if begun is not None and last is not None:
        yield begun.start, last.end


def _like_a_head(unit: list[Word]) -> bool:
    """Whether one of a few words may be a head of the notation, a rank or a suit with a typing error."""
    return len(unit) <= _SHORT and any(is_like_a_head(word) for word in unit if word.terminal == "WORD")


def is_like_a_head(word: Word) -> bool:
    """Whether a word may be a head of the notation, a rank or a suit with a typing error."""
    return _is_like(word.plain)


@lru_cache(1024)
def _is_like(plain: str) -> bool:
    return bool(alike(plain[:30], _likened(), likeness=0.8))


@cache
def _likened() -> list[str]:
    return [word for word, meaning in vocabulary().meanings.items() if meaning.terminal in _LIKENED]
