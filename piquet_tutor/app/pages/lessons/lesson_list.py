"""The list of lessons: what each is about, how long it takes, and how far the learner has come."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class LessonList(Part):
    """Lessons in their order.

    Scene: ``label``, ``summary``, ``lessons`` (``id``, ``number``, ``title``, ``minutes``, ``stand``, ``state``:
    ``new``, ``begun`` or ``done``, ``share`` in hundredths, ``go``, ``page``). No intents: each lesson is a link.
    """

    view = "lessons"
