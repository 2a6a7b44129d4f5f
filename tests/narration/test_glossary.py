"""Texts keep to the tutor's words: none, in either language, says what docs/glossary.md has a plainer word for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from piquet_tutor.narration.catalogue import FILES, chapters

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
LOCALES = files("piquet_tutor").joinpath("narration", "locales")
FRENCH = "## En français"
READ = [*FILES, *(f"{each}.ftl" for each in chapters())]


def table(language: str) -> list[list[str]]:
    """The rows of a language's table: what to say, what not, and why."""
    english, french = GLOSSARY.read_text(encoding="utf-8").split(FRENCH)
    lines = (english if language == "en" else french).splitlines()
    return [line.strip("|").split("|") for line in lines if line[:1] == "|"][2:]


def forbidden(language: str = "en") -> list[str]:
    """Every phrase of the column “Not”."""
    return [phrase.strip() for _, phrases, _ in table(language) for phrase in phrases.split(";")]


def pattern(phrase: str) -> re.Pattern[str]:
    """The phrase as whole words, in either case, over any space; a figure in it stands for figures and holes."""
    words = r"\s+".join(re.sub(r"\d+", r"[\\d}]", re.escape(word)) for word in plain(phrase).split())
    whole = (r"\b" if phrase[0].isalpha() else "") + words + (r"\b" if phrase[-1].isalpha() else "")
    return re.compile(whole, re.IGNORECASE)


def plain(text: str) -> str:
    return text.replace("’", "'")


TYPED = re.compile(r"^notation-.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
"""The words in which deals may be typed: what is understood, and never said."""


def said(text: str) -> str:
    """A file's messages without its comments, and without the words that people type."""
    return plain("\n".join(line for line in TYPED.sub("", text).splitlines() if not line.startswith("#")))


def broken(text: str, language: str = "en") -> list[str]:
    """Each forbidden phrase in the messages of a file, with what stands around it."""
    words = said(text)
    found = []
    for phrase in forbidden(language):
        hits = pattern(phrase).finditer(words)
        found += [f"“{phrase}” in: {words[max(0, hit.start() - 60) : hit.end() + 40]}" for hit in hits]
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_of_the_glossary_says_what_to_say_instead_and_why(language):
    rows = table(language)
    assert len(rows) > (10 if language == "en" else 5)
    assert all(len(row) == 3 and all(cell.strip() for cell in row) for row in rows)
    assert len(forbidden(language)) == len(set(forbidden(language)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", READ)
def test_no_text_uses_a_word_that_the_glossary_replaces(name, language):
    text = LOCALES.joinpath(language, name).read_text(encoding="utf-8")
    assert broken(text, language) == []


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
