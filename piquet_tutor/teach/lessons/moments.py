"""The moments of a deal at which a step of a guided deal can come.

A moment is one of :data:`MOMENTS`, or a ruling made for the first time, written ``ruling:point.good:awarded``, or
``ruling:point.good:awarded:mine`` or ``:theirs`` where it matters whose it is. Where a call passed over a better
combination of its class, ``passed-over``, or ``passed-over-beaten`` if the call is not good, stands for the rulings on
both.
"""

from __future__ import annotations

import re
from typing import Final

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.combinations import KINDS

PASSED_OVER: Final = ("passed-over", "passed-over-beaten")
MOMENTS: Final = (
    "start",
    "carte-blanche",
    "bid",
    "exchange",
    "drawn",
    *(f"call-{kind}" for kind in KINDS),
    *(f"reply-{kind}" for kind in KINDS),
    *PASSED_OVER,
    "running-total",
    "count",
    "show",
    "first-lead",
    "lead",
    "follow",
    "discard",
    "done",
)
"""Moments at which a step can come, besides rulings made for the first time."""
BY_RULING: Final = "ruling:"
_VERDICTS: Final = "|".join(verdict.value for verdict in Verdict)
_RULING: Final = re.compile(rf"{BY_RULING}[a-z_]+\.[a-z_]+:(?:{_VERDICTS})(?::(?:mine|theirs))?")


def comes_with_ruling(name: str) -> bool:
    """Whether a step that comes at this moment can quote a ruling."""
    return name.startswith(BY_RULING) or name in PASSED_OVER


def is_moment(name: str) -> bool:
    """Whether this names a moment."""
    return name in MOMENTS or _RULING.fullmatch(name) is not None
