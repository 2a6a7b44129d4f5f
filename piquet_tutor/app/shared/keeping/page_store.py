"""Keeps what a page wants to find again after a reload, in the reader's own browser."""

from __future__ import annotations

from collections.abc import Callable

from piquet_tutor.app.part import Intent, Part
from piquet_tutor.app.shared.keeping.page_state import LARGEST


class PageStore(Part):
    """One text under one name, kept by the browser and asked for once; it shows nothing.

    Put it among a page's children. What comes back is a stranger's text: anybody may have written it.

    Scene: ``name``, ``value`` (a text to keep, or ``None`` to forget it; left out, the browser is asked).
    Intents: ``kept`` (``value``: the text that was kept, or ``None``), sent by a view when it opens.
    """

    view = "keeper"
    longest = LARGEST

    def __init__(self, name: str, recall: Callable[[str | None], object]) -> None:
        """Ask the browser what it kept.

        Args:
            name: the page's own name for it, such as ``play``.
            recall: called once with the text that was kept, or None; never called where no browser shows the page.
        """
        self.name = name
        self._recall: Callable[[str | None], object] | None = recall
        super().__init__({"name": name})
        self.on_intent(self._kept)

    def keep(self, value: str | None) -> None:
        """Keep a text in place of the last one, or forget it (None); not before the browser has said what it kept."""
        if self._recall is not None:
            return
        self.show({"name": self.name, "value": value})

    def dropped(self, content: object) -> None:
        """What was kept is too long to be taken in: the page must not wait for it for ever."""
        if self._recall is not None and isinstance(content, dict) and content.get("kind") == "kept":
            self._kept({"kind": "kept"})

    def _kept(self, intent: Intent) -> None:
        recall, self._recall = self._recall, None
        if intent["kind"] != "kept" or recall is None:
            return
        value = intent.get("value")
        recall(value if isinstance(value, str) else None)
