"""What changes by itself, and tells whoever listens."""

from __future__ import annotations

from collections.abc import Callable


class Telling:
    """A thing with listeners: they are called after everything that may have changed how it looks."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None], first: bool = False) -> None:
        """Call this after everything that may have changed a scene.

        Args:
            listener: what is called.
            first: before all that listen already: so what keeps the table hears of a change before what paints it, and
                nothing that was seen is lost when the page is left at once.
        """
        self._listeners.insert(0 if first else len(self._listeners), listener)

    def unlisten(self, listener: Callable[[], None]) -> None:
        """Call this no more."""
        self._listeners.remove(listener)

    def tell(self) -> None:
        """Something has changed."""
        for listener in tuple(self._listeners):
            listener()
