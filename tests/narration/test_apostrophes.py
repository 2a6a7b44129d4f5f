"""Apostrophes are typographic wherever they are read, and straight or curly wherever they are typed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from piquet_tutor import rules
from piquet_tutor.explore.lab.notation.vocabulary import folded
from piquet_tutor.explore.rulebook.book import rulebook_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration import languages

PACKAGE = files("piquet_tutor")
SOURCES = Path(__file__).resolve().parents[2] / "notebooks" / "source"
STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])|\}'s\b|s' (?=[a-z])")
"""Between two letters, after what is put into a text, and after a plural; so not around what is to be typed."""
SAID = {"says", "en", "fr"}
"""The keys of rule files under which sentences stand."""
CODE = re.compile(r"^```.*?^```$|^---$.*?^---$|`[^`]*`", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", languages())
def test_no_message_has_a_straight_apostrophe(language):
    wrong = [
        f"{path.name}:{number}"
        for path in sorted(Path(str(PACKAGE / "narration" / "locales" / language)).rglob("*.ftl"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and STRAIGHT.search(line)
    ]
    assert wrong == []


def said_in(found: Any, key: str = "") -> Iterator[str]:
    """Every sentence of a rule file."""
    if isinstance(found, dict):
        for name, each in found.items():
            yield from said_in(each, name)
    elif isinstance(found, list):
        for each in found:
            yield from said_in(each, key)
    elif isinstance(found, str) and key in SAID:
        yield found


def test_no_rule_file_says_a_straight_apostrophe():
    rule_files = sorted(Path(str(PACKAGE / "game" / "rules" / "data")).rglob("*.toml"))
    said = [(path.name, each) for path in rule_files for each in said_in(tomllib.loads(path.read_text("utf-8")))]
    assert len(said) > 100
    assert [each for each in said if STRAIGHT.search(each[1])] == []


def test_the_prose_of_the_book_has_none():
    """Beside cards and rulings that have curly ones; code is as it is typed."""
    prose = {path.name: CODE.sub("", path.read_text("utf-8")) for path in SOURCES.glob("*.md")}
    assert prose
    assert [name for name, text in sorted(prose.items()) if STRAIGHT.search(text)] == []


# --- what is typed ------------------------------------------------------------------------------------------------

AS_TYPED = ("'", "’")


@pytest.mark.parametrize("apostrophe", AS_TYPED)
def test_rules_are_found_by_their_title(apostrophe):
    assert rules(f"Parlett{apostrophe}s Piquet").rules.id == "parlett"


@pytest.mark.parametrize("apostrophe", AS_TYPED)
@pytest.mark.parametrize(("language", "asked"), [("en", "elder{}s first lead"), ("fr", "l{}écart")])
def test_the_rulebook_is_searched(apostrophe, language, asked):
    found, curly = (
        [each.id for each in rulebook_of(load("rubicon"), language).search(asked.format(sign)).articles]
        for sign in (apostrophe, "’")
    )
    assert found == curly != []


def test_the_notation_reads_both_alike():
    assert folded("l’as de l’adversaire")[0] == folded("l'as de l'adversaire")[0]
