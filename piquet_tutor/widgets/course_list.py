"""The list of lessons: what each is about, how long it takes, and how far the learner has come."""

from __future__ import annotations

from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class CourseList(SceneWidget):
    """Lessons in their order.

    Scene: ``label``, ``summary``, ``lessons`` (``id``, ``number``, ``title``, ``minutes``, ``stand``, ``state``:
    ``new``, ``begun`` or ``done``, ``share`` in hundredths, ``go``, ``page``). No intents: each lesson is a link.
    """

    _esm = assets.esm("course_list.js")
    _css = assets.css("course_list.css")
    _repr_keys = ("summary",)
