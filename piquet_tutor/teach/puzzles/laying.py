"""The deal of a puzzle, and what is asked for there.

A deal is two hands after the exchange, the cards that neither holds, and as much of the play as matters. What was dealt
and discarded is left out, so that no carte blanche can come about unseen. Everything held is declared, before and after
cards have changed places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.changing import Change, swapped
from piquet_tutor.explain.why.differing import Difference, difference
from piquet_tutor.explain.why.replaying import DealHistory, run
from piquet_tutor.game.cards import Card, Cards, pack_of
from piquet_tutor.game.deal.layout import pairs_apart
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import EQUAL, Subject

Swap = tuple[Card, Card]
"""Two cards that change places, in the order of the pack."""

LED: Final = 1
"""How many cards are played where only the hands matter: younger counts once elder has led."""
BREAK: Final = "break"
MAKE: Final = "make"
EVEN: Final = "even"
"""Two best combinations are to be equal, so that neither side scores for the class."""


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


@dataclass(frozen=True)
class Goal:
    """What the learner is to bring about.

    Attributes:
        kind: the score: ``repique``, ``pique``, ``point``, ``sequence`` or ``set``.
        aim: ``break`` it, ``make`` it, or make it ``even``.
        side: whose score it is, or would be; where two are to be equal, the side that has the better one now.
    """

    kind: str
    aim: str
    side: Side

    def met(self, deal: Deal) -> bool:
        """Whether a deal shows it."""
        return any(map(self._tells, deal.rulings)) == (self.aim != BREAK)

    @property
    def in_hand(self) -> bool:
        """Whether no card played can affect it."""
        return self.kind != "pique"

    def ruling(self, deal: Deal) -> Ruling | None:
        """The ruling of a deal that answers whether the side has the score: its award, or else its denial.

        Where two are to be equal, that they are; or else who scores.
        """
        subjects = {Subject(self.kind), *([EQUAL[self.kind]] if self.aim == EVEN else [])}
        told = [each for each in deal.rulings if each.subject in subjects]
        if self.aim != EVEN:
            told = [each for each in told if each.side in (None, self.side)]
        awarded = [each for each in told if each.verdict is Verdict.AWARDED]
        denied = [each for each in told if each.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)]
        return next(iter([*awarded, *denied]), None)

    def _tells(self, ruling: Ruling) -> bool:
        if self.aim == EVEN:
            return ruling.subject is EQUAL[self.kind]
        return (ruling.subject, ruling.verdict, ruling.side) == (Subject(self.kind), Verdict.AWARDED, self.side)


def goals_in(deal: Deal, kind: str, aim: str) -> list[Goal]:
    """What of a kind can be asked of a deal: what is not so in it, but has been ruled on."""
    sides = dict.fromkeys(deal.table.sides)
    found = [Goal(kind, aim, side) for side in sides if _may_be_asked(deal, kind, aim, side)]
    return [goal for goal in found if not goal.met(deal)]


def _may_be_asked(deal: Deal, kind: str, aim: str, side: Side) -> bool:
    """Whether the score was awarded where it is to be taken away, and denied where it is to be gained."""
    wanted = Verdict.DENIED if aim == MAKE else Verdict.AWARDED
    return any((each.subject, each.verdict, each.side) == (Subject(kind), wanted, side) for each in deal.rulings)
