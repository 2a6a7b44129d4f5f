"""A text that a page finds again after a reload, in a new kernel or on another day: the reader's own browser keeps it.

All tabs of a browser keep their texts in one place, so a tab may find there what another has written since. A text says
by its kind how the two come together (:data:`~piquet_tutor.app.shelf.KINDS` has the kind of each): ``chosen``, the last
choice stands; ``joined``, what both have done is kept; ``held``, it is one thing that is being done, in one tab alone
(:mod:`piquet_tutor.app.held_text`).

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
from collections.abc import Callable, Mapping
from typing import Final

LARGEST: Final = 200_000
"""The longest text that is taken back, in characters."""
FORM: Final = "piquet-kept/1 "
"""What every kept text begins with. Older ones have no such mark: they are taken as they stand."""
Kept = Mapping[str, str]
"""Everything a browser keeps, by name: a stranger's texts."""
Join = Callable[[str | None, str, str | None], str | None]
"""Of what stood before, what this page has made of it and what another tab has: what both have done."""


def veiled(text: str) -> str:
    """A text as the browser keeps it; half a character of two halves, which some programs paste, is a question mark."""
    return FORM + base64.urlsafe_b64encode(zlib.compress(text.encode(errors="replace"))).decode()


def unveiled(text: str) -> str | None:
    """The text the browser kept, untrusted; None where it is too long or is no such text."""
    if len(text) > LARGEST:
        return None
    if not text.startswith(FORM):
        return text if _is_writable(text) else None
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(base64.urlsafe_b64decode(text[len(FORM) :].encode()), 4 * LARGEST).decode()
    except (zlib.error, binascii.Error, UnicodeError, ValueError):
        return None
    return found if unpacking.eof and len(found) <= LARGEST else None


def _is_writable(text: str) -> bool:
    """Whether a text can be kept again: one with half a character of two halves cannot."""
    try:
        text.encode()
    except UnicodeError:
        return False
    return True


class KeptText:
    """One text under one name.

    Attributes:
        name: by which the browser knows it, such as ``play``; pages that share a text share its name.
        kind: how it comes together with what another tab keeps.
        told: whether the page has kept or forgotten anything since it was opened.
    """

    kind = "chosen"

    def __init__(
        self,
        name: str,
        *,
        join: Join | None = None,
        renew: Callable[[str | None], object] | None = None,
    ) -> None:
        """Await what the browser kept.

        Args:
            name: by which the browser knows it.
            join: what both have done, of what stood before, what this page has made of it and what another tab has;
                None where what was chosen last stands, whole.
            renew: called with what is kept now, whenever another tab has kept something; None where the page goes on by
                what it has, and only adds to what is kept.
        """
        self.name = name
        self.kind = "joined" if join is not None else type(self).kind
        self.told = False
        self._own: str | None = None
        """What the page made of it last."""
        self._stands: str | None = None
        """What the browser keeps by all that is known here, or is about to."""
        self._written: tuple[str | None, str | None] = (None, None)
        """A text, and how the browser has it: nothing is packed twice, nor written anew that only looks otherwise."""
        self._awaited = True
        self._join, self._renew = join or _the_last, renew
        self._changed: Callable[[], object] = lambda: None

    @property
    def value(self) -> str | None:
        """What is to be kept; None for nothing, or for what is to be forgotten."""
        return self._stands if self.told else None

    def keep(self, value: str | None) -> None:
        """Keep a text in place of the last one, or forget it (None); not before the browser has said what it kept."""
        if self._awaited or (self.told and value == self._own):
            return
        before, self._own = self._own, value
        self._keep(value if value is None else self._join(before, value, self._stands))

    def _keep(self, text: str | None) -> None:
        if not (self.told and text == self._stands):
            self._stands, self.told = text, True
            self._changed()

    def recall(self, kept: Kept) -> str | None:
        """Take from all that a browser keeps what stands under this name; only then anything is kept here.

        Returns:
            The text; None where there is none, or it cannot be read.
        """
        self._awaited = False
        self._own = self._stands = self._read(kept.get(self.name))
        return self._stands

    def find(self, text: str | None, before: str | None) -> None:
        """Say that the browser keeps another text than this tab knew of: another tab has written it.

        Args:
            text: what it keeps now.
            before: what it kept when this tab wrote or read it last.
        """
        theirs, base = self._read(text), self._read(before)
        if not self._awaited and theirs != self._stands:
            self._found(theirs, base)

    def _found(self, theirs: str | None, base: str | None) -> None:
        mine = self._stands
        if not self.told or mine == base:
            self._stands = theirs
        elif mine is not None:  # what is forgotten here stays so
            self._stands = self._join(base, mine, theirs)
        if self._renew is not None and self._stands != mine:
            self._own = self._stands
            self._renew(self._own)

    def _read(self, text: str | None) -> str | None:
        found = None if text is None else unveiled(text)
        if found is not None:
            self._written = (found, text)
        return found

    def written(self) -> str | None:
        """What the browser is to keep; None for nothing."""
        if self.value is not None and self._written[0] != self.value:
            self._written = (self.value, veiled(self.value))
        return None if self.value is None else self._written[1]

    def watch(self, changed: Callable[[], object]) -> None:
        """Call ``changed`` whenever another text is to be kept."""
        self._changed = changed


def _the_last(before: str | None, mine: str, theirs: str | None) -> str | None:
    """What was chosen last stands."""
    return theirs if mine == before else mine
