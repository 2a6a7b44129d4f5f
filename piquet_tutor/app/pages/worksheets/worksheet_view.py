"""The view of a worksheet: what it is about, the sheet as it will be printed, and what can be done with it."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class WorksheetView(SceneWidget):
    """Topics to tick, the buttons, and the sheet.

    Scene: ``topics`` (``id``, ``label``, ``chosen``), ``key`` (``label``, ``chosen``), ``buttons`` (``id``, ``label``,
    ``first``), ``busy`` (what is said while it is made; empty otherwise), ``status``, ``note``, ``sheet`` (the page
    that is shown and printed; empty for none), ``files`` (``id``, ``label``, ``name``, ``type``, ``text``), ``words``.
    Intents: ``topics`` (``chosen``: ids), ``key`` (``chosen``), ``press`` (``action``).
    """

    _esm = assets.esm("pages/worksheets/worksheet_view.js")
    _css = assets.css("pages/worksheets/worksheet_view.css")
    _repr_keys = ("status",)
