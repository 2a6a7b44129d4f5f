"""Why cards of another hand lie open: what they were counted in, in words and with the rulings that counted them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.cards import Card
from piquet_tutor.engine.combinations import KINDS, combination_of
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.parts import Score
from piquet_tutor.engine.rulings import serials
from piquet_tutor.widgets.offers import named
from piquet_tutor.widgets.viewpoint import Viewpoint

Scene = dict[str, Any]


def known_scene(deal: Deal, shown: Iterable[Card], viewpoint: Viewpoint) -> Scene | None:
    """The reason for the cards of one hand that lie open although the hand is closed; None where none do.

    Args:
        deal: what lies on the table.
        shown: the cards of that hand that everybody knows.
        viewpoint: who looks.
    """
    cards = frozenset(shown)
    if not cards:
        return None
    counted = [score for score in deal.scores if cards.intersection(score.cards)]
    numbers = serials(deal.rulings, viewpoint.seat)
    what = narration.listed_apart(dict.fromkeys(_name(score, viewpoint) for score in counted), viewpoint.language)
    return {
        "label": narration.message("table-known", viewpoint.language),
        "short": narration.message("table-known-short", viewpoint.language),
        "note": narration.message("table-known-note", viewpoint.language, what=what),
        "rulings": [numbers[score.number] for score in counted if score.number in numbers],
    }


def _name(score: Score, viewpoint: Viewpoint) -> str:
    """What was counted: the combination by name, else the kind of score."""
    for kind in KINDS:
        found = combination_of(kind, score.cards) if score.kind == kind else None
        if found is not None:
            return named(found, viewpoint.language)
    return narration.message(f"table-kind-{score.kind}", viewpoint.language)
