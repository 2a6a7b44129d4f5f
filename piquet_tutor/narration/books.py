"""Books in words: rule sets by title, the questions their rules answer, sources, and places in sources, each once.

The engine knows them by name alone (``rubicon``, ``repique.award``, ``cavendish``); each name leads to a message.

>>> from piquet_tutor.game.rules.loader import load
>>> rules_title("rubicon"), clause_question(load("rubicon").rule("cards.capot"))
('Rubicon Piquet', 'What do most or all of the tricks score?')
>>> place_of(Citation("cavendish", "Law 62"), "fr")
'Cavendish, loi 62'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.functions import listed_apart
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.own_forms import form_about, form_title
from piquet_tutor.narration.texts import message

_NUMBERED: Final = re.compile(r"^(Laws?|Cases?|Chapters?) [IVXLC0-9][IVXLC0-9a-z, ]*(paragraph [IVXLC]+)?$")
_NO_LETTERS: Final = re.compile(r"[^A-Za-z0-9]+")


def rules_title(rules: RuleSet | str, language: str = FIRST_LANGUAGE) -> str:
    """What a rule set is called, such as “Rubicon Piquet”.

    Args:
        rules: the rule set, or its name.
        language: a language the catalogue has.
    """
    return form_title(catalogue(language), rules)


def rules_about(rules: RuleSet | str, language: str = FIRST_LANGUAGE) -> str:
    """What a rule set is, in a sentence."""
    return form_about(catalogue(language), rules)


def clause_question(clause: Rule, language: str = FIRST_LANGUAGE) -> str:
    """The question that a clause answers; an exception answers its default's."""
    return message(f"question-{clause.question.replace('.', '-')}", language)


def option_question(name: str, language: str = FIRST_LANGUAGE) -> str:
    """The question that an option decides."""
    return message(f"option-{name}.question", language)


def source_name(source: str, language: str = FIRST_LANGUAGE) -> str:
    """How a source is called beside a ruling, such as “Cavendish”."""
    return message(f"source-{source}", language)


@cache
def place_of(cite: Citation, language: str = FIRST_LANGUAGE) -> str:
    """A citation in words: the source's short name and the place in it, such as “Cavendish, Law 62”.

    Args:
        cite: the citation.
        language: a language the catalogue has.
    """
    place = locus_of(cite.locus, language)
    return catalogue(language).format("place-in-book", {"book": source_name(cite.source, language), "place": place})


def cited(cites: Iterable[Citation], language: str = FIRST_LANGUAGE, stated: bool = True) -> str:
    """On whose authority, in words: each place, and how firmly the source says it: “Cavendish, Law 62 (stated)”.

    Args:
        cites: the citations.
        language: a language the catalogue has.
        stated: whether to say so where a source says it outright.
    """
    words = catalogue(language)
    return listed_apart(words, (_cited(each, language, stated) for each in cites))


@cache
def _cited(cite: Citation, language: str, stated: bool) -> str:
    place = place_of(cite, language)
    if cite.reading is Reading.STATED and not stated:
        return place
    return catalogue(language).format(
        "place-cited", {"place": place, "reading": reading_word(cite.reading.value, language)}
    )


def reading_word(reading: str, language: str = FIRST_LANGUAGE) -> str:
    """How firmly a source says a thing, in a word."""
    return message(f"reading-{reading}", language)


@dataclass(frozen=True)
class CiteLine:
    """One citation in words, part by part: the place; how firmly it says so, as a ``sources.Reading``; what that means.

    Attributes:
        label: the place, as :func:`place_of` has it.
        reading: how firmly the source says it, by name.
        word: the same in a word.
        note: what the word means.
    """

    label: str
    reading: str
    word: str
    note: str


def cite_lines(cites: Iterable[Citation], language: str = FIRST_LANGUAGE) -> tuple[CiteLine, ...]:
    """Authorities as whoever draws them shows them, each once."""
    return tuple(
        CiteLine(
            place_of(cite, language),
            cite.reading.value,
            reading_word(cite.reading.value, language),
            catalogue(language).word(f"reading-{cite.reading.value}.note"),
        )
        for cite in named_once(cites)
    )


def locus_of(locus: str, language: str = FIRST_LANGUAGE) -> str:
    """A place in a source, such as “Law 62”, in a language; one that no citation of ours names stays as it is."""
    words = catalogue(language)
    if is_numbered(locus):
        return re.sub(r"[A-Za-z]+", lambda found: _place_word(found.group(), language), locus)
    key = place_key(locus)
    return words.word(key) if key in catalogue() else locus


def _place_word(word: str, language: str) -> str:
    """A word such as “Law” or “and”; Roman figures stay as they are."""
    key = f"place-word-{word}"
    return catalogue(language).word(key) if key in catalogue() else word


def place_key(locus: str) -> str:
    """The message for a place that has no number."""
    return f"place-{_NO_LETTERS.sub('-', locus).strip('-')}"


def is_numbered(locus: str) -> bool:
    """Whether a place is the number of a law, a case or a chapter, which needs no message of its own."""
    return _NUMBERED.match(locus) is not None


_LAWS: Final = re.compile(r"^Laws? (\d+(?:, \d+)*(?: and \d+)?)$")
"""Places that are only law numbers, one or several; a range is left as it is cited."""


def named_once(cites: Iterable[Citation]) -> tuple[Citation, ...]:
    """Citations without repetition: numbered laws of one book with the same reading become one citation.

    Args:
        cites: the citations; their order is kept.

    >>> laws = [Citation("cavendish", locus) for locus in ("Law 69", "Laws 67 and 69", "Law 67", "Calling", "Calling")]
    >>> [one.locus for one in named_once(laws)]
    ['Laws 67 and 69', 'Calling']
    """
    given = tuple(dict.fromkeys(cites))
    found: dict[Citation, None] = {}
    for cite in given:
        numbers = _numbers(cite)
        if numbers:
            alike = [each for each in given if (each.source, each.reading) == (cite.source, cite.reading)]
            numbers = sorted({number for each in alike for number in _numbers(each)})
            cite = cite._replace(locus=_laws(numbers))
        found[cite] = None
    return tuple(found)


def _numbers(cite: Citation) -> list[int]:
    laws = _LAWS.match(cite.locus)
    return [int(each) for each in re.findall(r"\d+", laws[1])] if laws else []


def _laws(numbers: list[int]) -> str:
    *first, last = map(str, numbers)
    return f"Laws {', '.join(first)} and {last}" if first else f"Law {last}"
