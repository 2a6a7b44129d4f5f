"""What every command prints: of the shipped examples, and its help, in every language."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

from .net import LANGUAGES, Net, Question, module

EVERY_RECORD: Final = (
    ("explain", "{}"),
    ("explain", "{}", "--depth", "full", "--format", "markdown"),
    ("explain", "{}", "--depth", "full", "--format", "html"),
    ("explain", "{}", "--format", "json"),
    ("check", "{}"),
    ("compare", "{}", "--rules", "rubicon", "--rules", "wikipedia"),
    ("why", "{}", "--not", "repique"),
    ("why", "{}", "--not", "pique"),
    ("told", "{}"),
    ("link", "{}"),
)
"""Commands that read a record, where its file stands in place of ``{}``."""
ALONE: Final = (
    ("rules", "list"),
    ("claims",),
    ("cases",),
    ("odds", "points"),
    ("deal", "--seed", "7"),
    ("deal", "--seed", "7", "--rules", "wikipedia"),
    ("find", "repique=elder"),
    ("find", "blank=elder", "capot=elder"),
    ("worksheet", "--seed", "7"),
)


def questions(size: float) -> Iterator[Question]:
    """Every command's help; those that need no record; those that do, on every example (of a size, on so many)."""
    group = module("cli", "commands").tutor
    yield Question("help", ["--help"])
    for name in sorted(group.commands):
        yield Question(f"help {name}", [name, "--help"])
    loader = module("rules.loader", "engine", "game", "")
    shown = [("rules", "show", name) for name in loader.rule_set_names()]
    records = sorted(one.id for one in module("examples", "explore", "deals").gallery())
    records = records[: max(2, round(len(records) * size))]
    given = [tuple(word.format(f"@{each}") for word in words) for each in records for words in EVERY_RECORD]
    for language in LANGUAGES:
        for words in (*ALONE, *shown, *given):
            yield Question(f"{language} {' '.join(words)}", [*words, "--lang", language])


def answer(words: list[str]) -> Any:
    """What is printed, on which stream, and the exit status."""
    from click.testing import CliRunner

    os.environ["COLUMNS"] = "100"
    files = {f"@{one.id}": _file(one) for one in module("examples", "explore", "deals").gallery()}
    group = module("cli", "commands").tutor
    done = CliRunner().invoke(group, [str(files.get(word, word)) for word in words], prog_name="piquet-tutor")
    if "no such option: --lang" in done.output.lower():
        done = CliRunner().invoke(group, [str(files.get(word, word)) for word in words[:-2]], prog_name="piquet-tutor")
    folder = str(next(iter(files.values())).parent)
    return {"status": done.exit_code, "printed": done.output.replace(folder, "EXAMPLES").splitlines()}


def _file(one: Any) -> Any:
    """The file of an example's record, whatever folder the examples are in."""
    from importlib.resources import files

    for folder in ("explore/examples", "deals/examples", "deals/gallery"):
        found = files("piquet_tutor").joinpath(folder, one.file)
        if found.is_file():
            return found
    raise LookupError(f"no file of the example {one.id}")


NET = Net(questions, answer)
