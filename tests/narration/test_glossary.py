"""English texts keep to the tutor's words: nothing says what docs/glossary.md has a plainer word for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from piquet_tutor.narration.catalogue import FILES

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
LOCALES = files("piquet_tutor").joinpath("narration", "locales", "en")
READ = [each for each in FILES if LOCALES.joinpath(each).is_file()]


def forbidden() -> list[str]:
    """Every phrase of the column “Not”."""
    rows = [
        line.strip("|\n").split("|") for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    return [phrase.strip() for _, phrases, _ in rows[2:] for phrase in phrases.split(";")]


def pattern(phrase: str) -> re.Pattern[str]:
    """The phrase as whole words, in either case, over any space; a figure in it stands for figures and holes."""
    words = r"\s+".join(re.sub(r"\d+", r"[\\d}]", re.escape(word)) for word in plain(phrase).split())
    whole = (r"\b" if phrase[0].isalpha() else "") + words + (r"\b" if phrase[-1].isalpha() else "")
    return re.compile(whole, re.IGNORECASE)


def plain(text: str) -> str:
    return text.replace("’", "'")


def said(text: str) -> str:
    """A file's messages without its comments."""
    return plain("\n".join(line for line in text.splitlines() if not line.startswith("#")))


def broken(text: str) -> list[str]:
    """Each forbidden phrase in the messages of a file, with what stands around it."""
    words = said(text)
    found = []
    for phrase in forbidden():
        hits = pattern(phrase).finditer(words)
        found += [f"“{phrase}” in: {words[max(0, hit.start() - 60) : hit.end() + 40]}" for hit in hits]
    return found


def test_every_line_of_the_glossary_says_what_to_say_instead_and_why():
    rows = [line.strip("|").split("|") for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    assert len(rows) > 10
    assert all(len(row) == 3 and all(cell.strip() for cell in row) for row in rows)
    assert len(forbidden()) == len(set(forbidden()))


@pytest.mark.parametrize("name", READ)
def test_no_english_text_uses_a_word_that_the_glossary_replaces(name):
    text = LOCALES.joinpath(name).read_text(encoding="utf-8")
    assert broken(text) == []


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("a = Whoever leads", "whoever"),
        ("a = in { $share } % of the hands", "43 %"),
        ("a = under 1\u00a0% of them", "43 %"),
        ("a = nothing the other\n    may hold", "the other may"),
        ("a = one of the other’s costs you", "the other’s"),
    ],
)
def test_a_word_is_found_however_it_is_set(text, phrase):
    assert [each.split(" in: ")[0] for each in broken(text)] == [f"“{phrase}”"]


@pytest.mark.parametrize(
    "text", ["# whoever reads this", "a = { $share }% of the hands", "a = the other player may look"]
)
def test_comments_and_plain_words_pass(text):
    assert broken(text) == []
