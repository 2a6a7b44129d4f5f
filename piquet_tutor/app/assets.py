"""Join the widgets' JavaScript and CSS files into the single texts that anywidget wants.

Each file is an ordinary ES module which imports others by ``import {...} from "./name.js";``
(one statement, closed by a semicolon), so that editors, linters and ``node --test`` can read it as it
stands. An anywidget front end is *one* text, sent through the comm, and cannot import a neighbour:
:func:`esm` puts the files one after another, neighbours first, and leaves the local imports out.
Names at the top level of the files must therefore differ from file to file.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from posixpath import dirname, normpath

HERE = Path(__file__).parent
_LOCAL_IMPORT = re.compile(r'^import\s[^;]*?from\s+"(\.{1,2}/[\w./-]+\.js)";[ \t]*\n', re.MULTILINE)


@cache
def read(name: str) -> str:
    """The text of a file, by its path from this module."""
    return (HERE / name).read_text(encoding="utf-8")


def _order(name: str, seen: list[str]) -> list[str]:
    for imported in _LOCAL_IMPORT.findall(read(name)):
        neighbour = normpath(f"{dirname(name)}/{imported}").removeprefix("/")
        if neighbour not in seen:
            _order(neighbour, seen)
    if name not in seen:
        seen.append(name)
    return seen


@cache
def esm(name: str) -> str:
    """One module text: ``name`` after every local file it needs."""
    return "\n".join(_LOCAL_IMPORT.sub("", read(part)) for part in _order(name, []))


@cache
def css(name: str) -> str:
    """One style sheet: the shared theme, then the widget's own rules."""
    return read("theme.css") + "\n" + read(name)


def app_css() -> str:
    """The style sheet that composes the widgets into a page (see ``shared/table/app.css``)."""
    return read("shared/table/app.css")
