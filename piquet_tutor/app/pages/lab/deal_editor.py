"""The deal editor: cards to be moved about, calls, bids and play to be set, and what is wrong said where it is."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import Scene, SceneWidget

LARGEST = 700_000
"""The longest message that is heard, in characters: a loaded file, written as JSON."""


class DealEditor(SceneWidget):
    """A deal as somebody is laying it out.

    A scene is made of parts, and is sent at every edit: only the parts that have changed go out. A view that lacks what
    came before says that it is ready, and is sent the whole.

    Scene: the parts of ``lab_scene.editor_parts``.
    Intents: those of ``editing.intents``, and ``undo``, ``redo``, ``example`` (``name``), ``deal_one``, ``concede``
    (``seat``), ``code`` (``open``), ``too_large``, ``too_long`` (``length``).
    """

    _esm = assets.esm("pages/lab/deal_editor.js")
    _css = assets.css("pages/lab/deal_editor.css")
    _repr_keys = ()
    _longest = LARGEST

    def __init__(self) -> None:
        self._serial = 0
        super().__init__()

    def show(self, scene: Scene) -> None:
        """Show a scene in every open view, and in those that open later."""
        before = self._scene or {}
        changed = {name: part for name, part in scene.items() if name not in before or before[name] != part}
        self._scene = scene
        since, self._serial = self._serial, self._serial + 1
        self.send({"kind": "scene", "scene": {"serial": self._serial, "since": since, "parts": changed}})

    def _receive(self, widget: object, content: object, buffers: object) -> None:
        if content == {"kind": "ready"}:
            if self._scene is not None:
                whole = {"serial": self._serial, "since": None, "parts": self._scene}
                self.send({"kind": "scene", "scene": whole})
            return
        super()._receive(widget, content, buffers)
