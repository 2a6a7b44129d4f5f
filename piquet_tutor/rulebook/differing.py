"""What two or more rule sets have differently, clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from piquet_tutor.rulebook.book import Article, Rulebook, part_names, part_of, rulebook_of
from piquet_tutor.rules.model import RuleSet


@dataclass(frozen=True)
class Difference:
    """A clause that is not the same in all of some rule sets.

    Attributes:
        clause: which.
        question: what it answers.
        part: the part of the book it stands in.
        articles: what each rule set has; None where it is not in force.
        options: the options it reads that are set differently.
        scores: whether it awards points within a deal.
    """

    clause: str
    question: str
    part: str
    articles: tuple[Article | None, ...]
    options: tuple[str, ...]
    scores: bool


def differences(rule_sets: Sequence[RuleSet], language: str = "en") -> tuple[Difference, ...]:
    """Every clause on which rule sets differ, in the order of the book.

    A clause differs when it is not in force in all of them, says something else, or reads an option that is set
    otherwise. Citations alone make no difference: two books may say the same.
    """
    books = [rulebook_of(rules, language) for rules in rule_sets]
    names = dict.fromkeys(article.id for book in books for article in book.articles)
    found = [each for name in names if (each := _difference(name, rule_sets, books)) is not None]
    order = part_names()
    return tuple(sorted(found, key=lambda each: order.index(each.part)))


def _difference(name: str, rule_sets: Sequence[RuleSet], books: Sequence[Rulebook]) -> Difference | None:
    articles = [book.article(name) if name in book.rules.clauses else None for book in books]
    there = [each for each in articles if each is not None]
    values = [{each.name: each.value for each in article.settings} for article in there]
    options = [option for option in values[0] if any(each.get(option) != values[0][option] for each in values)]
    same = len(there) == len(articles) and not options and len({each.statement for each in there}) == 1
    if same:
        return None
    kinds = {rules.clauses[name].counts_as for rules in rule_sets if name in rules.clauses}
    scores = bool(kinds - {None, "settlement"})
    return Difference(name, there[0].question, part_of(name), tuple(articles), tuple(options), scores)
