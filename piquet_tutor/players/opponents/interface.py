"""The interface of a player, and how players play a deal: each is given only its own view.

:class:`~piquet_tutor.players.opponents.sensible.Sensible` is one implementation. Any object with the same two members
can take its place, including one that asks a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.state import Deal


class Opponent(Protocol):
    """Anything that can play a seat.

    Attributes:
        name: its name at the table.
    """

    name: str

    def choose(self, view: View) -> Action:
        """The action to take now, in a view whose seat is to act.

        ``view.standing`` is the public standing of the match: the points before this deal (where games are won below
        the line, those of the present game), the number of this deal and how many there are; None for a single deal.

        The action must be allowed: one of ``view.choices``, or ``AskToSee`` of a kind in ``view.requests``, after which
        ``choose`` is called again. In the exchange any cards of ``view.hand`` may be discarded, as many as
        ``view.limits`` allows; where only the dealer exchanges, either the fewest or the most, and no number between.
        """
        ...


def step(deal: Deal, players: Mapping[Seat, Opponent]) -> Deal:
    """The deal after the player whose turn it is has acted; the deal itself if it is over.

    Args:
        deal: any deal.
        players: the player of each seat; only the one whose turn it is acts.

    Raises:
        KeyError: the seat that is to act has no player.
        Refused: the player chose an action that is not allowed.
    """
    seat = deal.to_act
    if deal.done or seat is None:
        return deal
    return apply(deal, players[seat].choose(seen_by(deal, seat)))


def play_deal(deal: Deal, players: Mapping[Seat, Opponent]) -> Deal:
    """The deal played to its end.

    Raises:
        KeyError: a seat that is to act has no player.
        Refused: a player chose an action that is not allowed.
    """
    while not deal.done:
        deal = step(deal, players)
    return deal
