"""The rules as a book to read and to compare: clauses by the part of the game, what differs, and deals that show it."""

from piquet_tutor.explore.rulebook.book import Article, Part, Rulebook, Setting, part_of, rulebook_of
from piquet_tutor.explore.rulebook.demonstration import Shown, deal_that_shows, heard
from piquet_tutor.explore.rulebook.differing import Difference, differences
from piquet_tutor.explore.rulebook.parting import (
    Parted,
    deal_on_which_they_part,
    examples_on_which_they_part,
    parted_of,
    search_for_parting,
)

__all__ = [
    "Article",
    "Difference",
    "Part",
    "Parted",
    "Rulebook",
    "Setting",
    "Shown",
    "deal_on_which_they_part",
    "deal_that_shows",
    "differences",
    "examples_on_which_they_part",
    "heard",
    "part_of",
    "parted_of",
    "rulebook_of",
    "search_for_parting",
]
