"""The rulings in words, newest first, each opening to its reasons."""

from __future__ import annotations

from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class RulingFeed(SceneWidget):
    """The rulings in words, newest first, each opening to its reasons."""

    _esm = assets.esm("ruling_feed.js")
    _css = assets.css("ruling_feed.css")
    _repr_keys = ("title",)
