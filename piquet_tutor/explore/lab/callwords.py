"""Calls as people type them: ``5 hearts``, ``point of five making 49``, ``quart major in spades``, ``trio of kings``.

What a text leaves open is looked up in the hand. Where the hand leaves it open too, or holds nothing of the kind, that
is a fault: a call is never guessed. Cards that are named one by one are taken as named, even if they are not held.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from piquet_tutor.engine.cards import Cards, Rank, Suit, card, sort_hand
from piquet_tutor.engine.combinations import Kind, points, sequences, sets
from piquet_tutor.engine.records.replay import Given
from piquet_tutor.explore.lab.cardwords import (
    RANK_PLURALS,
    RANK_WORDS,
    SUIT_WORDS,
    Piece,
    plainly,
    read_cards,
    words_of,
)
from piquet_tutor.explore.lab.faults import TypedFault

NUMBERS: Final = {
    **{word: number for number, word in enumerate(["three", "four", "five", "six", "seven", "eight", "nine"], 3)},
    **{str(number): number for number in range(3, 10)},
}
SEQUENCES: Final = {
    "tierce": 3,
    "quart": 4,
    "quarte": 4,
    "quint": 5,
    "quinte": 5,
    "sixième": 6,
    "sixieme": 6,
    "septième": 7,
    "septieme": 7,
    "huitième": 8,
    "huitieme": 8,
    "neuvième": 9,
    "neuvieme": 9,
}
SETS: Final = {"trio": 3, "three": 3, "3": 3, "quatorze": 4, "quatorzes": 4, "four": 4, "4": 4, "14": 4}
NOTHING: Final = frozenset({"nothing", "none", "no", "sunk", "sink", "sinks"})
_GROUPS: Final = re.compile(r"\band\b|[+&|/]")
_SUITED: Final = frozenset(suit for suit in SUIT_WORDS if len(suit) > 1 or not suit.isalpha())
_IGNORED: Final = frozenset(
    {
        *("a", "an", "the", "his", "her", "of", "in", "to", "from", "at", "by", "headed", "high", "making", "worth"),
        *("card", "cards", "point", "sequence", "sequences", "set", "sets", "run", "runs"),
    }
)


def read_call(piece: Piece, kind: Kind, hand: Cards | None) -> Given:
    """Read what is called of one kind; an empty tuple when the text says that nothing is.

    Args:
        piece: the text.
        kind: the kind of call.
        hand: what the seat holds after the exchange; None when that is not known.

    Raises:
        TypedFault: the text cannot be read, or leaves open what is called; the fault points at the place.
    """
    words = [word for word, _ in words_of(piece)]
    if words and all(word in NOTHING for word in words):
        return ()
    if not words:
        raise piece.fault("call_empty", kind=kind)
    parts = list(_parts(piece))
    if kind == "point" and len(parts) > 1:
        raise piece.fault("one_point")
    return tuple(_combination(part, kind, hand) for part in parts)


def _parts(piece: Piece) -> Iterator[Piece]:
    """Split a call into combinations: at “and” and the like, or at commas where each part is a combination."""
    at = 0
    bounds = [*(found.span() for found in _GROUPS.finditer(plainly(piece.own))), (len(piece.own), 0)]
    for start, end in bounds:
        group = piece.part(at, start)
        at = end
        if words_of(group):
            yield from _by_commas(group)


def _by_commas(group: Piece) -> Iterator[Piece]:
    cuts = [place for place, one in enumerate(group.own) if one == ","]
    starts = [0, *(cut + 1 for cut in cuts)]
    parts = [group.part(start, end) for start, end in zip(starts, [*cuts, len(group.own)], strict=True)]
    parts = [part for part in parts if words_of(part)]
    if len(parts) > 1 and all(_stands_alone(part) for part in parts):
        yield from parts
    else:
        yield group


def _stands_alone(part: Piece) -> bool:
    words = [word for word, _ in words_of(part)]
    if any(word in SEQUENCES or word in RANK_PLURALS for word in words):
        return True
    try:
        return len(read_cards(part)) >= 3
    except TypedFault:
        return False


def _combination(part: Piece, kind: Kind, hand: Cards | None) -> Cards:
    words = [word for word, _ in words_of(part)]
    if kind == "sequence" and any(word in SEQUENCES for word in words):
        return _sequence(part, hand)
    if kind == "set" and any(word in RANK_PLURALS or word in ("trio", "quatorze") for word in words):
        return _set(part, hand)
    if kind == "point" and _describes_point(words):
        return _point(part, hand)
    cards = read_cards(part)
    if not cards:
        raise part.fault("call_empty", kind=kind)
    return cards


# --- the point ----------------------------------------------------------------------------------------------------


def _describes_point(words: list[str]) -> bool:
    """Return whether the text gives a number, a suit and perhaps pips, instead of cards."""
    told = [word for word in words if word not in _IGNORED]
    numbers = [word for word in told if word in NUMBERS or word.isdigit()]
    suits = [word for word in told if word in _SUITED]
    if len(numbers) + len(suits) != len(told) or not told:
        return False
    if "making" in words or "worth" in words:
        return True
    return len(numbers) <= 1 and len(suits) <= 1 and (not suits or len(told) == 1 or told[0] in numbers)


def _point(part: Piece, hand: Cards | None) -> Cards:
    count = pips = None
    suit: Suit | None = None
    makes = False
    for word, at in words_of(part):
        if word in ("making", "worth"):
            makes = True
        elif word in _SUITED:
            suit = SUIT_WORDS[word]
        elif makes and word.isdigit():
            pips = int(word)
        elif word in NUMBERS:
            count = NUMBERS[word]
        elif word not in _IGNORED:
            raise part.fault("point_number", word, at)
    held = _held(part, hand)
    fitting = [
        each.cards
        for each in points(held)
        if suit in (None, each.suit) and count in (None, each.length) and pips in (None, each.pips)
    ]
    return _only(part, fitting, "point")


# --- sequences and sets -------------------------------------------------------------------------------------------


def _sequence(part: Piece, hand: Cards | None) -> Cards:
    length, top, suit = 0, None, None
    words = words_of(part)
    for word, at in words[1:] if words[0][0] == "a" else words:
        if word in SEQUENCES and not length:
            length = SEQUENCES[word]
        elif word == "major" and top is None:
            top = Rank.ACE
        elif word in SUIT_WORDS and suit is None:
            suit = SUIT_WORDS[word]
        elif word in RANK_WORDS and top is None:
            top = RANK_WORDS[word]
        elif word not in _IGNORED:
            raise part.fault("sequence_word", word, at)
    if top is not None and suit is not None:
        if top - length + 1 < Rank.SIX:
            raise part.fault("sequence_low")
        return _run(top, length, suit)
    held = _held(part, hand)
    fitting = [
        each.cards
        for each in sequences(held)
        if each.length == length and top in (None, each.cards[0].rank) and suit in (None, each.cards[0].suit)
    ]
    return _only(part, fitting, "sequence")


def _run(top: Rank, length: int, suit: Suit) -> Cards:
    return tuple(card(Rank(top - below), suit) for below in range(length))


def _set(part: Piece, hand: Cards | None) -> Cards:
    size, rank = 0, None
    for word, at in words_of(part):
        if word in SETS and not size:
            size = SETS[word]
        elif word in RANK_PLURALS and rank is None:
            rank = RANK_PLURALS[word]
        elif word not in _IGNORED:
            raise part.fault("set_word", word, at)
    if rank is None:
        return _only(part, [each.cards for each in sets(_held(part, hand)) if len(each.cards) == size], "set")
    if size == 4:
        return tuple(card(rank, suit) for suit in Suit)
    held = tuple(one for one in _held(part, hand) if one.rank is rank)
    if size == 3 and len(held) == 4:
        raise part.fault("trio_of_four")
    return _only(part, [held] if len(held) in ({size} if size else {3, 4}) else [], "set")


# --- what is held -------------------------------------------------------------------------------------------------


def _held(part: Piece, hand: Cards | None) -> Cards:
    if hand is None:
        raise part.fault("hand_unknown")
    return sort_hand(hand)


def _only(part: Piece, fitting: list[Cards], kind: Kind) -> Cards:
    if len(fitting) != 1:
        raise part.fault("call_open" if fitting else "call_not_held", kind=kind)
    return fitting[0]
