"""The lie of the cards: who was dealt what, what lay in the talon, what each put out, and so what each held in the end.

A lie is made by filling slots, so that every one is legal by construction: whatever stands in the slots "elder drew"
was in the talon, and whatever elder put out was dealt to elder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor.cards import Card, Cards, pack_of, sort_hand
from piquet_tutor.deal.state import Deal
from piquet_tutor.records.replay import Score
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.table import ELDER, YOUNGER, Seat

SIDES: Final = (ELDER, YOUNGER)
FULL_EXCHANGE: Final = 0.75
"""How often both take all they may: most players do."""


class NotTwoHanded(ValueError):
    """A form of the game whose deals are not two hands and a talon; the sentence says so."""


@dataclass(frozen=True)
class Lie:
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

    def score(self, rules: RuleSet, title: str = "") -> Score:
        """The lie as a record without play; everything held is declared."""
        return Score(rules, self.dealt, {}, self.talon, self.put_out, {}, (), title=title)


def lie_of(deal: Deal) -> Lie:
    """The lie of a deal whose exchange is over."""
    return Lie(deal.dealt, deal.talon, deal.discards, deal.kept)


def check_two_handed(rules: RuleSet) -> None:
    """Say plainly when lies are not made for a form.

    Raises:
        NotTwoHanded: it has not two hands, a talon and an exchange by elder and younger.
    """
    clauses = {"exchange.elder", "exchange.younger", "point.good", "sequence.good", "set.good"}
    usual = set(rules.phases) <= {"carte_blanche", "exchange", "declare", "play"} and "exchange" in rules.phases
    if rules.table.seats != SIDES or not usual or not clauses <= set(rules.clauses):
        raise NotTwoHanded(
            f"deals are found for two players, elder and younger, and {rules.title} is played otherwise; "
            "choose another rule set."
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

    def lie(self, cards: Sequence[Card], younger_draws_first: bool = False) -> Lie:
        """The lie when the cards stand in the slots in this order."""
        groups: list[Cards] = []
        at = 0
        for count in self.parts:
            groups.append(tuple(cards[at : at + count]))
            at += count
        e_keeps, e_out, e_draws, y_keeps, y_out, y_draws, left = groups
        drawn = (*y_draws, *e_draws) if younger_draws_first else (*e_draws, *y_draws)
        return Lie(
            {ELDER: sort_hand((*e_keeps, *e_out)), YOUNGER: sort_hand((*y_keeps, *y_out))},
            (*drawn, *left),
            {ELDER: sort_hand(e_out), YOUNGER: sort_hand(y_out)},
            {ELDER: sort_hand((*e_keeps, *e_draws)), YOUNGER: sort_hand((*y_keeps, *y_draws))},
        )


def slots_for(books: Sequence[RuleSet], chance: Random) -> Slots:
    """How many each exchanges: legal in every one of these rule sets, and mostly all that may be taken."""
    first = books[0]
    talon = first.pack - 2 * first.hand_size
    elder = _count([first_limits(each.rule("exchange.elder"), talon) for each in books], chance)
    younger = _count([second_limits(each.rule("exchange.younger"), talon - elder) for each in books], chance)
    return Slots(first.hand_size, first.pack, elder, younger)


def _count(limits: Sequence[tuple[int, int]], chance: Random) -> int:
    least, most = max(low for low, _ in limits), min(high for _, high in limits)
    if least > most:
        return most
    return most if chance.random() < FULL_EXCHANGE else chance.randint(least, most)


def shuffled_cards(rules: RuleSet, chance: Random) -> list[Card]:
    """The pack in an order that depends on the generator alone."""
    cards = list(pack_of(rules.pack).cards)
    chance.shuffle(cards)
    return cards


def draws_first(rules: RuleSet) -> bool:
    """Whether younger draws before an elder who holds a carte blanche."""
    return rules.values.get("elder_blank_draw_order") == "younger_first"
