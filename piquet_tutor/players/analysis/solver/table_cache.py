"""Where the table of the solver is kept: it comes with the package, else lies in the user's cache folder.

Whoever asks gets it from here; with neither file it is built on the spot, which takes a second or so. Where there is
no numpy there is no table, and positions are searched.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from piquet_tutor.players.analysis.solver.table import PlayTable

NAME: Final = "play.table"
CHECKSUM: Final = "cdf5258964e6a9fc4aacabbe1840a652961c8effa38ecae95df115ffb7e59514"
"""Of the values of the whole table: whoever builds it, anywhere, gets these."""
SHIPPED, CACHED = "shipped", "cached"


def shipped_bytes() -> bytes | None:
    """The file that comes with the package; None where it has been left out."""
    file = files("piquet_tutor.players.analysis.solver").joinpath(NAME)
    return file.read_bytes() if file.is_file() else None


def cache_file() -> Path:
    """Where a table built on this machine is kept."""
    from platformdirs import user_cache_path

    return user_cache_path("piquet-tutor", appauthor=False) / NAME


def cached_bytes() -> bytes | None:
    """The file built on this machine; None where there is none that can be read."""
    try:
        return cache_file().read_bytes()
    except (ImportError, OSError):
        return None


def keep(data: bytes, path: Path) -> None:
    """Write a table's file whole or not at all.

    Raises:
        OSError: it cannot be written there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def found() -> tuple[str, bytes] | None:
    """The file there is, and whether it was shipped or cached; None when there is neither."""
    for where, data in ((SHIPPED, shipped_bytes()), (CACHED, cached_bytes())):
        if data is not None:
            return where, data
    return None


@cache
def at_hand() -> PlayTable | None:
    """The table, read or built on first use; None where there is no numpy."""
    try:
        from piquet_tutor.players.analysis.solver.table import TableFault, built, unpacked
    except ImportError:
        return None
    for data in (shipped_bytes(), cached_bytes()):
        if data is not None:
            with contextlib.suppress(TableFault):
                return unpacked(data)
    return built()
