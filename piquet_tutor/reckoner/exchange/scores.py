"""Simulated deals of the unseen cards, and what two hands score after the exchange, for many pairs at once.

What is drawn is simulated, and the opponent's hand after a likely exchange of their own: the opponent keeps what
:mod:`~piquet_tutor.reckoner.likely_exchange` says, and exchanges as many cards as they may (``MOST_EXPECTED`` of it at
most). What is scored is calls, repique and pique, and the play.

The play goes as with both hands known, by the table of all positions. The leader's pique is counted if the tricks for
it can be taken one after another from the first lead, best cards first. (In 4,800 deals, playing for the pique was
right in 320, and this count missed three of those; it also ignores what going for it costs in the rest of the play,
0.05 points a deal.) After bidding, a pique of the second hand is counted if the leader cannot win the first trick.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from piquet_tutor.reckoner.bulk import SuitMasks, in_hand, leads_of, piques, repiques, scores_any
from piquet_tutor.reckoner.combination_arrays import Array
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.exchange.tables import ScoreTables
from piquet_tutor.reckoner.likely_exchange import usefulness
from piquet_tutor.reckoner.masks import bit_in_hand
from piquet_tutor.reckoner.solver.suit_arrays import codes_between, winners_of_codes
from piquet_tutor.reckoner.solver.table_cache import at_hand
from piquet_tutor.reckoner.terms import HAND


class SimulatedDeals:
    """Many simulated deals of the unseen cards: the cards drawn, and the opponent's final hand.

    Args:
        information: what the seat knows.
        deals: how many deals.
        rng: the source of the random deals.
    """

    def __init__(self, information: BeforeExchange, deals: int, rng: np.random.Generator) -> None:
        self.information, self.deals = information, deals
        bits = np.array([bit_in_hand(one) for one in information.unseen], np.int64)
        self._cards: Array = rng.permuted(np.tile(bits, (deals, 1)), axis=1)
        self._others: dict[int, Array] = {}

    def drawn(self, count: int) -> Array:
        """The cards drawn in each deal after a discard of ``count``: int64 of shape (deals,)."""
        return _together(self._cards[:, :count])

    def other(self, count: int) -> Array:
        """The opponent's final hand in each deal, if this seat discards ``count``: int64 of shape (deals,)."""
        found = self._others.get(count)
        if found is None:
            found = self._others[count] = self._other(count)
        return found

    def _other(self, count: int) -> Array:
        information, changes = self.information, self.information.other_changes(count)
        shown = np.array([bit_in_hand(one) for one in information.shown], np.int64)
        width = self._cards.shape[1]
        hidden = self._cards[:, width - (HAND - len(shown)) :] if len(shown) < HAND else self._cards[:, :0]
        held = np.concatenate([np.tile(shown[:HAND], (self.deals, 1)), hidden], axis=1)
        if not changes:
            return _together(held)
        start = count if information.first else information.most
        taken = self._cards[:, start : start + changes]
        worst = np.argpartition(usefulness(held), changes - 1, axis=1)[:, :changes]
        np.put_along_axis(held, worst, 0, axis=1)
        return _together(np.concatenate([held, taken], axis=1))


def _together(cards: Array) -> Array:
    """The cards of each row in one bit mask."""
    found: Array = np.bitwise_or.reduce(cards, axis=1)
    return found


class Scores(NamedTuple):
    """The scores of pairs of hands, as this seat's lead in points; all arrays have the same shape.

    Attributes:
        point, sequence, set: the lead from each class.
        bonus: the lead from both players' repiques and piques.
        play: the lead from tricks, the last trick, and cards or capot.
        repique, pique: 1 where this seat makes one, -1 where the opponent does, else 0.
        made: 1 where the bid is made, by whichever side bid it; 0 where it is not, or nothing was bid.
    """

    point: Array
    sequence: Array
    set: Array
    bonus: Array
    play: Array
    repique: Array
    pique: Array
    made: Array

    @property
    def calls(self) -> Array:
        """Point, sequences and sets together."""
        found: Array = self.point + self.sequence + self.set
        return found

    @property
    def hand(self) -> tuple[Array, ...]:
        """The scores apart from the play, each of which only one of the players makes."""
        return self.point, self.sequence, self.set, self.bonus

    @property
    def whole(self) -> Array:
        """The whole lead."""
        found: Array = self.calls + self.bonus + self.play
        return found

    def row(self, number: int) -> Scores:
        """The scores of one discard, by its row."""
        return Scores(*(each[number] for each in self))


def scored(information: BeforeExchange, mine: SuitMasks, theirs: SuitMasks) -> Scores:
    """The scores of pairs of hands after the exchange.

    Args:
        information: the rules, which seat leads, and the scores for carte blanche.
        mine: the masks of the four suits of this seat's hands, four integer arrays that broadcast with the opponent's.
        theirs: the same for the opponent's hands.
    """
    tables, side = information.tables, 1 if information.first else -1
    leads = leads_of(tables.pair, mine, theirs)
    in_order = [np.array(information.blank - information.other_blank), *map(leads.of, tables.pair.order)]
    mine_made, theirs_made = repiques(tables.pair.repique, in_order)
    repique = mine_made.astype(np.int16) - theirs_made
    played = _played(information, mine, theirs)
    play = tables.play[played.half_tricks] * side
    made = np.zeros_like(repique) if tables.made is None else tables.made[played.half_tricks].astype(np.float64)
    pique, brought = _pique(tables, [side * each for each in in_order], repique * side, played)
    points = tables.pair.repique.points if tables.pair.repique is not None else 0
    bonus = repique * points + side * brought
    return Scores(leads.point, leads.sequence, leads.set, bonus, play, repique, side * pique, made)


def _pique(tables: ScoreTables, leads: list[Array], repique: Array, played: _SampledPlay) -> tuple[Array, Array]:
    """Whether the leader of the first trick makes a pique (1) or the other player does (-1), and the lead it gives.

    Args:
        tables: what hands score.
        leads: the leader's leads in hand, in the order of reckoning.
        repique: 1 where the leader has made a repique, -1 where the other player has.
        played: the play.
    """
    found = piques(tables.pair, leads, repique > 0, played.tops).astype(np.int16)
    brought = found * (tables.pair.pique.points if tables.pair.pique is not None else 0)
    if tables.second is None:
        return found, brought
    blank, *classes = others = [-each for each in leads]
    had = in_hand(others)
    wins = (played.tops == 0) & (tables.second.wanted[had] <= played.other_tops)
    there = wins & ~scores_any(classes) & (repique >= 0) & (blank >= 0)
    return found - there, brought - there * tables.second.points[had]


class _SampledPlay(NamedTuple):
    """The play of pairs of hands.

    Attributes:
        half_tricks: the half-tricks the leader makes.
        tops: how many tricks the leader can take one after another from the start.
        other_tops: the same for the other player, if they led.
    """

    half_tricks: Array
    tops: Array
    other_tops: Array


def _played(information: BeforeExchange, mine: SuitMasks, theirs: SuitMasks) -> _SampledPlay:
    table = at_hand()
    assert table is not None  # the table needs only numpy, which this module imports
    lead, other = (mine, theirs) if information.first else (theirs, mine)
    shape = np.broadcast_shapes(*(each.shape for each in (*lead, *other)))
    rows = _rows_of(lead, other, shape)
    tops = winners_of_codes()[rows].sum(axis=1).reshape(shape)
    other_tops = tops
    if information.tables.second is not None:
        other_tops = winners_of_codes()[_rows_of(other, lead, shape)].sum(axis=1).reshape(shape)
    return _SampledPlay(table.values_of(rows).reshape(shape), tops, other_tops)


def _rows_of(leader: SuitMasks, other: SuitMasks, shape: tuple[int, ...]) -> Array:
    """The four suits of each pair of hands as codes: shape (pairs, 4)."""
    codes = [codes_between()[one, two] for one, two in zip(leader, other, strict=True)]
    return np.stack([np.broadcast_to(each, shape).ravel() for each in codes], axis=1)
