"""A review as a plain dictionary for a widget or a command: only texts, numbers, card codes and places.

A scene is ``{"title", "summary", "nothing", "findings", "notes", "working", "more", "fewer", "hint"}``. A finding is
``{"id", "text", "points", "group", "tag", "why", "place", "cards", "numbers", "first"}``: ``place`` is how many actions
had been taken before it, ``numbers`` the rulings it rests on, ``first`` whether it is shown before the reader asks for
more. ``nothing`` is the sentence that nothing was given away, or empty; it takes the place of one of the first few.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.cards import Void
from piquet_tutor.engine.rulings import serials
from piquet_tutor.engine.table import Seat
from piquet_tutor.players.review.model import FOLDED, Finding, Review
from piquet_tutor.players.review.wording import Teller

Scene = dict[str, Any]


def scene(review: Review, named: Callable[[str], str] = lambda text: text, reader: Seat | None = None) -> Scene:
    """A review as a widget shows it.

    Args:
        review: what has been found so far.
        named: replaces the roles in a text by the players' names.
        reader: the seat whose numbering of the rulings is used; None for the numbers of the whole ledger.
    """
    teller = Teller(review, named)
    # Not before every search has run: one of them may still find something.
    nothing = teller.nothing() if review.whole and review.nothing_given else ""
    first = FOLDED - bool(nothing)
    numbers = serials(review.deal.rulings, reader)
    told = [_told(each, teller, numbers, place < first) for place, each in enumerate(review.findings)]
    return {
        "title": teller.title(),
        "summary": teller.summary(),
        "nothing": nothing,
        "findings": told,
        "notes": list(teller.notes()) if review.whole else [],
        "working": "" if review.whole else narration.whole("review-working", review.language),
        "more": narration.whole("review-all", review.language, count=len(told) if len(told) > first else 0),
        "fewer": narration.whole("review-fewer", review.language),
        "hint": narration.whole("review-hint", review.language),
    }


def _told(each: Finding, teller: Teller, numbers: dict[int, int], first: bool) -> Scene:
    return {
        "id": id_of(each),
        "text": teller.sentence(each),
        "points": teller.points(each),
        "group": each.group,
        "tag": teller.group(each.group),
        "why": list(teller.reasons(each)),
        "place": each.place,
        "cards": codes_of(each),
        "numbers": [numbers[number] for number in each.rulings if number in numbers],
        "first": first,
    }


def id_of(each: Finding) -> str:
    """An id that stays the same as other findings come and go."""
    return "-".join((each.name, str(each.place), *codes_of(each)))


def codes_of(each: Finding) -> list[str]:
    """Codes of the cards to highlight; a void suit has no card."""
    return [one.code for one in each.cards if not isinstance(one, Void)]


def value_of(review: Review) -> Scene:
    """A review for JSON: its scene and its seat, with each finding's points as a number."""
    shown = scene(review)
    for each, finding in zip(shown["findings"], review.findings, strict=True):
        each |= {"points": finding.points, "exact": finding.exact, "name": finding.name}
        del each["first"]
    kept = {name: shown[name] for name in ("title", "summary", "nothing", "findings", "notes")}
    return {"seat": review.seat, **kept}
