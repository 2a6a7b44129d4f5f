"""Calls: ``point of five making 49``, ``quart major in spades``, ``brelan de dames``, or their cards.

What a text leaves open is looked up in the hand. Where the hand leaves it open too, or holds nothing of the kind, that
is a fault: a call is never guessed. Cards that are named one by one are taken as named, even if they are not held.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from piquet_tutor.explore.lab.faults import TypedFault
from piquet_tutor.explore.lab.notation.lists import Letters
from piquet_tutor.explore.lab.notation.scanning import KINDS, Word, fault
from piquet_tutor.explore.lab.notation.vocabulary import alphabets
from piquet_tutor.game.cards import Card, Cards, Rank, Suit, card, sort_hand
from piquet_tutor.game.combinations import Kind, points, sequences, sets
from piquet_tutor.game.records.replay import Given

_KIND: Final[dict[str, Kind]] = {"SEQUENCE": "sequence", "RUN": "sequence", "POINT": "point", "RANKS": "set"}
_LISTS: Final = ("SEQUENCE", "SETS")
"""Words for a kind, after which several combinations may be listed."""
_LONGEST_POINT: Final = 12
_SIZES: Final = {"TRIO": 3, "QUATORZE": 4}
_FILLERS: Final = frozenset(("OF", "AND", "COMMA", "CARDS", "TO", "MAKING"))


def kind_of(word: Word) -> Kind:
    """The kind of combination that a word means; one that means none is followed by a point."""
    return _KIND.get(word.terminal, "set" if word.terminal in KINDS else "point")


@dataclass
class _CalledCombination:
    """What words say of a combination.

    Attributes:
        length: how many cards it has.
        pips: how much a point makes.
        rank: its highest card, or the rank of a set.
        suit: its suit.
        other: the first word that says none of these; None if there is none.
    """

    length: int = 0
    pips: int = 0
    rank: Rank | None = None
    suit: Suit | None = None
    other: Word | None = None


class Called:
    """A call of one kind, as it is worded.

    Attributes:
        given: the combinations called; empty when the words say that none is.
    """

    def __init__(self, text: str, letters: Letters, words: Sequence[Word], hand: Cards | None) -> None:
        """Read it.

        Args:
            text: the whole text.
            letters: how its cards are read.
            words: the word for the kind, and what follows it.
            hand: what the seat holds after the exchange; None when that is not known.

        Raises:
            TypedFault: it cannot be read, or leaves open what is called; the fault points at the place.
        """
        self.text, self.letters, self.hand = text, letters, hand
        self.head, self.kind = words[0], kind_of(words[0])
        own = list(words[1:] if words[0].terminal in KINDS else words)
        while own and own[-1].terminal in ("AND", "COMMA"):
            own.pop()
        told = own[1:] if own and own[0].terminal == "OF" else own
        self.span = told if told and self.head.terminal in ("POINT", *_LISTS) else [words[0], *own]
        """What a fault of the whole call points at."""
        self.given: Given = tuple(self._given(own))

    def _given(self, words: list[Word]) -> Iterator[Cards]:
        if words and all(word.terminal in ("NOTHING", "DASH") for word in words):
            return
        if not words and self.head.terminal in ("POINT", *_LISTS):
            raise self._fault("call_empty", self.head, kind=self.kind)
        groups = _groups(words) if self.head.terminal in _LISTS else [words]
        for group in groups:
            yield self._one(group)

    def _one(self, words: list[Word]) -> Cards:
        told = self._combination_told(words)
        if told.other is not None:
            if words and told.other.terminal in ("MAJOR", "RANKS", "MAKING"):
                raise self._fault("described", told.other, kind=self.kind)
            cards = self.letters.cards([word for word in words if word.terminal != "TO" or word is not words[0]])
            if self.head.terminal in ("RUN", *_SIZES, "COUNT") and len(cards) != self._length():
                raise self._fault("counted", self.head, count=len(cards))
            return cards
        if self.kind == "point":
            return self._point(told)
        return self._sequence(told) if self.kind == "sequence" else self._set(told)

    def _length(self) -> int:
        if self.head.terminal in ("RUN", "COUNT"):
            return int(self.head.value)
        return _SIZES.get(self.head.terminal, 0)

    def _combination_told(self, words: list[Word]) -> _CalledCombination:
        """What words say of the combination, the numbers of cards and pips apart from its cards."""
        told, makes = _CalledCombination(self._length()), False
        for word in words:
            number, rank = _number(word), _rank(word)
            if word.terminal == "MAKING":
                makes = True
            elif word.terminal in _FILLERS:
                continue
            elif self.kind == "point" and number and not told.pips and (makes or word.aside or number > _LONGEST_POINT):
                told.pips = number
            elif self.kind != "set" and number and not told.length and not told.rank and not told.suit:
                told.length = number
            elif self.kind == "sequence" and word.terminal == "MAJOR" and told.rank is None:
                told.rank = Rank.ACE
            elif self.kind != "point" and rank is not None and told.rank is None:
                told.rank = rank
            elif told.suit is None and (suit := self.letters.suit(word)) is not None:
                told.suit = suit
            elif self.kind == "sequence" and not told.rank and not told.suit and (one := _whole(word)) is not None:
                told.rank, told.suit = one.rank, one.suit
            else:
                told.other = word
                return told
        if self.kind == "sequence" and not told.length:
            told.other = words[-1]
        return told

    def _point(self, told: _CalledCombination) -> Cards:
        return self._only(
            [
                each.cards
                for each in points(self._held())
                if told.suit in (None, each.suit) and told.length in (0, each.length) and told.pips in (0, each.pips)
            ]
        )

    def _sequence(self, told: _CalledCombination) -> Cards:
        if told.rank is not None and told.suit is not None:
            if told.rank - told.length + 1 < Rank.SIX:
                raise self._whole_fault("sequence_low")
            return tuple(card(Rank(told.rank - below), told.suit) for below in range(told.length))
        return self._only(
            [
                each.cards
                for each in sequences(self._held())
                if each.length == told.length
                and told.rank in (None, each.cards[0].rank)
                and told.suit in (None, each.cards[0].suit)
            ]
        )

    def _set(self, told: _CalledCombination) -> Cards:
        if told.rank is None:
            return self._only([each.cards for each in sets(self._held()) if len(each.cards) == told.length])
        if told.length == 4:
            return tuple(card(told.rank, suit) for suit in Suit)
        held = tuple(one for one in self._held() if one.rank is told.rank)
        if told.length == 3 and len(held) == 4:
            raise self._whole_fault("trio_of_four")
        return self._only([held] if len(held) in ({told.length} if told.length else {3, 4}) else [])

    def _held(self) -> Cards:
        if self.hand is None:
            raise self._whole_fault("hand_unknown")
        return sort_hand(self.hand)

    def _only(self, fitting: list[Cards]) -> Cards:
        if len(fitting) != 1:
            raise self._whole_fault("call_open" if fitting else "call_not_held", kind=self.kind)
        return fitting[0]

    def _fault(self, key: str, word: Word, /, **values: object) -> TypedFault:
        return fault(self.text, key, word, **values)

    def _whole_fault(self, key: str, /, **values: object) -> TypedFault:
        start, end = self.span[0].start, self.span[-1].end
        return TypedFault(key, self.text, start, self.text[start:end], **values)


def _groups(words: list[Word]) -> list[list[Word]]:
    """The combinations of a list: at commas and “and”, where each part is one by itself."""
    groups: list[list[Word]] = [[]]
    for word in words:
        if word.terminal in ("COMMA", "AND"):
            groups.append([])
        else:
            groups[-1].append(word)
    groups = [group for group in groups if group]
    return groups if all(map(_stands_alone, groups)) else [words]


def _stands_alone(words: list[Word]) -> bool:
    cards = sum(_width(word) for word in words)
    return cards >= 3 or any(word.terminal == "RANKS" for word in words)


def _width(word: Word) -> int:
    """How many cards, or ranks, a word is at most."""
    if word.terminal in ("RANK", "CARD"):
        return 1
    found = [letters.parts(word.plain) for letters in alphabets().values()] if word.terminal == "SIGNS" else []
    return max((len(each[1]) for each in found if each is not None and each[0] != "SUIT"), default=0)


def _number(word: Word) -> int:
    if word.terminal == "NUMBER":
        return int(word.value)
    if word.terminal == "RANK" and Rank.SIX <= word.value <= Rank.TEN:
        return int(word.value)
    return int(word.plain) if word.terminal == "SIGNS" and word.plain.isascii() and word.plain.isdigit() else 0


def _rank(word: Word) -> Rank | None:
    """The rank that a word or a letter is; no two languages have a letter for two ranks."""
    if word.terminal in ("RANK", "RANKS"):
        return word.value  # type: ignore[no-any-return]
    if word.terminal != "SIGNS":
        return None
    return next((each.ranks[word.plain] for each in alphabets().values() if word.plain in each.ranks), None)


def _whole(word: Word) -> Card | None:
    """The one card that a word is, which every language that reads it reads alike."""
    found = {letters.parts(word.plain) for letters in alphabets().values()} if word.terminal == "SIGNS" else set()
    cards = {each[1] for each in found if each is not None and each[0] in ("WHOLE", "OPENED")}
    one: Cards = next(iter(cards), ())
    return one[0] if len(cards) == len(one) == 1 else None
