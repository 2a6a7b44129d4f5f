"""The face of the tutor: four anywidget views of plain scenes, and the session that feeds them.

The widget classes are looked up when first asked for, so that the parts of this room that are
pure Python load without anywidget.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from piquet_tutor.widgets.card_table import CardTable
    from piquet_tutor.widgets.race_meter import RaceMeter
    from piquet_tutor.widgets.ruling_feed import RulingFeed
    from piquet_tutor.widgets.score_sheet import ScoreSheet

__all__ = ["CardTable", "RaceMeter", "RulingFeed", "ScoreSheet"]

_HOMES = {
    "CardTable": "card_table",
    "RaceMeter": "race_meter",
    "RulingFeed": "ruling_feed",
    "ScoreSheet": "score_sheet",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
