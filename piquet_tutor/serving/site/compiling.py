"""Run by the browser's own Python when the site is built: only it can compile for itself.

What is compiled starts in a third of the time, and weighs less: without docstrings, and without what no page uses.
This file knows nothing of the tutor, which that Python has yet to be given.
"""

from __future__ import annotations

import json
import py_compile
import tempfile
import zipfile
from pathlib import Path, PurePosixPath
from typing import Final

NOT_USED: Final = frozenset(
    """
    _pyrepl bdb cProfile cgi cmd code configparser ctypes curses dbm doctest email ensurepip ftplib http
    idlelib imaplib lib2to3 mailbox modulefinder multiprocessing netrc nntplib optparse pdb pickletools plistlib poplib
    profile profiling pstats pty pyclbr pydoc pydoc_data sched shelve smtplib sqlite3 tabnanny telnetlib test
    timeit tkinter trace turtle turtledemo unittest venv wave webbrowser wsgiref xdrlib xmlrpc zipapp
    _ast_unparse _pyio _pydatetime _pydecimal mimetypes getpass
    """.split()  # noqa: SIM905
)
"""Modules of Python's own library that neither the pages nor the start of Python import."""
ENCODINGS: Final = frozenset(
    "__init__ aliases ascii cp437 cp1252 idna latin_1 punycode raw_unicode_escape unicode_escape".split()  # noqa: SIM905
)
"""Those that are needed beside the forms of Unicode."""


def compiled(sources: Path, to: Path) -> None:
    """Write an archive with every module compiled, and everything else as it is.

    Args:
        sources: an archive of sources.
        to: the archive to write; it is not compressed, and so can be compressed well as a whole.
    """
    with zipfile.ZipFile(sources) as held, zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as pack:
        for name in sorted(held.namelist()):
            if not name.endswith("/") and is_used(name):
                _add(pack, name, held.read(name))


def is_used(name: str) -> bool:
    """Whether a file of Python's own library, or any other, is needed.

    >>> is_used("json/decoder.py"), is_used("pdb.py"), is_used("encodings/cp1251.py")
    (True, False, False)
    """
    path = PurePosixPath(name)
    if path.parts[0] == "encodings":
        return path.stem in ENCODINGS or path.stem.startswith("utf_")
    if path.parts[0] == "xml":
        return path.parts[1] == "sax" or len(path.parts) == 2  # QR codes are drawn with it
    return PurePosixPath(path.parts[0]).stem not in NOT_USED


def packed(sources: Path, to: Path) -> None:
    """Write the compiled files one after another, which JavaScript can lay out quickly.

    Args:
        sources: an archive of sources.
        to: the file to write: the length of the list (four bytes, the highest first), the list of names and lengths as
            JSON, and the files.
    """
    with zipfile.ZipFile(sources) as held:
        files = [_made(name, held.read(name)) for name in sorted(held.namelist())]
    told = json.dumps([(name, len(text)) for name, text in files]).encode()
    to.write_bytes(b"".join((len(told).to_bytes(4, "big"), told, *(text for _, text in files))))


def _made(name: str, text: bytes) -> tuple[str, bytes]:
    return (f"{name}c", _code(name, text)) if name.endswith(".py") else (name, text)


def _add(pack: zipfile.ZipFile, name: str, text: bytes) -> None:
    name, text = _made(name, text)
    pack.writestr(zipfile.ZipInfo(name), text)  # of no time: the same sources make the same archive


def _code(name: str, source: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "source.py"
        file.write_bytes(source)
        made = py_compile.compile(
            str(file),
            cfile=str(file.with_suffix(".pyc")),
            dfile=name,
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        assert made is not None
        return Path(made).read_bytes()
