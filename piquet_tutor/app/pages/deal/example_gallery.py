"""The gallery of examples: subjects in a row, and of the one chosen every example as a picture of its cards."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class ExampleGallery(Part):
    """Subjects, and the examples of one of them as pictures.

    Scene: ``label``, ``subjects`` (``id``, ``title``, ``chosen``), ``examples`` (``id``, ``title``, ``cards``: codes of
    the cards one side was dealt, ``chosen``).
    Intents: ``subject`` (``id``), ``example`` (``id``).
    """

    view = "gallery"
