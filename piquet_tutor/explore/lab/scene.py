"""The places of the editor as plain dictionaries for a widget to draw: only texts, numbers and card codes.

No widget decides where a card may go: every place says whether it is a target now, and lists its own faults.
"""

from __future__ import annotations

from typing import Any

from piquet_tutor import narration
from piquet_tutor.explore.lab.judging import SheetRulings
from piquet_tutor.explore.lab.sheet import LOOSE, OUT, TALON, Place, Sheet
from piquet_tutor.game.cards import Cards, sort_hand

Scene = dict[str, Any]


def place_scene(sheet: Sheet, found: SheetRulings, place: Place, language: str = "en") -> Scene:
    """A hand, a heap of discards, the talon or the cards that lie loose.

    Returns:
        ``name``; ``label``; ``sort`` (``hand``, ``discards``, ``talon``, ``loose``) and ``seat``; ``cards``: each with
        its ``code``, ``name`` in words, ``out`` (whether it is discarded) and ``fault`` (whether a fault is about it);
        ``count`` and ``wanted``: how many there are and should be (None where any number will do); ``ordered``:
        whether the order matters; ``target``: whether there is room here for another card; ``faults``: sentences.
    """
    sort = _sort(place)
    seat = place.removesuffix(OUT) if sort in ("hand", "discards") else ""
    cards = sheet.at(place)
    wrong = {one for fault in found.faults if fault.place == place for one in fault.cards}
    shown = cards if sort in ("talon", "loose") else sort_hand(cards)
    out = sheet.discards.get(place, ()) if sort == "hand" else ()
    required = _required(sheet, place)
    return {
        "name": place,
        "label": narration.message("editing-label", language, sort=sort, seat=seat),
        "sort": sort,
        "seat": seat,
        "cards": [
            {
                "code": one.code,
                "name": narration.card_name(one, language),
                "out": one in out,
                "fault": one in wrong,
            }
            for one in shown
        ],
        "count": len(cards),
        "wanted": required,
        "ordered": sort == "talon",
        "target": _is_target(sheet, place, required),
        "faults": _texts(found, place, language),
    }


def _sort(place: Place) -> str:
    if place in (TALON, LOOSE):
        return place
    return "discards" if place.endswith(OUT) else "hand"


def _required(sheet: Sheet, place: Place) -> int | None:
    rules = sheet.rule_set
    if place == TALON:
        return sheet.talon_size if sheet.basis == "deal" else 0
    return rules.hand_size if place in rules.table.seats else 0 if _sort(place) == "hand" else None


def _is_target(sheet: Sheet, place: Place, required: int | None) -> bool:
    """Whether there is room for one more card; players can discard as many in all as the talon holds."""
    if place == LOOSE:
        return True
    if required is not None:
        return len(sheet.at(place)) < required
    others = sum(len(cards) for seat, cards in sheet.discards.items() if seat + OUT != place)
    return len(sheet.at(place)) + others < sheet.talon_size


def _codes(cards: Cards) -> list[str]:
    return [one.code for one in cards]


def _texts(found: SheetRulings, place: Place, language: str) -> list[str]:
    return [fault.text(language) for fault in found.faults if fault.place == place]
