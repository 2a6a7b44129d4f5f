"""A hand of cards held in a fan, to look at."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class CardFan(Part):
    """A hand of cards held in a fan, to look at.

    Scene: ``cards`` (codes such as ``AS``) and ``label`` (what the picture is called).
    """

    view = "fan"
