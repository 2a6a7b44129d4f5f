"""Where the solver's table is stored: it comes with the package, or else is in the user's cache folder.

If neither file exists, the table is built when first needed, which takes a second or so. Without numpy there is no
table, and positions are searched.

Its values are also kept unpacked in the cache folder, where they are mapped instead of read: thirty megabytes that all
kernels on a machine have in common, and that none of them has to unpack.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from piquet_tutor.reckoner.solver.table import PlayTable

NAME: Final = "play.table"
VALUES: Final = "play.values"
"""The unpacked values, one byte for each position."""
CHECKSUM: Final = "cdf5258964e6a9fc4aacabbe1840a652961c8effa38ecae95df115ffb7e59514"
"""SHA-256 of the values of the complete table, which are the same wherever it is built."""
SHIPPED, CACHED = "shipped", "cached"


def shipped_bytes() -> bytes | None:
    """The file that comes with the package; None if it was left out."""
    file = files("piquet_tutor.reckoner.solver").joinpath(NAME)
    return file.read_bytes() if file.is_file() else None


def cache_file() -> Path:
    """The path of a table built on this machine."""
    from platformdirs import user_cache_path

    return user_cache_path("piquet-tutor", appauthor=False) / NAME


def values_file() -> Path | None:
    """The path of the unpacked values; None where nothing is known of a cache folder."""
    try:
        return cache_file().with_name(VALUES)
    except ImportError:
        return None


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
        from piquet_tutor.reckoner.solver.table import TableFault, built, unpacked
    except ImportError:
        return None
    path = values_file()
    there = mapped(path) if path else None
    if there is not None:
        return there
    for data in (shipped_bytes(), cached_bytes()):
        if data is not None:
            with contextlib.suppress(TableFault):
                return shared(unpacked(data), path)
    return shared(built(), path)


def mapped(path: Path) -> PlayTable | None:
    """The whole table from its unpacked values; None if they are not there or not the right ones.

    The file is read through for its checksum, then mapped: only what is looked up takes memory.
    """
    import numpy as np

    from piquet_tutor.reckoner.solver.suits import TRICKS
    from piquet_tutor.reckoner.solver.table import PlayTable, TableFault

    try:
        with path.open("rb") as file:
            if hashlib.file_digest(file, "sha256").hexdigest() != CHECKSUM:
                return None
        return PlayTable(TRICKS, np.memmap(path, np.uint8, "r"))
    except (OSError, ValueError, TableFault):
        return None


def shared(table: PlayTable, path: Path | None) -> PlayTable:
    """The same table from a file that other processes map too; the one given, if no such file can be kept."""
    if path is None:
        return table
    try:
        keep(table.worth.tobytes(), path)
    except OSError:
        return table
    return mapped(path) or table
