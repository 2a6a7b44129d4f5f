"""One word, one meaning: what a name of the code is, it is in one place only."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "piquet_tutor"
WORDS = re.findall(
    r"^\| `(\w+)` \| .+ \| `([\w/.]+)` \|$", (ROOT / "docs/code_words.md").read_text(encoding="utf-8"), re.MULTILINE
)


SAY_NOTHING = {"_say", "_told", "_shown"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def defined() -> tuple[tuple[str, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef], ...]:
    """Every class and function of the package, with its file."""
    return tuple(
        (path.relative_to(PACKAGE).as_posix(), node)
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.ClassDef, *FUNCTIONS))
    )


@cache
def places() -> dict[str, list[str]]:
    """Every class of the package by its name, leading underscores left out, and the files it is defined in."""
    found = defaultdict(list)
    for file, node in defined():
        if isinstance(node, ast.ClassDef):
            found[node.name.lstrip("_")].append(file)
    return found


def stems(text: str) -> set[str]:
    return {re.sub(r"(ies|es|s|ed|ing)$", "", word) for word in re.findall("[a-z]+", text.lower())}


SMALL_WORDS = stems(
    "the a an of and or to in is are for it its this that by with one each every all as at on what which whether return"
)


def test_a_docstring_tells_more_than_the_name():
    """It says what a name and its arguments leave open, or it is not there."""
    repeats = []
    for file, node in defined():
        told = ast.get_docstring(node)
        if told:
            known = stems(re.sub("([A-Z])", r" \1", node.name))
            if isinstance(node, FUNCTIONS):
                known |= stems(" ".join(each.arg for each in node.args.args))
            if stems(told.partition("\n")[0]) - SMALL_WORDS <= known:
                repeats.append(f"{file}: {node.name}")
    assert repeats == []


def test_docstrings_are_of_one_manner():
    """What a function does is an order, what it gives is named."""
    assert [
        f"{file}: {node.name}" for file, node in defined() if (ast.get_docstring(node) or "").startswith("Return")
    ] == []


def test_a_function_is_called_by_what_it_does():
    assert [f"{file}: {node.name}" for file, node in defined() if node.name in SAY_NOTHING] == []


def test_a_class_name_stands_once():
    """Whoever reads a name, or searches for it, finds one thing."""
    assert {name: files for name, files in places().items() if len(files) > 1} == {}


def test_a_word_of_the_code_stands_where_its_list_says():
    assert {word: places()[word] for word, _ in WORDS} == {word: [file] for word, file in WORDS}


def test_the_list_of_words_is_read():
    assert len(WORDS) > 40
