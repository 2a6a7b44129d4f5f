"""The view of a worksheet: what it is about, the sheet as it will be printed, and what can be done with it."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class WorksheetView(Part):
    """Topics to tick, the buttons, and the sheet.

    Scene: ``topics`` (``id``, ``label``, ``chosen``), ``key`` (``label``, ``chosen``), ``buttons`` (``id``, ``label``,
    ``first``), ``busy`` (what is said while it is made; empty otherwise), ``status``, ``note``, ``sheet`` (the page
    that is shown and printed; empty for none), ``files`` (``id``, ``label``, ``name``, ``type``, ``text``), ``lesson``
    (the classroom with its deals: ``label``, ``href``), ``words``.
    Intents: ``topics`` (``chosen``: ids), ``key`` (``chosen``), ``press`` (``action``).
    """

    view = "worksheet"
