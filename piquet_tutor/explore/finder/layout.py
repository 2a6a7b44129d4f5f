"""The layout of the cards: who was dealt what, what lay in the talon, what each discarded, and so what each held.

A layout is made by filling slots, so that every one is legal by construction: whatever stands in the slots "elder drew"
was in the talon, and whatever elder put out was dealt to elder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor.engine.actions import Bidding
from piquet_tutor.engine.cards import Card, Cards, pack_of, sort_hand
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.replay import Score
from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import ELDER, YOUNGER, Seat

SIDES: Final = (ELDER, YOUNGER)
NEEDED: Final = (Subject.ELDER_EXCHANGE, Subject.YOUNGER_EXCHANGE, Subject.POINT, Subject.SEQUENCE, Subject.SET)
"""What a form for two hands must have a clause on."""
FULL_EXCHANGE: Final = 0.75
"""How often both take all they may: most players do."""


@dataclass(frozen=True)
class Layout:
    """How the cards lie in one deal.

    Attributes:
        dealt: the cards each was dealt.
        talon: the rest, the top card first.
        put_out: what each put out.
        kept: what each held after the exchange.
    """

    dealt: Mapping[Seat, Cards]
    talon: Cards
    put_out: Mapping[Seat, Cards]
    kept: Mapping[Seat, Cards]

    def score(
        self, rules: RuleSet, title: str = "", bids: tuple[Bidding, ...] = (), seats: Sequence[Seat] = SIDES
    ) -> Score:
        """The layout as a record without play; everything held is declared.

        Args:
            rules: by which rules.
            title: what it is called.
            bids: what was said in the bidding, where there is one.
            seats: who was elder and who younger, where the seats have other names.
        """
        name = dict(zip(SIDES, seats, strict=True))
        dealt, out = ({name[side]: cards[side] for side in SIDES} for cards in (self.dealt, self.put_out))
        return Score(rules, dealt, {}, self.talon, out, {}, (), bids, title)


def layout_of(deal: Deal) -> Layout:
    """The layout of a deal for two whose exchange is over; elder is whoever the bidding has made elder."""
    first, second = deal.table.seats

    def by_role(cards: Mapping[Seat, Cards], other: Mapping[Seat, Cards] | None = None) -> dict[Seat, Cards]:
        return {
            role: cards.get(seat, (other or {}).get(seat, ())) for role, seat in ((ELDER, first), (YOUNGER, second))
        }

    return Layout(by_role(deal.dealt), deal.talon, by_role(deal.discards), by_role(deal.kept, deal.dealt))


def is_for_two(rules: RuleSet) -> bool:
    """Whether a form has two hands, a talon, and an exchange by elder and younger; there may be a bidding for them."""
    usual = {"carte_blanche", "bidding", "exchange", "declare", "play"}
    return (
        len(rules.table.seats) == len(SIDES)
        and {"exchange", "declare"} <= set(rules.phases) <= usual
        and law_of(rules).has(*NEEDED)
    )


@dataclass(frozen=True)
class Slots:
    """How many cards go where: kept of those dealt, put out, drawn, by seat; and what stays in the talon."""

    hand: int
    pack: int
    elder: int
    younger: int

    @property
    def parts(self) -> tuple[int, ...]:
        """Elder keeps, puts out, draws; younger keeps, puts out, draws; left in the talon."""
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
        """The layout when the cards stand in the slots in this order."""
        groups: list[Cards] = []
        at = 0
        for count in self.parts:
            groups.append(tuple(cards[at : at + count]))
            at += count
        e_keeps, e_out, e_draws, y_keeps, y_out, y_draws, left = groups
        drawn = (*y_draws, *e_draws) if younger_draws_first else (*e_draws, *y_draws)
        return Layout(
            {ELDER: sort_hand((*e_keeps, *e_out)), YOUNGER: sort_hand((*y_keeps, *y_out))},
            (*drawn, *left),
            {ELDER: sort_hand(e_out), YOUNGER: sort_hand(y_out)},
            {ELDER: sort_hand((*e_keeps, *e_draws)), YOUNGER: sort_hand((*y_keeps, *y_draws))},
        )


def slots_for(books: Sequence[RuleSet], rng: Random, promised: int = 0) -> Slots:
    """How many each exchanges: legal in every one of these rule sets, and mostly all that may be taken.

    Args:
        books: the rule sets.
        rng: where the numbers come from.
        promised: how many cards elder has promised to leave.
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


def shuffled_cards(rules: RuleSet, rng: Random) -> list[Card]:
    """The pack in an order that depends on the generator alone."""
    cards = list(pack_of(rules.pack).cards)
    rng.shuffle(cards)
    return cards
