"""Whose reading a value of an option is: the books that have it, gathered from every rule set and from the options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.rules.loader import load, options, rule_set_names
from piquet_tutor.engine.rules.model import RuleSet, Value
from piquet_tutor.engine.sources import Citation, Reading, bibliography
from piquet_tutor.narration.clauses import clause as statement_of
from piquet_tutor.narration.options import option_title, value_words

OUR_OWN: Final = "table"
"""The source that is no book: what is settled at the table itself."""


@cache
def whose(option: str, value: Value) -> tuple[Citation, ...]:
    """The places in books that have an option at a value; a choice of our own is nobody's.

    >>> [cite.source for cite in whose("pique_reckoning", "chronological")]
    ['parlett', 'club']
    """
    settings = (load(name).settings[option] for name in rule_set_names())
    cites = [cite for each in settings if each.value == value for cite in each.cites]
    cites += options()[option].whose(value)
    return tuple(each for each in dict.fromkeys(cites) if each.reading is not Reading.HOUSE and each.source != OUR_OWN)


@cache
def read_by(option: str, value: Value, language: str = "en") -> str:
    """A value as the answer to the option's question and, in brackets, the books that have it, where any has."""
    words = value_words(option, value, language)
    books = dict.fromkeys(
        narration.in_language(bibliography()[cite.source].short, language) for cite in whose(option, value)
    )
    if not books:
        return words
    return narration.whole("book-reading", language, words=words, books=narration.listed_apart(books, language))


@dataclass(frozen=True)
class OtherAnswers:
    """A question on which books part, as it is answered here and elsewhere.

    Attributes:
        option: the option it is.
        title: how it is called in a list.
        here: how these rules answer it, and whose answer that is.
        others: the other answers that some book gives, each with whose it is.
    """

    option: str
    title: str
    here: str
    others: tuple[str, ...]


@cache
def other_answers(rules: RuleSet, clause: str, language: str = "en") -> tuple[OtherAnswers, ...]:
    """What other books say on the questions that a clause turns on; nothing where no book says otherwise.

    A value by which the clause would read as it does is no other answer: what is not played here counts to nothing.

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
    """Whether a clause reads otherwise, or is not in force, with an option at another value."""
    other = load(rules.id, {**dict(rules.changed), option: value})
    return clause not in other.clauses or statement_of(other, clause) != statement_of(rules, clause)
