"""Point, sequence and set: what a hand holds, and which of two is better. Nothing here knows what they score.

>>> from piquet_tutor.game.cards import parse_cards, sort_hand
>>> hand = sort_hand(parse_cards("AS JS 9S 8S AH KH QH JH 9C JC KD 8H"))
>>> best = points(hand)[0]
>>> best.length, best.pips
(5, 49)
>>> [s.length for s in sequences(hand)], [(s.size, s.rank.name) for s in sets(hand)]
([4], [(3, 'JACK')])
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from piquet_tutor.game.cards import Card, Cards, Rank, Suit, Void, card_order, sort_hand, void

Kind = Literal["point", "sequence", "set"]
KINDS: Final[tuple[Kind, ...]] = ("point", "sequence", "set")

PIPS: Final[dict[Rank, int]] = {
    rank: 11 if rank is Rank.ACE else 10 if rank >= Rank.TEN else int(rank) for rank in Rank
}
"""What a card adds to the value of a point: ace 11, court cards and ten 10, the others their number."""

LOWEST_IN_A_SET: Final = Rank.TEN
SHORTEST_SEQUENCE: Final = 3
SEQUENCE_LENGTHS: Final = range(SHORTEST_SEQUENCE, len(Rank) + 1)
"""How many cards a sequence can have."""
SMALLEST_SET: Final = 3
NOUGHT_LENGTH: Final = 5
NOUGHT_PIPS: Final = 50
"""What a void suit counts as where it may be called: five cards, as a point making fifty, or fifty and a half."""

Strength = tuple[float, float]
"""A sort key: of two combinations of one kind the better has the larger."""


@dataclass(frozen=True, slots=True)
class Point:
    """Cards of one suit, with their number and value in pips; or a void suit, which counts as five cards.

    Attributes:
        cards: the cards; for a void suit, its marker.
        half: whether half a pip is added, which happens only for a void suit.
    """

    cards: Cards
    length: int
    pips: int
    suit: Suit
    kind: Kind = "point"
    half: bool = False


@dataclass(frozen=True, slots=True)
class Sequence:
    """Three or more consecutive cards of one suit, the highest first; or a void suit, which counts as a quint.

    The sequence of a void suit has its marker for cards and the king for top card: it beats the quint to the king and
    loses to the quint major.
    """

    cards: Cards
    length: int
    top: Rank
    suit: Suit
    kind: Kind = "sequence"


@dataclass(frozen=True, slots=True)
class Set:
    """Three or four cards of one rank, ten or higher: a trio or a quatorze."""

    cards: Cards
    size: int
    rank: Rank
    kind: Kind = "set"


Combination = Point | Sequence | Set


def is_nought(one: Combination) -> bool:
    """Whether it is a void suit, called as a combination."""
    return isinstance(one.cards[0], Void)


def size_of(one: Combination) -> int:
    """How many cards it has; for a void suit, how many it counts as."""
    return one.size if isinstance(one, Set) else one.length


def nought(kind: Kind, suit: Suit, half: bool) -> Point | Sequence:
    """A void suit called as a point or as a sequence.

    Args:
        kind: ``point`` or ``sequence``; there is no set of nought.
        suit: the suit that is not held.
        half: whether the point makes fifty and a half, so that no five cards making fifty equal it.
    """
    cards = (void(suit),)
    if kind == "point":
        return Point(cards, NOUGHT_LENGTH, NOUGHT_PIPS, suit, half=half)
    return Sequence(cards, NOUGHT_LENGTH, Rank.KING, suit)


def voids(hand: Cards) -> tuple[Suit, ...]:
    """The suits of which a hand has no card."""
    found = {one.suit for one in hand}
    return tuple(suit for suit in Suit if suit not in found)


def point_of(cards: Cards) -> Point | None:
    """These cards as a point, or None when they are not all of one suit."""
    if not cards or len(set(cards)) != len(cards):
        return None
    suit = cards[0].suit
    pips = 0
    for one in cards:
        if one.suit is not suit:
            return None
        pips += PIPS[one.rank]
    return Point(cards, len(cards), pips, suit)


def sequence_of(cards: Cards) -> Sequence | None:
    """These cards as a sequence, or None when they are not three or more neighbours of one suit."""
    if len(cards) < SHORTEST_SEQUENCE:
        return None
    ordered = sort_hand(cards)
    first = ordered[0]
    for place, one in enumerate(ordered):
        if one.suit is not first.suit or one.rank != first.rank - place:
            return None
    return Sequence(ordered, len(ordered), first.rank, first.suit)


def set_of(cards: Cards) -> Set | None:
    """These cards as a trio or a quatorze, or None when they are not."""
    if len(cards) not in (3, 4) or len(set(cards)) != len(cards):
        return None
    rank = cards[0].rank
    if rank < LOWEST_IN_A_SET or any(one.rank is not rank for one in cards):
        return None
    return Set(cards if len(cards) == 3 else sort_hand(cards), len(cards), rank)


@lru_cache(maxsize=1024)
def combination_of(kind: Kind, cards: Cards, half: bool = True) -> Combination | None:
    """These cards read as a combination of this kind, or None when they are not one.

    Args:
        kind: which.
        cards: cards, or only the marker of a void suit.
        half: see :func:`nought`.
    """
    if any(isinstance(one, Void) for one in cards):
        return nought(kind, cards[0].suit, half) if len(cards) == 1 and kind != "set" else None
    if kind == "point":
        return point_of(sort_hand(cards))
    if kind == "sequence":
        return sequence_of(cards)
    return set_of(sort_hand(cards))


@lru_cache(maxsize=1024)
def points(hand: Cards) -> tuple[Point, ...]:
    """Every whole suit of a hand as a point, the longest and then the most valuable first."""
    found: list[Point] = []
    for group in _suits(hand):
        pips = 0
        for one in group:
            pips += PIPS[one.rank]
        found.append(Point(tuple(group), len(group), pips, group[0].suit))
    found.sort(key=_point_strength, reverse=True)
    return tuple(found)


@lru_cache(maxsize=1024)
def sequences(hand: Cards) -> tuple[Sequence, ...]:
    """Every unbroken run of three or more, the longest and then the highest first."""
    found: list[Sequence] = []
    run: list[Card] = []
    for one in hand:
        if run and (one.suit is not run[-1].suit or one.rank != run[-1].rank - 1):
            if len(run) >= SHORTEST_SEQUENCE:
                found.append(Sequence(tuple(run), len(run), run[0].rank, run[0].suit))
            run = []
        run.append(one)
    if len(run) >= SHORTEST_SEQUENCE:
        found.append(Sequence(tuple(run), len(run), run[0].rank, run[0].suit))
    found.sort(key=_sequence_strength, reverse=True)
    return tuple(found)


@lru_cache(maxsize=1024)
def sets(hand: Cards) -> tuple[Set, ...]:
    """Every trio and quatorze, any quatorze before any trio and then the higher rank first."""
    by_rank: dict[Rank, list[Card]] = {}
    for one in hand:
        if one.rank >= LOWEST_IN_A_SET:
            by_rank.setdefault(one.rank, []).append(one)
    found = [Set(tuple(group), len(group), rank) for rank, group in by_rank.items() if len(group) >= SMALLEST_SET]
    found.sort(key=_set_strength, reverse=True)
    return tuple(found)


def held(kind: Kind, hand: Cards) -> tuple[Combination, ...]:
    """All combinations of a kind in a hand (sorted canonically), the best first."""
    if kind == "point":
        return points(hand)
    if kind == "sequence":
        return sequences(hand)
    return sets(hand)


def apart(kind: Kind, cards: Cards) -> tuple[Cards, ...]:
    """The sequences or sets of which these are the cards, each by itself, the best first.

    >>> from piquet_tutor.game.cards import parse_cards
    >>> [len(each) for each in apart("sequence", parse_cards("AH KH QH 9H 8H 7H TC 9C 8C 7C"))]
    [4, 3, 3]
    """
    shown = tuple(one for one in cards if not isinstance(one, Void))
    of_nought = tuple((one,) for one in cards if isinstance(one, Void))
    return (*of_nought, *(one.cards for one in held(kind, sort_hand(shown))))


def strength(combination: Combination) -> Strength:
    """Sort key: of two combinations of one kind the better has the larger key; equal keys are equal.

    A point: number of cards, then pips. A sequence: length, then top card. A set: four before three,
    then rank. A sequence of nought stands half a step above the quint to the king.
    """
    if isinstance(combination, Point):
        return _point_strength(combination)
    if isinstance(combination, Sequence):
        return _sequence_strength(combination)
    return _set_strength(combination)


def _point_strength(point: Point) -> Strength:
    return (point.length, point.pips + 0.5 if point.half else point.pips)


def _sequence_strength(sequence: Sequence) -> Strength:
    return (sequence.length, int(sequence.top) + 0.5 if is_nought(sequence) else int(sequence.top))


def _set_strength(one: Set) -> Strength:
    return (one.size, int(one.rank))


def _suits(hand: Cards) -> list[list[Card]]:
    groups: dict[Suit, list[Card]] = {}
    for one in hand:
        groups.setdefault(one.suit, []).append(one)
    return list(groups.values())


def best_unseen_sequence(unseen: frozenset[Card], hand: int = 0) -> Strength | None:
    """The strength of the best sequence somebody else could hold in these cards, or None.

    Args:
        unseen: every card the asker cannot place.
        hand: how many cards the other holds, if a void suit may be called; else 0.
    """
    found = [_sequence_strength(run) for run in sequences(tuple(sorted(unseen, key=card_order)))[:1]]
    suits = {suit: sum(one.suit is suit for one in unseen) for suit in Suit}
    found += [strength(nought("sequence", suit, True)) for suit in Suit if 0 < hand <= len(unseen) - suits[suit]]
    return max(found, default=None)


def best_unseen_set(unseen: frozenset[Card]) -> Strength | None:
    """The strength of the best set somebody else could hold in these cards, or None."""
    found = sets(tuple(sorted(unseen, key=card_order)))
    return _set_strength(found[0]) if found else None
