"""The list of lessons: what each is about, how long it takes, and how far the learner has come."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class CourseList(SceneWidget):
    """Lessons in their order.

    Scene: ``label``, ``summary``, ``lessons`` (``id``, ``number``, ``title``, ``minutes``, ``stand``, ``state``:
    ``new``, ``begun`` or ``done``, ``share`` in hundredths, ``go``, ``page``). No intents: each lesson is a link.
    """

    _esm = assets.esm("pages/lessons/course_list.js")
    _css = assets.css("pages/lessons/course_list.css")
    _repr_keys = ("summary",)
