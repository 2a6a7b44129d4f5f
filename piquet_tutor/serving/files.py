"""Files of the front end: sent compressed, and kept by the browser for as long as their address stays the same."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import mimetypes
import os
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler

LASTING = "public, max-age=31536000, immutable"
"""Told of an address that will never stand for anything else."""

ASKED_AGAIN = "no-cache"
"""Told of any other: the browser keeps the file, and asks each time whether it has changed."""

SMALLEST_COMPRESSED = 1024
"""In bytes; what is smaller fits into one packet either way."""

_NAMED_BY_CONTENT = re.compile(r".*\.[0-9a-f]{8,}\.(?:js|css)")
_TEXTS = frozenset({"application/javascript", "application/json", "image/svg+xml"})


@lru_cache(maxsize=1024)
def _digest(file: Path, _changed: int) -> str:
    return hashlib.sha512(file.read_bytes()).hexdigest()


@lru_cache(maxsize=1024)
def _compressed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def digest(file: Path) -> str:
    """Hexadecimal digits that say what is in a file, as Voilà's templates put them into its address."""
    return _digest(file, file.stat().st_mtime_ns)


def find(roots: Sequence[Path], path: str) -> Path | None:
    """The first file of that relative path in any of the folders; None if there is none."""
    for root in roots:
        file = Path(os.path.normpath(root / path))
        with contextlib.suppress(OSError):  # a name that is too long for the file system
            if "\0" not in path and file.is_relative_to(root) and file.is_file():
                return file
    return None


def state_of(roots: Sequence[Path]) -> str:
    """Digits that change with any file in some folders."""
    seen = hashlib.sha256()
    for root in roots:
        for file in sorted(root.rglob("*")) if root.is_dir() else ():
            stat = file.stat()
            seen.update(f"{file.relative_to(root)} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return seen.hexdigest()[:16]


class Files(BaseVoilaHandler):
    """Files of some folders.

    An address is lasting if a digest of the file is its query (``?v=``), if it goes through the ``state`` of the
    folders (``<state>/voila.js``), or if the name itself holds a digest (``main.15ebcf03.js``).
    """

    def initialize(self, roots: Sequence[str | Path], state: str = "", **options: Any) -> None:
        """Take the folders, and what their files' addresses may begin with."""
        super().initialize(**options)
        self._roots = [Path(root).absolute() for root in roots]
        self._state = state

    @allow_unauthenticated
    async def get(self, path: str) -> None:
        """Send a file, or say that the browser has it."""
        first, _, rest = path.partition("/")
        of_this_state = bool(self._state) and first == self._state
        file = find(self._roots, rest if of_this_state else path)
        if file is None:
            raise HTTPError(404)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.set_header("Content-Type", kind)
        self.set_header("X-Content-Type-Options", "nosniff")
        lasting = of_this_state or _NAMED_BY_CONTENT.fullmatch(file.name) or self._has_version(file)
        self.set_header("Cache-Control", LASTING if lasting else ASKED_AGAIN)
        self.set_header("Etag", f'W/"{digest(file)[:16]}"')  # weak: it is the same for both encodings
        if self.check_etag_header():
            self.set_status(304)
            return
        self.write(self._content(file, kind))

    @allow_unauthenticated
    async def head(self, path: str) -> None:
        """Answer as to GET; Tornado leaves the content out."""
        await self.get(path)

    def compute_etag(self) -> None:
        """Leave the tag as it was set: it stands for the file, not for the bytes sent."""

    def _has_version(self, file: Path) -> bool:
        return bool(self.get_query_argument("v", "") == digest(file))

    def _content(self, file: Path, kind: str) -> bytes:
        stat = file.stat()
        if not (kind.startswith("text/") or kind in _TEXTS) or stat.st_size < SMALLEST_COMPRESSED:
            return file.read_bytes()
        if "gzip" not in self.request.headers.get("Accept-Encoding", ""):
            return file.read_bytes()
        self.set_header("Content-Encoding", "gzip")
        return _compressed(file, stat.st_mtime_ns)
