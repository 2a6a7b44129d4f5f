"""Why cards of another hand lie open: what they were counted or shown in, in words and with the rulings that say so."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.offers import named
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling, serials
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import KINDS, combination_of
from piquet_tutor.game.parts import Score
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import LAID_OPEN


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
    shown_only = [told for told in deal.rulings if told.subject in LAID_OPEN and cards.intersection(_laid_open(told))]
    numbers = serials(deal.rulings, viewpoint.seat)
    rulings = dict.fromkeys((*(score.number for score in counted), *(told.number for told in shown_only)))
    told = (
        ("table-known-counted", [_name(score, viewpoint) for score in counted]),
        ("table-known-shown", [_combination(str(one.facts["kind"]), _laid_open(one), viewpoint) for one in shown_only]),
    )
    notes = [_note(key, names, viewpoint) for key, names in told if names]
    return {
        "label": narration.message("table-known", viewpoint.language),
        "short": narration.message("table-known-short", viewpoint.language),
        "note": " ".join([*notes, narration.message("table-known-note", viewpoint.language)]),
        "rulings": [numbers[each] for each in rulings if each in numbers],
    }


def _note(key: str, names: Iterable[str], viewpoint: Viewpoint) -> str:
    what = narration.listed_apart(dict.fromkeys(names), viewpoint.language)
    return narration.message(key, viewpoint.language, what=what)


def _laid_open(told: Ruling) -> Cards:
    """The cards that were shown beside what scores; none where only a suit was named."""
    return tuple(told.facts.get("cards", ()))


def _name(score: Score, viewpoint: Viewpoint) -> str:
    """What was counted: the combination by name, else the kind of score."""
    return _combination(score.kind, score.cards, viewpoint)


def _combination(kind: str, cards: Cards, viewpoint: Viewpoint) -> str:
    for each in KINDS:
        found = combination_of(each, cards) if each == kind else None
        if found is not None:
            return named(found, viewpoint.language)
    return narration.message(f"table-kind-{kind}", viewpoint.language)
