"""What a reader may know: everything, or what one seat knows. Every answer reads the deal through this module."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from piquet_tutor.engine.rulings import Ruling, known_to, serials
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Card, Cards, pack_of
from piquet_tutor.game.deal.retelling import retelling_of
from piquet_tutor.game.deal.views import known_in_hand
from piquet_tutor.game.parts import Score
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.spoken import Spoken


class UnknownSeat(Spoken, ValueError):
    """This table has no such seat; the error names the seats."""

    family = "why-error-"


@dataclass(frozen=True)
class ReadersDeal:
    """A deal as far as a reader may know it.

    Attributes:
        deal: the whole deal; only this class looks at what is hidden.
        seat: the reader's seat; None sees everything.
    """

    deal: Deal
    seat: Seat | None = None

    def __post_init__(self) -> None:
        if self.seat is not None and self.seat not in self.deal.table.seats:
            raise UnknownSeat("seat", seat=self.seat, seats=self.deal.rules.table.seats)

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.deal.rules

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The ledger as far as the reader may know it, under the reader's numbers."""
        return known_to(self.deal.rulings, self.seat)

    @cached_property
    def _numbers(self) -> dict[int, int]:
        return serials(self.deal.rulings, self.seat)

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """Every award, under the reader's numbers: awards are public."""
        return tuple(
            one._replace(number=self._numbers[one.number]) for one in self.deal.scores if one.number in self._numbers
        )

    def ruling(self, number: int) -> Ruling | None:
        """The ruling of this number in the reader's ledger."""
        return self.rulings[number - 1] if 0 < number <= len(self.rulings) else None

    def find(self, subject: Subject, side: Side | None, verdict: str = "") -> Ruling | None:
        """The last ruling on a subject for a side; with ``verdict``, the last one of that verdict."""
        for each in reversed(self.rulings):
            if each.subject is subject and each.side == side and verdict in ("", each.verdict.value):
                return each
        return None

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats that play for a side."""
        return tuple(seat for seat in self.deal.table.seats if self.deal.table.side_of(seat) == side)

    def played_by(self, seat: Seat) -> Cards:
        """The cards a seat has played, in order."""
        found: list[Card] = []
        table = self.deal.table
        for leader, cards in (
            *((trick.leader, trick.cards) for trick in self.deal.tricks),
            (self.deal.leader, self.deal.trick),
        ):
            player = leader
            for one in cards:
                if player == seat:
                    found.append(one)
                player = table.after(player)
        return tuple(found)

    def kept(self, seat: Seat) -> Cards | None:
        """The hand a seat had after the exchange; None if the reader cannot know it, or the exchange is not over.

        A reader knows another seat's hand once all its cards have been shown or played.
        """
        hand = self.deal.kept.get(seat)
        if hand is None or self.seat is None or seat == self.seat:
            return hand
        open_to_all = {*self.played_by(seat), *known_in_hand(self.deal, seat)}
        return hand if open_to_all.issuperset(hand) else None

    def dealt(self, seat: Seat) -> Cards | None:
        """The hand a seat was dealt; None if the reader cannot know it."""
        hand = self.deal.dealt.get(seat)
        return hand if self.seat is None or seat == self.seat or seat in self.deal.proved else None

    def hand(self, seat: Seat) -> Cards | None:
        """A seat's present hand; None if the reader cannot know it."""
        return self.deal.hands[seat] if self.seat is None or seat == self.seat else None

    def sees_everything(self) -> bool:
        """Whether the reader can place every card that was in a hand after the exchange."""
        return all(self.kept(seat) is not None for seat in self.deal.table.seats)

    def place_of(self, one: Card) -> tuple[str, Seat] | None:
        """Where a card was after the exchange: ``hand``, ``out`` (discarded by a seat) or ``left`` in the talon.

        Returns:
            The place and its seat (empty for the talon); None if the reader cannot know it.
        """
        for seat in self.deal.table.seats:
            if one in (self.kept(seat) or ()):
                return "hand", seat
            if one in self.played_by(seat):
                return "hand", seat
            if (self.seat is None or seat == self.seat) and one in self.deal.discards.get(seat, ()):
                return "out", seat
        if self._talon_seen and one in self.deal.stock:
            return "left", ""
        return None

    @property
    def _talon_seen(self) -> bool:
        """Whether the reader has seen the cards left in the talon."""
        return self.seat is None or self.deal.faced

    @cached_property
    def pack(self) -> Cards:
        """Every card of the pack."""
        return pack_of(self.rules.pack).cards

    def history(self) -> Iterator[tuple[Deal, Action]]:
        """Every action of the deal, each with the deal as it was before it."""
        told = retelling_of(self.deal)
        for action, state in zip(told.actions, told.states(), strict=False):
            yield state, action
