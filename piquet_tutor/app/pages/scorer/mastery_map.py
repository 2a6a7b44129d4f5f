"""The map of what is known, which can be saved as a file, loaded and erased."""

from __future__ import annotations

from piquet_tutor.app.part import Part
from piquet_tutor.teach.scoring.mastery import LARGEST


class MasteryMap(Part):
    """Every rule and how it stands; saved, loaded and erased here.

    Scene: ``title``, ``lines``, ``shelves`` (``text``, ``count``, ``box``), ``rules``, ``note``, ``file`` (``name``,
    ``text``), ``words``.
    Intents: ``import`` (``text``), ``too_large``, ``erase``.
    """

    view = "map"
    longest = 2 * LARGEST
