"""Where pages are asked for: some have been written already and wait, the others are written on the spot."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tornado.ioloop import PeriodicCallback

from piquet_tutor.serving.places import FRONT_PAGE, own_pages
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
        self.folder = folder
        self._desk = Desk(server)
        self._own = own_pages(folder)
        self._pool = Pool(self._desk, FRONT_PAGE, warm, RESTING) if FRONT_PAGE in self._own else None
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

    def is_own(self, path: str) -> bool:
        """Return whether a notebook is one of the tutor's own pages: any waiting kernel can show it."""
        return path in self._own

    def take(self, path: str, request: Mapping[str, str], theme: str | None) -> Writing:
        """Return the page of a notebook, written or being written.

        Args:
            path: the notebook, in the folder.
            request: what its kernel is told of the request, if it is started for it.
            theme: the theme asked for.

        Raises:
            Full: there is no kernel for it.
        """
        if self._pool is not None and self.is_own(path):
            return self._pool.take()
        return Writing(self._desk, path, {**self._desk.environment(), **request, "VOILA_PREHEAT": "False"}, theme)

    def _fill(self) -> None:
        if self._pool is not None:
            self._pool.fill()
