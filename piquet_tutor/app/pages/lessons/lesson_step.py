"""The card of a lesson's step: what is read, what is asked, what became of it, and the way from step to step."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class LessonStep(Part):
    """The card beside the table: what is told or asked, what was answered, and the way on.

    Scene: ``key`` (changes with the step), ``kind``, ``label``, ``title``, ``paragraphs``, ``terms`` (``term``,
    ``meaning``), ``laws`` (``text``, ``cite``), ``ask`` (``text``, ``hint``, ``choices`` of ``id``, ``text``,
    ``mark``, ``said``; ``many``, ``buttons``, ``note``) or nothing, ``own`` (``label``, ``hint``, ``value``) or
    nothing, ``reply`` (``verdict``, ``word``, ``paragraphs``, ``columns`` of ``title`` and ``paragraphs``) or nothing,
    ``sources`` (``label``, ``rows`` of ``question``, ``answers`` of ``text`` and ``places``, ``silent``) or nothing,
    ``links``, ``steps`` (``id``, ``label``, ``state``, ``here``), ``progress`` (``text``, ``now``, ``count``), ``nav``
    (``back``, ``next``: ``label``, ``page``, ``enabled``; ``enough`` and ``missed``: ``label``), ``words``.
    Intents: ``go`` (``step``), ``press`` (``action``: ``next``, ``back``, ``enough``, ``missed``, ``skip``, ``again``,
    ``check``), ``choose`` (``choices``: ids), ``own`` (``text``). Every text becomes a text node.
    """

    view = "course"
