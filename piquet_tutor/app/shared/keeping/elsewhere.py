"""What a page says where something is being done in another tab of the browser, and the button to go on here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.words import PageWords

HERE: Final = "here"
"""The button."""
NOTHING: Final = {"arrival": ""}
"""Nothing to say yet; what is said then is brought into sight, wherever the reader is on the page."""


class Elsewhere(LessonCard):
    """A calm line and a button while what is done here is not kept; nothing otherwise."""

    def __init__(self, store: HeldText, language: str) -> None:
        """Watch what is kept.

        Args:
            store: what is kept of the thing.
            language: of every text.
        """
        super().__init__(NOTHING)
        self.add_class("is-elsewhere")
        self.hidden = True
        self._store, self._words = store, PageWords("elsewhere", language)
        self.on_intent(self._pressed)
        store.watch_away(self._tell)

    def _pressed(self, intent: Mapping[str, Any]) -> None:
        if intent["kind"] == "press" and intent.get("action") == HERE:
            self._store.take()

    def _tell(self) -> None:
        self.hidden = not self._store.away
        if self.hidden:
            self.show(NOTHING)
            return
        said = self._words(self._store.away, what=self._store.name)
        button = {"id": HERE, "label": self._words["here"], "enabled": True, "primary": True}
        self.show({"paragraphs": [said], "buttons": [button], "tone": "note", "arrival": self._store.away})
