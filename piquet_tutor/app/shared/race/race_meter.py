"""The race to thirty: both reckonings laid out in order."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class RaceMeter(Part):
    """The race to thirty: both reckonings laid out in order."""

    view = "meter"
