"""The race to thirty: both reckonings laid out in order."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class RaceMeter(SceneWidget):
    """The race to thirty: both reckonings laid out in order."""

    _esm = assets.esm("shared/race/race_meter.js")
    _css = assets.css("shared/race/race_meter.css")
    _repr_keys = ("title",)
