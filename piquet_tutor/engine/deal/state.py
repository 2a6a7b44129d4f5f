"""The complete state of a deal, frozen; ``engine.apply`` makes the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict, Unpack

from piquet_tutor.engine.actions import Action
from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.combinations import Kind
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.parts import Contest, Score, Standing, Trick, Undertaking
from piquet_tutor.engine.rulings import Ledger, Presented, Ruling, total
from piquet_tutor.engine.table import Seat, Side, Table


# The list stands twice, here and as the fields of Deal: a dataclass cannot be made of a TypedDict so that mypy checks
# both, nor the other way round. tests/engine/rules/test_structure.py holds them alike.
class Changes(TypedDict, total=False):
    """The fields of a draft that can be changed: all those of a :class:`Deal` but its rule set and the cards dealt."""

    table: Table
    hands: Mapping[Seat, Cards]
    kept: Mapping[Seat, Cards]
    discards: Mapping[Seat, Cards]
    drawn: Mapping[Seat, Cards]
    stock: Cards
    phase: str
    to_act: Seat | None
    contests: Mapping[Kind, Contest]
    trick: Cards
    leader: Seat
    lead_ruling: int
    tricks: tuple[Trick, ...]
    actions: tuple[Action, ...]
    rulings: tuple[Ruling, ...]
    scores: tuple[Score, ...]
    spoken: frozenset[tuple[str, Side | None]]
    claimed: Mapping[Seat, int | None]
    proved: frozenset[Seat]
    peeked: Cards
    faced: bool
    waiting_to_draw: Seat | None
    declared: bool
    standing: Standing | None
    undertaking: Undertaking | None


@dataclass(frozen=True, eq=False, repr=False)
class Deal(Presented):
    """One deal at one moment. Never changed: ``engine.apply`` returns the next.

    Attributes:
        rules: the rule set it is played by.
        table: the seats.
        dealt: the cards each seat was dealt (twelve each); empty when only the hands after the exchange are known.
        hands: the cards each seat holds now.
        kept: the cards each seat held after the exchange, before the first lead.
        discards: the cards each seat has discarded.
        drawn: the cards each seat took from the talon.
        talon: the talon as dealt, the top card first.
        stock: the cards left in the talon.
        phase: the name of the present phase; ``done`` at the end.
        to_act: who is to act; None at the end.
        contests: the state of each class of declaration.
        trick: cards of the trick being played; ``leader`` led it, ``lead_ruling`` is the number of the ruling on that.
        tricks: finished tricks.
        actions: everything done so far.
        undertaking: the result of the bidding, in forms that have one.
    """

    rules: RuleSet
    table: Table
    dealt: Mapping[Seat, Cards]
    hands: Mapping[Seat, Cards]
    kept: Mapping[Seat, Cards]
    discards: Mapping[Seat, Cards]
    drawn: Mapping[Seat, Cards]
    talon: Cards
    stock: Cards
    phase: str
    to_act: Seat | None
    contests: Mapping[Kind, Contest]
    trick: Cards
    leader: Seat
    lead_ruling: int
    tricks: tuple[Trick, ...]
    actions: tuple[Action, ...]
    rulings: tuple[Ruling, ...]
    scores: tuple[Score, ...]
    spoken: frozenset[tuple[str, Side | None]]
    claimed: Mapping[Seat, int | None]
    proved: frozenset[Seat]
    peeked: Cards
    faced: bool
    waiting_to_draw: Seat | None
    declared: bool
    standing: Standing | None
    title: str = ""
    undertaking: Undertaking | None = None

    def __eq__(self, other: object) -> bool:
        """Equal if the rules, the cards and all rulings are equal."""
        return (
            isinstance(other, Deal)
            and self.rules == other.rules
            and dict(self.dealt) == dict(other.dealt)
            and dict(self.hands) == dict(other.hands)
            and self.talon == other.talon
            and self.phase == other.phase
            and self.rulings == other.rulings
        )

    __hash__ = None  # type: ignore[assignment]  # equality by content, and too large to be a key

    @property
    def ledger(self) -> Ledger:
        """Every ruling so far: the engine's only output."""
        return Ledger(self.rulings)

    @property
    def done(self) -> bool:
        """Whether the deal is over."""
        return self.phase == "done"

    @property
    def void(self) -> bool:
        """Whether it was passed out, so that the cards are dealt again."""
        return self.done and "bidding" in self.rules.phases and self.undertaking is None

    def total(self, side: Side) -> int:
        """The points of a side: the sum of its awards."""
        return total(self.rulings, side)

    def kind_of(self, ruling: Ruling) -> str | None:
        """Which kind of score a ruling gives, such as ``play``."""
        return self.rules.clauses[ruling.rule].counts_as

    def tally(self) -> dict[Side, dict[str, int]]:
        """Points by side and kind, only the kinds that scored, and the total, in the order of the rule set's kinds.

        Summed from the ledger's awards. If points are kept on several accounts, their sums follow the total.
        """
        sums: dict[Side, dict[str, int]] = {side: {} for side in dict.fromkeys(self.rules.table.sides)}
        for ruling in self.rulings:
            for award in ruling.awards:
                kind = self.kind_of(ruling) or ruling.rule
                sums[award.side][kind] = sums[award.side].get(kind, 0) + award.points
        accounts = self.rules.accounts if len(self.rules.accounts) > 1 else ()
        return {
            side: {kind: found[kind] for kind in self.rules.kinds if kind in found}
            | {"total": self.total(side)}
            | {account: total(self.rulings, side, account) for account in accounts}
            for side, found in sums.items()
        }

    def draft(self) -> Deal:
        """A mutable copy for the engine to change before it is returned as the next deal."""
        new = object.__new__(Deal)
        object.__setattr__(new, "__dict__", self.__dict__.copy())  # a good deal faster than filling an empty one
        return new

    def put(self, **changes: Unpack[Changes]) -> None:
        """Change fields of a draft; only for the engine."""
        self.__dict__.update(changes)

    @classmethod
    def from_record(cls, record: Any) -> Deal:
        """Read a record (``piquet-record/1``: a mapping, JSON text or a ``Path``) and replay it through the engine.

        Raises:
            RecordError: the record is invalid; the error says what, where, why and what to do next.
        """
        from piquet_tutor.engine.hooks import deal_from_record  # a hook to a later wing, installed by the package

        deal: Deal = deal_from_record(record)
        return deal

    def explain(self, depth: str = "short", seat: Seat | None = None, language: str = "en") -> Any:
        """The narration of this deal, readable as text and formatted in notebooks.

        Args:
            depth: ``call`` (what is said at the table), ``short`` or ``full``.
            seat: narrate only what this seat may know; None narrates everything.
            language: a language the catalogue has.
        """
        from piquet_tutor.engine.hooks import narrate

        return narrate(self, depth, seat, language)
