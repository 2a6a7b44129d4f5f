"""What a reader sets by hand: its scene is what it is called and how it stands, and it tells when it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from piquet_tutor.app.part import Intent, Part


class Control(Part):
    """A list, a field or a button, drawn by the browser's own element under a real label."""

    def __init__(self, **fields: Any) -> None:
        """Begin as these fields say; each is a key of the scene."""
        super().__init__(fields)
        self._heard: list[Callable[[Any], object]] = []
        self.on_intent(self._take)

    def on_change(self, callback: Callable[[Any], object]) -> None:
        """Call ``callback`` with the new value whenever a reader sets another; a page sets it in silence."""
        self._heard.append(callback)

    def choose(self, value: str) -> None:
        """Set it as a reader does: it is told to those who listen for that."""
        self.handle({"kind": "set", "value": value})

    def _take(self, intent: Intent) -> None:
        """What a reader set; what it cannot be is dropped."""
        before, given = self._get("value"), intent.get("value")
        if intent["kind"] == "set" and isinstance(given, str):
            self._set(given)
        now = self._get("value")
        if now != before:
            for callback in tuple(self._heard):
                callback(now)

    def _set(self, value: str) -> None:
        """Stand at this value, if it can."""
        raise NotImplementedError

    def _get(self, name: str) -> Any:
        return (self._scene or {})[name]

    def _put(self, **fields: Any) -> None:
        """Stand otherwise."""
        before = self._scene or {}
        if any(before.get(name) != value for name, value in fields.items()):
            self.show({**before, **fields})

    @property
    def label(self) -> str:
        """What it is called."""
        return str(self._get("label"))

    @label.setter
    def label(self, label: str) -> None:
        self._put(label=label)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({(self._scene or {}).get('value', self.label)!r})"
