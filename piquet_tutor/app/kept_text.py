"""A text that a page finds again after a reload, in a new kernel or on another day: the reader's own browser keeps it.

What a page keeps is written so that a glance into the browser's storage does not spoil a deal: packed and folded into
letters, without any secret. Whoever digs can read it, for everything that reads it again stands in this package.

>>> veiled('{"format":"piquet-table/1","seed":7}').startswith("piquet-kept/1 ")
True
>>> unveiled(veiled('{"seed":7}'))
'{"seed":7}'
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable
from typing import Final

LARGEST: Final = 200_000
"""The longest text that is taken back, in characters."""
FORM: Final = "piquet-kept/1 "
"""What every kept text begins with. Older ones have no such mark: they are taken as they stand."""


def veiled(text: str) -> str:
    """A text as the browser keeps it."""
    return FORM + base64.urlsafe_b64encode(zlib.compress(text.encode())).decode()


def unveiled(text: str) -> str | None:
    """The text the browser kept, untrusted; None where it is too long or is no such text."""
    if len(text) > LARGEST:
        return None
    if not text.startswith(FORM):
        return text
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(base64.urlsafe_b64decode(text[len(FORM) :].encode()), 4 * LARGEST).decode()
    except (zlib.error, binascii.Error, UnicodeError, ValueError):
        return None
    return found if unpacking.eof and len(found) <= LARGEST else None


class KeptText:
    """One text under one name.

    Attributes:
        name: by which the browser knows it, such as ``play``; pages that share a text share its name.
        value: what is to be kept; None for nothing, or for what is to be forgotten.
        told: whether the page has kept or forgotten anything since it was opened.
    """

    def __init__(self, name: str, recall: Callable[[str | None], object]) -> None:
        """Await what the browser kept.

        Args:
            name: by which the browser knows it.
            recall: called once with the text that was kept, or None; never where no browser shows the page.
        """
        self.name = name
        self.value: str | None = None
        self.told = False
        self._recall: Callable[[str | None], object] | None = recall
        self._changed: Callable[[], object] = _nobody

    def keep(self, value: str | None) -> None:
        """Keep a text in place of the last one, or forget it (None); not before the browser has said what it kept."""
        if self._recall is None and not (self.told and value == self.value):
            self.value, self.told = value, True
            self._changed()

    def recall(self, text: str | None) -> None:
        """Say what the browser kept: the first time counts. What cannot be read is as if nothing had been kept."""
        recall, self._recall = self._recall, None
        if recall is not None:
            recall(None if text is None else unveiled(text))

    def written(self) -> str | None:
        """What the browser is to keep; None for nothing."""
        return None if self.value is None else veiled(self.value)

    def watch(self, changed: Callable[[], object]) -> None:
        """Call ``changed`` whenever another text is to be kept."""
        self._changed = changed


def _nobody() -> None:
    """Nobody looks."""
