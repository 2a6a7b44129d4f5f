"""The parts of a page, one shown at a time."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class PageTabs(Part):
    """The parts of the page, one shown at a time.

    Scene: ``label``, ``tabs`` (``id``, ``label``), ``chosen``, ``arrived`` (changes when something has come to the
    ``place``, a class, which is then brought into sight).
    """

    view = "tabs"
