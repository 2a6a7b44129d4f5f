"""What hands come to when they are called, as tables to look up: by the clauses of a rule set, suit by suit.

Every combination of a class has a number, nought for none and the better the higher; the clauses themselves say which
are valid, which is better and what each scores, so nothing is priced here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.cards import Card, Cards, Rank, Suit, card
from piquet_tutor.coach.solved.pique import Way, tricks_wanted
from piquet_tutor.coach.solved.prices import HALF_TRICKS, prices_of, serves
from piquet_tutor.combinations import KINDS, LOWEST_IN_A_SET, Combination, Kind, held
from piquet_tutor.rules.model import Rule, RuleSet
from piquet_tutor.rules.policies.declaring import rank_of, valid, worth

Array = NDArray[Any]

MASKS: Final = 512
"""Every mask of the ranks of a suit, the six as bit 0, is below this."""
SET_RANKS: Final = tuple(rank for rank in Rank if rank >= LOWEST_IN_A_SET)
PACKED: Final = 1 << 3 * len(SET_RANKS)
"""Every packed count of the ranks that make sets (three bits each, the lowest first) is below this."""
PACK: Final = 32
HAND: Final = 12
FAR: Final = 99
"""More tricks than there are: a pique out of reach."""
_MOST_IN_HAND: Final = 200
_CLAUSES: Final = {
    "point.good": ("best_point", {}),
    "sequence.good": ("best_sequence", {"equal_voids": "all", "lesser": "winner"}),
    "sequence.lesser": ("lesser_combinations", {}),
    "set.good": ("best_set", {"lesser": "winner"}),
    "set.lesser": ("lesser_combinations", {}),
    "exchange.elder": ("exchange_limits", {}),
    "exchange.younger": ("exchange_limits", {}),
}
"""The clauses that the sums here rest on, and how they must be decided."""


class ClassTable(NamedTuple):
    """One class of declaration.

    Attributes:
        items: what each number stands for; nought is nothing.
        worth: what each scores by itself; float64, one for each number.
        first, last: the first and the last number of the same strength; intp, one for each number.
        best: uint8, the number of the best of a hand's parts: by the mask of a suit, or by the packed counts of ranks.
        whole: uint8, what all those of the part score together; where only one of a hand scores, what that one does.
        adds: whether a hand scores all it has of the class.
    """

    items: tuple[Combination | None, ...]
    worth: Array
    first: Array
    last: Array
    best: Array
    whole: Array
    adds: bool


class Bonus(NamedTuple):
    """A repique or a pique: what it brings, and the line to be reached."""

    points: int
    line: int


class Tables(NamedTuple):
    """What a hand comes to.

    Attributes:
        point, sequence: by the mask of a suit.
        set: by the packed counts of its ranks.
        packed: int32, the packed counts of the cards in a mask of a suit.
        order: the three classes in the order of reckoning.
        repique: None where there is none.
        pique: None where there is none.
        wanted: int16, tricks the leader of the first trick must take in a row for a pique, by what he has in hand.
        by_order: whether anything the other has in hand bars a pique; else only what he has scored before it.
        play: float64, what the play brings the leader of the first trick ahead of the other, by his half-tricks.
    """

    point: ClassTable
    sequence: ClassTable
    set: ClassTable
    packed: Array
    order: tuple[Kind, ...]
    repique: Bonus | None
    pique: Bonus | None
    wanted: Array
    by_order: bool
    play: Array

    def of(self, kind: Kind) -> ClassTable:
        """The table of a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set


@lru_cache(maxsize=64)
def why_not(rules: RuleSet) -> str:
    """Why exchanges are not weighed by a rule set; empty where they are.

    Returns:
        A reason of ``solved.prices.Service``, or ``pack``, ``calls`` or ``second_pique``.
    """
    service = serves(rules)
    if service.how != HALF_TRICKS:
        return service.reason
    if rules.pack != PACK or rules.hand_size != HAND:
        return "pack"
    if not _called_as_expected(rules):
        return "calls"
    prices = prices_of(rules)
    return "second_pique" if prices.pique is not None and prices.pique.second and not prices.leading() else ""


def _called_as_expected(rules: RuleSet) -> bool:
    clauses = rules.clauses
    for name, (policy, params) in _CLAUSES.items():
        rule = clauses.get(name)
        if rule is None or rule.policy != policy or any(rule.params[key] != each for key, each in params.items()):
            return False
    if rules.values["nought_value"] != "off" or rules.values["carte_rouge"]:
        return False
    for name in ("repique.award", "pique.award"):
        rule = clauses.get(name)
        if rule is not None and not {*KINDS, "carte_blanche"} <= set(rule.params["kinds"]):
            return False
    return "repique.award" not in clauses or clauses["repique.award"].policy == "repique"


@lru_cache(maxsize=16)
def tables_of(rules: RuleSet) -> Tables:
    """What hands come to by a rule set that :func:`why_not` has nothing against."""
    prices, clauses = prices_of(rules), rules.clauses
    repique = clauses.get("repique.award")
    wanted = np.full(_MOST_IN_HAND, FAR, np.int16)
    for had in range(_MOST_IN_HAND):
        tricks = tricks_wanted(prices, Way(had, leads=True, led=False, won=0, first_hand=True))
        if tricks is not None:
            wanted[had] = tricks
    return Tables(
        _suits(clauses["point.good"], "point", adds=False),
        _suits(clauses["sequence.good"], "sequence", adds=True),
        _sets(clauses["set.good"]),
        np.array([_packed(mask) for mask in range(MASKS)], np.int32),
        tuple(sorted(KINDS, key=rules.place.__getitem__)),
        Bonus(int(repique.params["points"]), int(repique.params["target"])) if repique is not None else None,
        Bonus(prices.pique.points, prices.pique.target) if prices.pique is not None else None,
        wanted,
        prices.pique is None or prices.pique.by_order,
        np.array(prices.by_half_tricks(0, 0, leads=True), np.float64),
    )


def _suits(rule: Rule, kind: Kind, adds: bool) -> ClassTable:
    hands = [[one for one in held(kind, cards_of(mask, Suit.SPADES)) if valid(rule, one)] for mask in range(MASKS)]
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


@cache
def cards_of(mask: int, suit: Suit) -> Cards:
    """The cards of a suit in a mask, the highest first."""
    return tuple(card(rank, suit) for rank in reversed(Rank) if mask >> rank - Rank.SIX & 1)


def _packed(mask: int) -> int:
    return sum((mask >> rank - Rank.SIX & 1) << 3 * place for place, rank in enumerate(SET_RANKS))


def packed_of(cards: Iterable[Card]) -> int:
    """The packed counts of the ranks that make sets."""
    return sum(1 << 3 * (one.rank - LOWEST_IN_A_SET) for one in cards if one.rank >= LOWEST_IN_A_SET)
