"""A player that counts the cards: it knows which of its cards no unseen card can beat, and which cards are guards.

It exchanges and calls as the player that keeps its point does. On lead it clears its long suit, and cashes its other
certain winners only when they are enough for the cards. When it cannot take a trick, it avoids throwing a certain
winner or a guard. It does not estimate the opponent's hand. It plays like this at every table, but bids, and avoids
tricks where they are better lost, as the sensible player does.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.players.opponents.keeping_the_point import KeepsThePoint
from piquet_tutor.players.opponents.plain import HabitualCards, longest, of_suit, takers
from piquet_tutor.reckoner.information_set import still_out

CASH_WHAT_IS_SURE: Final = Habit("cash_what_is_sure", "by the cards that are out nothing can beat it")
CLEAR_THE_SUIT: Final = Habit("clear_the_suit", "it drives out what stands above the long suit")
TAKE_AND_KEEP: Final = Habit("take_and_keep", "it takes the trick with the lowest card that will do")
KEEP_GUARDS: Final = Habit("keep_guards", "what goes is neither a sure trick nor a guard if one can be spared")


class CountsTheCards(KeepsThePoint):
    """Counts the cards that are out."""

    name = "Counts the cards"
    asks = True

    def lead(self, view: View, choices: Cards) -> HabitualCards:
        """A certain winner if one tops the long suit, or if there are enough of them; else the long suit."""
        out = still_out(view)
        sure = tuple(one for one in choices if is_sure(one, out))
        long = longest(view.hand, choices)
        if sure and (long[0] in sure or self._enough(view, len(sure))):
            one = next(one for one in longest(view.hand, sure) if one in sure)
            return HabitualCards((one,), CASH_WHAT_IS_SURE)
        return HabitualCards(long[:1], CLEAR_THE_SUIT)

    @staticmethod
    def _enough(view: View, sure: int) -> bool:
        """Whether the certain winners make every remaining trick, or bring the total to more than half of all."""
        side = view.table.side_of(view.seat)
        won = sum(view.table.side_of(trick.winner) == side for trick in view.tricks)
        return sure == len(view.hand) or 2 * (won + sure) > view.rules.hand_size >= 2 * won

    def follow(self, view: View, choices: Cards) -> HabitualCards:
        """The lowest card that takes the trick; else, if possible, neither a certain winner nor a guard."""
        able = takers(view, choices)
        if able:
            return HabitualCards(able[:1], TAKE_AND_KEEP)
        out = still_out(view)
        return HabitualCards((min(choices, key=lambda one: _price(view.hand, one, out)),), KEEP_GUARDS)


def is_sure(one: Card, out: frozenset[Card]) -> bool:
    """Whether no card that is out can beat this one."""
    return not any(each.suit is one.suit and each.rank > one.rank for each in out)


def _price(hand: Cards, one: Card, out: frozenset[Card]) -> tuple[bool, bool, int, int, int]:
    """Sort key for throwing a card: the one with the lowest key goes."""
    suit = of_suit(hand, one.suit)
    return (is_sure(one, out), _guards(suit, out), int(one.rank), -len(suit), int(one.suit))


def _guards(suit: Cards, out: frozenset[Card]) -> bool:
    """Whether the suit's top card has no guard to spare: a king with one small card, a queen with two."""
    above = sum(each.suit is suit[0].suit and each.rank > suit[0].rank for each in out)
    return 0 < above == len(suit) - 1
