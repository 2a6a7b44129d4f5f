"""What a phase of a deal is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action
from piquet_tutor.game.state import DealState


class Phase(ABC):
    """One phase. ``begin`` returns whether it awaits anything; ``act`` sets the deal's phase to ``next`` at its end."""

    name: str
    out_of_turn: tuple[type[Action], ...] = ()

    @abstractmethod
    def begin(self, deal: DealState) -> bool:
        """Open the phase on a draft; False if it awaits no action."""

    def opener(self, deal: DealState) -> Seat:
        """Who acts first in it, as far as this is public."""
        return deal.table.seats[0]

    @abstractmethod
    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """The kinds of action now awaited from the seat to act."""

    @abstractmethod
    def act(self, deal: DealState, action: Any) -> None:
        """Perform an action on a draft."""

    @abstractmethod
    def legal(self, deal: DealState) -> Iterator[Action]:
        """Every action that is allowed now."""
