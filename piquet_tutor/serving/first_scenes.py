"""How each page looks to whoever comes first: files that the app paints before Python is there.

They are built, and not kept with the source: by the wheel, by ``make tutor``, by the site, and by whatever starts
without them. :mod:`~piquet_tutor.serving.painting` builds them, in a process of its own: it loads every page there is.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from piquet_tutor import narration
from piquet_tutor.serving.places import in_checkout, template_path

SECONDS: Final = 15
"""How long it takes to build them, about."""
MADE_OF: Final = "made_of"
"""The file beside them that says of what they are made; written last, so that without it there are none."""
_PACKAGE: Final = Path(__file__).resolve().parents[1]
_MATTERS: Final = frozenset({".py", ".ftl", ".toml", ".json", ".lark"})
_ELSEWHERE: Final = frozenset({"notebooks", "share", "cells", "serving", "sphinx", "commands"})
"""Folders of the package that no page is made of."""


def folder() -> Path:
    """Where they are."""
    return template_path() / "voila" / "templates" / "piquet" / "scenes"


def made_of() -> str:
    """The source of the pages in a word: another source has another."""
    found = sha256()
    for path in sorted(_PACKAGE.rglob("*")):
        place = path.relative_to(_PACKAGE)
        if path.suffix in _MATTERS and (place.parts[0] not in _ELSEWHERE or path.stem == "painting"):
            found.update(f"{place.as_posix()} ".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def are_there() -> bool:
    """Whether they are, and in a checkout, where the source may have changed since, are those of this source."""
    try:
        stamp = (folder() / MADE_OF).read_text(encoding="utf-8")
    except OSError:
        return False
    return not in_checkout() or stamp == made_of()


def ensure(tell: Callable[[str, float], object] = lambda _what, _seconds: None) -> bool:
    """Build them where they are not there, and can be; whether they are then. Without them pages open unpainted.

    Args:
        tell: is told of it: ``begin`` with the seconds it may take, and ``end`` with those it took.
    """
    if are_there():
        return True
    with _one_at_a_time():
        if are_there():  # another process has built them meanwhile
            return True
        if not os.access(folder().parent, os.W_OK):
            return False
        tell("begin", SECONDS)
        began = time.monotonic()
        command = [sys.executable, "-m", "piquet_tutor.serving.painting"]
        done = subprocess.run(command, start_new_session=True)  # Ctrl-C ends it, and it need not tell of that
        if done.returncode == 0:
            tell("end", time.monotonic() - began)
        return done.returncode == 0


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """One process of this machine builds at a time, where the system lets one wait for another."""
    name = sha256(str(folder()).encode()).hexdigest()[:16]
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            lock = stack.enter_context(Path(tempfile.gettempdir(), f"piquet-tutor-scenes-{name}").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(what: str, seconds: float, language: str = "en") -> None:
    """Tell whoever has started the tutor of it."""
    told = narration.whole(f"terminal-serving-scenes-{what}", language, seconds=round(seconds))
    print(told, file=sys.stderr, flush=True)
