"""What players have in common: they choose from a view, and remember why."""

from __future__ import annotations

from dataclasses import dataclass

from piquet_tutor.engine.actions import Action
from piquet_tutor.engine.deal.views import View
from piquet_tutor.players.opponents.playing import Habit


@dataclass(frozen=True)
class Choice:
    """An action and the habit behind it."""

    action: Action
    habit: Habit


class Chooser:
    """A player that can say what it did last and why.

    Attributes:
        last_choice: None before its first choice. It is never read when choosing.
    """

    def __init__(self) -> None:
        self.last_choice: Choice | None = None

    def choose(self, view: View) -> Action:
        """What to do now.

        Raises:
            ValueError: the view's seat is not to act.
        """
        if not view.my_turn:
            raise ValueError(f"{view.seat} is not to act; ask whoever is ({view.to_act or 'nobody'}).")
        self.last_choice = self._choice(view)
        return self.last_choice.action

    def _choice(self, view: View) -> Choice:
        raise NotImplementedError
