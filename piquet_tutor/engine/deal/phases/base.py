"""What a phase of a deal is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from piquet_tutor.engine.actions import Action
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.table import Seat


class Phase(ABC):
    """One phase. ``begin`` says whether there is anything to do; ``act`` sets ``phase`` to ``next`` when it ends."""

    name: str
    out_of_turn: tuple[type[Action], ...] = ()

    @abstractmethod
    def begin(self, deal: Deal) -> bool:
        """Open the phase on a draft; False when it has nothing to ask."""

    def opener(self, deal: Deal) -> Seat:
        """Who acts first in it, as far as everybody may know."""
        return deal.table.seats[0]

    @abstractmethod
    def awaits(self, deal: Deal) -> tuple[type[Action], ...]:
        """The kinds of action it waits for now from whoever is to act."""

    @abstractmethod
    def act(self, deal: Deal, action: Any) -> None:
        """Do it, on a draft."""

    @abstractmethod
    def legal(self, deal: Deal) -> Iterator[Action]:
        """What may be done now."""
