"""One word, one meaning: what a name of the code is, it is in one place only."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "piquet_tutor"
WORDS = re.findall(
    r"^\| `(\w+)` \| .+ \| `([\w/.]+)` \|$", (ROOT / "docs/code_words.md").read_text(encoding="utf-8"), re.MULTILINE
)


def places() -> dict[str, list[str]]:
    """Every class of the package by its name, leading underscores left out, and the files it is defined in."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name.lstrip("_")].append(path.relative_to(PACKAGE).as_posix())
    return found


PLACES = places()


def test_a_class_name_stands_once():
    """Whoever reads a name, or searches for it, finds one thing."""
    assert {name: files for name, files in PLACES.items() if len(files) > 1} == {}


@pytest.mark.parametrize(("word", "file"), WORDS)
def test_a_word_of_the_code_stands_where_its_list_says(word, file):
    assert PLACES[word] == [file]


def test_the_list_of_words_is_read():
    assert len(WORDS) > 40
