"""Methods that dataclasses generate as text, compiled when the site is built.

A page has some hundred and fifty such classes; to compile their methods took the browser's own Python a fifth of a
second at each first visit. This file is run by that Python alone, where the site is built and in the visitor's browser.
It knows nothing of the tutor.
"""

from __future__ import annotations

import dataclasses
import importlib
import marshal
import sys
import zipfile
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any, Final

FILE: Final = "generated"
"""Holds the code of each text by the text's digest, marshalled."""


def generate(sources: Path, package: str, pared: Callable[[CodeType], CodeType]) -> None:
    """Add to an archive of sources the methods of all dataclasses in one of its packages.

    Args:
        sources: the archive.
        package: the name of the package; each of its modules is imported.
        pared: takes from code what is not needed.
    """
    found: dict[bytes, CodeType] = {}

    def keep(text: str, *scopes: dict[str, Any]) -> None:
        code = compile(text, "<string>", "exec", optimize=2)
        found[_digest(text)] = pared(code)
        exec(code, *scopes)

    _execute_by(keep)
    sys.path.insert(0, str(sources))
    for name in _modules(sources, package):
        with suppress(ImportError):  # it needs a library that this Python does not have: no page can import it either
            importlib.import_module(name)
    with zipfile.ZipFile(sources, "a") as archive:
        archive.writestr(FILE, marshal.dumps(dict(sorted(found.items()))))


def use_generated(folder: str) -> None:
    """Have dataclasses take from the file in a folder what they would compile; what is not in it, they compile."""
    codes: dict[bytes, CodeType] = marshal.loads(Path(folder, FILE).read_bytes())
    _execute_by(lambda text, *scopes: exec(codes.get(_digest(text), text), *scopes))


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


def _execute_by(way: Callable[..., None]) -> None:
    """Have the module use another function for the built-in one: a module's own names come first."""
    vars(dataclasses)["exec"] = way


def _modules(sources: Path, package: str) -> list[str]:
    with zipfile.ZipFile(sources) as held:
        names = [PurePosixPath(name) for name in held.namelist() if name.endswith(".py")]
    parts = [name.parent.parts if name.stem == "__init__" else name.with_suffix("").parts for name in names]
    return sorted(".".join(each) for each in parts if each[:1] == (package,))
