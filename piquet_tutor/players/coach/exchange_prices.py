"""What a deal is played for, as tables to look up: its combinations, its bonuses and its play under a rule set."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from piquet_tutor.engine.combinations import KINDS, Kind
from piquet_tutor.engine.rules.law import Bonus, law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.policies.bonuses import IN_HAND
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.players.analysis.combination_tables import Array, ClassTable, classes_of, packed_by_mask
from piquet_tutor.players.analysis.prices import HALF_TRICKS, Prices, prices_of, supports
from piquet_tutor.players.analysis.solver.contract_value import ContractValue
from piquet_tutor.players.analysis.solver.pique import Way, tricks_wanted

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


class Terms(NamedTuple):
    """What a deal is played for where the hands have agreed on it, in place of what the rules pay for the play.

    Attributes:
        play: what the play brings the leader of the first trick ahead of the opponent, by their half-tricks.
        repique: None where there is none.
        contract: what the tricks bring that leader by what was undertaken, and the pique they may make.
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
        wanted: int16, tricks the leader of the first trick must take in a row for a pique, by what they have in hand.
        by_order: whether anything the opponent has in hand bars a pique; else only what they have scored before it.
        play: float64, what the play brings the leader of the first trick ahead of the opponent, by their half-tricks.
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
    """Why exchanges are not weighed by a rule set; empty where they are, or depend on what is undertaken.

    Returns:
        A reason of ``analysis.prices.Service``, or ``pack``, ``calls`` or ``second_pique``.
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
    alone = prices.leading(first=True) > 0  # who leads first has scored before the second hand can make a pique
    return "second_pique" if prices.pique is not None and prices.pique.younger and not alone else ""


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
    classes = classes_of(rules)
    order = tuple(sorted(KINDS, key=rules.place.__getitem__))
    if terms is not None:
        return _agreed(classes, order, terms)
    prices = prices_of(rules)
    return Tables(
        *classes,
        packed_by_mask(),
        order,
        law_of(rules).repique,
        prices.pique,
        _wanted(prices),
        prices.pique is None or prices.pique.by_order,
        np.array(prices.by_half_tricks(0, 0, leads=True), np.float64),
    )


def _agreed(classes: tuple[ClassTable, ClassTable, ClassTable], order: tuple[Kind, ...], terms: Terms) -> Tables:
    """The tables of a deal whose hands have agreed on what it is for."""
    contract = terms.contract
    line = contract.pique
    made = [contract.bid_made(half) for half in range(len(terms.play))]
    return Tables(
        *classes,
        packed_by_mask(),
        order,
        terms.repique,
        line,
        _wanted(contract.prices),
        True,
        np.array(terms.play, np.float64),
        _second(contract, line) if line is not None and line.younger else None,
        np.array(made) if contract.wanted else None,
    )


def _second(contract: ContractValue, line: Bonus) -> Second:
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
