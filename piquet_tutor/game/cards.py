"""Cards, suits, ranks and packs: the vocabulary of everything else. It contains no rules.

A card is written rank then suit, ``AS KH QD JC TS 9H 8D 7C`` (and ``6S`` in longer packs). Reading is
lenient (``10H``, ``ah``, ``♠A``, ``A♠``); writing is always canonical.

>>> parse_cards("10h ♠A 7c")
(TH, AS, 7C)
>>> format_cards(sort_hand(parse_cards("7C AS TH")))
'AS TH 7C'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cache
from operator import attrgetter
from typing import Final, NoReturn

from piquet_tutor.engine.faults import Said


class Suit(IntEnum):
    """The four suits, in the canonical order of writing a hand."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """One letter, as cards are written."""
        return "SHDC"[self]

    @property
    def symbol(self) -> str:
        """The printed pip."""
        return "♠♥♦♣"[self]


class Rank(IntEnum):
    """The ranks from six to ace; the value only orders them."""

    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One letter or figure, as cards are written."""
        return "6789TJQKA"[self - 6]


class CardError(Said, ValueError):
    """A text that is not a card, or cards that cannot occur together; the message is one sentence."""


class Card:
    """One card of a pack. There is one object for each card, so cards compare by identity and hash fast.

    Attributes:
        rank: its rank.
        suit: its suit.
        code: canonical text, such as ``"TH"``.
        index: place in the canonical order of a hand (spades first, ace first), 0 to 35.
    """

    __slots__ = ("code", "index", "rank", "suit")
    rank: Rank
    suit: Suit
    code: str
    index: int

    def __init__(self, rank: Rank, suit: Suit) -> None:
        """Use :func:`card` instead, which returns the single object for each card."""
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "code", rank.letter + suit.letter)
        object.__setattr__(self, "index", suit * 9 + (Rank.ACE - rank))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards never change: {self.code}.{name}")

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, ...]:
        return (card, (self.rank, self.suit))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


class Void(Card):
    """A marker used in place of cards for a void suit: ``-S`` means no spades. It is in no pack and has no rank.

    Only the forms in which a void suit can be called use it.
    """

    __slots__ = ()

    def __init__(self, suit: Suit) -> None:
        """Use :func:`void` instead, which returns the single object for each suit."""
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "code", "-" + suit.letter)
        object.__setattr__(self, "index", 36 + suit)

    def __reduce__(self) -> tuple[object, ...]:
        return (void, (self.suit,))


_CARDS: Final[dict[tuple[Rank, Suit], Card]] = {
    (rank, suit): Card(rank, suit) for suit in Suit for rank in reversed(Rank)
}
_VOIDS: Final[dict[Suit, Void]] = {suit: Void(suit) for suit in Suit}
_BY_CODE: Final[dict[str, Card]] = {each.code: each for each in (*_CARDS.values(), *_VOIDS.values())}

Cards = tuple[Card, ...]
"""Several cards, in a meaningful order (a hand is kept sorted by :func:`sort_hand`)."""


def card(rank: Rank, suit: Suit) -> Card:
    """The one object that stands for this rank in this suit."""
    return _CARDS[rank, suit]


def void(suit: Suit) -> Void:
    """The marker of a void suit."""
    return _VOIDS[suit]


class Pack:
    """A pack of cards, by its size: 32 (seven to ace) or 36 (six to ace).

    >>> len(Pack(32).cards), Pack(36).lowest.name
    (32, 'SIX')
    """

    def __init__(self, size: int) -> None:
        """Make the pack.

        Raises:
            ValueError: the size is neither 32 nor 36.
        """
        if size not in (32, 36):
            raise ValueError(f"no pack of {size} cards is used here; use 32 or 36.")
        self.size = size
        self.lowest = Rank.SEVEN if size == 32 else Rank.SIX
        self.cards: Cards = tuple(each for each in _CARDS.values() if each.rank >= self.lowest)
        self._members = frozenset(self.cards)

    def __contains__(self, one: Card) -> bool:
        return one in self._members

    def __repr__(self) -> str:
        return f"Pack({self.size})"


@cache
def pack_of(size: int) -> Pack:
    """The pack of this size; see :class:`Pack`."""
    return Pack(size)


_SUIT_OF = {"S": "S", "H": "H", "D": "D", "C": "C", "♠": "S", "♥": "H", "♦": "D", "♣": "C"} | {
    "♤": "S",
    "♡": "H",
    "♢": "D",
    "♧": "C",
}
_TOKEN = re.compile(r"[^\s,;]+")


def parse_card(text: str) -> Card:
    """Read one card.

    Raises:
        CardError: the text is not a card; the sentence shows what a card looks like.

    >>> parse_card("10♦"), parse_card("♣q"), parse_card("as")
    (TD, QC, AS)
    """
    found = _BY_CODE.get(text)
    if found is not None:
        return found
    shown = text if len(text) <= 12 else text[:12] + "…"
    raw = text.strip().upper().replace("10", "T").replace("\ufe0f", "")
    if len(raw) == 2:
        if raw[0] in "♠♥♦♣♤♡♢♧":
            raw = raw[1] + raw[0]
        found = _BY_CODE.get(raw[0] + _SUIT_OF.get(raw[1], "?"))
        if found is not None:
            return found
    raise CardError(f"“{shown}” is not a card; write a rank and a suit, such as AS, TH or 7C.")


def parse_cards(text: str) -> Cards:
    """Read cards separated by spaces or commas, in the order written.

    Raises:
        CardError: one of them is not a card.
    """
    return tuple(parse_card(token) for token in _TOKEN.findall(text))


def format_cards(cards: Iterable[Card]) -> str:
    """Cards as canonical text, one space between."""
    return " ".join(one.code for one in cards)


card_order: Final[Callable[[Card], int]] = attrgetter("index")
"""Sort key of the canonical order."""


def sort_hand(cards: Iterable[Card]) -> Cards:
    """Cards in canonical order: spades, hearts, diamonds, clubs, each from the ace down."""
    return tuple(sorted(cards, key=card_order))


def twice(cards: Iterable[Card]) -> Card | None:
    """The first card that occurs twice, or None."""
    seen: set[Card] = set()
    for one in cards:
        if one in seen:
            return one
        seen.add(one)
    return None
