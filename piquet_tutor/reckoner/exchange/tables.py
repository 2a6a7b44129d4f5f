"""Lookup tables of what a deal scores under a rule set, a bid or in a match: combinations, bonuses and play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus
from piquet_tutor.reckoner.bulk import PairTables, pair_tables, pair_tables_of, tricks_for_pique
from piquet_tutor.reckoner.combination_arrays import Array, ClassArrays, arrays_of, packed_by_mask
from piquet_tutor.reckoner.exchange.bid_worth import BidWorth
from piquet_tutor.reckoner.match_equity import Agreed, BothSides
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.contract_value import ContractValue
from piquet_tutor.reckoner.solver.pique import BonusProgress

_FIRST_ANSWER: Final = BonusProgress(0, leads=False, led=False, won=0, first_hand=False)
_ROOM: Final = 1 << 10
"""More than twice the points either player can score in a deal; used to pack a pair of scores into one number."""


@dataclass(frozen=True)
class InMatch:
    """A deal in a match of a fixed number of deals, each played to its end.

    Attributes:
        match: the match and its standing.
        had: what each player has already scored in the deal.
        both: about how many points the play brings both players together.
        doubt: the standard deviation of a player's estimated score for the deal.
    """

    match: Agreed
    had: BothSides
    both: float
    doubt: float

    def worth(self, hand: Sequence[NDArray[np.float64]], play: NDArray[np.float64]) -> NDArray[np.float64]:
        """What each deal is worth to this seat, as the match stands.

        Args:
            hand: points of each class and bonus, negative if the opponent scores them.
            play: points of the play, this seat's less the opponent's.

        Returns:
            An array of the shape of ``play``.
        """
        ahead = np.clip(np.rint(play), -self.both, self.both)
        mine = sum(np.maximum(0, each) for each in hand) + (self.both + ahead) / 2
        theirs = sum(np.maximum(0, -each) for each in hand) + (self.both - ahead) / 2
        # There are few different pairs of totals, so each is evaluated only once.
        keys, where = np.unique(np.rint(2 * mine) * _ROOM + np.rint(2 * theirs), return_inverse=True)
        found = np.array([self._of(*divmod(int(key), _ROOM)) for key in keys])
        return found[where].reshape(play.shape)

    def _of(self, mine_twice: int, theirs_twice: int) -> float:
        end = BothSides(self.had.mine + mine_twice / 2, self.had.theirs + theirs_twice / 2)
        return self.match.worth(end, end, self.doubt)


class SecondHandPique(NamedTuple):
    """A pique made by the second hand from the tricks it wins.

    Attributes:
        wanted: int16, tricks it must win in a row, by its points in hand.
        points: float64, what the pique then scores, by its points in hand.
    """

    wanted: Array
    points: Array


class ScoreTables(NamedTuple):
    """What a hand scores.

    Attributes:
        point, sequence: tables indexed by the mask of a suit.
        set: a table indexed by the packed counts of the ranks.
        packed: int32, the packed counts of the cards in a mask of a suit.
        pair: what is looked up where two hands are compared, and the bonuses.
        play: float64, the lead in points that the play gives the leader of the first trick, by their half-tricks.
        second: the second hand's pique; None if it can make none, or none that is counted.
        made: bool, whether the bid is made, by those half-tricks; None if nothing was bid.
    """

    point: ClassArrays
    sequence: ClassArrays
    set: ClassArrays
    packed: Array
    pair: PairTables
    play: Array
    second: SecondHandPique | None = None
    made: Array | None = None

    def of(self, kind: Kind) -> ClassArrays:
        """The table of a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set


@lru_cache(maxsize=8)
def tables_of(rules: RuleSet, terms: BidWorth | None = None) -> ScoreTables:
    """What hands score under a rule set that :func:`.unweighed.why_not` or :func:`.unweighed.why_not_nearly` accepts.

    Args:
        rules: the rule set.
        terms: what the bidding has made the deal worth; None if only the rules decide it.
    """
    if terms is not None:
        return _agreed(rules, terms)
    prices = prices_of(rules)
    return ScoreTables(
        *arrays_of(rules),
        packed_by_mask(),
        pair_tables(rules),
        np.array(prices.by_half_tricks(0, 0, leads=True), np.float64),
    )


def _agreed(rules: RuleSet, terms: BidWorth) -> ScoreTables:
    """The tables of a deal whose value was settled by bidding."""
    contract = terms.contract
    line = contract.pique
    made = [contract.bid_made(half) for half in range(len(terms.play))]
    in_order = None if line is None else line._replace(by_order=True)
    return ScoreTables(
        *arrays_of(rules),
        packed_by_mask(),
        pair_tables_of(rules, terms.repique, in_order, contract.prices),
        np.array(terms.play, np.float64),
        _second(contract, line) if line is not None and line.younger else None,
        np.array(made) if contract.wanted else None,
    )


def _second(contract: ContractValue, line: Bonus) -> SecondHandPique:
    """The second hand's pique: the tricks it takes, and its points, with those of the tricks where both are written."""
    wanted = tricks_for_pique(contract.prices, _FIRST_ANSWER)
    taken = wanted + (wanted == contract.tricks) * contract.last if contract.written else np.zeros_like(wanted)
    return SecondHandPique(wanted, (line.points + taken).astype(np.float64))
