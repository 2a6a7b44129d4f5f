"""What the reckoner makes of deals beside the ledger, for a value of an option.

Deals as dealt, after the exchange, with a strong hand, with a blank hand; played at random, or by one who takes all
they can. What cannot be scored in bulk is held to the ledger as far as the hands alone go.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.explore.finder.measures import PairMeasures, terms_of
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.deal.random_play import led_after
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner import bulk
from piquet_tutor.reckoner.masks import cards_of
from piquet_tutor.reckoner.supported import supported_names, unsupported
from tests.explore.odds.ledgers import SORTS, deals_of, told

NUMBERS = {"blank_points": (0, 10, 20), "target": (100, 221)}
"""Values of the options that take any number."""


class Case(NamedTuple):
    """A value of an option, in one rule set."""

    name: str
    option: str
    value: object

    @property
    def rules(self) -> RuleSet:
        """The rule set with that value."""
        return load(self.name, {self.option: self.value})


@cache
def cases(option: str) -> tuple[Case, ...]:
    """Every value of an option in every rule set that can be scored in bulk, where it can be set there."""
    return tuple(_cases(option))


def _cases(option: str) -> Iterator[Case]:
    for value in options()[option].values or NUMBERS[option]:
        for name in supported_names():
            case = Case(name, option, value)
            try:
                case.rules  # noqa: B018 - an option may be of no use to a rule set, which says so
            except OptionError:
                continue
            yield case


def ruled(rules: RuleSet, batch: Mapping[str, np.ndarray], row: int, rng: Random) -> Deal:
    """One deal through the engine: everything declared, and played at random or by one who takes what they can."""
    seats = rules.table.seats
    spoilt = bool(rules.values["blank_ten_is_court"])
    blank = tuple(seat for seat, one in zip(seats, bulk.blanks_in(batch["dealt"][row], spoilt), strict=True) if one)
    kept = {seat: cards_of(int(hand)) for seat, hand in zip(seats, batch["hands"][row], strict=True)}
    deal, eager = start_from_hands(rules, kept, blank), rng.random() < 0.6
    while not deal.done:
        if deal.phase == "declare":
            deal = apply(deal, declarations.full_word(deal))
        elif younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
        else:
            deal = apply(deal, Play(deal.to_act or "", _card(deal, eager, rng)))
    return deal


def _card(deal: Deal, eager: bool, rng: Random) -> Card:
    cards = playable(deal)
    if not eager:
        return rng.choice(cards)
    other = next(seat for seat in deal.table.seats if seat != deal.to_act)
    return led_after("any", cards, deal.hands[other]) if not deal.trick else min(cards, key=lambda one: one.rank)


def differing(case: Case, many: int, seed: int = 0) -> list[str]:
    """What is reckoned otherwise than the ledger counts it, of so many deals."""
    rules, rng = case.rules, Random(f"{seed} {case}")
    wrong: list[str] = []
    for place, sort in enumerate(SORTS):
        share = many // len(SORTS) + (place < many % len(SORTS))
        if share:
            wrong += _differing(rules, sort, share, rng)
    return [f"{case.name} {case.option}={case.value}: {each}" for each in wrong]


def _differing(rules: RuleSet, sort: str, many: int, rng: Random) -> Iterator[str]:
    deals = deals_of(sort, many, rng.randrange(10**6))
    batch = {"dealt": deals.dealt, "hands": deals.hands}
    done = [ruled(rules, batch, row, rng) for row in range(many)]
    sides = rules.table.sides
    if not unsupported(rules):
        takers = np.array([[sides.index(trick.winner) for trick in deal.tricks] for deal in done], np.uint8)
        tally = bulk.score(rules, deals.hands, deals.dealt, takers)
        for row, deal in enumerate(done):
            found, wanted = told(tally, row, sides), deal.tally()
            for side in sides:
                mine = {kind: points for kind, points in found[side].items() if points}
                theirs = {kind: points for kind, points in wanted[side].items() if points}
                if mine != theirs:
                    yield f"{side} has {mine} and not {theirs}: {[cards_of(int(each)) for each in deals.hands[row]]}"
    if not terms_of(rules).why_not:
        for row, deal in enumerate(done):
            yield from _measured(rules, batch, row, deal)


def _measured(rules: RuleSet, batch: Mapping[str, np.ndarray], row: int, deal: Deal) -> Iterator[str]:
    """Where the measures of two hands differ from the ledger: what is scored in hand, and who makes a repique."""
    kept, dealt = (
        {seat: int(hand) for seat, hand in zip(rules.table.seats, batch[which][row], strict=True)}
        for which in ("hands", "dealt")
    )
    measures = PairMeasures(kept, dealt, terms_of(rules))
    for side in rules.table.sides:
        tally = deal.tally()[side]
        counted = sum(tally.get(kind, 0) for kind in bulk.IN_HAND)
        if (measures.in_hand[side], measures.repique(side) == "made") != (counted, tally.get("repique", 0) > 0):
            yield f"{side} is measured at {measures.in_hand[side]} {measures.repique(side)}, and counts {dict(tally)}"
