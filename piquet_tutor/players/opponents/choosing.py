"""What computer players have in common: they choose an action from a view and remember why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from piquet_tutor.game.actions import Action, AskToSee
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.opponents.playing import Habit

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
