"""A beginner, who takes the first thing that looks good: high cards, and every trick.

It keeps high cards and discards low ones whatever they belong to, and overlooks some of what it could call. It leads
its highest card and takes every trick it can, with the highest card. It ignores the length of suits and remembers no
card. It plays like this at every table, but bids, and avoids tricks where they are better lost, as the sensible player
does.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.actions import Answer, Call, Reply
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.opponents.interface import Habit, HabitualAction
from piquet_tutor.players.opponents.plain import HabitualCards, Plain, takers

KEEP_HIGH_CARDS: Final = Habit("keep_high_cards", "low cards look useless, whatever they belong to")
OVERLOOK: Final = Habit("overlook", "it did not see what it held")
LEAD_THE_HIGHEST: Final = Habit("lead_the_highest", "a high card looks like a trick")
TAKE_WITH_THE_HIGHEST: Final = Habit("take_with_the_highest", "the trick can be taken, so it is, with the highest card")
PLAY_THE_LOWEST: Final = Habit("play_the_lowest", "the trick cannot be taken, so the lowest card goes")

_OVERLOOKED: Final = 0.25
"""How often it misses a sequence or a set; it never misses a point."""


class Beginner(Plain):
    """Plays the first thing that looks good."""

    name = "Beginner"
    asks = False

    def put_out(self, view: View, count: int) -> HabitualCards:
        """The lowest cards."""
        cards = sorted(view.hand, key=lambda one: (one.rank, -one.suit))[:count]
        return HabitualCards(tuple(cards), KEEP_HIGH_CARDS)

    def lead(self, view: View, choices: Cards) -> HabitualCards:
        """The highest card."""
        return HabitualCards((max(choices, key=lambda one: (one.rank, -one.suit)),), LEAD_THE_HIGHEST)

    def follow(self, view: View, choices: Cards) -> HabitualCards:
        """The highest card if it takes the trick, else the lowest."""
        able = takers(view, choices)
        if able:
            return HabitualCards((able[-1],), TAKE_WITH_THE_HIGHEST)
        return HabitualCards((min(choices, key=lambda one: (one.rank, -one.suit)),), PLAY_THE_LOWEST)

    def say(self, view: View) -> HabitualAction:
        """Everything it sees."""
        said = view.choices[0]
        if isinstance(said, Call | Reply) and said.cards and said.kind != "point":
            silent = Call(view.seat, said.kind) if isinstance(said, Call) else Reply(view.seat, said.kind, Answer.GOOD)
            if silent in view.choices and self._rng(view, said.kind).random() < _OVERLOOKED:
                return HabitualAction(silent, OVERLOOK)
        return super().say(view)
