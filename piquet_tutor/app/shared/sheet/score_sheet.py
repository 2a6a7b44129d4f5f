"""The score sheet of a deal and of the partie."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class ScoreSheet(SceneWidget):
    """The score sheet of a deal and of the partie."""

    _esm = assets.esm("shared/sheet/score_sheet.js")
    _css = assets.css("shared/sheet/score_sheet.css")
    _repr_keys = ("title",)
