"""The part of a page's address that no server is told: what stands after the #."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from piquet_tutor.app.part import Intent, Part

LARGEST: Final = 24_000
"""The longest message that is heard, in characters: a link and the address before it."""


class AddressBar(Part):
    """Tells what stands after the # of the address, and writes it; it shows nothing.

    Put it among a page's children. What it tells is a stranger's text.

    Until it has been heard, a page whose address holds a link is held back (``pages.css``), so that no other deal is
    seen before the link's own.

    Scene: ``value`` (what to write after the #; left out, nothing is written), ``heard`` (what stands there has been
    taken in, and all that came of it has been shown).
    Intents: ``fragment`` (``value``: what stands there, without the #; ``page``: the address before it), when a view
    opens and whenever the reader changes it.
    """

    view = "address-bar"
    longest = LARGEST

    def __init__(self, heard: Callable[[str, str], object]) -> None:
        """Listen to the address.

        Args:
            heard: called with what stands after the # and with the address before it.
        """
        self._heard = heard
        super().__init__({})
        self.on_intent(self._fragment)

    def write(self, value: str) -> None:
        """Put this after the # of the page's address, without a new entry in the browser's history."""
        self.show({"value": value})

    def _fragment(self, intent: Intent) -> None:
        value, page = intent.get("value"), intent.get("page")
        if intent["kind"] == "fragment" and isinstance(value, str) and isinstance(page, str):
            self._heard(value, page)

    def handle(self, content: object) -> None:
        """Take in what stands in the address; the page is shown after it, even of one too long to be taken in."""
        before = self.scene
        super().handle(content)
        if isinstance(content, dict) and content.get("kind") == "fragment":
            written = {} if self.scene is before else self.scene or {}  # what was written before is of another deal
            self.show({**written, "heard": True})
