"""A button that opens a file of the reader's own."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from typing import Final

from piquet_tutor.app.part import Intent
from piquet_tutor.app.shared.controls.control import Control

LARGEST: Final = 500_000
"""The largest file that is opened, in bytes."""


class Upload(Control):
    """A button that opens a file.

    Scene: ``label``, ``accept`` (which files are offered), ``largest`` (in bytes; a larger one is cut off there).
    Intents: ``file`` (``content``: its bytes in base 64).
    """

    view = "upload"
    longest = LARGEST * 4 // 3 + 200

    def __init__(self, label: str, accept: str) -> None:
        """Offer to open a file.

        Args:
            label: the words on the button.
            accept: which files are offered, as in HTML.
        """
        super().__init__(label=label, accept=accept, largest=LARGEST)
        self._opened: list[Callable[[bytes], object]] = []

    def on_open(self, callback: Callable[[bytes], object]) -> None:
        """Call ``callback`` with the bytes of each file that is opened."""
        self._opened.append(callback)

    def open(self, content: bytes) -> None:
        """Open a file."""
        for callback in tuple(self._opened):
            callback(content)

    def _take(self, intent: Intent) -> None:
        if intent["kind"] == "file" and (content := content_of(intent.get("content"))) is not None:
            self.open(content)


def content_of(letters: object) -> bytes | None:
    """The bytes of a file, as an intent holds it; None for what no view sends."""
    try:
        return base64.b64decode(letters, validate=True) if isinstance(letters, str) else None
    except (binascii.Error, ValueError):
        return None
