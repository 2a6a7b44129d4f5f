"""Simulated annealing over the order of the cards, for any number of hands.

Two cards change places. The swap is kept when it brings the cards nearer to the goal; when it does not, it is kept with
a probability that falls as the search goes on, so that the search can leave a dead end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from piquet_tutor.game.cards import Card

START_TEMPERATURE: Final = 0.6
"""At the start a swap that increases the distance by this much is kept about one time in three."""
FINAL_SHARE: Final = 0.05
"""The temperature at the end, as a share of that at the start."""
SHAKES: Final = 24
"""Swaps tried once the goal is reached, so that two searches do not end with the same cards."""


class Annealing(ABC):
    """Cards being rearranged. A subclass says which places belong together and how far the cards are from the goal.

    Attributes:
        cards: the cards, place by place.
        part: the part each place belongs to; swapping two cards of one part changes nothing.
        distance: how far the cards are from the goal; 0 when they have reached it.
        moves: swaps tried so far.
    """

    part: Sequence[int]

    def __init__(self, cards: list[Card], rng: Random) -> None:
        """Begin.

        Args:
            cards: the cards in their first order.
            rng: the random number generator.
        """
        self.cards = cards
        self.rng = rng
        self.distance = 0.0
        self.moves = 0

    @abstractmethod
    def _distance(self) -> float:
        """How far the cards are from the goal."""

    def _swap(self, one: int, other: int) -> None:
        """Swap the cards of two places."""
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def try_swap(self, temperature: float) -> None:
        """Try one swap, and keep it or undo it.

        Args:
            temperature: how readily a swap for the worse is kept; 0 for never.
        """
        one, other = self.rng.randrange(len(self.cards)), self.rng.randrange(len(self.cards))
        self.moves += 1
        if self.part[one] == self.part[other]:
            return
        self._swap(one, other)
        now = self._distance()
        if now <= self.distance or (temperature > 0 and self.rng.random() < exp((self.distance - now) / temperature)):
            self.distance = now
        else:
            self._swap(one, other)

    def improve(self, moves: int, most: int) -> bool:
        """Try some swaps; return whether the goal is reached.

        Args:
            moves: how many swaps to try at most in this call.
            most: how many the whole search may try; the temperature falls as that number is approached.
        """
        for _ in range(moves):
            if self.distance <= 0:
                return True
            self.try_swap(START_TEMPERATURE * max(FINAL_SHARE, 1 - self.moves / most))
        return self.distance <= 0

    def shake(self) -> None:
        """Rearrange the cards without leaving the goal; do nothing where it has not been reached."""
        for _ in range(SHAKES if self.distance <= 0 else 0):
            self.try_swap(0.0)
