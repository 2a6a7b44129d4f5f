"""A player that counts the cards: it knows which of its cards nothing unseen can beat, and what guards what.

It exchanges and calls as the player that keeps its point does. On lead it works at its long suit, and takes its other
sure tricks only when they are enough for the cards; when it cannot take a trick it throws neither a sure trick nor a
guard if it can help it. It weighs no hands against each other.
It plays so at every table; bidding, and losing tricks where they are better lost, are left to the sensible player.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.deal.views import View
from piquet_tutor.players.analysis.holding import still_out
from piquet_tutor.players.opponents.keeping_the_point import KeepsThePoint
from piquet_tutor.players.opponents.plain import Chosen, longest, of_suit, takers
from piquet_tutor.players.opponents.playing import Habit

CASH_WHAT_IS_SURE: Final = Habit("cash_what_is_sure", "by the cards that are out nothing can beat it")
CLEAR_THE_SUIT: Final = Habit("clear_the_suit", "it drives out what stands above the long suit")
TAKE_AND_KEEP: Final = Habit("take_and_keep", "it takes the trick with the lowest card that will do")
KEEP_GUARDS: Final = Habit("keep_guards", "what goes is neither a sure trick nor a guard if one can be spared")


class CountsTheCards(KeepsThePoint):
    """Counts what is out."""

    name = "Counts the cards"
    asks = True

    def lead(self, view: View, choices: Cards) -> Chosen:
        """Sure tricks when they are enough for the cards, or all that is left; till then the long suit."""
        out = still_out(view)
        sure = tuple(one for one in choices if is_sure(one, out))
        long = longest(view.hand, choices)
        if sure and (long[0] in sure or self._enough(view, len(sure))):
            one = next(one for one in longest(view.hand, sure) if one in sure)
            return Chosen((one,), CASH_WHAT_IS_SURE)
        return Chosen(long[:1], CLEAR_THE_SUIT)

    @staticmethod
    def _enough(view: View, sure: int) -> bool:
        """Whether sure tricks make more than half of all, or every trick that is left."""
        side = view.table.side_of(view.seat)
        won = sum(view.table.side_of(trick.winner) == side for trick in view.tricks)
        return sure == len(view.hand) or 2 * (won + sure) > view.rules.hand_size >= 2 * won

    def follow(self, view: View, choices: Cards) -> Chosen:
        """The lowest card that takes the trick; else what is neither a sure trick nor a guard."""
        able = takers(view, choices)
        if able:
            return Chosen(able[:1], TAKE_AND_KEEP)
        out = still_out(view)
        return Chosen((min(choices, key=lambda one: _price(view.hand, one, out)),), KEEP_GUARDS)


def is_sure(one: Card, out: frozenset[Card]) -> bool:
    """Whether no card that is out beats this one in its suit."""
    return not any(each.suit is one.suit and each.rank > one.rank for each in out)


def _price(hand: Cards, one: Card, out: frozenset[Card]) -> tuple[bool, bool, int, int, int]:
    """What it costs to part with a card."""
    suit = of_suit(hand, one.suit)
    return (is_sure(one, out), _guards(suit, out), int(one.rank), -len(suit), int(one.suit))


def _guards(suit: Cards, out: frozenset[Card]) -> bool:
    """Whether the suit's top would fall if a card of it went: a king with one, a queen with two."""
    above = sum(each.suit is suit[0].suit and each.rank > suit[0].rank for each in out)
    return 0 < above == len(suit) - 1
