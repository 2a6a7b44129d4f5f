"""Where pages are asked for: some have been written already and wait, the others are written on the spot."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from tornado.ioloop import PeriodicCallback

from piquet_tutor.serving.places import FRONT_PAGE
from piquet_tutor.serving.writing import Desk, Pool, Writing

KEPT_WARM = (FRONT_PAGE, "play.ipynb")
"""Pages for which a kernel is kept ready: where a visit starts, and where it usually goes next."""

READ_LATER = frozenset({"theme", "lang"})
"""What an address may ask for and still be answered with a page that was written before: its browser sees to it."""

FILLING = 2000
"""Milliseconds from one look at what waits to the next: a kernel that ended may have made room."""


def pooled(path: str, asked: Collection[str]) -> str:
    """Return the notebook whose waiting pages serve an address; empty if it is written on the spot.

    Args:
        path: the notebook the address names.
        asked: the names in its query.
    """
    return path if path in KEPT_WARM and not set(asked) - READ_LATER else ""


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
        self._pools = {path: Pool(self._desk, path, warm) for path in KEPT_WARM if (folder / path).is_file()}
        self._watch = PeriodicCallback(self._fill, FILLING)

    def open(self) -> None:
        """Begin the pages that wait."""
        self._fill()
        self._watch.start()

    def close(self) -> None:
        """Begin no more."""
        self._watch.stop()
        for pool in self._pools.values():
            pool.close()

    def take(self, path: str, asked: Collection[str], request: Mapping[str, str], theme: str | None) -> Writing:
        """Return the page of a notebook, written or being written.

        Args:
            path: the notebook, in the folder.
            asked: the names in the query of its address.
            request: what its kernel is told of the request, if it is started for it.
            theme: the theme asked for.

        Raises:
            Full: there is no kernel for it.
        """
        if pool := self._pools.get(pooled(path, asked)):
            return pool.take()
        return Writing(self._desk, path, {**self._desk.environment(), **request, "VOILA_PREHEAT": "False"}, theme)

    def _fill(self) -> None:
        for pool in self._pools.values():
            pool.fill()
