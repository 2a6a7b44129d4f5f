"""Where rules come from: sources, citations, and how clearly a source supports a rule."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Reading(Enum):
    """How a citation supports a rule."""

    STATED = "stated"
    """The source says it."""
    INFERRED = "inferred"
    """The source implies it."""
    EXEMPLIFIED = "exemplified"
    """The source only shows it in an example, or in a case it decides."""
    DISPUTED = "disputed"
    """Sources, or readers of one source, disagree; this is one reading."""
    HOUSE = "house"
    """No source decides: our own choice, or the choice of the user who set the option."""


class Source(NamedTuple):
    """A book, a page, or the table itself."""

    id: str
    title: str
    author: str
    year: str


class Citation(NamedTuple):
    """One place in one source."""

    source: str
    locus: str
    reading: Reading = Reading.STATED


class SourceError(ValueError):
    """The bibliography is invalid; the error names the entry."""


def read_bibliography(text: str) -> dict[str, Source]:
    """Every source of a bibliography (TOML) by its id.

    Raises:
        SourceError: an entry lacks a key or has an unknown one.

    >>> read_bibliography('hoyle = {title = "A Short Treatise", author = "Hoyle", year = "1742"}')["hoyle"].author
    'Hoyle'
    """
    import tomllib  # here and not above: reading TOML is half the price of importing the engine

    wanted = {"title", "author", "year"}
    found: dict[str, Source] = {}
    for name, entry in tomllib.loads(text).items():
        if set(entry) != wanted:
            raise SourceError(f"sources.toml: entry {name!r} must have exactly {', '.join(sorted(wanted))}.")
        found[name] = Source(name, **entry)
    return found
