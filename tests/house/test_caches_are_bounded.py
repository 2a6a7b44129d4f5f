"""A page runs for hours: what is remembered by deals, cards, rule sets or a stranger's words has a bound."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import piquet_tutor

HOME = Path(piquet_tutor.__file__).parent
FINITE = {
    "language": "the catalogue has so many",
    "seats": "the tables have so many",
    "aim": "tricks are wanted, unwanted, or it depends",
    "mask": "the cards of one suit, 512 ways",
    "suit": "four",
    "kind": "kinds of declarations, or of suits by how many cards each hand has left",
    "names": "files of the package, or names of sides",
    "part": "parts of the schema",
    "must_head": "yes or no",
    "ten_spoils": "yes or no",
    "bids": "yes or no",
    "stated": "yes or no",
    "size": "packs",
    "spread": "holdings",
    "subjects": "subjects of clauses",
    "cite": "citations of the package",
    "book": "of the package",
}
"""What an unbounded cache may be keyed by, and why there are only so many of them."""
NAMES_OF_THE_PACKAGE = {
    "app/assets.py": "files",
    "teach/lessons/reading.py": "lessons",
    "narration/options.py": "options",
}
"""Where ``name`` is that of something in the package; an unknown one is refused, and refusals are not remembered."""


def unbounded(file: Path) -> Iterator[tuple[str, list[str]]]:
    """Every function of a file whose results are remembered without end, with its parameters."""
    text = file.read_text(encoding="utf-8")
    for each in ast.walk(ast.parse(text)) if "cache" in text else ():
        if isinstance(each, ast.FunctionDef) and any(_is_unbounded(one) for one in each.decorator_list):
            given = each.args
            extra = [given.vararg] if given.vararg else []
            yield each.name, [one.arg for one in (*given.args, *given.kwonlyargs, *extra)]


def _is_unbounded(decorator: ast.expr) -> bool:
    text = ast.unparse(decorator)
    return text in ("cache", "functools.cache", "lru_cache(maxsize=None)", "lru_cache(None)")


def test_what_is_remembered_without_end_is_keyed_by_what_there_is_little_of():
    for file in sorted(HOME.rglob("*.py")):
        known = set(FINITE) | ({"name"} if file.relative_to(HOME).as_posix() in NAMES_OF_THE_PACKAGE else set())
        for function, given in unbounded(file):
            assert set(given) <= known, f"{function} in {file}: give its cache a bound"
