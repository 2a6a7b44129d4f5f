"""A player that keeps its point: the long suit and the cards that go with it, rather than high cards.

It declares all it has, leads its long suit from the top, takes a trick with the lowest card that will do and otherwise
throws its lowest. It remembers no card that has been played. It plays like this at every table, but bids, and avoids
tricks where they are better lost, as the sensible player does.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.cards import Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.opponents.interface import Habit
from piquet_tutor.players.opponents.plain import HabitualCards, Plain, longest, takers
from piquet_tutor.reckoner.likely_exchange import most_useful

KEEP_THE_POINT: Final = Habit("keep_the_point", "the long suit and what goes with it score, so they stay")
LEAD_THE_LONG_SUIT: Final = Habit("lead_the_long_suit", "its highest card goes first; the small ones may win later")
TAKE_CHEAPLY: Final = Habit("take_cheaply", "the trick can be taken, so it is, with the lowest card that will do")
PART_WITH_THE_LEAST: Final = Habit("part_with_the_least", "the trick cannot be taken, so the lowest card goes")


class KeepsThePoint(Plain):
    """Keeps the long suit and the cards that go with it."""

    name = "Keeps its point"
    asks = False

    def put_out(self, view: View, count: int) -> HabitualCards:
        """The least useful cards outside the long suit."""
        point = longest(view.hand, view.hand)
        useful = most_useful(view.hand, len(view.hand))
        kept = sorted(useful, key=lambda one: one not in point)[: len(view.hand) - count]
        return HabitualCards(tuple(one for one in view.hand if one not in kept), KEEP_THE_POINT)

    def lead(self, view: View, choices: Cards) -> HabitualCards:
        """The highest card of the longest suit."""
        return HabitualCards(longest(view.hand, choices)[:1], LEAD_THE_LONG_SUIT)

    def follow(self, view: View, choices: Cards) -> HabitualCards:
        """The lowest card that takes the trick, else the lowest."""
        able = takers(view, choices)
        if able:
            return HabitualCards(able[:1], TAKE_CHEAPLY)
        lengths = {one: sum(each.suit is one.suit for each in view.hand) for one in choices}
        least = min(choices, key=lambda one: (one.rank, -lengths[one], one.suit))
        return HabitualCards((least,), PART_WITH_THE_LEAST)
