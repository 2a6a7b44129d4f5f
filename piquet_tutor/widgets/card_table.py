"""The table: hands, talon, trick, speech, what is asked and what may be done."""

from __future__ import annotations

from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class CardTable(SceneWidget):
    """The table: hands, talon, trick, speech, what is asked and what may be done."""

    _esm = assets.esm("card_table.js")
    _css = assets.css("card_table.css")
    _repr_keys = ("phase",)
