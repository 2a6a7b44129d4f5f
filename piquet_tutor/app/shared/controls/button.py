"""A button."""

from __future__ import annotations

from collections.abc import Callable

from piquet_tutor.app.part import Intent
from piquet_tutor.app.shared.controls.control import Control


class Button(Control):
    """A button with words on it.

    Scene: ``label``, ``primary``, ``disabled``, and ``dismisses`` where it does.
    Intents: ``press``.
    """

    view = "button"

    def __init__(self, label: str = "", *, primary: bool = False, dismisses: bool = False) -> None:
        """Begin with its words.

        Args:
            label: the words.
            primary: whether it is what most readers want next.
            dismisses: whether it takes away a question and changes nothing: Escape presses it, wherever the focus is.
        """
        harmless = {"dismisses": True} if dismisses else {}
        super().__init__(label=label, primary=primary, disabled=False, **harmless)
        self._pressed: list[Callable[[], object]] = []

    def on_press(self, callback: Callable[[], object]) -> None:
        """Call ``callback`` whenever it is pressed."""
        self._pressed.append(callback)

    @property
    def disabled(self) -> bool:
        """Whether it cannot be pressed now."""
        return bool(self._get("disabled"))

    @disabled.setter
    def disabled(self, disabled: bool) -> None:
        self._put(disabled=disabled)

    def press(self) -> None:
        """Press it; one that is disabled does nothing."""
        if self.disabled:
            return
        for callback in tuple(self._pressed):
            callback()

    def _take(self, intent: Intent) -> None:
        if intent["kind"] == "press":
            self.press()
