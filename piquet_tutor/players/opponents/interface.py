"""What a player is, and how players play a deal: each is shown its own view and nothing else.

:class:`~piquet_tutor.players.opponents.sensible.Sensible` is one player; a stronger one takes its place by having the
same two members. It need not be told apart: a player that lets a person choose is a player too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from piquet_tutor.engine.actions import Action
from piquet_tutor.engine.deal.engine import apply
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.deal.views import View, seen_by
from piquet_tutor.engine.table import Seat


class Opponent(Protocol):
    """Somebody who can play a seat.

    Attributes:
        name: how it is called at the table.
    """

    name: str

    def choose(self, view: View) -> Action:
        """What to do now, in a view whose seat is to act.

        ``view.standing`` is what is public of the match: the points before this deal (where games are won below the
        line, those of the present game) and which deal of how many it is; None for a deal on its own.

        It must be an action the judge allows: one of ``view.choices`` will do, or ``AskToSee`` of a kind in
        ``view.requests``, after which it is asked again; except in the exchange, where any
        cards of ``view.hand`` may be discarded, as many as ``view.limits`` says (where the dealer alone exchanges, the
        fewest or the most of them and nothing between).
        """
        ...


def step(deal: Deal, players: Mapping[Seat, Opponent]) -> Deal:
    """The deal after the player whose turn it is has acted; the deal itself when it is over.

    Args:
        deal: any deal.
        players: who plays each seat; only the one to act is asked.

    Raises:
        KeyError: nobody plays the seat that is to act.
        Refused: the player chose what may not be done.
    """
    seat = deal.to_act
    if deal.done or seat is None:
        return deal
    return apply(deal, players[seat].choose(seen_by(deal, seat)))


def play_deal(deal: Deal, players: Mapping[Seat, Opponent]) -> Deal:
    """The deal played to its end.

    Raises:
        KeyError: nobody plays a seat that is to act.
        Refused: a player chose what may not be done.
    """
    while not deal.done:
        deal = step(deal, players)
    return deal
