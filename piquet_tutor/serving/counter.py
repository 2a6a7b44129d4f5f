"""Where pages are asked for: some have been written already and wait, the others are written on the spot."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tornado.ioloop import PeriodicCallback

from piquet_tutor.app.in_the_book import APP
from piquet_tutor.serving.places import NotebookFolder
from piquet_tutor.serving.writing import Desk, Pool, Writing

FILLING = 1000
"""Milliseconds from one look at what waits to the next: a kernel that ended may have made room."""

RESTING = 2.0
"""Seconds for which the machine is left to the browser of a visitor who has just been served."""


class Counter:
    """Hands out pages.

    Args:
        server: Voilà.
        folder: the notebooks.
        warm: how many pages wait for visitors.
    """

    def __init__(self, server: Any, folder: Path, warm: int) -> None:
        """Lay nothing out yet: see :meth:`open`."""
        self.shelf = NotebookFolder(folder)
        self._desk = Desk(server)
        self._pool = Pool(self._desk, APP, warm, RESTING) if self.shelf.has_own else None
        self._watch = PeriodicCallback(self._fill, FILLING)

    def open(self) -> None:
        """Begin the pages that wait."""
        self._fill()
        self._watch.start()

    def close(self) -> None:
        """Begin no more."""
        self._watch.stop()
        if self._pool is not None:
            self._pool.close()

    def take(self, path: str, request: Mapping[str, str], theme: str | None) -> Writing:
        """The page at an address, written or being written.

        Args:
            path: of a page of the app, or of a notebook, in the folder.
            request: what its kernel is told of the request, if it is started for it.
            theme: the theme asked for.

        Raises:
            Full: there is no kernel for it.
        """
        if self._pool is not None and self.shelf.is_own(path):
            return self._pool.take()
        notebook = self.shelf.behind(path) or path
        return Writing(self._desk, notebook, {**self._desk.environment(), **request, "VOILA_PREHEAT": "False"}, theme)

    def _fill(self) -> None:
        if self._pool is not None:
            self._pool.fill()
            self._pool.renew()
