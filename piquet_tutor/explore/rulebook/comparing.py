"""The differences between two or more rule sets, clause by clause."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any

from piquet_tutor.explore.rulebook.book import Article, Rulebook, part_names, part_of, rulebook_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.clauses import telling


@dataclass(frozen=True)
class ClauseDifference:
    """A clause that differs between rule sets.

    Attributes:
        clause: its name in the first rule set that has it.
        question: the question it answers.
        part: the part of the book it belongs to.
        articles: the clause of each rule set on this question, perhaps under another name; None where it has none.
        options: the options that these clauses read and that are set differently.
        scores: whether it awards points within a deal.
    """

    clause: str
    question: str
    part: str
    articles: tuple[Article | None, ...]
    options: tuple[str, ...]
    scores: bool


def differences(rule_sets: Sequence[RuleSet], language: str = "en") -> tuple[ClauseDifference, ...]:
    """Every clause on which rule sets differ, in the order of the book.

    A clause differs when it is not in force in all of them, when its statements differ, or when it reads an option that
    is set differently and has an effect in at least one of them. Different citations alone do not count: two books may
    say the same.
    """
    books = [rulebook_of(rules, language) for rules in rule_sets]
    names = dict.fromkeys(article.id for book in books for article in book.articles)
    rows = dict.fromkeys(_row(name, rule_sets) for name in names)
    found = [each for row in rows if (each := _difference(row, books)) is not None]
    order = part_names()
    return tuple(sorted(found, key=lambda each: order.index(each.part)))


@cache
def _counterparts() -> dict[str, tuple[str, ...]]:
    """Groups of clauses that answer the same question in different forms, by the name of each clause."""
    file = resources.files(__package__ or "").joinpath("data", "counterparts.toml")
    listed: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["row"]
    return {name: tuple(one["clauses"]) for one in listed for name in one["clauses"]}


def _row(name: str, rule_sets: Sequence[RuleSet]) -> tuple[str | None, ...]:
    """The clause of each rule set to compare with this one: the one of the same name, or its counterpart.

    Counterparts are matched only where no rule set has two of them.
    """
    known = _counterparts().get(name, (name,))
    held = [[each for each in known if each in rules.clauses] for rules in rule_sets]
    if all(len(each) <= 1 for each in held):
        return tuple(each[0] if each else None for each in held)
    return tuple(name if name in rules.clauses else None for rules in rule_sets)


def _difference(row: Sequence[str | None], books: Sequence[Rulebook]) -> ClauseDifference | None:
    articles = [book.article(name) if name is not None else None for name, book in zip(row, books, strict=True)]
    there = [each for each in articles if each is not None]
    values = [{each.name: each.value for each in article.settings} for article in there]
    named = dict.fromkeys(name for each in values for name in each)
    differing = [name for name in named if len({each[name] for each in values if name in each}) > 1]
    options = [name for name in differing if any(name in telling(book.rules) for book in books)]
    same = len(there) == len(articles) and not options and len({each.statement for each in there}) == 1
    if same:
        return None
    kinds = {book.rules.clauses[name].counts_as for name, book in zip(row, books, strict=True) if name is not None}
    scores = bool(kinds - {None, "settlement"})
    first = there[0]
    shown = tuple(_in_effect(each, book) for each, book in zip(articles, books, strict=True))
    return ClauseDifference(first.id, first.question, part_of(first.id), shown, tuple(options), scores)


def _in_effect(article: Article | None, book: Rulebook) -> Article | None:
    """A clause with those of its options that have an effect in its book."""
    if article is None:
        return None
    return replace(article, settings=tuple(each for each in article.settings if each.name in telling(book.rules)))
