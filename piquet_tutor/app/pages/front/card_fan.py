"""A hand of cards held in a fan, to look at."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class CardFan(SceneWidget):
    """A hand of cards held in a fan, to look at.

    Scene: ``cards`` (codes such as ``AS``) and ``label`` (what the picture is called).
    """

    _esm = assets.esm("pages/front/card_fan.js")
    _css = assets.css("pages/front/card_fan.css")
    _repr_keys = ("cards",)
