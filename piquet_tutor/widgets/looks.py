"""How somebody looks at a table: what its tools were set to, to be found again at the next table or after a reload."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.widgets.play_session import PlaySession
from piquet_tutor.widgets.session import Session


def look_of(session: Session) -> dict[str, bool]:
    """The tools of a table as they are set: sorting, colours, what calls told, the coach, pauses."""
    look = {
        "by_rank": session.lens.by_rank,
        "four_colour": session.lens.four_colour,
        "informed": session.information.on,
    }
    if session.coach is not None:
        look["coached"] = session.coach.on
    return {**look, "pauses": session.pauses} if isinstance(session, PlaySession) else look


def look_as(session: Session, look: Mapping[str, Any]) -> None:
    """Set the tools of a table; what is missing, or is neither yes nor no, stays as it is."""

    def told(name: str, now: bool) -> bool:
        value = look.get(name)
        return value if isinstance(value, bool) else now

    session.lens.by_rank = told("by_rank", session.lens.by_rank)
    session.lens.four_colour = told("four_colour", session.lens.four_colour)
    session.information.on = told("informed", session.information.on)
    if session.coach is not None:
        session.coach.on = told("coached", session.coach.on)
    if isinstance(session, PlaySession):
        session.pauses = told("pauses", session.pauses)
