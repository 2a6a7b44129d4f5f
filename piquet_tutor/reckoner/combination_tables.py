"""Lookup tables of combinations: what each holding of a suit, and each count of ranks, is worth under a rule set.

Every combination of a class has a number, 0 for none and higher for better ones. The engine finds the combinations, and
its clauses decide which are valid, which is better and what each scores. A suit is a mask (see ``masks``); the ranks
that make sets are packed counts, three bits each. What a hand would declare is looked up by its masks, for an opponent
weighs many thousands of hands. ``combination_arrays`` has the same tables for numpy.

>>> from piquet_tutor.game.rules.loader import load
>>> from piquet_tutor.game.cards import parse_cards
>>> sets = classes_of(load("rubicon")).set
>>> packed = packed_of(parse_cards("AS AH AD KS KH KD KC"))
>>> sets.items[sets.best[packed]].rank.name, sets.whole[packed]
('KING', 17)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.game.cards import Card, Rank, Suit, card
from piquet_tutor.game.combinations import LOWEST_IN_A_SET, SMALLEST_SET, Combination, Kind, Strength, held
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.declaring import rank_of, valid, worth
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.masks import MASKS, Masks, cards_in_suit

SET_RANKS: Final = tuple(rank for rank in Rank if rank >= LOWEST_IN_A_SET)
PACKED: Final = 1 << 3 * len(SET_RANKS)
"""Every packed count of the ranks that make sets (three bits each, the lowest first) is below this."""


class ClassTable(NamedTuple):
    """One class of declaration.

    Attributes:
        items: the combination for each number; None for 0.
        strengths: for each number the key by which the law compares it; noughts for 0.
        worth: what each scores by itself.
        best: the number of the best combination, by the mask of a suit or by the packed counts of ranks.
        whole: what all combinations of that mask or count score together, or, unless ``adds``, the best alone.
        adds: whether a hand scores all its combinations of the class.
    """

    items: tuple[Combination | None, ...]
    strengths: tuple[Strength, ...]
    worth: tuple[int, ...]
    best: bytes
    whole: bytes
    adds: bool


class ClassTables(NamedTuple):
    """The tables of points, of sequences and of sets under a rule set."""

    point: ClassTable
    sequence: ClassTable
    set: ClassTable

    def of(self, kind: str) -> ClassTable:
        """The table of a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set


@lru_cache(maxsize=64)
def classes_of(rules: RuleSet) -> ClassTables:
    """The tables of a rule set."""
    return ClassTables(
        _suits(rules.rule_on(Subject.POINT), "point", adds=False),
        _suits(rules.rule_on(Subject.SEQUENCE), "sequence", adds=True),
        _sets(rules.rule_on(Subject.SET)),
    )


_Priced = tuple[tuple[Strength, int], Combination]
"""A combination after what orders it: how the law compares it, and what it scores."""


@lru_cache(maxsize=32)
def _suits(rule: Rule, kind: Kind, adds: bool) -> ClassTable:
    hands = {mask: _priced(rule, held(kind, cards_in_suit(mask, Suit.SPADES))) for mask in range(MASKS)}
    return _table(hands, MASKS, adds)


@lru_cache(maxsize=32)
def _sets(rule: Rule) -> ClassTable:
    """A table by packed counts: a hand has the sets of each of its ranks."""
    of_rank = [
        [_priced(rule, held("set", tuple(card(rank, suit) for suit in tuple(Suit)[:many]))) for many in range(5)]
        for rank in SET_RANKS
    ]
    hands: dict[int, list[_Priced]] = {}
    for counts in product(range(5), repeat=len(SET_RANKS)):
        if max(counts) >= SMALLEST_SET:
            number = sum(many << 3 * place for place, many in enumerate(counts))
            hands[number] = [one for place, many in enumerate(counts) for one in of_rank[place][many]]
    return _table(hands, PACKED, adds=True)


def _priced(rule: Rule, combinations: Iterable[Combination]) -> list[_Priced]:
    return [((rank_of(rule, one), worth(rule, one)), one) for one in combinations if valid(rule, one)]


def _table(hands: Mapping[int, list[_Priced]], size: int, adds: bool) -> ClassTable:
    """Number the combinations that are the best of some hand, the weakest first.

    Args:
        hands: what may be called of each mask or count; of those left out, nothing.
        size: the number of masks or counts.
        adds: whether a hand scores all its combinations of the class.
    """
    found: dict[tuple[Strength, int], Combination] = {}
    keys: dict[int, tuple[Strength, int]] = {}
    for place, each in sorted(hands.items()):
        if each:
            keys[place], one = max(each, key=_order)
            found.setdefault(keys[place], one)
    ordered = sorted(found)
    number = {key: place for place, key in enumerate(ordered, 1)}
    best, whole = bytearray(size), bytearray(size)
    for place, key in keys.items():
        best[place] = number[key]
        whole[place] = _together(hands[place]) if adds else key[1]
    return ClassTable(
        (None, *(found[key] for key in ordered)),
        ((0, 0), *(strength for strength, _ in ordered)),
        (0, *(points for _, points in ordered)),
        bytes(best),
        bytes(whole),
        adds,
    )


def _order(priced: _Priced) -> tuple[Strength, int]:
    return priced[0]


def _together(hand: list[_Priced]) -> int:
    return sum(points for (_, points), _ in hand)


# --- sets by count ------------------------------------------------------------------------------------------------


def _packed(mask: int) -> int:
    return sum((mask >> rank - Rank.SIX & 1) << 3 * place for place, rank in enumerate(SET_RANKS))


PACKED_BY_MASK: Final = tuple(_packed(mask) for mask in range(MASKS))
"""The packed counts of the cards in each mask of a suit."""


def packed_of(cards: Iterable[Card]) -> int:
    """The packed counts of the ranks that make sets."""
    return sum(1 << 3 * (one.rank - LOWEST_IN_A_SET) for one in cards if one.rank >= LOWEST_IN_A_SET)


def packed_from(masks: Masks) -> int:
    """The packed counts of a hand."""
    first, second, third, fourth = masks
    return PACKED_BY_MASK[first] + PACKED_BY_MASK[second] + PACKED_BY_MASK[third] + PACKED_BY_MASK[fourth]


class BestCombinations(NamedTuple):
    """The best point, sequence and set of a hand, and what the hand scores in each class that it wins.

    Attributes:
        point, sequence, group: by what the law compares them; noughts for none.
        point_points, sequence_points, group_points: what the point, all sequences and all sets score.
    """

    point: Strength
    point_points: int
    sequence: Strength
    sequence_points: int
    group: Strength
    group_points: int

    def best(self, kind: Kind) -> Strength:
        """By what the law compares the best of a class."""
        return self[_PLACES[kind]]  # type: ignore[return-value]

    def points(self, kind: Kind) -> int:
        """What the hand scores in a class that it wins."""
        return self[_PLACES[kind] + 1]  # type: ignore[return-value]


_PLACES = {"point": 0, "sequence": 2, "set": 4}


def declared(hand: Masks, tables: ClassTables) -> BestCombinations:
    """What a hand would declare.

    Args:
        hand: its cards.
        tables: of the rule set that is played, from :func:`classes_of`.
    """
    first, second, third, fourth = hand
    point, sequence, sets = tables
    best, runs, packed = point.best, sequence.best, packed_from(hand)
    longest = max(best[first], best[second], best[third], best[fourth])
    run = max(runs[first], runs[second], runs[third], runs[fourth])
    whole = sequence.whole
    return BestCombinations(
        point.strengths[longest],
        point.worth[longest],
        sequence.strengths[run],
        whole[first] + whole[second] + whole[third] + whole[fourth],
        sets.strengths[sets.best[packed]],
        sets.whole[packed],
    )
