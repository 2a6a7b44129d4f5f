"""The race to thirty: both reckonings laid out in order."""

from __future__ import annotations

from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class RaceMeter(SceneWidget):
    """The race to thirty: both reckonings laid out in order."""

    _esm = assets.esm("race_meter.js")
    _css = assets.css("race_meter.css")
    _repr_keys = ("title",)
