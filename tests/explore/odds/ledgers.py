"""The bulk scorer beside the ledger: the same cards, the same play, by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import numpy as np

from piquet_tutor.explore.odds import dealing
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Rank, pack_of
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, start_from_hands
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner import bulk
from piquet_tutor.reckoner.masks import cards_of

KINDS = (*bulk.IN_HAND, "repique", "play", "pique", "cards", "capot")
"""The kinds of score of a bulk tally."""
NUMBERS = {8 * one.suit + one.rank - Rank.SEVEN: one for one in pack_of(32).cards}
SORTS = ("exchanged", "dealt", "strong", "blank")
"""How hands come about: after the exchange, as dealt, one of them strong, one of them dealt blank."""


def deals_of(sort: str, many: int, seed: int) -> dealing.DealBatch:
    """Deals of one sort."""
    rng = np.random.default_rng([seed, SORTS.index(sort)])
    if sort in ("exchanged", "dealt"):
        return dealing.dealt(rng, many, sort == "exchanged")
    weight = np.zeros((many, 32))
    ranks = np.tile(np.arange(8), 4)
    suits = np.repeat(np.arange(4), 8)
    if sort == "strong":  # high cards, or long suits, to whoever comes first
        weight += np.where(rng.random((many, 1)) < 0.5, ranks * 2, suits * 8 + ranks)
        weight += rng.normal(0, 2.5, (many, 32))
    else:
        courts = np.isin(ranks, (4, 5, 6))
        weight -= np.where(courts, 100, 0)
        weight += rng.random((many, 32)) + np.where(ranks == 7, rng.random((many, 1)), 0)
    order = np.argsort(-weight, axis=1)
    rest = rng.permuted(order[:, 12:], axis=1)
    first, second = bulk.hands_of(order[:, :12]), bulk.hands_of(rest[:, :12])
    swap = rng.random(many) < 0.5
    hands = np.stack([np.where(swap, second, first), np.where(swap, first, second)], 1)
    return dealing.DealBatch(hands, hands, np.zeros_like(hands))


def by_ledger(rules: RuleSet, dealt: np.ndarray, hands: np.ndarray, cards: np.ndarray) -> Deal:
    """One deal through the engine, everything declared, the cards played as they were."""
    seats = rules.table.seats
    ten = bool(rules.values["blank_ten_is_court"])
    blank = tuple(seat for seat, is_blank in zip(seats, bulk.blanks_in(dealt, ten), strict=True) if is_blank)
    kept = {seat: cards_of(int(hand)) for seat, hand in zip(seats, hands, strict=True)}
    deal = start_from_hands(rules, kept, blank)
    order = iter(cards.reshape(-1).tolist())
    while not deal.done:
        if deal.phase == "declare":
            deal = apply(deal, declarations.full_word(deal))
        elif younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
        else:
            deal = apply(deal, Play(deal.to_act or "", NUMBERS[next(order)]))
    return deal


def differences(rules: RuleSet, sort: str, many: int, seed: int) -> list[str]:
    """What the bulk scorer gets wrong of so many deals."""
    deals = deals_of(sort, many, seed)
    played = dealing.play(deals, np.random.default_rng([seed, 9]) if seed % 3 == 0 else None, tell=True)
    tally = bulk.score(rules, deals.hands, deals.dealt, played.takers)
    wrong = []
    for row in range(many):
        deal = by_ledger(rules, deals.dealt[row], deals.hands[row], played.cards[row])
        wanted = {side: dict(kinds) for side, kinds in deal.tally().items()}
        found = told(tally, row, deal.table.sides)
        for side, kinds in wanted.items():
            mine = {kind: points for kind, points in kinds.items() if points}
            if mine != {kind: points for kind, points in found[side].items() if points}:
                hands = [cards_of(int(each)) for each in deals.hands[row]]
                wrong.append(f"{rules.spoken} {sort} {seed}/{row} {side}: ledger {mine}, bulk {found[side]}; {hands}")
    return wrong


def told(tally: bulk.DealScores, row: int, sides: tuple[str, ...]) -> Mapping[str, dict[str, int]]:
    """One deal of a tally as the ledger tells it."""
    total = tally.total[row]
    return {
        side: {kind: int(tally.kinds[kind][row, at]) for kind in KINDS} | {"total": int(total[at])}
        for at, side in enumerate(sides)
    }


OPTIONS = {
    "blank_points": (0, 10, 20),
    "blank_ten_is_court": (False, True),
    "capot": (30, 40),
    "cards": (0, 10),
    "cards_in_pique": (False, True),
    "last_trick": (0, 1, 2, 10),
    "pique_moment": ("any_trick", "first_lead"),
    "trick_scoring": ("lead_capture", "double_capture"),
    "pique_reckoning": ("precedence", "chronological"),
    "point_compare": ("length_pips", "pips"),
    "point_min_length": (0, 4),
    "point_min_pips": (0, 30),
    "point_score": ("cards", "ending4_less_one", "tens_rounded", "flat_5"),
    "younger_pique": (False, True),
}


def mixed(rng: Random) -> dict[str, object]:
    """A few options set otherwise."""
    return {name: rng.choice(OPTIONS[name]) for name in rng.sample(sorted(OPTIONS), 4)}
