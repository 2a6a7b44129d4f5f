"""How far something is that takes long: a line that is told anew, and gone when it is over.

In a notebook it stands below the cell, but only where somebody sits before it: a notebook that is executed to be stored
keeps no trace of how long a machine took. In a terminal it stands on the error stream. Elsewhere nothing is told.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final, Protocol

from piquet_tutor.narration.spoken import Spoken

EVERY: Final = 0.25
"""Seconds between two tellings."""


class Tell(Protocol):
    """Says how far it is."""

    def __call__(self, text: str) -> None:
        """Say it, unless something was said just now."""


@contextmanager
def progress() -> Iterator[Tell]:
    """Give what tells how far something is; what was told is taken away at the end."""
    shown = _below_the_cell() or _on_the_terminal()
    last = -EVERY

    def tell(text: str) -> None:
        nonlocal last
        if shown is not None and monotonic() - last >= EVERY:
            last = monotonic()
            shown.say(text)

    last = monotonic()  # what is over at once tells of nothing
    try:
        yield tell
    finally:
        if shown is not None:
            shown.end()


class Interrupted(Spoken, KeyboardInterrupt):
    """Stopped by whoever waited, before there was anything to show; in a cell that is a sentence, and no traceback."""

    family = "cell-progress-"


@contextmanager
def interruptible(language: str) -> Iterator[None]:
    """Say in a sentence that something was interrupted, wherever in it that was.

    Args:
        language: in which it is said.

    Raises:
        Interrupted: it was.
    """
    try:
        yield
    except KeyboardInterrupt:
        told = Interrupted("interrupted")
        told.language = language
        raise told from None


class _Cell:
    """A line below a notebook's cell."""

    def __init__(self) -> None:
        self._handle: Any = None

    def say(self, text: str) -> None:
        from IPython.display import display

        bundle = {"text/plain": text}
        if self._handle is None:
            self._handle = display(bundle, raw=True, display_id=True)  # type: ignore[no-untyped-call]  # it has no types
        else:
            self._handle.update(bundle, raw=True)

    def end(self) -> None:
        if self._handle is not None:
            self._handle.update({"text/plain": ""}, raw=True)


class _Terminal:
    """A line of a terminal's error stream."""

    def __init__(self) -> None:
        self._width = 0

    def say(self, text: str) -> None:
        sys.stderr.write(f"\r{text.ljust(self._width)}")
        sys.stderr.flush()
        self._width = len(text)

    def end(self) -> None:
        if self._width:
            sys.stderr.write(f"\r{' ' * self._width}\r")
            sys.stderr.flush()


def _below_the_cell() -> _Cell | None:
    """A line below the cell that runs, where its front end can ask people things: so there are people."""
    if "IPython" not in sys.modules:
        return None
    from IPython import get_ipython

    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is None:
        return None
    return _Cell() if kernel.get_parent("shell").get("content", {}).get("allow_stdin") else None


def _on_the_terminal() -> _Terminal | None:
    return _Terminal() if sys.stderr.isatty() else None
