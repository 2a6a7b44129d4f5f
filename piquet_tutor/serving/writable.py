"""Jupyter keeps its settings and running files in the reader's home folder; where that takes nothing, elsewhere.

Without them no notebook is served, and every page would answer with an error.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from piquet_tutor import narration
from piquet_tutor.serving.places import ServingError

FOLDERS: Final[Mapping[str, str]] = {
    "JUPYTER_DATA_DIR": "jupyter_data_dir",
    "JUPYTER_RUNTIME_DIR": "jupyter_runtime_dir",
    "JUPYTER_CONFIG_DIR": "jupyter_config_dir",
    "IPYTHONDIR": "",
}
"""What Jupyter writes into: the variable that moves it, and what in ``jupyter_core.paths`` says where it is."""


@contextmanager
def writable_folders(language: str = "en") -> Iterator[None]:
    """While the app or JupyterLab is open: folders that Jupyter can write to, in a temporary one where it must be.

    Args:
        language: in which it is said that they are temporary.

    Raises:
        ServingError: no temporary folder can be made either.
    """
    moved = {name: problem for name, place in FOLDERS.items() if (problem := _trouble(_folder(name, place)))}
    if not moved:
        yield
        return
    try:
        folder = tempfile.TemporaryDirectory(prefix="piquet-tutor-", ignore_cleanup_errors=True)
    except OSError as error:
        raise ServingError("no-folder", problem=error.strerror or str(error)) from None
    with folder as temporary:
        for name in moved:
            place = Path(temporary, name.lower())
            place.mkdir()
            os.environ[name] = str(place)
        problem = next(iter(moved.values()))
        print(narration.whole("terminal-serving-temporary", language, problem=problem), file=sys.stderr, flush=True)
        yield


def _folder(name: str, place: str) -> Path:
    if os.environ.get(name):
        return Path(os.environ[name])
    if not place:
        return Path("~", ".ipython").expanduser()
    from jupyter_core import paths

    return Path(getattr(paths, place)())


def _trouble(folder: Path) -> str:
    """What keeps a folder from being written to, in the system's words; empty where nothing does."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return error.strerror or str(error)
