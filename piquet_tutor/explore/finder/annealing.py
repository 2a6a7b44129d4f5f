"""Cards led to what is wanted, swap by swap: what is alike however many hands there are.

Two cards change places; the change stays when it brings the cards nearer to what is wanted, and sometimes when it does
not, ever more rarely.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from piquet_tutor.engine.cards import Card

START_TEMPERATURE: Final = 0.6
"""At first a change for the worse by so much stays about one time in three."""
FINAL_SHARE: Final = 0.05
"""The share of that warmth which is left in the end."""
SHAKES: Final = 24
"""Swaps tried when cards are found, so that two searches do not find cards alike."""


class Annealing(ABC):
    """Cards on their way. A subclass says which places belong together, and how far the cards are from what is wanted.

    Attributes:
        cards: the cards, place by place.
        part: the part each place belongs to; two cards of one part can change places without changing anything.
        missing: how far the cards are from what is wanted; nought when nothing measured is missing.
        moves: swaps tried so far.
    """

    part: Sequence[int]

    def __init__(self, cards: list[Card], rng: Random) -> None:
        """Begin.

        Args:
            cards: the cards as they lie at first.
            rng: where it gets its randomness from.
        """
        self.cards = cards
        self.rng = rng
        self.distance = 0.0
        self.moves = 0

    @abstractmethod
    def _distance(self) -> float:
        """How far the cards are from what is wanted."""

    def _swap(self, one: int, other: int) -> None:
        """Let the cards of two places change places."""
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def try_swap(self, temperature: float) -> None:
        """One swap, kept or taken back."""
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
        """So many swaps of ``most`` in all; True when nothing measured is missing."""
        for _ in range(moves):
            if self.distance <= 0:
                return True
            self.try_swap(START_TEMPERATURE * max(FINAL_SHARE, 1 - self.moves / most))
        return self.distance <= 0

    def shake(self) -> None:
        """Change what can be changed without losing anything wanted."""
        for _ in range(SHAKES if self.distance <= 0 else 0):
            self.try_swap(0.0)
