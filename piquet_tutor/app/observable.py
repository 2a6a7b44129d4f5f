"""What changes by itself, and tells whoever listens."""

from __future__ import annotations

from collections.abc import Callable


class Observable:
    """A thing with listeners: they are called after everything that may have changed how it looks."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this after everything that may have changed how it looks."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[], None]) -> None:
        """Call this no more."""
        self._listeners.remove(listener)

    def tell(self) -> None:
        """Something has changed."""
        for listener in tuple(self._listeners):
            listener()
