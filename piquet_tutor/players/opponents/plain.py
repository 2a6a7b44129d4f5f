"""The base of the simple levels, which differ only in how they discard and play.

All else is left to the sensible player: bidding, avoiding tricks where they are better lost, and how many cards to name
with a carte blanche.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.cards import Card, Cards, Suit, format_cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.opponents.interface import Chooser, Habit, HabitualAction
from piquet_tutor.players.opponents.playing import FORCED
from piquet_tutor.players.opponents.sensible import TELL_ALL, Sensible
from piquet_tutor.reckoner.likely_exchange import MOST_SPARED
from piquet_tutor.reckoner.stakes import wants_to_lose


class HabitualCards(NamedTuple):
    """The cards chosen, and the habit behind the choice."""

    cards: Cards
    habit: Habit


class Plain(Chooser):
    """A player of simple habits, which uses only its own view; the same view always leads to the same choice.

    Args:
        seed: for what it overlooks, if it overlooks anything.

    Attributes:
        name: its name at the table.
    """

    name = "Plain"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._seed = seed or 0
        self._sensible = Sensible(seed, care=4)
        self._sensible.asks = False

    def _choice(self, view: View) -> HabitualAction:
        if view.phase in ("carte_blanche", "bidding") or wants_to_lose(view):
            action = self._sensible.choose(view)
            return self._sensible.last_choice or HabitualAction(action, TELL_ALL)
        if view.phase == "exchange" and view.limits is not None:
            cards, habit = self.put_out(view, how_many(view.limits))
            return HabitualAction(Exchange(view.seat, cards), habit)
        if isinstance(view.choices[0], Play):
            (one,), habit = self._card(view)
            return HabitualAction(Play(view.seat, one), habit)
        return self.say(view)

    def _card(self, view: View) -> HabitualCards:
        choices = choices_of(view)
        if len(choices) == 1:
            return HabitualCards(choices, FORCED)
        return self.follow(view, choices) if view.trick else self.lead(view, choices)

    # --- the habits -------------------------------------------------------------------------------

    def put_out(self, view: View, count: int) -> HabitualCards:
        """The cards to discard, ``count`` of them."""
        raise NotImplementedError

    def lead(self, view: View, choices: Cards) -> HabitualCards:
        """The card to lead, one of these."""
        raise NotImplementedError

    def follow(self, view: View, choices: Cards) -> HabitualCards:
        """The card to follow with or to throw, one of these."""
        raise NotImplementedError

    def say(self, view: View) -> HabitualAction:
        """The declaration to make: everything held."""
        return HabitualAction(view.choices[0], TELL_ALL)

    def _rng(self, view: View, beside: str = "") -> Random:
        """A random generator that depends only on the hand, the seed and ``beside``."""
        return Random(f"{self._seed}: {format_cards(view.hand)} {beside}")


def how_many(limits: tuple[int, int]) -> int:
    """How many cards a plain player exchanges: as many as it may, but no more than ``MOST_SPARED`` unless it must."""
    least, most = limits
    return most if most <= MOST_SPARED or least == most else max(least, MOST_SPARED)


def best_so_far(view: View) -> Card:
    """The card that takes the trick as it stands."""
    led = view.trick[0]
    return max((one for one in view.trick if one.suit is led.suit), key=lambda one: one.rank)


def takers(view: View, choices: Cards) -> Cards:
    """The cards that would take the trick as it stands, the lowest first."""
    best = best_so_far(view)
    found = (one for one in choices if one.suit is best.suit and one.rank > best.rank)
    return tuple(sorted(found, key=lambda one: one.rank))


def of_suit(hand: Cards, suit: Suit) -> Cards:
    """The cards of a suit, the highest first."""
    return tuple(sorted((one for one in hand if one.suit is suit), key=lambda one: -one.rank))


def longest(hand: Cards, among: Cards) -> Cards:
    """The hand's longest suit among those of some cards, the higher one if two are equally long; highest card first."""
    suits = {one.suit: of_suit(hand, one.suit) for one in among}
    return max(suits.values(), key=lambda cards: (len(cards), [one.rank for one in cards], -cards[0].suit))
