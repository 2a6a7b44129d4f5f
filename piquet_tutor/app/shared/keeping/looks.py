"""How somebody looks at a table: what its tools were set to, to be found again at the next table or after a reload."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.session import Session


def look_of(session: Session) -> dict[str, bool]:
    """The tools of a table as they are set: sorting, colours, sound, what calls told, the coach, pauses."""
    look = {
        "by_rank": session.viewpoint.by_rank,
        "four_colour": session.viewpoint.four_colour,
        "sound": session.viewpoint.sound,
        "informed": session.information.on,
    }
    if session.coach is not None:
        look["coached"] = session.coach.on
    return {**look, "pauses": session.pauses} if isinstance(session, PlaySession) else look


def look_as(session: Session, look: Mapping[str, Any]) -> None:
    """Set the tools of a table; what is missing, or is neither yes nor no, stays as it is."""

    def chosen(name: str, now: bool) -> bool:
        value = look.get(name)
        return value if isinstance(value, bool) else now

    session.viewpoint.by_rank = chosen("by_rank", session.viewpoint.by_rank)
    session.viewpoint.four_colour = chosen("four_colour", session.viewpoint.four_colour)
    session.viewpoint.sound = chosen("sound", session.viewpoint.sound)
    session.information.on = chosen("informed", session.information.on)
    if session.coach is not None:
        session.coach.on = chosen("coached", session.coach.on)
    if isinstance(session, PlaySession):
        session.pauses = chosen("pauses", session.pauses)
