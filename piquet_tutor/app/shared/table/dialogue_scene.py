"""What is said at a table, in the order in which it is said: as data, for a view to show at its pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from piquet_tutor.app.shared.table.viewpoint import AROUND, Viewpoint
from piquet_tutor.engine.rulings import Ruling, known_to, serials, total
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CLASS_OF, Subject
from piquet_tutor.narration.seating import speaker

Words = Callable[[Ruling], str]
"""What is said aloud with a ruling; empty where nothing is."""

DECLARING: Final = CLASS_OF.keys() | {Subject.NOTHING_CALLED, Subject.COUNTED_ONCE, Subject.ROUND_BEATEN}
"""What is said while the classes are called and counted."""
WORDS_KEPT: Final = 2
"""How many of the last words of a seat still stand when something new is done."""


def dialogue_scene(
    deal: Deal, places: Mapping[Seat, str], viewpoint: Viewpoint, words: Words, since: int | None
) -> list[dict[str, Any]]:
    """All that has been said since the learner last did something, after the last words before that.

    Each utterance carries the number of its ruling, the card it was said with if one was played, and the scores as they
    stand once it has been said, so that whoever shows them one by one adds nothing up.

    Args:
        deal: as it is shown.
        places: where each seat is drawn.
        viewpoint: who looks.
        words: what is said aloud with a ruling.
        since: how many rulings of the deal there were when the learner last did something; None where nobody plays.
    """
    known = known_to(deal.rulings, viewpoint.seat)
    old = len(known) if since is None else told_before(deal, viewpoint, since)
    said = [one for seat in places for one in _said_by(deal, seat, known, words, old)]
    said.sort(key=lambda one: int(one["ruling"]))
    if not goes_round(deal):  # two speak in one column: there only the oldest words go, none between others
        old_words = [one["ruling"] for one in said if not one["fresh"]]
        kept = old_words[-WORDS_KEPT * len(places) :]
        said = [one for one in said if one["fresh"] or one["ruling"] in kept]
    for place, one in enumerate(said):
        one["at"] = places[one["seat"]]
        told = known[: said[place + 1]["ruling"] - 1] if place + 1 < len(said) else known
        one["scores"] = {seat: total(told, deal.table.side_of(seat)) for seat in places}
    return said


def told_before(deal: Deal, viewpoint: Viewpoint, since: int) -> int:
    """How many of a deal's first rulings this onlooker knows of."""
    return sum(1 for number in serials(deal.rulings, viewpoint.seat) if number <= since)


def goes_round(deal: Deal) -> bool:
    """Whether more than two play."""
    return len(deal.table.seats) > len(AROUND[2])


def _said_by(deal: Deal, seat: Seat, known: tuple[Ruling, ...], words: Words, old: int) -> list[dict[str, Any]]:
    """What a seat has said since, and its last words before, as long as they belong to what is going on."""
    earliest = min(old, len(known) - 4 * len(deal.table.seats))
    said = []
    for ruling in known:
        if not _says(deal, ruling, seat) or ruling.number <= earliest:
            continue
        if goes_round(deal) and deal.phase == "play" and ruling.subject in DECLARING:
            continue  # in play most seats say nothing more, and old words would stand there to the end
        aloud = words(ruling)
        if aloud:
            card = ruling.facts.get("card")
            said.append(
                {
                    "seat": seat,
                    "text": aloud,
                    "ruling": ruling.number,
                    "fresh": ruling.number > old,
                    "card": card.code if isinstance(card, Card) else None,
                }
            )
    if not goes_round(deal):
        return said
    return [one for place, one in enumerate(said) if one["fresh"] or place >= len(said) - WORDS_KEPT]


def _says(deal: Deal, ruling: Ruling, seat: Seat) -> bool:
    """Whether a seat says what a ruling tells; what concerns two partners alike, the first of them says."""
    who = speaker(ruling)
    if who in deal.table.seats:
        return who == seat
    return who is not None and who in deal.table.sides and deal.table.seats[deal.table.sides.index(who)] == seat
