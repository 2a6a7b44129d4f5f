"""Counts the hands that meet some conditions, without enumerating them.

What a hand can declare is decided suit by suit (points and sequences) and rank by rank (sets). So the holdings of each
suit are grouped into classes that no condition distinguishes; the classes of two suits are combined, and then those of
the two pairs: thousands of steps for what may be millions of hands. Each class also records which cards all of its
holdings have, and which cards any has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Card, Cards, Rank, Suit, card, sort_hand
from piquet_tutor.game.combinations import LOWEST_IN_A_SET, Combination, Kind, Set, held, nought
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.declaring import valid
from piquet_tutor.game.subjects import CLASSES
from piquet_tutor.reckoner.information_set import InformationSet
from piquet_tutor.reckoner.masks import Bits, bit_in_hand, bits_of

Test = Callable[[Combination], bool]

EXACT: Final = "exact"
AT_MOST: Final = "at_most"


class ConditionBranch(NamedTuple):
    """One way to meet a condition: the hand has no combination of one sort, and has one of another.

    Attributes:
        never: true for a combination the hand may not have; None if any is allowed.
        some: true for a combination of which it must have one; None if none is required.
    """

    never: Test | None = None
    some: Test | None = None


class HandCondition(NamedTuple):
    """A condition on the combinations of one kind in a hand: one of these ways must hold."""

    kind: Kind
    ways: tuple[ConditionBranch, ...]


@dataclass(frozen=True)
class HandCount:
    """How many hands there are.

    Attributes:
        hands: the number.
        sure: cards that all of them have.
        never: cards that none of them has, of those the asker cannot place.
        how: ``exact``; or ``at_most`` if something known could not be used, so that there may be fewer.
    """

    hands: int
    sure: Cards
    never: Cards
    how: str = EXACT


class _EquivalentHoldings(NamedTuple):
    """Holdings that no condition distinguishes: their number, the cards all have, the cards any has."""

    number: int
    every: int
    some: int


_Classes = dict[int, _EquivalentHoldings]
# A key holds, from the low end: the number of cards, the number of those that were dealt, the count of each rank from
# ten to ace (three bits each), and from _BITS on which ways are violated and which are met. When holdings are combined,
# the lower parts are added and the upper parts or-ed.
_DEALT: Final = 5
_RANKS: Final = 10
_BITS: Final = _RANKS + 3 * 5
_LOW: Final = (1 << _BITS) - 1
_SIZE: Final = (1 << _DEALT) - 1


def count_hands(
    information: InformationSet, conditions: Sequence[HandCondition], rules: RuleSet, blank: str = ""
) -> HandCount:
    """Count the hands that meet every condition.

    Args:
        information: the cards the hand has and may have.
        conditions: the conditions.
        rules: the rule set, which decides what is a combination.
        blank: ``some`` or ``none`` court cards, as in :class:`InformationSet`.
    """
    asked = _SplitConditions.of(information, conditions, rules, blank)
    cards = sort_hand({*information.sure, *information.open, *information.barred})
    suits = [_holdings(*asked.of_suit(suit)) for suit in Suit]
    left = _beside(suits[0], suits[1], information.size)
    right = _beside(suits[2], suits[3], information.size)
    number, every, some = _joined(left, right, information, asked.judge())
    return HandCount(
        number,
        tuple(one for one in cards if number and every & bit_in_hand(one)),
        tuple(one for one in cards if number and not some & bit_in_hand(one)),
    )


class Fitting(NamedTuple):
    """Halves of hands: each of the left halves together with each of the right ones is a hand.

    Attributes:
        left: spades and hearts, each half a hand in one number.
        right: diamonds and clubs.
    """

    left: tuple[Bits, ...]
    right: tuple[Bits, ...]


def list_hands(
    information: InformationSet, conditions: Sequence[HandCondition], rules: RuleSet, blank: str = ""
) -> list[Fitting]:
    """The hands that :func:`count_hands` counts, from the same arguments, each once."""
    asked = _SplitConditions.of(information, conditions, rules, blank)
    suits = [_members(_each_holding(*asked.of_suit(suit))) for suit in Suit]
    left = _members(_halves(suits[0], suits[1], information.size))
    right = _members(_halves(suits[2], suits[3], information.size))
    by_size: dict[int, list[int]] = {}
    for key in right:
        by_size.setdefault(key & _SIZE, []).append(key)
    meets = lru_cache(maxsize=None)(asked.judge())
    found = []
    for key, mine in left.items():
        fit = [other for other in by_size.get(information.size - (key & _SIZE), ()) if meets(_laid(key, other))]
        if fit:
            found.append(Fitting(tuple(mine), tuple(one for other in fit for one in right[other])))
    return found


def _members(every: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for key, mask in every:
        found.setdefault(key, []).append(mask)
    return found


def _halves(one: dict[int, list[int]], two: dict[int, list[int]], most: int) -> Iterator[tuple[int, int]]:
    for key, mine in one.items():
        for other, theirs in two.items():
            if (key & _SIZE) + (other & _SIZE) <= most:
                laid = _laid(key, other)
                for first in mine:
                    for second in theirs:
                        yield laid, first | second


class _SplitConditions(NamedTuple):
    """The conditions on a hand, divided into those decided by suit and those decided by rank."""

    information: InformationSet
    by_suit: Sequence[HandCondition]
    by_rank: Sequence[HandCondition]
    courts: frozenset[Card]
    rules: RuleSet

    @classmethod
    def of(
        cls, information: InformationSet, conditions: Sequence[HandCondition], rules: RuleSet, blank: str
    ) -> _SplitConditions:
        by_suit = [one for one in conditions if one.kind != "set"]
        by_rank = [one for one in conditions if one.kind == "set"]
        courts = information.courts if blank == "some" else frozenset()
        if blank == "none":
            information = replace(information, open=information.open - information.courts)
        return cls(information, by_suit, by_rank, courts, rules)

    def of_suit(
        self, suit: Suit
    ) -> tuple[InformationSet, Suit, Sequence[HandCondition], bool, frozenset[Card], RuleSet]:
        return self.information, suit, self.by_suit, bool(self.by_rank), self.courts, self.rules

    def judge(self) -> Callable[[int], bool]:
        return _judge(self.information, self.by_suit, self.by_rank, bool(self.courts))


# --- one suit -----------------------------------------------------------------------------------------------------


def _holdings(
    information: InformationSet,
    suit: Suit,
    conditions: Sequence[HandCondition],
    ranks: bool,
    courts: frozenset[Card],
    rules: RuleSet,
) -> _Classes:
    """Every holding of a suit, grouped into classes."""
    found: _Classes = {}
    for key, mask in _each_holding(information, suit, conditions, ranks, courts, rules):
        _add(found, key, _EquivalentHoldings(1, mask, mask))
    return found


def _each_holding(
    information: InformationSet,
    suit: Suit,
    conditions: Sequence[HandCondition],
    ranks: bool,
    courts: frozenset[Card],
    rules: RuleSet,
) -> Iterator[tuple[int, int]]:
    """Every holding of a suit that no condition rules out by itself: its key, and its cards as bits."""
    sure = [one for one in information.sure if one.suit is suit]
    loose = sort_hand(one for one in information.open if one.suit is suit)
    for size in range(len(loose) + 1):
        for some in combinations(loose, size):
            cards = sort_hand((*sure, *some))
            bits = _bits(cards, suit, conditions, rules)
            if _hopeless(bits, conditions):
                continue
            bits |= (1 << 2 * _ways(conditions)) if not courts.isdisjoint(cards) else 0
            hand = bits_of(cards)
            key = len(cards) | sum(one in information.dealt for one in cards) << _DEALT | bits << _BITS
            yield key + (_ranks_of(cards) if ranks else 0), hand


def _ways(conditions: Sequence[HandCondition]) -> int:
    return sum(len(each.ways) for each in conditions)


def _ranks_of(cards: Cards) -> int:
    return sum(1 << _RANKS + 3 * (one.rank - LOWEST_IN_A_SET) for one in cards if one.rank >= LOWEST_IN_A_SET)


def _bits(cards: Cards, suit: Suit, conditions: Sequence[HandCondition], rules: RuleSet) -> int:
    """Two bits for each way: whether something forbidden is held, and whether something required is."""
    bits, place = 0, 0
    for condition in conditions:
        has = tuple(in_suit(condition.kind, cards, suit, rules))
        for way in condition.ways:
            bits |= _broken_and_met(way, has) << place
            place += 2
    return bits


def _broken_and_met(way: ConditionBranch, has: Iterable[Combination]) -> int:
    broken = way.never is not None and any(way.never(one) for one in has)
    met = way.some is not None and any(way.some(one) for one in has)
    return broken | met << 1


def in_suit(kind: Kind, cards: Cards, suit: Suit, rules: RuleSet) -> Iterator[Combination]:
    """The valid points or sequences in cards of one suit; for no cards, the void suit if it may be called."""
    clause, law = rules.rule_on(CLASSES[kind].good), law_of(rules)
    found: Iterable[Combination] = held(kind, cards)
    if not cards and law.void_suits_called:
        found = (nought(kind, suit, law.void_point_counts_half_more),)
    return (one for one in found if valid(clause, one))


def _hopeless(bits: int, conditions: Sequence[HandCondition]) -> bool:
    """Whether some condition can no longer be met, whatever the other suits hold."""
    for condition in conditions:
        if all(bits >> 2 * place & 1 for place in range(len(condition.ways))):
            return True
        bits >>= 2 * len(condition.ways)
    return False


# --- suits together -----------------------------------------------------------------------------------------------


def _add(found: _Classes, key: int, one: _EquivalentHoldings) -> None:
    old = found.get(key)
    if old is not None:
        one = _EquivalentHoldings(old.number + one.number, old.every & one.every, old.some | one.some)
    found[key] = one


def _laid(one: int, two: int) -> int:
    return (one & _LOW) + (two & _LOW) | (one | two) & ~_LOW


def _beside(one: _Classes, two: _Classes, most: int) -> _Classes:
    found: _Classes = {}
    for key, mine in one.items():
        for other, theirs in two.items():
            if (key & _SIZE) + (other & _SIZE) <= most:
                both = _EquivalentHoldings(
                    mine.number * theirs.number, mine.every | theirs.every, mine.some | theirs.some
                )
                _add(found, _laid(key, other), both)
    return found


def _joined(
    left: _Classes, right: _Classes, information: InformationSet, meets: Callable[[int], bool]
) -> _EquivalentHoldings:
    """All hands: pairs of holdings with the right number of cards that meet every condition."""
    by_size: dict[int, list[tuple[int, _EquivalentHoldings]]] = {}
    for key, theirs in right.items():
        by_size.setdefault(key & _SIZE, []).append((key, theirs))
    known: dict[int, bool] = {}
    number, every, some = 0, -1, 0
    for key, mine in left.items():
        for other, theirs in by_size.get(information.size - (key & _SIZE), ()):
            laid = _laid(key, other)
            good = known.get(laid)
            if good is None:
                good = known[laid] = meets(laid)
            if good:
                number += mine.number * theirs.number
                every &= mine.every | theirs.every
                some |= mine.some | theirs.some
    return _EquivalentHoldings(number, every, some)


def _judge(
    information: InformationSet, by_suit: Sequence[HandCondition], by_rank: Sequence[HandCondition], courts: bool
) -> Callable[[int], bool]:
    """A function that decides, from its key, whether a whole hand meets every condition."""
    dealt = information.left if information.dealt else 0

    def meets(key: int) -> bool:
        if key >> _DEALT & _SIZE != dealt:
            return False
        bits = key >> _BITS
        if courts and not bits >> 2 * _ways(by_suit):
            return False
        for condition in by_suit:
            if not _one_holds(bits, condition):
                return False
            bits >>= 2 * len(condition.ways)
        sets = _sets(key) if by_rank else ()
        return all(any(_holds(way, _broken_and_met(way, sets)) for way in each.ways) for each in by_rank)

    return meets


def _one_holds(bits: int, condition: HandCondition) -> bool:
    return any(_holds(way, bits >> 2 * place) for place, way in enumerate(condition.ways))


def _holds(way: ConditionBranch, told: int) -> bool:
    return not told & 1 and (way.some is None or bool(told & 2))


def _sets(key: int) -> tuple[Set, ...]:
    """The sets of a hand, from its count of each rank; their suits are arbitrary, as no condition depends on them."""
    found = []
    for rank in Rank:
        if rank >= LOWEST_IN_A_SET:
            size = key >> _RANKS + 3 * (rank - LOWEST_IN_A_SET) & 7
            if size >= 3:
                found.append(Set(tuple(card(rank, suit) for suit in tuple(Suit)[:size]), size, rank))
    return tuple(found)
