"""The map of what is known; it also keeps it, in the learner's own browser."""

from __future__ import annotations

from piquet_tutor.lessons.scoring.mastery import LARGEST
from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class MasteryMap(SceneWidget):
    """Every rule and how it stands; saved, loaded and erased here.

    Scene: ``title``, ``lines``, ``shelves`` (``text``, ``count``, ``box``), ``rules``, ``note``, ``keep`` (texts to
    keep by name; ``None`` to forget them), ``file`` (``name``, ``text``), ``words``.
    Intents: ``kept`` (``mastery`` and ``place``, texts that were kept, or ``None``), sent once by every view;
    ``import`` (``text``), ``too_large``, ``erase``.
    """

    _esm = assets.esm("mastery_map.js")
    _css = assets.css("mastery_map.css")
    _longest = 2 * LARGEST
