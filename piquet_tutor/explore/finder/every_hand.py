"""Every hand there is, weighed a suit at a time: what one hand can come to while it meets some conditions.

A hand is four holdings, one of each suit. Holdings that the question does not tell apart are one class; the classes of
two suits are put together, then the two halves of the hand: at most some hundred thousand steps for all the 225,792,840
hands of twelve cards.

>>> from piquet_tutor.explore.finder.measures import terms_of
>>> from piquet_tutor.game.rules.loader import load
>>> most_points((), terms_of(load("rubicon")), frozenset({"point", "sequence", "set"}))
57
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from piquet_tutor.explore.finder.measures import (
    HAND_MEASURES,
    SCALE,
    ComparisonRules,
    HandMeasure,
    HandMeasures,
)
from piquet_tutor.explore.finder.query import Condition
from piquet_tutor.game.cards import Suit, pack_of
from piquet_tutor.reckoner.masks import LANE, MASKS, bits_of

Own = tuple[Condition, ...]
"""Conditions on one hand by itself."""
TOO_MANY: Final = 600_000
"""Pairs of halves beyond which conditions are taken one at a time."""
READ_OFF: Final = {
    **dict.fromkeys(("point", "pips"), "point"),
    **dict.fromkeys(("sequence", "top"), "sequence"),
    **dict.fromkeys(("set", "rank", "sets", "trios", "quatorzes"), "set"),
}
"""Measures that follow from the best point, from the best sequence, or from how many cards of each rank are held."""
GROWING: Final = HAND_MEASURES.keys() - {"point", "pips", "top", "rank", "trios", "voids", "dealt_courts"}
"""Measures that the cards of one more suit never make smaller."""
SUIT_NAMES: Final = frozenset(suit.name.lower() for suit in Suit)
_FIELD: Final = 6
"""Bits of each number that is added up over the suits; the counts of the ranks that make sets stand above them all."""
_LOWEST: Final = (1 << _FIELD) - 1
_COUNT: Final = 3
"""Bits of each of those counts."""

# Plain tuples, for speed: two suits make some ten thousand of them, and two halves of a hand a million.
_Key = tuple[int, int, int]
"""What the question tells holdings apart by: what is added up over the suits, the number of cards lowest; the strengths
of the best point and of the best sequence, each 0 where the question does not ask."""
_Class = tuple[int, int, int]
"""The holdings of one key: the most that their sequences score; the most that these and a point in one of the suits
score together; and the cards of one of the holdings."""
_Classes = dict[_Key, _Class]
_OfClass = Callable[[_Key, int], int]
"""A number that all the hands of a key have in common, from the key and one of the hands."""


class TooManyHandsError(Exception):
    """The conditions tell too many hands apart for all of them to be weighed."""


class _EveryHand:
    """The hands under a rule set, told apart by what a question asks.

    Args:
        own: conditions that they must meet.
        terms: how hands are compared and scored.
        strength: the class of which the strength is asked for; empty for none.
        scored: the classes of which the points are asked for.
        asked: a measure that is asked for; empty for none.
    """

    def __init__(
        self,
        own: Own,
        terms: ComparisonRules,
        strength: str = "",
        scored: frozenset[str] = frozenset(),
        asked: str = "",
    ) -> None:
        read = {measured(each) for each in own} | ({asked} if asked else set())
        self.limits = [limit for each in own for limit in _limit(each, terms)]
        self.terms, self.scored, self.size = terms, scored, terms.rules.hand_size
        self.kinds = {READ_OFF[name] for name in read if name in READ_OFF} | {strength} | (scored & {"set"})
        self.added = sorted(read - READ_OFF.keys())
        self.suits_alike = not read & SUIT_NAMES
        self.by_length = {
            "point": strength != "point" and "pips" not in read and not terms.prices.point.by_pips,
            "sequence": strength != "sequence" and "top" not in read,
        }
        self.own = [(each, self._number(measured(each))) for each in own]

    def strengths(self, kind: str) -> frozenset[int]:
        """Every strength that the best of a class can have."""
        found: set[int] = set()
        strength_of = self._once(kind, lambda hand: hand.strength(kind))
        for key, _, mask in self._every():
            strength = strength_of(key, mask)
            if strength not in found and self._meets(key, mask):
                found.add(strength)
        return frozenset(found)

    def most(self) -> int | None:
        """The most that they score in the classes asked for; None where there are no such hands."""
        best = None
        sets_of = self._once("set", lambda hand: hand.points("set"))
        for key, called, mask in self._every():
            value = called + sets_of(key, mask) if "set" in self.scored else called
            if (best is None or value > best) and self._meets(key, mask):
                best = value
        return best

    def least(self, name: str) -> int | None:
        """The least that a measure of cards or of sets comes to; None where there are no such hands."""
        best = None
        number_of = self._number(name)
        for key, _, mask in self._every():
            number = number_of(key, mask)
            if (best is None or number < best) and self._meets(key, mask):
                best = number
        return best

    def _meets(self, key: _Key, mask: int) -> bool:
        return all(each.holds(number_of(key, mask)) for each, number_of in self.own)

    def _number(self, name: str) -> _OfClass:
        """A measure of the hands of a class."""
        if name in READ_OFF:
            return self._once(READ_OFF[name], HAND_MEASURES[name])
        shift = _FIELD * (self.added.index(name) + 1)
        return lambda key, _: key[0] >> shift & _LOWEST

    def _once(self, kind: str, measure: HandMeasure) -> _OfClass:
        """A measure that follows from the best of a class, taken once for all the hands that have the same."""
        known: dict[int, int] = {}
        part = {"point": 1, "sequence": 2}.get(kind, 0)
        shift = 0 if part else _FIELD * (len(self.added) + 1)

        def taken(key: _Key, mask: int) -> int:
            told = key[part] >> shift
            if told not in known:
                known[told] = measure(self._hand(mask))
            return known[told]

        return taken

    def _hand(self, mask: int) -> HandMeasures:
        return HandMeasures(mask, 0, self.terms)

    def _hopeless(self, mask: int) -> bool:
        """Whether these cards are too many for some condition already, whatever the suits to come hold."""
        if not self.limits:
            return False
        hand = self._hand(mask)
        return any(measure(hand) > most for measure, most in self.limits)

    def _every(self) -> Iterator[tuple[_Key, int, int]]:
        """Yield every class of hands that two halves make: its key, the most that is called, one of the hands."""
        spades, hearts, diamonds, clubs = (self._of_suit(suit) for suit in Suit)
        left, right = self._beside(spades, hearts), self._beside(diamonds, clubs)
        by_length: dict[int, list[tuple[_Key, _Class]]] = {}
        for key, one in right.items():
            by_length.setdefault(_length(key), []).append((key, one))
        longest = self.size // 2 if self.suits_alike else self.size  # two halves that change places are the same hand
        fitting = [
            (key, one, by_length.get(self.size - _length(key), []))
            for key, one in left.items()
            if _length(key) <= longest
        ]
        if sum(len(others) for _, _, others in fitting) > TOO_MANY:
            raise TooManyHandsError
        for mine, one, others in fitting:
            for theirs, other in others:
                yield _together(mine, theirs), _most_called(one, other), one[2] | other[2]

    def _of_suit(self, suit: Suit) -> _Classes:
        found: _Classes = {}
        pack = bits_of(pack_of(self.terms.rules.pack).cards)
        for held in range(MASKS):
            mask = held << LANE * suit
            if not mask & ~pack and held.bit_count() <= self.size and not self._hopeless(mask):
                holding = self._hand(mask)
                runs, point = (holding.points(kind) if kind in self.scored else 0 for kind in ("sequence", "point"))
                _keep(found, self._key(holding), (runs, runs + point, mask))
        return found

    def _key(self, holding: HandMeasures) -> _Key:
        added, shift = holding.mask.bit_count(), _FIELD
        for name in self.added:
            added |= (not holding.mask if name == "voids" else HAND_MEASURES[name](holding)) << shift
            shift += _FIELD
        for count in holding.counts if "set" in self.kinds else ():
            added |= count << shift
            shift += _COUNT
        point, run = (self._strength(kind, holding) if kind in self.kinds else 0 for kind in ("point", "sequence"))
        return added, point, run

    def _strength(self, kind: str, holding: HandMeasures) -> int:
        """How strong a holding is in a class, as far as the question asks."""
        strength = self._point(holding) if kind == "point" else holding.strength(kind)
        return strength // SCALE if self.by_length[kind] else strength

    def _point(self, holding: HandMeasures) -> int:
        """How strong its point is, the number that breaks no tie below the one that is compared."""
        length, pips = holding.best_point
        return pips * SCALE + length if self.terms.prices.point.by_pips else length * SCALE + pips

    def _beside(self, one: _Classes, other: _Classes) -> _Classes:
        found: _Classes = {}
        for mine, left in one.items():
            for theirs, right in other.items():
                if _length(mine) + _length(theirs) <= self.size:
                    both = (left[0] + right[0], _most_called(left, right), left[2] | right[2])
                    _keep(found, _together(mine, theirs), both)
        return {key: one for key, one in found.items() if not self._hopeless(one[2])}


def measured(condition: Condition) -> str:
    """What a condition on one hand measures."""
    return condition.name.partition(".")[2]


def _limit(condition: Condition, terms: ComparisonRules) -> Iterator[tuple[HandMeasure, int]]:
    """What a measure that only grows may not exceed, where the condition sets a limit to it."""
    name = measured(condition)
    grows = name in GROWING or (name == "point" and not terms.prices.point.by_pips)
    if grows and condition.sign in ("=", "<=", "<"):
        yield HAND_MEASURES[name], max(value for value in condition.accepted if isinstance(value, int))


def _length(key: _Key) -> int:
    return key[0] & _LOWEST


def _together(one: _Key, other: _Key) -> _Key:
    return one[0] + other[0], max(one[1], other[1]), max(one[2], other[2])


def _most_called(one: _Class, other: _Class) -> int:
    """The most that two holdings score in sequences, and in a point of either."""
    return max(one[1] + other[0], one[0] + other[1])


def _keep(found: _Classes, key: _Key, one: _Class) -> None:
    old = found.get(key)
    found[key] = one if old is None else (max(old[0], one[0]), max(old[1], one[1]), old[2])


def _one_at_a_time(own: Own) -> list[Own]:
    """Each of some conditions alone; of a single one nothing is left."""
    return [(each,) for each in own] if len(own) > 1 else [()]


@lru_cache(maxsize=256)
def strengths(own: Own, terms: ComparisonRules, kind: str) -> frozenset[int]:
    """Every strength that the best of a class can have in a hand that meets some conditions.

    Returns:
        No fewer than there are: where the conditions tell too many hands apart, each is taken by itself.
    """
    try:
        return _EveryHand(own, terms, kind).strengths(kind)
    except TooManyHandsError:
        rest = [strengths(each, terms, kind) for each in _one_at_a_time(own)]
        return frozenset.intersection(*rest)


@lru_cache(maxsize=256)
def most_points(own: Own, terms: ComparisonRules, scored: frozenset[str]) -> int | None:
    """The most that a hand that meets some conditions scores in some classes, if it is good in all of them.

    Returns:
        No less than it is: a point counts in whichever suit it scores most, and where the conditions tell too many
        hands apart, each is taken by itself. None where no hand meets the conditions.
    """
    try:
        return _EveryHand(own, terms, scored=scored).most()
    except TooManyHandsError:
        rest = [most_points(each, terms, scored) for each in _one_at_a_time(own)]
        return None if None in rest else min(each for each in rest if each is not None)


@lru_cache(maxsize=256)
def least(own: Own, terms: ComparisonRules, name: str) -> int | None:
    """The least of a suit, of a rank, of the court cards or of the sets that a hand holds that meets some conditions.

    Returns:
        No more than it is: see :func:`most_points`. None where no hand meets the conditions.
    """
    try:
        return _EveryHand(own, terms, asked=name).least(name)
    except TooManyHandsError:
        rest = [least(each, terms, name) for each in _one_at_a_time(own)]
        return None if None in rest else max(each for each in rest if each is not None)
