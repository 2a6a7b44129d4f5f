"""The view of a worksheet: what it is about, the sheet as it will be printed, and what can be done with it."""

from __future__ import annotations

from piquet_tutor.widgets import assets
from piquet_tutor.widgets.base import SceneWidget


class WorksheetView(SceneWidget):
    """Topics to tick, the buttons, and the sheet.

    Scene: ``topics`` (``id``, ``label``, ``chosen``), ``key`` (``label``, ``chosen``), ``buttons`` (``id``, ``label``,
    ``first``), ``busy`` (what is said while it is made; empty otherwise), ``status``, ``note``, ``sheet`` (the page
    that is shown and printed; empty for none), ``files`` (``id``, ``label``, ``name``, ``type``, ``text``), ``words``.
    Intents: ``topics`` (``chosen``: ids), ``key`` (``chosen``), ``press`` (``action``).
    """

    _esm = assets.esm("worksheet_view.js")
    _css = assets.css("worksheet_view.css")
    _repr_keys = ("status",)
