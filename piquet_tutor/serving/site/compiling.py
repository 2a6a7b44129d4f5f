"""Run by the browser's own Python when the site is built: only it can compile for itself.

What is compiled starts in a third of the time, and weighs less: without docstrings, and without what no page uses.
This file knows nothing of the tutor, which that Python has yet to be given.
"""

from __future__ import annotations

import json
import marshal
import py_compile
import tempfile
import zipfile
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Final

NOT_USED: Final = frozenset(
    """
    _markupbase _pyrepl antigravity argparse bdb cProfile cgi cmd code compileall configparser ctypes curses dbm
    doctest email ensurepip filecmp fileinput ftplib gettext http idlelib imaplib lib2to3 mailbox modulefinder
    multiprocessing netrc nntplib optparse pdb pickletools plistlib poplib pprint profile profiling pstats pty
    pyclbr pydoc pydoc_data runpy sched shelve shlex smtplib socketserver sqlite3 symtable tabnanny telnetlib test
    tarfile timeit tkinter trace turtle turtledemo unittest venv wave webbrowser wsgiref xdrlib xmlrpc zipapp
    _ast_unparse _pyio _pydatetime _pydecimal mimetypes
    colorsys getopt graphlib quopri rlcompleter this tracemalloc __hello__ __phello__
    """.split()  # noqa: SIM905
)
"""Modules of Python's own library that neither the pages nor the start of Python import."""
_HEADER: Final = 16
"""Bytes before the code in a compiled file."""
_SAME_LINE: Final = 0x80 | 13 << 3
PARTS_NOT_USED: Final = (
    *("asyncio/proactor_events.py", "asyncio/windows_", "asyncio/tools.py", "asyncio/__main__.py"),
    *("concurrent/futures/process.py", "html/parser.py", "importlib/metadata/", "logging/config.py"),
    *("logging/handlers.py", "pyodide/console.py", "urllib/response.py", "urllib/robotparser.py"),
    *("xml/dom/", "xml/etree/", "xml/parsers/", "xml/sax/expatreader.py"),
)
"""How the names of parts begin that are not used, of modules that are."""
EMPTY: Final = frozenset({"urllib/request.py"})
"""Modules that are imported without anything of them being used: they are there, and empty. This one, which the writer
of QR codes imports by way of ``xml.sax.saxutils``, would bring the web's client and all of ``email``."""
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
                _add(pack, name, b"" if name in EMPTY else held.read(name))


def is_used(name: str) -> bool:
    """Whether a file of Python's own library, or any other, is needed.

    >>> is_used("json/decoder.py"), is_used("pdb.py"), is_used("encodings/cp1251.py")
    (True, False, False)
    """
    path = PurePosixPath(name)
    if path.parts[0] == "encodings":
        return path.stem in ENCODINGS or path.stem.startswith("utf_")
    return PurePosixPath(path.parts[0]).stem not in NOT_USED and not name.startswith(PARTS_NOT_USED)


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
        return _lineless(Path(made).read_bytes())


def _lineless(compiled_file: bytes) -> bytes:
    return compiled_file[:_HEADER] + marshal.dumps(without_lines(marshal.loads(compiled_file[_HEADER:])))


def without_lines(code: CodeType) -> CodeType:
    """Say of each instruction only in which function it stands, not where: a third of the whole."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=_one_line(len(code.co_code) // 2))


def _one_line(units: int) -> bytes:
    """A table that gives the first line of a function for all of its instructions, eight units an entry at most.

    The format is CPython's own (``InternalDocs/code_objects.md``): an entry of kind 13 has a line, and no columns.
    """
    entries = [_SAME_LINE | 7] * (units // 8) + ([_SAME_LINE | units % 8 - 1] if units % 8 else [])
    return bytes(byte for entry in entries for byte in (entry, 0))
