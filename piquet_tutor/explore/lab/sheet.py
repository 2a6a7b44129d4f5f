"""The sheet of the deal editor: a deal as somebody is writing it, sound or not.

A sheet never changes and refuses nothing but what is no card: thirteen cards in a hand, a card twice or a call of cards
not held all stand there as they were put, for :mod:`judging` to explain.

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

from piquet_tutor.engine.cards import Card, Cards, pack_of
from piquet_tutor.engine.combinations import KINDS, Kind
from piquet_tutor.engine.records.replay import Given
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.engine.rules.model import RuleSet, Value
from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat

Place = str
"""A seat (its hand), ``talon``, a seat's discards such as ``elder.discards``, or ``loose``."""
TALON: Final[Place] = "talon"
LOOSE: Final[Place] = "loose"
"""The cards of the pack that lie in no hand and not in the talon."""
OUT: Final = ".discards"
MOST: Final = 60
"""Cards a list may have: every sound one has fewer, and an unsound one must stay small enough to be shown."""

Basis = Literal["deal", "hands"]
"""Whether the hands are as dealt, or as they are after the exchange."""


@dataclass(frozen=True)
class Said:
    """What one seat declares.

    Attributes:
        kinds: each kind that is set, in the order it is written, with what is declared of it, the combination
            announced first; none at all is sunk. A kind that is not here is declared in full.
        carte_blanche: false when kept quiet about; true when claimed; None when the rules have their way.
    """

    kinds: tuple[tuple[Kind, Given], ...] = ()
    carte_blanche: bool | None = None

    def given(self, kind: Kind) -> Given | None:
        """What is declared of a kind; None when it is declared in full."""
        return dict(self.kinds).get(kind)

    def with_kind(self, kind: Kind, given: Given | None) -> Said:
        """The same with a kind set, sunk, or declared in full again; an order of calling stays as long as it tells."""
        kinds = dict(self.kinds)
        if given is not None and kind in kinds:
            kinds[kind] = given
            return Said(tuple(kinds.items()), self.carte_blanche)
        kinds.pop(kind, None)
        more = {} if given is None else {kind: given}
        return Said(in_order({**kinds, **more}), self.carte_blanche)


def in_order(kinds: Mapping[Kind, Given]) -> tuple[tuple[Kind, Given], ...]:
    """Kinds in the usual order; only where all of them are written does their order say anything."""
    return tuple((kind, kinds[kind]) for kind in KINDS if kind in kinds)


NOTHING: Final = Said()
Lists = Mapping[Seat, Cards]


@dataclass(frozen=True)
class Sheet:
    """A deal as it has been put down.

    Attributes:
        rules: the rule set, by name; it and the options can always be loaded.
        options: options set otherwise.
        basis: whether ``hands`` are as dealt or after the exchange.
        hands: the cards of each seat; a seat that these rules do not have may stand here too.
        talon: as dealt, the top card first.
        discards: what each seat puts out; a seat that has not exchanged yet is left out, which is another thing than
            to put out nothing.
        calls: what each seat declares, where that is not everything it holds.
        bids: what was said in the bidding, as a record writes it.
        play: the cards in the order played.
        faced, conceded, standing: as in a record (``piquet-record/1``).
        title, source, note: free text.
    """

    rules: str = "rubicon"
    options: tuple[tuple[str, Value], ...] = ()
    basis: Basis = "deal"
    hands: Lists = field(default_factory=Frozen)
    talon: Cards = ()
    discards: Lists = field(default_factory=Frozen)
    calls: Mapping[Seat, Said] = field(default_factory=Frozen)
    bids: tuple[tuple[Seat, str], ...] = ()
    play: Cards = ()
    faced: str = ""
    conceded: Seat = ""
    standing: Mapping[str, Any] | None = None
    title: str = ""
    source: str = ""
    note: str = ""

    @property
    def rule_set(self) -> RuleSet:
        """The rules, options and all."""
        return load(self.rules, dict(self.options))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of these rules, and after them those that still have something lying there."""
        own = self.rule_set.table.seats
        left = (*self.hands, *self.discards, *self.calls)
        return tuple(dict.fromkeys((*own, *left)))

    @property
    def exchanges(self) -> bool:
        """Whether the rules have an exchange and the hands are as dealt, so that discards have their place."""
        return self.basis == "deal" and "exchange" in self.rule_set.phases

    @property
    def talon_size(self) -> int:
        """How many cards the rules leave over when every seat has its hand."""
        rules = self.rule_set
        return rules.pack - len(rules.table.seats) * rules.hand_size

    @property
    def places(self) -> tuple[Place, ...]:
        """Where cards can lie, in the order they are shown; a place that has no sense here is there if cards are."""
        talon = (TALON,) if self.talon or (self.basis == "deal" and self.talon_size) else ()
        own = self.rule_set.table.seats
        out = tuple(seat + OUT for seat in self.seats if seat in self.discards or (self.exchanges and seat in own))
        return (*self.seats, *talon, *out)

    @property
    def loose(self) -> Cards:
        """The cards of the pack that lie nowhere."""
        lying = {*self.talon, *(one for cards in self.hands.values() for one in cards)}
        return tuple(one for one in pack_of(self.rule_set.pack).cards if one not in lying)

    def at(self, place: Place) -> Cards:
        """The cards of a place."""
        if place == TALON:
            return self.talon
        if place == LOOSE:
            return self.loose
        if place.endswith(OUT):
            return self.discards.get(place.removesuffix(OUT), ())
        return self.hands.get(place, ())

    def where(self, one: Card) -> tuple[Place, ...]:
        """Every hand a card lies in, and the talon if it lies there; a card twice has two places."""
        found = tuple(place for place in (*self.hands, TALON) if one in self.at(place))
        return found or (LOOSE,)

    def said(self, seat: Seat) -> Said:
        """What a seat declares."""
        return self.calls.get(seat, NOTHING)


def blank(rules: str = "rubicon", options: Mapping[str, Value] | None = None) -> Sheet:
    """An empty sheet.

    Raises:
        OptionError: no such rule set or option, or a value it cannot take.
    """
    changed = load(rules, dict(options or {})).changed
    return Sheet(rules, changed)
