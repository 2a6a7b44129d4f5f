"""The typed, read-only view of a deal that policies get."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.rules.parts import Contest, Score, Standing, Trick, Undertaking
from piquet_tutor.game.rules.rule_set import RuleSet


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


class DealView(OpenView, Protocol):
    """One deal at one moment, as a policy sees it: every card, and nothing can be changed."""

    @property
    def dealt(self) -> Mapping[Seat, Cards]:
        """The cards each seat was dealt; empty when only the hands after the exchange are known."""

    @property
    def hands(self) -> Mapping[Seat, Cards]:
        """The cards each seat holds now."""

    @property
    def kept(self) -> Mapping[Seat, Cards]:
        """The cards each seat held after the exchange, before the first lead."""

    @property
    def discards(self) -> Mapping[Seat, Cards]:
        """The cards each seat has discarded."""

    @property
    def drawn(self) -> Mapping[Seat, Cards]:
        """The cards each seat took from the talon."""

    @property
    def talon(self) -> Cards:
        """The talon as dealt, the top card first."""

    @property
    def stock(self) -> Cards:
        """The cards left in the talon."""

    @property
    def phase(self) -> str:
        """The name of the present phase; ``done`` at the end."""

    @property
    def to_act(self) -> Seat | None:
        """Who is to act; None at the end."""

    @property
    def contests(self) -> Mapping[Kind, Contest]:
        """The state of each class of declaration."""

    @property
    def trick(self) -> Cards:
        """The cards of the trick being played; ``leader`` led it."""

    @property
    def leader(self) -> Seat:
        """Who led the trick being played, or took the last one."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Finished tricks."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything done so far; the action being judged is not among them."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling so far."""

    @property
    def scores(self) -> tuple[Score, ...]:
        """Every award so far, with its place in the order of reckoning."""

    @property
    def spoken(self) -> frozenset[tuple[str, Side | None]]:
        """The once-a-deal clauses that have ruled already, each with the side."""

    @property
    def claimed(self) -> Mapping[Seat, int | None]:
        """Who has announced a carte blanche, with the number of cards named for the exchange, if any."""

    @property
    def proved(self) -> frozenset[Seat]:
        """Whose carte blanche has been shown."""

    @property
    def peeked(self) -> Cards:
        """The talon cards elder has looked at without taking them."""

    @property
    def faced(self) -> bool:
        """Whether the talon cards nobody took have been turned up."""

    @property
    def waiting_to_draw(self) -> Seat | None:
        """The seat that has discarded but waits to draw until elder has drawn."""

    @property
    def declared(self) -> bool:
        """Whether nothing more can be declared."""

    @property
    def standing(self) -> Standing | None:
        """The score and the deal's number, if it is part of a partie."""

    def total(self, side: Side) -> int:
        """The points of a side so far."""
