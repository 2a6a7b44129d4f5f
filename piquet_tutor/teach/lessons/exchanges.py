"""The exchanges that lessons and guided deals ask for, found by their deal wherever somebody meets it again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.lessons.discards import Discards, discards_of, figured, figures
from piquet_tutor.teach.lessons.laying import laid
from piquet_tutor.teach.lessons.model import LaidDeal
from piquet_tutor.teach.lessons.reading import lesson as lesson_named

GUIDED: Final = ("first_deal_younger",)
"""The guided deals whose exchange no stop asks for: their figures stand under their own names."""


def guided_moment(name: str) -> tuple[Deal, Seat]:
    """A guided deal at the moment of its learner's exchange, and whose it is.

    Args:
        name: the guided deal's.
    """
    guided = lesson_named(name)
    table = laid(LaidDeal(guided.record, seat=guided.seat))
    return table.states[table.moment(f"before exchange.{guided.seat}:allowed:{guided.seat}")], guided.seat


@lru_cache(maxsize=64)  # two seats of each deal that a lesson lays out
def exchange_of(record: str, seat: Seat) -> Discards | None:
    """The discards of a record's seat, where a stop or a guided deal asks for them; None where none does.

    Whoever meets the same hand elsewhere is told of it by the same figures.

    Args:
        record: its name among the examples.
        seat: whose exchange.
    """
    for name in GUIDED:
        if (lesson_named(name).record, lesson_named(name).seat) == (record, seat):
            return figured(name, *guided_moment(name))
    for name in figures().keys() - set(GUIDED):
        stop, _, step_id = name.partition("/")
        step = lesson_named(stop).step(step_id)
        found = discards_of(stop, step) if step.place is not None and step.place.record == record else None
        if found is not None and found.seat == seat:
            return found
    return None
