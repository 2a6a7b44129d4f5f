"""The table: hands, talon, trick, speech, what is asked and what may be done."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class CardTable(SceneWidget):
    """The table: hands, talon, trick, speech, what is asked and what may be done."""

    _esm = assets.esm("shared/table/card_table.js")
    _css = assets.css("shared/table/card_table.css")
    _repr_keys = ("phase",)
