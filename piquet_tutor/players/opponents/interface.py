"""The interface of a player, what computer players have in common, and how players play a deal.

Each is given only its own view; those of the tutor remember why they chose as they did.

:class:`~piquet_tutor.players.opponents.sensible.Sensible` is one implementation. Any object with the same two members
can take its place, including one that asks a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, AskToSee
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class Habit:
    """A way of playing, with a stable name and the reason a player would give."""

    name: str
    reason: str


ASK_TO_SEE: Final = Habit("ask_to_see", "what was declared must be shown to whoever asks, and asking costs nothing")


@dataclass(frozen=True)
class HabitualAction:
    """An action and the habit behind it."""

    action: Action
    habit: Habit


class Chooser:
    """A player that remembers its last choice and the habit behind it.

    Attributes:
        asks: whether it asks to see what the opponent must show on request, before it plays a card.
        last_choice: its last choice; None before the first. It has no influence on later choices.
    """

    asks = True

    def __init__(self) -> None:
        self.last_choice: HabitualAction | None = None

    def choose(self, view: View) -> Action:
        """The action to take now.

        Raises:
            ValueError: the view's seat is not to act.
        """
        if not view.my_turn:
            raise ValueError(f"{view.seat} is not to act; ask whoever is ({view.to_act or 'nobody'}).")
        if self.asks and view.phase == "play" and view.requests:
            self.last_choice = HabitualAction(AskToSee(view.seat, view.requests[0]), ASK_TO_SEE)
        else:
            self.last_choice = self._choice(view)
        return self.last_choice.action

    def _choice(self, view: View) -> HabitualAction:
        raise NotImplementedError


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
