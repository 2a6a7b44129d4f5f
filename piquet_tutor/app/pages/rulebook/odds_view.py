"""The view of the odds: subjects, bars, numbers to change, and how far a run is."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class OddsView(Part):
    """One subject at a time, drawn as bars with their figures.

    Scene: ``label`` (of the subjects), ``tabs`` (``id``, ``label``, ``chosen``), ``title``, ``lead``, ``basis``,
    ``notes``, ``plots`` (``title``, ``bars`` and ``stacks``: ``label``, ``length`` and ``error`` as shares of the
    plot's width, ``figure``, ``tone``), ``fields`` (``id``, ``label``, ``value``, ``grouped``: whether its thousands
    are parted, ``least``, ``most``, ``wrong``), ``about`` (what a run would do), ``choice`` (``label``, ``value``,
    ``options``), ``presets`` (``label``, ``listed``), ``buttons`` (``id``, ``label``, ``first``), ``busy`` (``text``,
    ``share``, ``label``; empty when nothing runs), ``status``, ``prints`` (``title``, ``about``, ``heads``, ``rows``:
    ``cells``, ``right``).
    Intents: ``subject`` (``chosen``), ``number`` (``id``, ``value``), ``book`` (``chosen``), ``preset`` (``chosen``),
    ``press`` (``action``).
    """

    view = "odds"
