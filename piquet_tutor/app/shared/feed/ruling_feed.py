"""The rulings in words, newest first, each opening to its reasons."""

from __future__ import annotations

from typing import Any

from piquet_tutor.app import assets
from piquet_tutor.app.base import Scene, SceneWidget


class RulingFeed(SceneWidget):
    """The rulings in words, newest first, each opening to its reasons.

    A deal's rulings grow to some fifty, and a scene is sent at every press: a passage that the views already have is
    sent as its number alone. A view that lacks one says that it is ready and is sent the whole.
    """

    _esm = assets.esm("shared/feed/ruling_feed.js")
    _css = assets.css("shared/feed/ruling_feed.css") + "\n" + assets.read("shared/feed/information_bar.css")
    _repr_keys = ("title",)

    def show(self, scene: Scene) -> None:
        """Show a scene in every open view, and in those that open later."""
        before = {one["number"]: one for one in (self.scene or {}).get("passages", ())}
        self._scene = scene
        passages: list[Any] = [
            one["number"] if before.get(one["number"]) == one else one for one in scene.get("passages", ())
        ]
        self.send({"kind": "scene", "scene": {**scene, "passages": passages}})
