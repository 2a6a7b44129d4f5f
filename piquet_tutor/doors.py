"""Doors from the engine's objects to later rooms, so that ``Deal.from_record`` and ``deal.explain()`` read well.

The engine imports nothing upward: the package (``piquet_tutor/__init__.py``) hangs these doors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_DOORS: dict[str, Callable[..., Any]] = {}


def hang(name: str, room: Callable[..., Any]) -> None:
    """Say which function stands behind a door."""
    _DOORS[name] = room


def deal_from_record(record: Any) -> Any:
    """Behind it: ``records.read_deal``."""
    return _DOORS["deal_from_record"](record)


def narrate(deal: Any, depth: str, seat: str | None, language: str) -> Any:
    """Behind it: ``narration.explain``."""
    return _DOORS["narrate"](deal, depth, seat, language)


def sentence(ruling: Any) -> str:
    """Behind it: ``narration.sentence``, one sentence for a refusal; plain while nobody has hung that door."""
    room = _DOORS.get("sentence")
    return str(room(ruling)) if room is not None else f"the rules do not allow it ({ruling.facts['reason']})."
