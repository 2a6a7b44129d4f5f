"""A deal taken apart and told again: how it began, and the list of what was done since.

This is the one form in which a deal is kept. A record, the script of an unfinished deal and whatever is written out of
these stand on it: what they hold is read into a beginning and actions, and the engine judges each action again.

>>> from random import Random
>>> from piquet_tutor.game.deal.random_play import play_out, shuffled
>>> from piquet_tutor.game.rules.loader import load
>>> deal = play_out(shuffled(load("rubicon"), 7), Random(7))
>>> *_, again = retelling_of(deal).states()
>>> again == deal
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from piquet_tutor.game.actions import Action
from piquet_tutor.game.deal.engine import apply, start, start_from_hands
from piquet_tutor.game.state import Deal


class Retelling(NamedTuple):
    """All that it takes to have a deal again.

    Attributes:
        beginning: the deal before its first action.
        actions: what was done, in order.
    """

    beginning: Deal
    actions: tuple[Action, ...]

    def states(self) -> Iterator[Deal]:
        """The deal before its first action, and after each.

        Raises:
            Refused: an action is not allowed; the ruling says why.
        """
        deal = self.beginning
        yield deal
        for action in self.actions:
            deal = apply(deal, action)
            yield deal


def retelling_of(deal: Deal) -> Retelling:
    """How a deal began, and what was done since."""
    if deal.dealt:
        beginning = start(deal.rules, deal.dealt, deal.talon, deal.standing, deal.title)
    else:
        hands = deal.kept or deal.hands
        beginning = start_from_hands(deal.rules, hands, tuple(deal.claimed), deal.title, deal.standing)
    return Retelling(beginning, deal.actions)


def states_of(deal: Deal) -> tuple[Deal, ...]:
    """A deal as it began, and after each of its actions."""
    return tuple(retelling_of(deal).states())


def carried_on(deal: Deal, following: Callable[[Deal], Action | None]) -> Iterator[Deal]:
    """A deal, and its states after each further action, until it is over or nothing follows.

    Args:
        deal: where it stands.
        following: the next action; None where there is none.

    Raises:
        Refused: an action is not allowed; the ruling says why.
    """
    yield deal
    while not deal.done and (action := following(deal)) is not None:
        deal = apply(deal, action)
        yield deal
