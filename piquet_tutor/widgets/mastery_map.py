"""The map of what is known, which can be saved as a file, loaded and erased."""

from __future__ import annotations

from piquet_tutor.lessons.scoring.mastery import LARGEST
from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class MasteryMap(SceneWidget):
    """Every rule and how it stands; saved, loaded and erased here.

    Scene: ``title``, ``lines``, ``shelves`` (``text``, ``count``, ``box``), ``rules``, ``note``, ``file`` (``name``,
    ``text``), ``words``.
    Intents: ``import`` (``text``), ``too_large``, ``erase``.
    """

    _esm = assets.esm("mastery_map.js")
    _css = assets.css("mastery_map.css")
    _longest = 2 * LARGEST
