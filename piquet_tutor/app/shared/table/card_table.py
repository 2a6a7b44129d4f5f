"""The table: hands, talon, trick, speech, what is asked and what may be done."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class CardTable(Part):
    """The table: hands, talon, trick, speech, what is asked and what may be done."""

    view = "table"
