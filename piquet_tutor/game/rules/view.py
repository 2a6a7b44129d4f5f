"""The typed, read-only view of a deal that policies get."""

from __future__ import annotations

from typing import Protocol

from piquet_tutor.engine.table import Table
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rule_set import RuleSet


class OpenView(Protocol):
    """What of a deal lies open to everybody, so that a player's view of it will do as well as the deal."""

    @property
    def rules(self) -> RuleSet:
        """The rule set it is played by."""

    @property
    def table(self) -> Table:
        """The seats, elder's first."""

    @property
    def undertaking(self) -> Undertaking | None:
        """The result of the bidding, in forms that have one."""
