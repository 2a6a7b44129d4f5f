"""Where each clause stands: its law, its code, its English words and its worked cases, found by its name alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import click

CHECKOUT: Final = Path(__file__).resolve().parents[1]
KINDS: Final = {
    "law": (
        "piquet_tutor/game/rules/data/*.toml",
        r'id = "{0}"|\[amend\."{0}"\]|"{0}" = |\w+ = .*[]}}]  # (.*, )?{0}(,|$)',
    ),
    "code": ("piquet_tutor/game/rules/policies/*.py", r'.*decides=\(.*"{0}"'),
    "words": ("piquet_tutor/narration/locales/en/clauses/*.ftl", r"## {0}$"),
    "test": ("tests/game/**/test_*.py tests/cases/*.toml", r'(@pytest\.mark\.clause\(|clauses = \[).*"{0}"'),
}
"""In which files each kind of thing is looked for, and how a line begins that names the clause there.

Of the law: the clause, its changes and citations in a rule set, and options whose citation is all it has in a rule set.
"""


class Line(NamedTuple):
    """A line that names a clause: the file within the checkout, the line's number and what it says."""

    path: str
    number: int
    text: str


def places(clause: str, checkout: Path = CHECKOUT) -> dict[str, list[Line]]:
    """Where a clause stands, by kind: ``law``, ``code``, ``words`` and ``test``, each empty if it is not there."""
    name = re.escape(clause)
    return {kind: list(_lines(checkout, files, line.format(name))) for kind, (files, line) in KINDS.items()}


def _lines(checkout: Path, files: str, start: str) -> Iterator[Line]:
    begins = re.compile(start)
    for path in sorted(path for each in files.split() for path in checkout.glob(each)):
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if begins.match(text):
                yield Line(path.relative_to(checkout).as_posix(), number, text.strip())


def show(clause: str) -> bool:
    """Print where a clause stands; return whether there is such a clause."""
    found = places(clause)
    for kind, lines in found.items():
        if lines:
            click.echo(f"{kind}:")
        for line in lines:
            click.echo(f"  {line.path}:{line.number}: {line.text}")
    return bool(found["law"])
