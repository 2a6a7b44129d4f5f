"""A review as a plain dictionary for a widget or a command: texts, numbers, card codes and places alone.

A scene is ``{"title", "summary", "nothing", "findings", "notes", "working", "more", "fewer", "hint"}``. A finding is
``{"id", "text", "points", "group", "tag", "why", "place", "cards", "numbers", "first"}``: ``place`` is how many actions
had been done when it came, ``numbers`` the rulings it rests on, ``first`` whether it is told before more are asked for.
``nothing`` says that nothing was given away, where that is so; it takes the place of one of the first few.
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
        named: puts the players' names where roles stand.
        reader: the seat under whose numbers rulings are shown; None for those of the whole ledger.
    """
    teller = Teller(review, named)
    # Until everything has been looked at, it is not said that there is nothing.
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
    """What a finding is called, however the others around it change."""
    return "-".join((each.name, str(each.place), *codes_of(each)))


def codes_of(each: Finding) -> list[str]:
    """The cards to light; a void suit has none."""
    return [one.code for one in each.cards if not isinstance(one, Void)]


def value_of(review: Review) -> Scene:
    """A review for JSON: its scene, whose it is, and each finding's points as a number."""
    shown = scene(review)
    for each, finding in zip(shown["findings"], review.findings, strict=True):
        each |= {"points": finding.points, "exact": finding.exact, "name": finding.name}
        del each["first"]
    kept = {name: shown[name] for name in ("title", "summary", "nothing", "findings", "notes")}
    return {"seat": review.seat, **kept}
