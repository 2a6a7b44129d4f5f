"""How far a search is."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class SearchBar(Part):
    """How far a search is.

    Scene: ``busy``, ``text``, ``share`` (0 to 1), ``label``, ``cancel``. Nothing is shown unless it is busy.
    """

    view = "search"
