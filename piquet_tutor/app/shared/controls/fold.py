"""What is folded away below its name until somebody opens it."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.app.part import Group, Part


class Fold(Group):
    """Parts that are folded away below their name.

    The view opens and folds it by itself; Python opens it only where something inside has to be read.

    Scene: ``label`` (its name), ``opened`` (how often it has been opened from here: a higher number opens it).
    """

    view = "fold"

    def __init__(self, label: str, parts: Iterable[Part] = (), *classes: str) -> None:
        """Begin folded.

        Args:
            label: its name.
            parts: what is folded away.
            classes: names that the style sheets know.
        """
        super().__init__(parts, *classes)
        self._scene = {"label": label, "opened": 0}

    @property
    def label(self) -> str:
        """Its name."""
        return str((self._scene or {})["label"])

    @label.setter
    def label(self, label: str) -> None:
        if label != self.label:
            self.show({**(self._scene or {}), "label": label})

    def open(self) -> None:
        """Open it, so that what is inside can be read."""
        scene = self._scene or {}
        self.show({**scene, "opened": int(scene["opened"]) + 1})
