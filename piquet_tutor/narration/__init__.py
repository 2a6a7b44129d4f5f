"""Rulings in words: every ruling at three depths, in every language of the catalogue.

The catalogue maps (clause, verdict) to a message; each language is a folder of Fluent files under ``locales/``. The
engine's facts are passed to the messages unchanged; plain text, markdown, HTML and terminal output are made from the
same passages.

Where to begin:

- ``catalogue``, ``patterns``: the messages, one folder a language; in ``clauses/`` all messages of a clause stand
  under its name.
- ``texts``: the two ways to fetch one: ``message`` with names and facts in it, ``whole`` with texts of our own.
- ``passages``: a ruling in words, at each depth.
- ``books``: rule sets, questions and places in sources in words; each source named once.
- ``card_drawing``, ``chart_drawing``: cards and charts as SVG.
- ``documents``: what is made of rulings, deals and reasons: a tree of blocks, in whose texts parts may stand out.
- ``render``, ``rendering``: makes them of what is to be shown; the forms in which they are read.
- ``extras``: what is said of a library that is not installed.

>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.rules.loader import load
>>> text(shuffled(load("rubicon"), 7).rulings[0])
'12 cards each, and 8 in the talon. Elder begins.'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card
from piquet_tutor.narration import speech
from piquet_tutor.narration.books import (
    cite_lines,
    cited,
    clause_question,
    locus_of,
    option_question,
    place_of,
    rules_about,
    rules_title,
    source_name,
)
from piquet_tutor.narration.catalogue import catalogue as _catalogue
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.faults import fault_told
from piquet_tutor.narration.functions import card_list as _card_list
from piquet_tutor.narration.functions import card_name as _card_name
from piquet_tutor.narration.functions import figures as _figures
from piquet_tutor.narration.functions import in_words as _in_words
from piquet_tutor.narration.functions import listed as _listed
from piquet_tutor.narration.functions import listed_apart as _listed_apart
from piquet_tutor.narration.functions import symbol as _symbol
from piquet_tutor.narration.naming import NOBODY, Names, names_of
from piquet_tutor.narration.passages import (
    Passage,
    glossary,
    passage,
    passages,
    reasons_of,
    running_total,
    terms_in,
    text_of,
    word_of_the_game,
)
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.narration.render import (
    Narration,
    NotebookPresenter,
    narration_of,
)
from piquet_tutor.narration.rendering import html as _html
from piquet_tutor.narration.rendering import markdown as _markdown
from piquet_tutor.narration.texts import has_message, message, whole

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet
    from piquet_tutor.narration.render import Narrated

__all__ = [
    "MissingText",
    "Narration",
    "Passage",
    "card_name",
    "card_symbol",
    "cards_shown",
    "check",
    "cite_lines",
    "cited",
    "clause_question",
    "explain",
    "fault_told",
    "figures",
    "glossary",
    "has_message",
    "html",
    "languages",
    "listed_apart",
    "locus_of",
    "markdown",
    "message",
    "names_of",
    "number_name",
    "option_question",
    "passage",
    "passages",
    "place_of",
    "presenter",
    "reasons_of",
    "rules_about",
    "rules_title",
    "running_total",
    "sentence",
    "source_name",
    "term",
    "terms_in",
    "text",
    "whole",
    "word_of_the_game",
]


def text(
    ruling: Ruling,
    depth: str = "short",
    language: str = "en",
    ledger: Iterable[Ruling] | None = None,
    rules: RuleSet | None = None,
    names: Names = NOBODY,
) -> str:
    """A ruling in words, as every surface says it.

    Args:
        ruling: already limited to what the reader may know (``rulings.for_seat``): private facts that are still
            wrapped are shown.
        depth: ``call`` (what is said at the table; empty if nothing is), ``short`` (one line) or ``full`` (paragraphs
            separated by line breaks).
        language: a language the catalogue has.
        ledger: the ledger that contains the ruling. With it a call gives the running total, as at the table, and
            ``full`` lists the awards it rests on; without it a call gives the ruling's own points.
        rules: the rule set it was made under. With it ``full`` states the law as the options set it; without it, no
            law, since books differ.
        names: of those who play, by which they are told; without them, by their roles.

    Raises:
        ValueError: there is no such depth.
        MissingText: the catalogue lacks a message for it.
    """
    return text_of(ruling, depth, language, ledger, rules, names)


def sentence(ruling: Ruling, language: str = "en", names: Names = NOBODY) -> str:
    """A REFUSED ruling in one sentence for the player refused: what, why, and what to do next."""
    return speech.said(ruling, "short", language, names=names)


def explain(deal: Narrated, depth: str = "short", seat: Seat | None = None, language: str = "en") -> Narration:
    """The narration of a deal, a partie or a ledger.

    Args:
        deal: what to narrate.
        depth: ``call``, ``short`` or ``full``.
        seat: include only what this seat may know; None includes everything.
        language: a language the catalogue has.

    Raises:
        ValueError: there is no such depth.
    """
    return narration_of(deal, depth, seat, language)


def markdown(deal: Narrated, depth: str = "short", seat: Seat | None = None, language: str = "en") -> str:
    """The narration as markdown."""
    return _markdown.text(narration_of(deal, depth, seat, language).document)


def html(deal: Narrated, depth: str = "short", seat: Seat | None = None, language: str = "en") -> str:
    """The narration as a self-contained fragment of HTML, everything escaped."""
    return _html.text(narration_of(deal, depth, seat, language).document)


def figures(number: float, language: str = "en", places: int = 0) -> str:
    """A non-negative number in figures, with the language's thousands separator and decimal mark.

    >>> figures(225792840), figures(0.25, places=1)
    ('225,792,840', '0.2')
    """
    return _figures(_catalogue(language), str(number) if isinstance(number, int) else f"{number:.{places}f}")


def card_name(card: Card, language: str = "en") -> str:
    """A card in words, such as “ace of spades”."""
    return _card_name(_catalogue(language), card)


def card_symbol(card: Card, language: str = "en") -> str:
    """A card as it is listed, such as “A♠” or “10♥”."""
    return _symbol(_catalogue(language), card)


def cards_shown(cards: Iterable[Card], language: str = "en") -> str:
    """Cards one after another in symbols."""
    return _card_list(_catalogue(language), " ".join(card.code for card in cards))


def listed(parts: Iterable[str], language: str = "en") -> str:
    """Items as they are said one after another: “Ada, Ben and Camille”.

    >>> listed(["Parlett's Piquet", "Saunt, the race to a hundred", "Cavendish's laws, 1882"])
    "Parlett's Piquet; Saunt, the race to a hundred; and Cavendish's laws, 1882"

    Args:
        parts: any number.
        language: a language the catalogue has.
    """
    items = list(parts)
    return _listed(_catalogue(language), items) if items else ""


def listed_apart(parts: Iterable[str], language: str = "en") -> str:
    """Items that contain commas themselves, joined by the language's semicolon."""
    return _listed_apart(_catalogue(language), parts)


def number_name(number: int, language: str = "en") -> str:
    """A number as it is said, such as “forty-nine”."""
    return _in_words(_catalogue(language), number)


presenter: Final = NotebookPresenter()
"""How notebooks and terminals show a deal, a ruling, a ledger and a partie."""
