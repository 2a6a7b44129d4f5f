"""Why cards of another hand lie open: what they were counted in, in words and with the rulings that counted them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor import narration
from piquet_tutor.cards import Card
from piquet_tutor.combinations import KINDS, combination_of
from piquet_tutor.deal.state import Deal, Score
from piquet_tutor.rulings import serials
from piquet_tutor.widgets.lens import Lens
from piquet_tutor.widgets.offers import named

Scene = dict[str, Any]


def known_scene(deal: Deal, shown: Iterable[Card], lens: Lens) -> Scene | None:
    """The reason for the cards of one hand that lie open although the hand is closed; None where none do.

    Args:
        deal: what lies on the table.
        shown: the cards of that hand that everybody knows.
        lens: who looks.
    """
    cards = frozenset(shown)
    if not cards:
        return None
    counted = [score for score in deal.scores if cards.intersection(score.cards)]
    numbers = serials(deal.rulings, lens.seat)
    what = narration.listed_apart(dict.fromkeys(_name(score, lens) for score in counted), lens.language)
    return {
        "label": narration.message("table-known", lens.language),
        "short": narration.message("table-known-short", lens.language),
        "note": narration.message("table-known-note", lens.language, what=what),
        "rulings": [numbers[score.number] for score in counted if score.number in numbers],
    }


def _name(score: Score, lens: Lens) -> str:
    """What was counted: the combination by name, else the kind of score."""
    for kind in KINDS:
        found = combination_of(kind, score.cards) if score.kind == kind else None
        if found is not None:
            return named(found, lens.language)
    return narration.message(f"table-kind-{score.kind}", lens.language)
