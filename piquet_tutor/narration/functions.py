"""What a message may ask of its facts: the words for cards, ranks, sides and numbers, each from ``words.ftl``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from piquet_tutor.cards import Card, Void, parse_card, parse_cards
from piquet_tutor.table import Side

Function = Callable[..., Any]
HALF: Final = "½"
OTHERS: Final[Side] = "others"
"""Stands for the sides across the table where there is more than one."""
_ACROSS: Final = (("elder", "younger"), ("dealer", "nondealer"), ("1-3", "2-4"))
"""The pairs of sides that play against each other alone."""
_OTHER: Final = {one: two for pair in _ACROSS for one, two in (pair, pair[::-1])}


class Words(Protocol):
    """Where words are found."""

    def word(self, key: str) -> str:
        """A text without variables."""

    def __contains__(self, key: str) -> bool: ...

    def format(self, key: str, arguments: Mapping[str, Any]) -> str:
        """A text with them."""


def functions_for(words: Words) -> dict[str, Function]:
    """The functions of one language's messages."""
    return {
        "SIDE": lambda side: _side(words, str(side), "side"),
        "ROLE": lambda side: _side(words, str(side), "role"),
        "OTHER": lambda side: other(str(side)),
        "KIND": lambda kind, form="one": words.word(f"kind-{kind}.{form}"),
        "RANK": lambda rank, form="one": words.word(f"rank-{rank}.{form}"),
        "SUIT": lambda cards: suit_name(words, str(cards)),
        "CARD": lambda card: card_name(words, parse_card(str(card))),
        "CARDS": lambda cards: card_list(words, str(cards)),
        "CHOICE": lambda cards: choice(words, str(cards)),
        "WORDS": lambda number, case="lower": in_words(words, number, str(case)),
        "SEQUENCE": lambda length, top="": sequence_name(words, int(length), str(top)),
        "SET": lambda size, rank: set_name(words, int(size), str(rank)),
        "SCORED": lambda kinds, points: scored(words, str(kinds).split(), str(points).split()),
    }


def _side(words: Words, side: str, form: str) -> str:
    key = f"{form}-{side}"
    return words.word(key) if key in words else side


def other(side: Side) -> Side:
    """The side across the table; where it is not one side but several, a word for them all.

    >>> other("dealer"), other("2-4"), other("3")
    ('nondealer', '1-3', 'others')
    """
    return _OTHER.get(side, OTHERS)


def label(words: Words, side: Side) -> str:
    """A side as it heads a line or stands beside a figure: “Dealer” rather than “The dealer”."""
    return _side(words, side, "label" if f"label-{side}" in words else "side")


def suit_name(words: Words, cards: str) -> str:
    """The suit of a suit's name, a card or cards of one suit."""
    key = cards if f"suit-{cards}" in words else parse_card(cards.split()[0]).suit.name.lower()
    return words.word(f"suit-{key}")


def card_name(words: Words, card: Card) -> str:
    """A card in words, such as “ace of hearts”."""
    rank, suit = card.rank.name.lower(), card.suit.name.lower()
    return words.format("card-name", {"rank": words.word(f"rank-{rank}.one"), "suit": words.word(f"suit-{suit}")})


def symbol(words: Words, card: Card) -> str:
    """A card as it is listed, such as A♥ or 10♥; a void suit in words."""
    if isinstance(card, Void):
        return words.format("void-sign", {"suit": card.suit.symbol})
    return words.word(f"rank-{card.rank.name.lower()}.sign") + card.suit.symbol


def card_list(words: Words, codes: str) -> str:
    """Cards one after another, in symbols."""
    return " ".join(symbol(words, card) for card in parse_cards(codes))


def choice(words: Words, codes: str) -> str:
    """Cards as alternatives: “A♥, K♥ or 9♥”."""
    shown = [symbol(words, card) for card in parse_cards(codes)]
    if len(shown) == 1:
        return shown[0]
    return words.format("list-or", {"first": words.format("list-comma", {}).join(shown[:-1]), "last": shown[-1]})


def scored(words: Words, kinds: list[str], points: list[str]) -> str:
    """Scores one after another, each with what it counts: “sequence (4) and quatorze (14)”."""
    from piquet_tutor.narration.values import argument  # numbers as messages select on them

    shown = [
        words.format("barring-scored", {"by": kind, "by_points": argument(int(number))})
        for kind, number in zip(kinds, points, strict=True)
    ]
    if len(shown) == 1:
        return shown[0]
    return words.format("list-and", {"first": words.format("list-comma", {}).join(shown[:-1]), "last": shown[-1]})


def in_words(words: Words, given: object, case: str = "lower") -> str:
    """A number as it is said, up to 999, with a half where it has one; above that in figures."""
    if str(given).endswith(HALF):
        whole = in_words(words, str(given).removesuffix(HALF), case)
        return words.format("number-and-a-half", {"number": whole})
    number = int(str(given))
    small = words.word("numbers-to-ninety-nine").split(", ")
    hundreds, rest = divmod(number, 100)
    if number > 999 or number < 0:
        said = str(number)
    elif not hundreds:
        said = small[rest]
    elif not rest:
        said = words.format("number-hundreds", {"hundreds": small[hundreds]})
    else:
        said = words.format("number-hundreds-and", {"hundreds": small[hundreds], "rest": small[rest]})
    return said[:1].upper() + said[1:] if case == "title" else said


def sequence_name(words: Words, length: int, top: str = "") -> str:
    """A sequence by its number, and by its top card when that is known: “quart major”."""
    name = words.word(f"sequence-{length}")
    if not top:
        return name
    return words.format("sequence-to", {"name": name, "top": top, "rank": words.word(f"rank-{top}.one")})


def set_name(words: Words, size: int, rank: str) -> str:
    """A trio or quatorze with its rank: “quatorze of tens”."""
    return words.format("set-of", {"name": words.word(f"set-{size}"), "rank": words.word(f"rank-{rank}.plural")})
