"""The rules as a book: clauses by part of the game, differences between rule sets, and deals that show them."""

from piquet_tutor.explore.rulebook.book import Article, Rulebook, Section, Setting, part_of, rulebook_of
from piquet_tutor.explore.rulebook.comparing import ClauseDifference, differences
from piquet_tutor.explore.rulebook.demonstration import Demonstration, deal_that_shows, heard
from piquet_tutor.explore.rulebook.divergences import (
    Divergence,
    deal_that_divides,
    divergence_of,
    examples_that_divide,
    search_for_divergence,
)

__all__ = [
    "Article",
    "ClauseDifference",
    "Demonstration",
    "Divergence",
    "Rulebook",
    "Section",
    "Setting",
    "deal_that_divides",
    "deal_that_shows",
    "differences",
    "divergence_of",
    "examples_that_divide",
    "heard",
    "part_of",
    "rulebook_of",
    "search_for_divergence",
]
