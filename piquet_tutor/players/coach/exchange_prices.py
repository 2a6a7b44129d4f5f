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

from piquet_tutor.engine.cards import Card, Cards, Rank, Suit, card
from piquet_tutor.engine.combinations import KINDS, LOWEST_IN_A_SET, Combination, Kind, held
from piquet_tutor.engine.rules.law import Bonus as LawBonus
from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.model import Rule, RuleSet
from piquet_tutor.engine.rules.policies.bonuses import IN_HAND
from piquet_tutor.engine.rules.policies.declaring import rank_of, valid, worth
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.players.analysis.prices import HALF_TRICKS, Prices, prices_of, supports
from piquet_tutor.players.analysis.solver.contract_value import ContractValue
from piquet_tutor.players.analysis.solver.pique import Way, tricks_wanted

Array = NDArray[Any]

MASKS: Final = 512
"""Every mask of the ranks of a suit, the six as bit 0, is below this."""
SET_RANKS: Final = tuple(rank for rank in Rank if rank >= LOWEST_IN_A_SET)
PACKED: Final = 1 << 3 * len(SET_RANKS)
"""Every packed count of the ranks that make sets (three bits each, the lowest first) is below this."""
PACK: Final = 32
HAND: Final = 12
HANDS: Final = 2
FAR: Final = 99
"""More tricks than there are: a pique out of reach."""
_MOST_IN_HAND: Final = 200
_FIRST_LEAD: Final = Way(0, leads=True, led=False, won=0, first_hand=True)
_FIRST_ANSWER: Final = Way(0, leads=False, led=False, won=0, first_hand=False)
_SUBJECTS: Final = (
    *(Subject.POINT, Subject.SEQUENCE, Subject.SEQUENCE_LESSER, Subject.SET, Subject.SET_LESSER),
    *(Subject.ELDER_EXCHANGE, Subject.YOUNGER_EXCHANGE),
)
"""What the clauses are about that the sums here rest on."""


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


class Terms(NamedTuple):
    """What a deal is played for where the hands have agreed on it, in place of what the rules pay for the play.

    Attributes:
        play: what the play brings the leader of the first trick ahead of the other, by his half-tricks.
        repique: None where there is none.
        bargain: what the tricks bring that leader by what was undertaken, and the pique they may make.
    """

    play: tuple[float, ...]
    repique: Bonus | None
    contract: ContractValue


class Second(NamedTuple):
    """A pique of the second hand's, where it counts nothing but the tricks it wins.

    Attributes:
        wanted: int16, tricks it must take in a row, by what it has in hand.
        points: float64, what it then brings, likewise.
    """

    wanted: Array
    points: Array


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
        second: the second hand's pique; None where it can make none, or none that is counted.
        made: bool, whether what was bid is made, by those half-tricks; None where nothing was.
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
    second: Second | None = None
    made: Array | None = None

    def of(self, kind: Kind) -> ClassTable:
        """The table of a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set


@lru_cache(maxsize=64)
def why_not(rules: RuleSet) -> str:
    """Why exchanges are not weighed by a rule set; empty where they are, or hang on what is undertaken.

    Returns:
        A reason of ``solved.prices.Service``, or ``pack``, ``calls`` or ``second_pique``.
    """
    service = supports(rules)
    bidden = service.reason == "bidding"
    if service.how != HALF_TRICKS and not bidden:
        return service.reason
    if not _dealt_as_expected(rules):
        return "pack"
    if not calls_counted(rules) or not _bonuses_as_expected(rules):
        return "calls"
    if bidden:  # what its play is about is told by what was undertaken
        return ""
    prices = prices_of(rules)
    return "second_pique" if prices.pique is not None and prices.pique.younger and not prices.leading() else ""


@lru_cache(maxsize=64)
def why_not_nearly(rules: RuleSet, agreed: bool) -> str:
    """Why not even a choice can be made by the tables; empty where it can.

    They then take point, sequences and sets to be decided as they mostly are, a pique to be the first hand's alone,
    and the points of the play to go by half-tricks: near enough to choose by, but not to be told as chances.

    Args:
        rules: of any form.
        agreed: whether the hands have agreed on what the play is for (see :class:`Terms`).

    Returns:
        ``players``, ``bidding``, ``clauses`` or ``pack``.
    """
    if len(rules.table.seats) != HANDS:
        return "players"
    if ("bidding" in rules.phases) is not agreed:
        return "bidding"
    if not law_of(rules).has(*_SUBJECTS) or (not agreed and supports(rules).reason == "clauses"):
        return "clauses"
    return "" if _dealt_as_expected(rules) else "pack"


def _dealt_as_expected(rules: RuleSet) -> bool:
    return rules.pack == PACK and rules.hand_size == HAND


@lru_cache(maxsize=64)
def calls_counted(rules: RuleSet) -> bool:
    """Whether point, sequences and sets are decided as the sums here decide them, so that chances of them are exact."""
    law = law_of(rules)
    best_of_each = law.equal_sequences_void_all and not law.losers_count_too
    return law.are_ordinary(*_SUBJECTS) and best_of_each and not law.void_suits_called and not law.carte_rouge


def _bonuses_as_expected(rules: RuleSet) -> bool:
    law = law_of(rules)
    bonuses = [each for each in (law.repique, law.pique) if each is not None]
    return all({*KINDS, "carte_blanche"} <= set(each.kinds or IN_HAND) for each in bonuses)


@lru_cache(maxsize=64)
def tables_of(rules: RuleSet, terms: Terms | None = None) -> Tables:
    """What hands come to by a rule set that :func:`why_not` or :func:`why_not_nearly` has nothing against.

    Args:
        rules: the rule set.
        terms: what the hands have agreed on; None where only the rules say what the play brings.
    """
    classes = _classes(rules)
    order = tuple(sorted(KINDS, key=rules.place.__getitem__))
    if terms is not None:
        return _agreed(classes, order, terms)
    prices, repique = prices_of(rules), law_of(rules).repique
    return Tables(
        *classes,
        _every_packed(),
        order,
        Bonus(repique.points, repique.target) if repique is not None else None,
        Bonus(prices.pique.points, prices.pique.target) if prices.pique is not None else None,
        _wanted(prices),
        prices.pique is None or prices.pique.by_order,
        np.array(prices.by_half_tricks(0, 0, leads=True), np.float64),
    )


@lru_cache(maxsize=16)
def _classes(rules: RuleSet) -> tuple[ClassTable, ClassTable, ClassTable]:
    return (
        _suits(rules.rule_on(Subject.POINT), "point", adds=False),
        _suits(rules.rule_on(Subject.SEQUENCE), "sequence", adds=True),
        _sets(rules.rule_on(Subject.SET)),
    )


@cache
def _every_packed() -> Array:
    return np.array([_packed(mask) for mask in range(MASKS)], np.int32)


def _agreed(classes: tuple[ClassTable, ClassTable, ClassTable], order: tuple[Kind, ...], terms: Terms) -> Tables:
    """The tables of a deal whose hands have agreed on what it is for."""
    contract = terms.contract
    line = contract.pique
    made = [contract.kept(half) for half in range(len(terms.play))]
    return Tables(
        *classes,
        _every_packed(),
        order,
        terms.repique,
        Bonus(line.points, line.target) if line is not None else None,
        _wanted(contract.prices),
        True,
        np.array(terms.play, np.float64),
        _second(contract, line) if line is not None and line.younger else None,
        np.array(made) if contract.wanted else None,
    )


def _second(contract: ContractValue, line: LawBonus) -> Second:
    """What a pique asks of the second hand, and brings it: its tricks as well, where they are written with it."""
    wanted = _wanted(contract.prices, _FIRST_ANSWER)
    taken = wanted + (wanted == contract.tricks) * contract.last if contract.written else np.zeros_like(wanted)
    return Second(wanted, (line.points + taken).astype(np.float64))


def _wanted(prices: Prices, way: Way = _FIRST_LEAD) -> Array:
    """Tricks in a row that make a pique by the rules, by what is in hand."""
    found = np.full(_MOST_IN_HAND, FAR, np.int16)
    for had in range(0 if prices.by_cards else _MOST_IN_HAND):
        tricks = tricks_wanted(prices, way._replace(had=had))
        if tricks is not None:
            found[had] = tricks
    return found


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
