"""Join the views' JavaScript and CSS files into the single texts that the stage wants.

Each file is an ordinary ES module which imports others by ``import { ... } from "./name.js";`` (one statement, closed
by a semicolon), so that editors, linters and browsers can read it as it stands. An anywidget front end is *one* text
and cannot import a neighbour: :func:`module` puts the files one after another, each in a function of its own, what is
imported before what imports it. What draws a part of a page is found in its folder, and no list names it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from posixpath import dirname, normpath

SERVED = "PIQUET_TUTOR_STAGE_SERVED"
"""Environment variable: set for kernels of a server that hands out the views as files; then no message carries them."""
HERE = Path(__file__).parent
STAGE, VIEWS = "stage.js", "views.js"
_IMPORT = re.compile(r'^import\s+(\{[^;]*?\})\s+from\s+"(\.{1,2}/[\w./-]+\.js)";[ \t]*\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)


def read(name: str) -> str:
    """The text of a file, by its path from this module."""
    return (HERE / name).read_text(encoding="utf-8")


def _path(imported: str, importer: str) -> str:
    """The path of what a file imports."""
    return normpath(f"{dirname(importer)}/{imported}").removeprefix("/")


def _order(name: str, seen: list[str]) -> list[str]:
    for _, imported in _IMPORT.findall(read(name)):
        if _path(imported, name) not in seen:
            _order(_path(imported, name), seen)
    if name not in seen:
        seen.append(name)
    return seen


def _named(name: str) -> str:
    """What a file is called in the joined text."""
    return "from_" + re.sub(r"\W", "_", name.removesuffix(".js"))


def _inside(name: str) -> str:
    """A file as it stands within its function: its imports taken from the files before, its exports left out."""
    found = _IMPORT.sub(
        lambda met: f"const {met[1].replace(' as ', ': ')} = {_named(_path(met[2], name))};\n", read(name)
    )
    return re.sub(r"^export (?!default)", "", found, flags=re.MULTILINE)


@cache
def views() -> tuple[str, ...]:
    """Every file that draws a part of a page, by its path from this module: it says so in ``views.js``."""
    found = sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.js"))
    return tuple(name for name in found if name != STAGE and VIEWS in _needs(name))


def _needs(name: str) -> set[str]:
    return {_path(imported, name) for _, imported in _IMPORT.findall(read(name))}


@cache
def module(name: str) -> str:
    """One module text: a file and every file it needs. Its default export is that of the file."""
    order: list[str] = []
    for each in views() if name == STAGE else ():
        _order(each, order)
    *before, last = _order(name, order)
    return "\n".join([*map(_enclosed, before), _inside(last)])


def _enclosed(name: str) -> str:
    """A file in a function of its own, which gives back what the file exports."""
    exported = ", ".join(_EXPORT.findall(read(name)))
    return f"const {_named(name)} = (() => {{\n{_inside(name)}\nreturn {{ {exported} }};\n}})();"


@cache
def style_sheet() -> str:
    """One style sheet: the theme, the pages, and every view's own rules."""
    own = sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.css"))
    first = ["theme.css", "pages.css"]
    return "\n".join(read(name) for name in [*first, *(name for name in own if name not in first)])
