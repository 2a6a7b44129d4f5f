"""The review of a finished deal: where points were lost, and what else was possible.

Where to begin:

- ``finding``: looks at all of it.
- ``declared``, ``played``, ``exchanged``, ``nearly``: calls left out, ruled again in full; each card beside the
  average and beside the cards as they lay; the discards; a bonus one card away.
- ``asking``, ``lines``, ``principles``: the costliest choices asked again, both lines of each played out, and the
  principle they show.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explore.examples import example
>>> found = review(Deal.from_record({**example("cavendish-example"), "calls": {"younger": {"sets": []}}}), "younger")
>>> found.dearest[0].name, found.dearest[0].points, found.dearest[0].difference.totals["younger"]
('let-pass', 20, (6, 23))
"""

from __future__ import annotations

from piquet_tutor.players.review.finding import review, reviewing
from piquet_tutor.players.review.model import (
    FOLDED,
    GROUPS,
    LUCK,
    OPEN,
    SEEN,
    MissedChance,
    NoSuchSeat,
    NotOver,
    Remark,
    Review,
)
from piquet_tutor.players.review.wording import folded, written

__all__ = [
    "FOLDED",
    "GROUPS",
    "LUCK",
    "OPEN",
    "SEEN",
    "MissedChance",
    "NoSuchSeat",
    "NotOver",
    "Remark",
    "Review",
    "folded",
    "review",
    "reviewing",
    "written",
]
