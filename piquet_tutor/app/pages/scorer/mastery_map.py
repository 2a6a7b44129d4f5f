"""The map of what is known, which can be saved as a file, loaded and erased."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget
from piquet_tutor.lessons.scoring.mastery import LARGEST


class MasteryMap(SceneWidget):
    """Every rule and how it stands; saved, loaded and erased here.

    Scene: ``title``, ``lines``, ``shelves`` (``text``, ``count``, ``box``), ``rules``, ``note``, ``file`` (``name``,
    ``text``), ``words``.
    Intents: ``import`` (``text``), ``too_large``, ``erase``.
    """

    _esm = assets.esm("pages/scorer/mastery_map.js")
    _css = assets.css("pages/scorer/mastery_map.css")
    _longest = 2 * LARGEST
