"""Simulated deals of the unseen cards: what is drawn, and the opponent's hand after a likely exchange of their own.

The opponent keeps what :mod:`~piquet_tutor.reckoner.likely_exchange` says, and exchanges as many cards as they may
(``MOST_EXPECTED`` of it at most).
"""

from __future__ import annotations

import numpy as np

from piquet_tutor.reckoner.combination_arrays import Array
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.likely_exchange import usefulness
from piquet_tutor.reckoner.masks import bit_in_hand
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
