"""What the command line asks about calls, and the answers in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.knowing import UnknownSeat
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner.call_report import Speaker, scene
from piquet_tutor.reckoner.calls import Revealed, TellsNothing, call_information, heard, of_heard

FAULTS: Final = (TellsNothing, UnknownSeat)
"""The errors of a query; each is one sentence for the user."""


def answers(deal: Deal, seat: Seat | None = None, number: int | None = None) -> list[Revealed]:
    """What calls revealed to those who heard them.

    Args:
        deal: the deal so far.
        seat: the seat that heard them, whose knowledge alone is used; None for every seat in turn, with the cost of
            sinking taken from the whole deal.
        number: the number of one call's ruling in the seat's ledger; None for all calls.

    Raises:
        TellsNothing: the ruling is not about another player's call or play.
        UnknownSeat: this table has no such seat.
    """
    if seat is None:
        return [of_heard(deal, one, each, everything=True) for one in deal.table.seats for each in heard(deal, one)]
    if number is None:
        return [of_heard(deal, seat, each) for each in heard(deal, seat)]
    return [call_information(deal, seat, number)]


def written(deal: Deal, found: list[Revealed], seat: Seat | None, output: str, language: str = "en") -> Any:
    """The answers: text, or a value for JSON (``{"format": "piquet-told/1", "rules", "told": [scene, ...]}``)."""
    speakers = {each: Speaker(deal, each, language) for each in deal.table.seats}
    if output == "json":
        scenes = [scene(each, speakers[each.seat]) for each in found]
        return {"format": "piquet-told/1", "rules": deal.rules.id, "told": scenes}
    seats = [seat] if seat is not None else list(deal.table.seats)
    return "\n\n".join(
        "\n".join(_of_seat(speakers[each], [one for one in found if one.seat == each])) for each in seats
    )


def _of_seat(speaker: Speaker, found: list[Revealed]) -> Iterator[str]:
    if not found:
        yield speaker.say("information-nothing-heard", seat=speaker.seat)
        return
    yield speaker.head()
    for each in found:
        yield f"{each.number}. {speaker.said(each)}"
        yield f"   {speaker.sentence(each)}"
        for line in speaker.more(each):
            yield f"   {line}"
