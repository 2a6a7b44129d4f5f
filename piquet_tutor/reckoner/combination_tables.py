"""Lookup tables of combinations: what each holding of a suit, and each count of ranks, is worth under a rule set.

Every combination of a class has a number, 0 for none and higher for better ones. The engine finds the combinations, and
its clauses decide which are valid, which is better and what each scores. A suit is a mask (see ``masks``); the ranks
that make sets are packed counts, three bits each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.game.cards import Card, Rank, Suit, card
from piquet_tutor.game.combinations import LOWEST_IN_A_SET, Combination, Kind, held
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.declaring import rank_of, valid, worth
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.masks import MASKS, cards_in_suit

Array = NDArray[Any]

SET_RANKS: Final = tuple(rank for rank in Rank if rank >= LOWEST_IN_A_SET)
PACKED: Final = 1 << 3 * len(SET_RANKS)
"""Every packed count of the ranks that make sets (three bits each, the lowest first) is below this."""


class ClassTable(NamedTuple):
    """One class of declaration.

    Attributes:
        items: the combination for each number; None for 0.
        worth: what each scores by itself; float64, one for each number.
        first, last: the first and the last number of the same strength; intp, one for each number.
        best: uint8, the number of the best combination, by the mask of a suit or by the packed counts of ranks.
        whole: uint8, what all combinations of that mask or count score together, or, unless ``adds``, the best alone.
        adds: whether a hand scores all its combinations of the class.
    """

    items: tuple[Combination | None, ...]
    worth: Array
    first: Array
    last: Array
    best: Array
    whole: Array
    adds: bool


@lru_cache(maxsize=4)
def classes_of(rules: RuleSet) -> tuple[ClassTable, ClassTable, ClassTable]:
    """The tables of points, of sequences and of sets under a rule set."""
    return (
        _suits(rules.rule_on(Subject.POINT), "point", adds=False),
        _suits(rules.rule_on(Subject.SEQUENCE), "sequence", adds=True),
        _sets(rules.rule_on(Subject.SET)),
    )


@cache
def packed_by_mask() -> Array:
    """The packed counts of the cards in each mask of a suit; int32."""
    return np.array([_packed(mask) for mask in range(MASKS)], np.int32)


def _suits(rule: Rule, kind: Kind, adds: bool) -> ClassTable:
    hands = [[one for one in held(kind, cards_in_suit(mask, Suit.SPADES)) if valid(rule, one)] for mask in range(MASKS)]
    return _table(rule, hands, adds)


def _sets(rule: Rule) -> ClassTable:
    hands: list[list[Combination]] = [[] for _ in range(PACKED)]
    for counts in product(range(5), repeat=len(SET_RANKS)):
        cards = [card(rank, suit) for rank, many in zip(SET_RANKS, counts, strict=True) for suit in Suit if suit < many]
        number = sum(many << 3 * place for place, many in enumerate(counts))
        ordered = tuple(sorted(cards, key=lambda one: one.index))
        hands[number] = [one for one in held("set", ordered) if valid(rule, one)]
    return _table(rule, hands, adds=True)


def _table(rule: Rule, hands: list[list[Combination]], adds: bool) -> ClassTable:
    """Number the combinations that are the best of some hand, the weakest first."""
    found: dict[tuple[Any, int], Combination] = {}
    keys = []
    for each in hands:
        best = max(each, key=lambda one: (rank_of(rule, one), worth(rule, one)), default=None)
        keys.append(None if best is None else (rank_of(rule, best), worth(rule, best)))
        if best is not None:
            found.setdefault((rank_of(rule, best), worth(rule, best)), best)
    ordered = sorted(found)
    number = {key: place for place, key in enumerate(ordered, 1)}
    ranks = [None, *(rank for rank, _ in ordered)]
    return ClassTable(
        (None, *(found[key] for key in ordered)),
        np.array([0, *(points for _, points in ordered)], np.float64),
        np.array([ranks.index(rank) for rank in ranks], np.intp),
        np.array([len(ranks) - 1 - ranks[::-1].index(rank) for rank in ranks], np.intp),
        np.array([0 if key is None else number[key] for key in keys], np.uint8),
        np.array(
            [
                sum(worth(rule, one) for one in each) if adds else (0 if key is None else key[1])
                for each, key in zip(hands, keys, strict=True)
            ],
            np.uint8,
        ),
        adds,
    )


def _packed(mask: int) -> int:
    return sum((mask >> rank - Rank.SIX & 1) << 3 * place for place, rank in enumerate(SET_RANKS))


def packed_of(cards: Iterable[Card]) -> int:
    """The packed counts of the ranks that make sets."""
    return sum(1 << 3 * (one.rank - LOWEST_IN_A_SET) for one in cards if one.rank >= LOWEST_IN_A_SET)
