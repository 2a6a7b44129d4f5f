"""The score sheet of a deal and of the partie."""

from __future__ import annotations

from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class ScoreSheet(SceneWidget):
    """The score sheet of a deal and of the partie."""

    _esm = assets.esm("score_sheet.js")
    _css = assets.css("score_sheet.css")
    _repr_keys = ("title",)
