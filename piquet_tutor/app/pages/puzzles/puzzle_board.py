"""The board of a puzzle: every card that is in the deal, and the two that a learner exchanges."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class PuzzleBoard(Part):
    """Cards in rows, the task above them, and what the engine says of the exchange below.

    Scene: ``key`` (which puzzle), ``count`` (its level and number), ``task``, ``how``, ``working`` (what is said while
    one is made; empty otherwise), ``levels`` (``id``, ``label``, ``chosen``), ``rows`` (``id``, ``label``, ``cards``),
    ``played`` (``label``, ``tricks``: cards), ``scores`` (``name``, ``points``), ``now`` (``label``, ``lines``),
    ``attempt`` (None before there is one; ``pair``, ``solved``, ``head``, ``said``, and folded below: ``label``,
    ``lines``, ``facts``),
    ``buttons`` (``id``, ``label``, ``primary``, ``key``), ``words``. With an attempt rows and scores are those of the
    changed deal. Intents: ``swap`` (``cards``: two), ``press`` (``action``), ``level`` (``level``).
    """

    view = "puzzle"
