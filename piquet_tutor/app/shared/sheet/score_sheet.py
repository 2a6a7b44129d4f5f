"""The score sheet of a deal and of the partie."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class ScoreSheet(Part):
    """The score sheet of a deal and of the partie."""

    view = "sheet"
