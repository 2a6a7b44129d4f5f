"""In how many random deals two rule sets score differently, and the first deal that shows it.

Where numpy can score both (``reckoner.supported``), deals are dealt, exchanged and played by fixed habits, in lots;
otherwise each is played by the engine at random, one by one. The first deal is ruled by the engine either way.

>>> from piquet_tutor.game.rules.loader import load
>>> sample = Sample(load("rubicon"), load("rubicon", {"last_trick": 10}), deals=1000)
>>> sample.run().differing
1000
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib.util import find_spec
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.explain.compare import difference
from piquet_tutor.explore.rulebook.divergences import Divergence, parted
from piquet_tutor.game.cards import Cards, Rank, format_cards, pack_of
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.deal.random_play import random_deal
from piquet_tutor.game.records.form import RECORD
from piquet_tutor.game.records.io import play_through, score_from
from piquet_tutor.game.records.replay import replay, score_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.masks import bit_in_hand
from piquet_tutor.reckoner.supported import unsupported

if TYPE_CHECKING:
    from piquet_tutor.explore.odds.dealing import DealBatch

LOT: Final = 5_000
"""Deals that numpy scores in one step."""
FEW: Final = 10
"""Deals that the engine plays in one step."""


class Sample:
    """Random deals, each scored by two rule sets; some more with every step.

    Attributes:
        one: a rule set, by which the deals are played.
        other: another.
        deals: how many deals are wanted.
        seed: the same seed gives the same deals.
        made: how many were scored so far.
        differing: in how many of them the scores differ.
        refused: how many of those played by one rule set the other does not allow; they are not among those made.
        first: the first in which they differ; None while there is none.
        in_bulk: whether numpy scores them.
    """

    def __init__(self, one: RuleSet, other: RuleSet, deals: int, seed: int = 1) -> None:
        self.one, self.other = one, other
        self.deals, self.seed = deals, seed
        self.made = self.differing = self.refused = 0
        self.first: Divergence | None = None
        self.in_bulk = not (unsupported(one) or unsupported(other)) and find_spec("numpy") is not None
        self._work = self._in_lots() if self.in_bulk else self._one_by_one()

    @property
    def share(self) -> float:
        """In which share of the deals the scores differ."""
        return self.differing / self.made if self.made else 0.0

    @property
    def error(self) -> float:
        """The standard error of that share."""
        return sqrt(self.share * (1 - self.share) / (self.made - 1)) if self.made > 1 else 0.0

    def step(self) -> bool:
        """Score some more; return whether all are done."""
        return next(self._work, True)

    def run(self) -> Sample:
        """Score them all."""
        while not self.step():
            pass
        return self

    def _in_lots(self) -> Iterator[bool]:
        import numpy as np

        from piquet_tutor.explore.odds import dealing
        from piquet_tutor.reckoner import bulk

        for number, begun in enumerate(range(0, self.deals, LOT)):
            lot = dealing.dealt(np.random.default_rng([self.seed, number]), min(LOT, self.deals - begun))
            takers = dealing.play(lot).takers
            totals = [bulk.score(rules, lot.hands, lot.dealt, takers).total for rules in (self.one, self.other)]
            rows = np.flatnonzero((totals[0] != totals[1]).any(1))
            if self.first is None and len(rows):
                self.first = self._ruled(_record(self.one, lot, int(rows[0])))
            self.made += len(lot.hands)
            self.differing += len(rows)
            yield self.made >= self.deals

    def _ruled(self, record: Mapping[str, Any]) -> Divergence | None:
        first, second = (play_through(score_from(record, rules)) for rules in (self.one, self.other))
        return parted(first, second)

    def _one_by_one(self) -> Iterator[bool]:
        for number in range(self.deals):
            first = random_deal(self.one, f"{self.seed} {number}")
            try:
                second = replay(replace(score_of(first), rules=self.other))
            except Refused:
                self.refused += 1
            else:
                self.made += 1
                if any(difference(first, second).values()):
                    self.differing += 1
                    self.first = self.first or parted(first, second)
            if number % FEW == FEW - 1 or number == self.deals - 1:
                yield number == self.deals - 1


def _record(rules: RuleSet, lot: DealBatch, row: int) -> dict[str, Any]:
    """One deal of a lot as a record, played as the lot is."""
    from piquet_tutor.explore.odds import dealing

    alone = dealing.DealBatch(*(each[row : row + 1] for each in lot))
    played = dealing.play(alone, tell=True).cards
    assert played is not None  # it was asked for
    hands, discards = ([_cards(int(each)) for each in masks[0]] for masks in (alone.dealt, alone.discards))
    drawn = [_cards(int(hand & ~first)) for hand, first in zip(alone.hands[0], alone.dealt[0], strict=True)]
    seats = rules.table.seats
    return {
        "format": RECORD,
        "rules": rules.spoken,
        "deal": {
            **{seat: format_cards(hand) for seat, hand in zip(seats, hands, strict=True)},
            "talon": format_cards([card for cards in drawn for card in cards]),
        },
        "exchange": {seat: format_cards(cards) for seat, cards in zip(seats, discards, strict=True)},
        "play": format_cards([_CARDS[number] for number in played.reshape(-1).tolist()]),
    }


_CARDS: Final = {8 * one.suit + one.rank - Rank.SEVEN: one for one in pack_of(32).cards}
"""Cards by the numbers that scoring in bulk has for them."""


def _cards(hand: int) -> Cards:
    return tuple(one for _, one in sorted(_CARDS.items(), reverse=True) if hand & bit_in_hand(one))
