"""The deal editor: cards to be moved about, calls, bids and play to be set, and what is wrong said where it is."""

from __future__ import annotations

from piquet_tutor.app.part import Part, Scene

LARGEST = 700_000
"""The longest message that is heard, in characters: a loaded file, written as JSON."""


class DealEditor(Part):
    """A deal as somebody is laying it out.

    A scene is made of parts, and is sent at every edit: only the parts that have changed go out.

    Scene: the parts of ``lab_scene.editor_parts``.
    Intents: those of ``editing.intents``, and ``undo``, ``redo``, ``example`` (``name``), ``deal_one``, ``concede``
    (``seat``), ``file`` (``content``: its bytes in base 64), ``too_large``, ``too_long``
    (``length``).
    """

    view = "editor"
    longest = LARGEST

    def since(self, before: Scene | None) -> Scene | None:
        """The parts of the scene that an earlier one had not, or had otherwise."""
        known, scene = before or {}, self.scene or {}
        return {name: part for name, part in scene.items() if name not in known or known[name] != part}
