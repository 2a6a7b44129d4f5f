"""The sheet of the deal editor: a deal as somebody is writing it, sound or not.

A sheet is immutable. It refuses only what is not a card: thirteen cards in a hand, the same card twice, or a call of
cards not held are all kept as they are, for :mod:`judging` to explain.

>>> sheet = blank("rubicon")
>>> sheet.places
('elder', 'younger', 'talon', 'elder.discards', 'younger.discards')
>>> len(sheet.loose)
32
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from piquet_tutor.engine.clauses import Value
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards, pack_of
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.records.replay import Given
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load

Place = str
"""A seat (its hand), ``talon``, a seat's discards such as ``elder.discards``, or ``loose``."""
TALON: Final[Place] = "talon"
LOOSE: Final[Place] = "loose"
"""The place of cards that are in no hand and not in the talon."""
OUT: Final = ".discards"
MOST: Final = 60
"""The most cards in a list: every sound list has fewer, and an unsound one must be small enough to be shown."""

Basis = Literal["deal", "hands"]
"""Whether the hands are as dealt or after the exchange."""


@dataclass(frozen=True)
class SeatCalls:
    """What one seat declares.

    Attributes:
        kinds: the kinds that are set, in the order written, each with the combinations declared, the one announced
            first; an empty tuple means that the kind is sunk. A kind that is not here is declared in full.
        carte_blanche: True when it is claimed, False when it is not mentioned, None to leave that to the rules.
    """

    kinds: tuple[tuple[Kind, Given], ...] = ()
    carte_blanche: bool | None = None

    def given(self, kind: Kind) -> Given | None:
        """What is declared of a kind; None when it is declared in full."""
        return dict(self.kinds).get(kind)

    def with_kind(self, kind: Kind, given: Given | None) -> SeatCalls:
        """The calls with one kind changed; the order of the kinds is kept where it matters.

        Args:
            kind: the kind.
            given: the combinations declared; empty to sink the kind, None to declare it in full.
        """
        kinds = dict(self.kinds)
        if given is not None and kind in kinds:
            kinds[kind] = given
            return SeatCalls(tuple(kinds.items()), self.carte_blanche)
        kinds.pop(kind, None)
        more = {} if given is None else {kind: given}
        return SeatCalls(in_order({**kinds, **more}), self.carte_blanche)


def in_order(kinds: Mapping[Kind, Given]) -> tuple[tuple[Kind, Given], ...]:
    """The kinds in the usual order; the order written matters only where all of them are set."""
    return tuple((kind, kinds[kind]) for kind in KINDS if kind in kinds)


NOTHING: Final = SeatCalls()
Lists = Mapping[Seat, Cards]


@dataclass(frozen=True)
class Sheet:
    """A deal as written down so far.

    Attributes:
        rules: the rule set, by name; it and the options can always be loaded.
        options: the options changed.
        basis: whether ``hands`` are as dealt or after the exchange.
        hands: the cards of each seat; there may also be seats that these rules do not have.
        talon: as dealt, the top card first.
        discards: what each seat discards; a seat that has not exchanged yet is left out, which is not the same as
            discarding nothing.
        calls: what each seat declares, where that is not everything it holds.
        bids: the bidding, as a record writes it.
        play: the cards in the order played.
        beside: what is done beside bids, calls and cards, as a record has it, by its key
            (:data:`~piquet_tutor.game.records.beside.BESIDE`).
        standing: as in a record (``piquet-record/1``).
        title, source, note: free text.
    """

    rules: str = "rubicon"
    options: tuple[tuple[str, Value], ...] = ()
    basis: Basis = "deal"
    hands: Lists = field(default_factory=Frozen)
    talon: Cards = ()
    discards: Lists = field(default_factory=Frozen)
    calls: Mapping[Seat, SeatCalls] = field(default_factory=Frozen)
    bids: tuple[tuple[Seat, str], ...] = ()
    play: Cards = ()
    beside: Mapping[str, Any] = field(default_factory=Frozen)
    standing: Mapping[str, Any] | None = None
    title: str = ""
    source: str = ""
    note: str = ""

    @property
    def rule_set(self) -> RuleSet:
        """The rule set with its options."""
        return load(self.rules, dict(self.options))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of these rules, then any other seats that still have something on the sheet."""
        own = self.rule_set.table.seats
        left = (*self.hands, *self.discards, *self.calls)
        return tuple(dict.fromkeys((*own, *left)))

    @property
    def exchanges(self) -> bool:
        """Whether the rules have an exchange and the hands are as dealt, so that there can be discards."""
        return self.basis == "deal" and "exchange" in self.rule_set.phases

    @property
    def talon_size(self) -> int:
        """How many cards are left when every seat has its hand."""
        rules = self.rule_set
        return rules.pack - len(rules.table.seats) * rules.hand_size

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of cards, in the order shown; a place that these rules do not have is listed if it holds cards."""
        talon = (TALON,) if self.talon or (self.basis == "deal" and self.talon_size) else ()
        own = self.rule_set.table.seats
        out = tuple(seat + OUT for seat in self.seats if seat in self.discards or (self.exchanges and seat in own))
        return (*self.seats, *talon, *out)

    @property
    def loose(self) -> Cards:
        """The cards of the pack that are in no place."""
        lying = {*self.talon, *(one for cards in self.hands.values() for one in cards)}
        return tuple(one for one in pack_of(self.rule_set.pack).cards if one not in lying)

    def at(self, place: Place) -> Cards:
        """The cards in a place."""
        if place == TALON:
            return self.talon
        if place == LOOSE:
            return self.loose
        if place.endswith(OUT):
            return self.discards.get(place.removesuffix(OUT), ())
        return self.hands.get(place, ())

    def wanted(self, place: Place) -> int | None:
        """How many cards a place should have; None where any number will do."""
        if place == TALON:
            return self.talon_size if self.basis == "deal" else 0
        return (
            self.rule_set.hand_size if place in self.rule_set.table.seats else 0 if sort_of(place) == "hand" else None
        )

    def has_room(self, place: Place) -> bool:
        """Whether there is room for one more card; players can discard as many in all as the talon holds."""
        if place == LOOSE:
            return True
        wanted = self.wanted(place)
        if wanted is not None:
            return len(self.at(place)) < wanted
        others = sum(len(cards) for seat, cards in self.discards.items() if seat + OUT != place)
        return len(self.at(place)) + others < self.talon_size

    def where(self, one: Card) -> tuple[Place, ...]:
        """Every hand that holds a card, and the talon if it does; a card that occurs twice has two places."""
        found = tuple(place for place in (*self.hands, TALON) if one in self.at(place))
        return found or (LOOSE,)

    def said(self, seat: Seat) -> SeatCalls:
        """What a seat declares."""
        return self.calls.get(seat, NOTHING)


def sort_of(place: Place) -> str:
    """What sort of place it is: ``hand``, ``discards``, ``talon`` or ``loose``."""
    if place in (TALON, LOOSE):
        return place
    return "discards" if place.endswith(OUT) else "hand"


def blank(rules: str = "rubicon", options: Mapping[str, Value] | None = None) -> Sheet:
    """An empty sheet.

    Raises:
        OptionError: no such rule set or option, or a value it cannot take.
    """
    changed = load(rules, dict(options or {})).changed
    return Sheet(rules, changed)
