"""A rule set as a book: its clauses by part of the game, with their statements and authorities."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.clauses import Rule, plainly
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.explore.rulebook.other_answers import read_by
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import bibliography, customs, options
from piquet_tutor.narration.clauses import clause as statement_of
from piquet_tutor.narration.clauses import otherwise, telling
from piquet_tutor.narration.options import option_title, value_words

LONG: Final = 3
"""Letters of a word that is worth looking for alone."""
FAMILIES: Final = (("equal",), ("egal", "egaux"))
"""How the words of a family begin that a search takes for one, in plain letters: equality is looked for as equal."""
FIRMNESS: Final = (Reading.DISPUTED, Reading.STATED, Reading.INFERRED, Reading.EXEMPLIFIED, Reading.HOUSE)
"""Which reading a clause is marked with if its citations differ: the first of these that one of them has."""


@dataclass(frozen=True)
class Setting:
    """An option that a clause reads, as this rule set sets it.

    Attributes:
        name: its name in records.
        question: what it decides.
        value: its value, as it is written.
        values: the values it can have; empty where any whole number will do.
        cites: on whose authority.
        title: its title in a list.
        words: the value as an answer to the question.
        others: each other value as it is written, with its words and the books that choose it; empty where any whole
            number will do.
    """

    name: str
    question: str
    value: str
    values: tuple[str, ...]
    cites: tuple[Citation, ...]
    title: str
    words: str
    others: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Article:
    """One clause as the book prints it.

    Attributes:
        id: its name.
        question: the question it answers.
        statement: the rule itself, in our words.
        settings: the options that change it.
        cites: on whose authority, its own and its options'.
        exception_to: the clause that it replaces where both apply; empty if it is no exception.
        language: of its words.
    """

    id: str
    question: str
    statement: str
    settings: tuple[Setting, ...]
    cites: tuple[Citation, ...]
    exception_to: str = ""
    language: str = "en"

    @property
    def reading(self) -> Reading:
        """Its reading: disputed if any of its citations is; otherwise the firmest."""
        found = {cite.reading for cite in self.cites}
        return next(each for each in FIRMNESS if each in found)

    @cached_property
    def searched(self) -> str:
        """All the text that a search covers."""
        sources = _of_sources(self.cites, self.language)
        return plain(" ".join([self.id, self.question, self.statement, *_of_settings(self), *sources]))


def _of_settings(article: Article) -> Iterable[str]:
    for each in article.settings:
        yield from (each.name, each.name.replace("_", " "), each.question, each.value, each.title, each.words)


def _of_sources(cites: Iterable[Citation], language: str) -> Iterable[str]:
    for cite in cites:
        source = bibliography()[cite.source]
        yield from (narration.place_of(cite, language), source.title, source.author, cite.reading.value)


@dataclass(frozen=True)
class Section:
    """A part of the book: clauses that belong together."""

    id: str
    title: str
    articles: tuple[Article, ...]


@dataclass(frozen=True)
class Rulebook:
    """A rule set as a book."""

    rules: RuleSet
    parts: tuple[Section, ...]

    @property
    def articles(self) -> tuple[Article, ...]:
        """Every clause, in the order of the book."""
        return tuple(each for part in self.parts for each in part.articles)

    def article(self, name: str) -> Article:
        """The clause of this name.

        Raises:
            KeyError: it is not in force.
        """
        for each in self.articles:
            if each.id == name:
                return each
        raise KeyError(name)

    def search(self, text: str) -> Rulebook:
        """The book with only the clauses that contain, for each word of a text, a word that begins with it.

        Where no clause has all of them, those that have any but the shortest.
        """
        words = plain(text).split()
        long = [one for one in words if len(one) >= LONG]
        having = self._having(lambda article: has_words_beginning(article.searched, words))
        if having.parts:
            return having
        return self._having(lambda article: any(has_words_beginning(article.searched, [one]) for one in long))

    def _having(self, wanted: Callable[[Article], bool]) -> Rulebook:
        kept = [Section(part.id, part.title, tuple(filter(wanted, part.articles))) for part in self.parts]
        return Rulebook(self.rules, tuple(part for part in kept if part.articles))


def has_words_beginning(text: str, words: Iterable[str]) -> bool:
    """Whether each of these begins a word of a text; all as :func:`plain` gives them.

    >>> has_words_beginning("the last trick", ["tri", "last"]), has_words_beginning("the last trick", ["rick"])
    (True, False)
    >>> has_words_beginning("points equal", ["equality"]), has_words_beginning("deux points egaux", ["egalite"])
    (True, True)
    """
    return all(any(f" {one}" in f" {text}" for one in _alike(word)) for word in words)


def _alike(word: str) -> Sequence[str]:
    """The beginnings of words that say the same as one: itself, unless it belongs to a family."""
    return next((family for family in FAMILIES if word.startswith(family)), (word,))


def plain(text: str) -> str:
    """A text as a search compares it: lower-case letters without accents, digits, and spaces for the rest."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(one))
    return " ".join("".join(one if one.isalnum() else " " for one in bare).split())


# --- making it ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def rulebook_of(rules: RuleSet, language: str = "en") -> Rulebook:
    """The book of a rule set.

    Raises:
        MissingText: the catalogue lacks the statement of a clause.
    """
    parts: dict[str, list[Article]] = {name: [] for name in part_names()}
    for clause in rules.clauses.values():
        parts[part_of(clause.id)].append(_article(rules, clause, language))
    return Rulebook(
        rules,
        tuple(
            Section(name, narration.message(f"rulebook-part-{name}", language), tuple(articles))
            for name, articles in parts.items()
            if articles
        ),
    )


def _article(rules: RuleSet, clause: Rule, language: str) -> Article:
    return Article(
        clause.id,
        narration.clause_question(clause, language),
        statement_of(rules, clause.id, language),
        tuple(setting_of(rules, name, language) for name in clause.options),
        clause.cites,
        clause.exception_to or "",
        language,
    )


def setting_of(rules: RuleSet, name: str, language: str = "en") -> Setting:
    """An option as a rule set sets it.

    Raises:
        MissingText: the catalogue has no words for it.
    """
    option, setting = options()[name], rules.settings[name]
    values = tuple(plainly(value) for value in option.values)
    others = tuple(
        (plainly(value), read_by(name, value, language)) for value in option.values if value != setting.value
    )
    return Setting(
        name,
        narration.option_question(name, language),
        plainly(setting.value),
        values,
        setting.cites,
        option_title(name, language),
        value_words(name, setting.value, language),
        others,
    )


@dataclass(frozen=True)
class Unread:
    """The options that change nothing in the clauses in force.

    Attributes:
        customs: those that say what players may look at, and affect no score.
        absent: those with another value that would bring a clause into force.
        foreign: those that have no effect in this rule set.
    """

    customs: tuple[Setting, ...]
    absent: tuple[Setting, ...]
    foreign: tuple[Setting, ...]


@lru_cache(maxsize=64)
def unread(rules: RuleSet, language: str = "en") -> Unread:
    """The options of a rule set that change none of its clauses."""
    left = [name for name in rules.settings if name not in telling(rules)]
    absent = [name for name in left if name not in customs() and _brings_something(rules, name)]
    foreign = [name for name in left if name not in customs() and name not in absent]
    looked_at, added, others = (
        tuple(setting_of(rules, name, language) for name in names)
        for names in ([name for name in customs() if name in left], absent, foreign)
    )
    return Unread(looked_at, added, others)


def _brings_something(rules: RuleSet, name: str) -> bool:
    """Whether some other value brings a clause into force or takes one out of force."""
    return any(other.clauses.keys() != rules.clauses.keys() for other in otherwise(rules, name))


@lru_cache(maxsize=64)
def changeable(rules: RuleSet, language: str = "en") -> tuple[Setting, ...]:
    """Every option whose other values change the book, in the order in which options are listed."""
    named = telling(rules) | {each.name for each in unread(rules, language).absent}
    return tuple(setting_of(rules, name, language) for name in options() if name in named)


@cache
def _parts() -> tuple[tuple[str, tuple[str, ...]], ...]:
    file = resources.files(__package__ or "").joinpath("data", "parts.toml")
    listed: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["part"]
    return tuple((one["id"], tuple(one["holds"])) for one in listed)


def part_names() -> tuple[str, ...]:
    """The parts, in the order of the book."""
    return tuple(name for name, _ in _parts())


def part_of(clause: str) -> str:
    """The part of the book that a clause belongs to."""
    for key in (clause, clause.partition(".")[0]):
        for name, holds in _parts():
            if key in holds:
                return name
    return part_names()[-1]
