"""The scorer's sheet: the cards as they lie, and the boxes to fill."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class ScorerSheet(Part):
    """Boxes to fill beside the cards they are about.

    Scene: ``title``, ``subtitle``, ``key`` (changes with the deal), ``table`` (``rows`` of ``label``, ``cards`` and
    ``small``; ``tricks``), ``given``, ``said``, ``boxes`` (with ``lit`` the cards that are lit while one is tried
    again), ``done``, ``status``, ``buttons``, ``recent``, ``words``; ``whole`` where it is a whole deal at once.
    Intents: ``answer`` (``box``, ``answer``: points by side as typed, or nothing), ``skip``, ``hint`` (``box``), and
    ``press`` (``action``).
    """

    view = "scorer"
