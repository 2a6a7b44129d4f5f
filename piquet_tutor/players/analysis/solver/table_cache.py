"""Where the solver's table is stored: it comes with the package, or else is in the user's cache folder.

If neither file exists, the table is built when first needed, which takes a second or so. Without numpy there is no
table, and positions are searched.
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
"""SHA-256 of the values of the complete table, which are the same wherever it is built."""
SHIPPED, CACHED = "shipped", "cached"


def shipped_bytes() -> bytes | None:
    """The file that comes with the package; None if it was left out."""
    file = files("piquet_tutor.players.analysis.solver").joinpath(NAME)
    return file.read_bytes() if file.is_file() else None


def cache_file() -> Path:
    """The path of a table built on this machine."""
    from platformdirs import user_cache_path

    return user_cache_path("piquet-tutor", appauthor=False) / NAME


def cached_bytes() -> bytes | None:
    """The file built on this machine; None if there is none or it cannot be read."""
    try:
        return cache_file().read_bytes()
    except (ImportError, OSError):
        return None


def keep(data: bytes, path: Path) -> None:
    """Write a table's file atomically.

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
    """The available file, with whether it is shipped or cached; None if there is neither."""
    for where, data in ((SHIPPED, shipped_bytes()), (CACHED, cached_bytes())):
        if data is not None:
            return where, data
    return None


@cache
def at_hand() -> PlayTable | None:
    """The table, read or built on first use; None without numpy."""
    try:
        from piquet_tutor.players.analysis.solver.table import TableFault, built, unpacked
    except ImportError:
        return None
    for data in (shipped_bytes(), cached_bytes()):
        if data is not None:
            with contextlib.suppress(TableFault):
                return unpacked(data)
    return built()
