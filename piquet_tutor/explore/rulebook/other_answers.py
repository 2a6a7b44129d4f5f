"""The books that choose each value of an option, gathered from every rule set and from the list of options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.clauses import Value
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.narration.clauses import clause as statement_of
from piquet_tutor.narration.options import option_title, value_words

OUR_OWN: Final = "table"
"""The source that is not a book: decisions made for this project."""
_MARKS: Final = {Reading.INFERRED: "implied", Reading.EXEMPLIFIED: "exemplified", Reading.DISPUTED: "disputed"}


def placed(cite: Citation, language: str = "en") -> str:
    """Where a source says something, and how firmly unless it says so in as many words."""
    place = narration.place_of(cite, language)
    mark = _MARKS.get(cite.reading)
    return narration.whole(f"book-place-{mark}", language, place=place) if mark else place


@lru_cache(maxsize=1024)
def whose(option: str, value: Value) -> tuple[Citation, ...]:
    """The passages in books that choose a value of an option; a house rule has none.

    >>> [cite.source for cite in whose("pique_reckoning", "chronological")]
    ['parlett', 'club']
    """
    settings = (load(name).settings[option] for name in rule_set_names())
    cites = [cite for each in settings if each.value == value for cite in each.cites]
    cites += options()[option].whose(value)
    return tuple(each for each in dict.fromkeys(cites) if each.reading is not Reading.HOUSE and each.source != OUR_OWN)


def first_places(option: str, value: Value, sources: Iterable[str]) -> tuple[Citation, ...]:
    """The first passage in each of these sources that chooses a value of an option, in their order."""
    cites = whose(option, value)
    found = (next((each for each in cites if each.source == source), None) for source in sources)
    return tuple(each for each in found if each is not None)


@dataclass(frozen=True)
class Alternative:
    """One answer to a question.

    Attributes:
        words: the answer.
        places: where each source gives it, such as “Cavendish, Law 22”; after a comma how firmly, unless it says so in
            as many words.
    """

    words: str
    places: tuple[str, ...]


@lru_cache(maxsize=1024)
def read_by(option: str, value: Value, language: str = "en") -> str:
    """A value as an answer to the question of its option, followed by the books that choose it, if any."""
    words = value_words(option, value, language)
    books = dict.fromkeys(narration.source_name(cite.source, language) for cite in whose(option, value))
    if not books:
        return words
    return narration.whole("book-reading", language, words=words, books=narration.listed_apart(books, language))


@dataclass(frozen=True)
class OtherAnswers:
    """A question on which books disagree, with the answer of these rules and the others.

    Attributes:
        option: the option.
        title: its title in a list.
        here: the answer of these rules, and the books that give it.
        others: the other answers that books give, each followed by those books.
    """

    option: str
    title: str
    here: str
    others: tuple[str, ...]


@lru_cache(maxsize=512)
def other_answers(rules: RuleSet, clause: str, language: str = "en") -> tuple[OtherAnswers, ...]:
    """How other books answer the questions that decide a clause; empty where no book disagrees.

    A value that leaves the statement of the clause unchanged does not count as another answer.

    Raises:
        KeyError: the rule set has no such clause in force.
    """
    found = []
    for name in rules.clauses[clause].options:
        own = rules.settings[name].value
        others = tuple(
            read_by(name, value, language)
            for value in options()[name].values
            if value != own and whose(name, value) and _says_otherwise(rules, clause, name, value)
        )
        if others:
            found.append(OtherAnswers(name, option_title(name, language), read_by(name, own, language), others))
    return tuple(found)


def _says_otherwise(rules: RuleSet, clause: str, option: str, value: Value) -> bool:
    """Whether another value of an option changes the statement of a clause or takes it out of force."""
    other = load(rules.id, {**dict(rules.changed), option: value})
    return clause not in other.clauses or statement_of(other, clause) != statement_of(rules, clause)
