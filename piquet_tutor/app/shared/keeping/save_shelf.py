"""A button that saves everything the reader's browser keeps for the tutor."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.part import Part
from piquet_tutor.app.shelf import FORMAT

FILE: Final = "piquet-tutor.json"


class SaveShelf(Part):
    """A button that saves everything the reader's browser keeps; the view does it by itself.

    Scene: ``label``, ``none`` (what is said where nothing is kept), ``file`` (its name), ``format`` (its mark).
    """

    view = "save-shelf"

    def __init__(self, label: str, none: str) -> None:
        """Begin with its words.

        Args:
            label: the words on the button.
            none: what is said where nothing is kept.
        """
        super().__init__({"label": label, "none": none, "file": FILE, "format": FORMAT})
