"""The list of lessons: what each is about, how long it takes, and how far the learner has come."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class LessonList(Part):
    """Lessons in their order, the road first.

    Scene: ``groups`` (``id``, ``title``, ``summary``, ``lessons``), each lesson with ``id``, ``number``, ``title``,
    ``text``, ``time`` and ``minutes`` (the same in words), ``stand``, ``state`` (``new``, ``begun`` or ``done``),
    ``share`` in hundredths, ``known`` (how many of its rules are known, in words) and ``boxes`` (how well each is),
    ``go``, ``page``. No intents: each lesson is a link.
    """

    view = "lessons"
