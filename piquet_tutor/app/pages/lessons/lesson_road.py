"""How far along the road a learner is, from what their browser kept of the lessons and of the first deal."""

from __future__ import annotations

from collections.abc import Mapping

from piquet_tutor.app.pages.lessons.lesson_scene import share_done
from piquet_tutor.app.pages.lessons.lesson_state import Visit
from piquet_tutor.teach.lessons import lesson
from piquet_tutor.teach.path import ROAD


def stops_done(visits: Mapping[str, Visit], played: bool, language: str) -> dict[str, float]:
    """How much of each stop of the road is done, from 0 to 1, by its name; one that was not begun is not in it.

    Whoever has gone on to the lessons of the road has had enough of the first deal.

    Args:
        visits: what was done of each lesson, by its name.
        played: whether the first deal was played to its end.
        language: a language the catalogue has.
    """
    known = [stop for stop in ROAD if stop.lesson in visits]
    shares = {stop.id: share_done(lesson(stop.lesson, language), visits[stop.lesson]) for stop in known}
    begun = {name: share for name, share in shares.items() if share}
    return {ROAD[0].id: 1.0, **begun} if played or begun else {}
