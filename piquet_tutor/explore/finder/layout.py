"""Layouts of two hands: who was dealt what, what lay in the talon, what each discarded, and so what each held.

A layout is made by filling slots, so that every layout is legal by construction: the cards in the slots "elder drew"
come from the talon, and whatever elder discarded was dealt to elder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Bidding
from piquet_tutor.game.cards import Card, Cards, sort_hand
from piquet_tutor.game.deal.layout import Layout, Place, filled_places
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject

SIDES: Final = (ELDER, YOUNGER)
NEEDED: Final = (Subject.ELDER_EXCHANGE, Subject.YOUNGER_EXCHANGE, Subject.POINT, Subject.SEQUENCE, Subject.SET)
"""The subjects on which a form for two hands must have a clause."""
FULL_EXCHANGE: Final = 0.75
"""How often a player takes as many cards as allowed, as most players do."""


def record_of(
    layout: Layout, rules: RuleSet, bids: tuple[Bidding, ...] = (), seats: Sequence[Seat] = ()
) -> ParsedRecord:
    """A layout as a record without play, with everything held declared.

    Args:
        layout: the layout.
        rules: the rules of the deal.
        bids: the bidding, where there is one.
        seats: the seats in the order in which the layout deals to them, where they have other names there.
    """
    name = dict(zip(layout.dealt, seats or layout.dealt, strict=True))
    dealt, out = ({name[seat]: each for seat, each in cards.items()} for cards in (layout.dealt, layout.discards))
    return ParsedRecord(rules, dealt, {}, layout.talon, out, {}, (), bids)


def layout_of(deal: Deal) -> Layout:
    """The layout of a deal for two after the exchange; after bidding, elder is whoever won it."""
    first, second = deal.table.seats

    def by_role(cards: Mapping[Seat, Cards], other: Mapping[Seat, Cards] | None = None) -> dict[Seat, Cards]:
        return {
            role: cards.get(seat, (other or {}).get(seat, ())) for role, seat in ((ELDER, first), (YOUNGER, second))
        }

    return Layout(by_role(deal.dealt), deal.talon, by_role(deal.discards), by_role(deal.kept, deal.dealt))


def is_for_two(rules: RuleSet) -> bool:
    """Whether a form has two hands, a talon, and an exchange by elder and younger; there may be bidding too."""
    usual = {"carte_blanche", "bidding", "exchange", "declare", "play"}
    return (
        len(rules.table.seats) == len(SIDES)
        and {"exchange", "declare"} <= set(rules.phases) <= usual
        and law_of(rules).has(*NEEDED)
    )


@dataclass(frozen=True)
class Slots:
    """How many cards go where.

    Attributes:
        hand: cards in a hand.
        pack: cards in the pack.
        elder, younger: cards that each exchanges.
    """

    hand: int
    pack: int
    elder: int
    younger: int

    @property
    def parts(self) -> tuple[int, ...]:
        """The number of cards that elder keeps, discards and draws, younger likewise, and that stay in the talon."""
        left = self.pack - 2 * self.hand - self.elder - self.younger
        return (
            self.hand - self.elder,
            self.elder,
            self.elder,
            self.hand - self.younger,
            self.younger,
            self.younger,
            left,
        )

    def layout(self, cards: Sequence[Card], younger_draws_first: bool = False) -> Layout:
        """The layout with the cards filling the slots in this order."""
        places = (Place((), room) for room in self.parts[:-1])
        e_keeps, e_out, e_draws, y_keeps, y_out, y_draws, left = filled_places(places, cards)
        drawn = (*y_draws, *e_draws) if younger_draws_first else (*e_draws, *y_draws)
        return Layout(
            {ELDER: sort_hand((*e_keeps, *e_out)), YOUNGER: sort_hand((*y_keeps, *y_out))},
            (*drawn, *left),
            {ELDER: sort_hand(e_out), YOUNGER: sort_hand(y_out)},
            {ELDER: sort_hand((*e_keeps, *e_draws)), YOUNGER: sort_hand((*y_keeps, *y_draws))},
        )


def slots_for(books: Sequence[RuleSet], rng: Random, promised: int = 0) -> Slots:
    """Choose how many cards each player exchanges: legal under every one of these rule sets, and mostly the maximum.

    Args:
        books: the rule sets.
        rng: the random number generator.
        promised: how many cards elder has undertaken to leave.
    """
    first = books[0]
    talon = first.pack - 2 * first.hand_size
    elder = _count([first_limits(each.rule_on(Subject.ELDER_EXCHANGE), talon - promised) for each in books], rng)
    younger = _count([second_limits(each.rule_on(Subject.YOUNGER_EXCHANGE), talon - elder) for each in books], rng)
    return Slots(first.hand_size, first.pack, elder, younger)


def _count(limits: Sequence[tuple[int, int]], rng: Random) -> int:
    least, most = max(low for low, _ in limits), min(high for _, high in limits)
    if least > most:
        return most
    return most if rng.random() < FULL_EXCHANGE else rng.randint(least, most)
