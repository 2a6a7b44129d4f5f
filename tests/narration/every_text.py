"""Every text of a language, told in every way: whichever variant its choices come to, with facts that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from piquet_tutor.narration.catalogue import Catalogue, catalogue, chapter, chapters
from piquet_tutor.narration.patterns import FunctionCall, JoinedPieces, MessageMention, Variable, VariantChoice
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.narration.values import argument, plural_category

NUMBERS = (0, 1, 2, 21)
"""Of each kind of number one: nothing, one, a few, and many that end in one."""
COUNTED = {"WORDS", "FIGURES", "NUMBER"}
"""The functions that tell a number."""
TAKEN = {
    ("SIDE", 0): ("elder", "younger"),
    ("ROLE", 0): ("elder", "younger"),
    ("OTHER", 0): ("elder", "younger"),
    ("DOES", 0): ("elder", "younger"),
    ("NAME", 0): ("Anna", "Camille"),
    ("KIND", 0): ("point", "set"),
    ("RANK", 0): ("ace", "queen"),
    ("RULES", 0): ("rubicon", "saunt"),
    ("SUIT", 0): ("AH KH", "QS"),
    ("CARD", 0): ("AH", "QS"),
    ("CARDS", 0): ("AH KH", "QS"),
    ("COMBINATIONS", 0): ("AH KH QH/JS TS 9S", "AH KH QH"),
    ("CHOICE", 0): ("AH KH", "QS"),
    ("SEQUENCE", 0): (3, 4),
    ("SEQUENCE", 1): ("ace", "queen"),
    ("SET", 0): (3, 4),
    ("SET", 1): ("ace", "queen"),
    ("SCORED", 0): ("point set", "set"),
    ("SCORED", 1): ("5 14", "3"),
}
"""What each function takes, by its place among what it is given."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})

Facts = Mapping[str, tuple[Any, ...]]
"""What each variable of a text may be."""


class Text(NamedTuple):
    """A text of a language: its key, and the catalogue it stands in."""

    key: str
    speech: Catalogue

    @property
    def pattern(self) -> Any:
        """What it is made of."""
        return self.speech.entries[self.key].pattern

    @property
    def names(self) -> tuple[str, ...]:
        """Its variables."""
        return self.speech.entries[self.key].names


@cache
def every_text(language: str) -> tuple[Text, ...]:
    """Every text that has a variable."""
    sources = (catalogue(language), *(chapter(each, language) for each in chapters()))
    texts = (Text(key, each) for each in sources for key in each.read_all().entries)
    return tuple(each for each in texts if each.names)


def pieces(piece: Any, speech: Catalogue) -> Iterator[Any]:
    """A piece and every piece within it, through the messages it refers to."""
    yield piece
    for each in _within(piece, speech):
        yield from pieces(each, speech)


def _within(piece: Any, speech: Catalogue) -> tuple[Any, ...]:
    match piece:
        case JoinedPieces():
            return piece.pieces
        case MessageMention():
            return (speech.entries[piece.key].pattern,)
        case FunctionCall():
            return piece.values
        case VariantChoice():
            return (piece.selector, *(each for _, each in piece.variants))
    return ()


def facts_of(text: Text) -> dict[str, tuple[Any, ...]]:
    """What each variable may be: what its functions take, a number of each kind, and what is chosen by."""
    taken: dict[str, tuple[Any, ...]] = {}
    keys: dict[str, dict[Any, None]] = {name: {} for name in text.names}
    counted = set()
    for piece in pieces(text.pattern, text.speech):
        match piece:
            case FunctionCall():
                for place, value in enumerate(piece.values):
                    if isinstance(value, Variable) and piece.name in COUNTED:
                        counted.add(value.name)
                    elif isinstance(value, Variable) and (piece.name, place) in TAKEN:
                        taken[value.name] = TAKEN[piece.name, place]
            case VariantChoice(selector=Variable(name=name)):
                keys[name].update(dict.fromkeys(key for key, _ in piece.variants))
    return {name: _values(taken.get(name), tuple(keys[name]), name in counted) for name in text.names}


def _values(taken: tuple[Any, ...] | None, keys: tuple[Any, ...], counted: bool) -> tuple[Any, ...]:
    words = [key for key in keys if isinstance(key, str) and key not in CATEGORIES and key != "other"]
    numbers = counted or not words or any(not isinstance(key, str) or key in CATEGORIES for key in keys)
    if taken is None:
        taken = (*NUMBERS, *(key for key in keys if not isinstance(key, str))) if numbers else ("something",)
    return tuple(dict.fromkeys((*taken, *words)))


def chosen(choice: VariantChoice, value: Any, language: str) -> int:
    """Which of its variants a value comes to."""
    for number, (key, _) in enumerate(choice.variants):
        by_category = isinstance(value, int) and isinstance(key, str)
        if plural_category(value, language) == key if by_category else value == key:
            return number
    return next(number for number, (_, each) in enumerate(choice.variants) if each is choice.usual)


def ways(piece: Any, speech: Catalogue, facts: Facts) -> Iterator[Facts]:
    """For each piece of text that can be told: the facts with which it is."""
    if isinstance(piece, str | JoinedPieces):
        yield facts
    if not isinstance(piece, VariantChoice):
        for each in _within(piece, speech):
            if not isinstance(each, str):
                yield from ways(each, speech, facts)
    elif isinstance(piece.selector, Variable):
        name = piece.selector.name
        for number, (_, variant) in enumerate(piece.variants):
            fitting = tuple(each for each in facts[name] if chosen(piece, each, speech.language) == number)
            if fitting:
                yield from ways(variant, speech, {**facts, name: fitting})
    else:
        for _, variant in piece.variants:
            yield from ways(variant, speech, facts)


def told(text: Text, facts: Mapping[str, Any]) -> str | None:
    """The text with these facts; None where it cannot be told with them."""
    given = {name: argument(None if value == "absent" else value) for name, value in facts.items()}
    try:
        return text.speech.format(text.key, given)
    except MissingText:
        return None
