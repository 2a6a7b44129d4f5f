"""What other books make of a deal: each with its totals and where it parts from the deal's own, on demand."""

from __future__ import annotations

from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.part import Part
from piquet_tutor.explain.compare import Parting, parting_told
from piquet_tutor.explore.rulebook.other_books import OtherRuling
from piquet_tutor.game.state import Deal

Scene = dict[str, Any]


class OtherBooks(Part):
    """A fold: nothing is ruled before it is opened."""

    view = "books"


def totals_told(deal: Deal, language: str) -> str:
    """What each side has, in one line."""
    sides = dict.fromkeys(deal.table.sides)
    return narration.listed_apart(
        (narration.message("figure-of", language, side=side, figure=deal.total(side)) for side in sides), language
    )


def books_scene(found: tuple[OtherRuling, ...] | None, opened: bool, language: str) -> Scene:
    """The fold.

    Args:
        found: what each book makes of the deal; None while it is being worked out, or nobody has asked.
        opened: whether somebody has.
        language: of the words.
    """
    scene: Scene = {"title": narration.message("lab-books", language), "open": opened, "books": [], "note": ""}
    if opened and found is None:
        scene["note"] = narration.message("lab-books-working", language)
    elif opened and not found:
        scene["note"] = narration.message("lab-books-none", language)
    elif opened and found:
        scene["books"] = [_book(each, language) for each in found]
    return scene


def _book(one: OtherRuling, language: str) -> Scene:
    title = narration.rules_title(one.rules, language)
    if one.deal is None:
        said = narration.fault_told(one.fault, language) if one.fault is not None else ""
        return {"title": title, "totals": "", "lines": [narration.whole("lab-books-refused", language, sentence=said)]}
    lines = _parting(one.where, language)
    return {"title": title, "totals": totals_told(one.deal, language), "lines": lines}


def _parting(where: Parting | None, language: str) -> list[str]:
    """Where the ledgers part: what is ruled here, and what there."""
    if where is None or not where.scoring:
        return [narration.message("lab-books-same", language)]
    return list(parting_told(where, language))
