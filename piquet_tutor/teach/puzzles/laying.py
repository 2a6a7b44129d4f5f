"""The deal of a puzzle: two hands after the exchange, the cards that neither holds, and as much of the play as matters.

The hands are all there is: what was dealt and discarded is left out, so that no carte blanche can come about unseen.
Everything held is declared, before and after cards have changed places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.changing import Change, swapped
from piquet_tutor.explain.why.differing import Difference, difference
from piquet_tutor.explain.why.replaying import DealHistory, run
from piquet_tutor.game.cards import Card, Cards, pack_of
from piquet_tutor.game.deal.layout import pairs_apart
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

Swap = tuple[Card, Card]
"""Two cards that change places, in the order of the pack."""

LED: Final = 1
"""How many cards are played where only the hands matter: younger counts once elder has led."""


@dataclass(frozen=True)
class TwoHands:
    """Two hands, and the cards played from them.

    Attributes:
        rules: the rule set.
        hands: each seat's cards after the exchange.
        play: the cards played, in their order.
    """

    rules: RuleSet
    hands: dict[Seat, Cards]
    play: Cards

    @cached_property
    def course(self) -> DealHistory:
        """How the deal goes."""
        score = ParsedRecord(self.rules, {}, self.hands, (), {}, {}, self.play)
        order = {seat: tuple(one for one in self.play if one in cards) for seat, cards in self.hands.items()}
        return DealHistory(score, order, len(self.play))

    @cached_property
    def deal(self) -> Deal:
        """The deal, ruled as far as it is played."""
        return run(self.course).deal

    @cached_property
    def out(self) -> Cards:
        """The cards that neither hand holds."""
        held = {one for cards in self.hands.values() for one in cards}
        return tuple(one for one in pack_of(self.rules.pack).cards if one not in held)

    @property
    def count(self) -> int:
        """How many exchanges of two cards there are."""
        return sum(1 for _ in self.swaps())

    def swaps(self) -> Iterator[Swap]:
        """Every two cards in different places: the two hands, and the cards that neither holds."""
        place = {one: seat for seat, cards in self.hands.items() for one in cards}
        return pairs_apart(pack_of(self.rules.pack).cards, place.get)

    def pair(self, cards: Cards) -> Swap | None:
        """Two cards as a swap; None where they are not two that can change places."""
        pair = set(cards)
        return next((each for each in self.swaps() if set(each) == pair), None)

    def swapped(self, swap: Swap, until_declared: bool = False) -> Deal:
        """The deal with two cards exchanged: each seat plays its cards in their order as far as the rules allow.

        Args:
            swap: the two cards.
            until_declared: stop when everything has been declared.
        """
        return run(swapped(self.course, *swap), until_declared=until_declared).deal

    def effect(self, swap: Swap) -> Difference:
        """What an exchange of two cards does to the rulings."""
        return difference(Change("swap", cards=swap), self.deal, self.swapped(swap))

    def cut(self, tricks: int) -> TwoHands:
        """The same with no more than so many tricks played; where that is none, the first card is led."""
        return replace(self, play=self.play[: tricks * len(self.hands) or LED])


def layout_of(deal: Deal) -> TwoHands:
    """The hands of a deal that was played, and all of its play."""
    plays = tuple(one for trick in deal.tricks for one in trick.cards) + tuple(deal.trick)
    return TwoHands(deal.rules, {seat: deal.kept[seat] for seat in deal.table.seats}, plays)
