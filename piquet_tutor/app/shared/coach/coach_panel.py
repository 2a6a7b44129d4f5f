"""The coach's panel: hints a step at a time, and an exchange beside the best one."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class CoachPanel(Part):
    """What the coach says beside the table. An empty scene shows nothing.

    Scene: ``group``, ``title``, ``ask`` (``label``, ``open``: the button that asks for one step more), ``rest`` (said
    while no step is shown), ``thinking``, ``steps`` (``step``, ``title``, ``paragraphs``, ``cards`` to light, ``bars``
    of ``label``, ``share`` and ``text``), ``said`` (the newest step for those who listen), and ``exchange``:
    ``working`` or ``told``, one sentence; or ``summary``, ``short``, ``plot`` (the title of the bars), ``note`` and
    ``options`` of ``title``, ``points``, ``kept``, ``keeps``, ``out``, ``why``, ``bars``, ``yours``. Intent: ``hint``.
    """

    view = "coach"
