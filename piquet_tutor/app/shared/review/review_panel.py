"""The review below a finished deal: what could have been had, each finding a button that opens the table there."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class ReviewPanel(Part):
    """The findings of a review, folded to the first few.

    Scene: that of ``review.showing.scene``, and ``group`` (the table it belongs to), ``opened`` (the finding that is on
    the table), ``seats`` (``id``, ``label``, ``pressed``: whose review, where there is a choice), ``whose`` (their
    label) and ``back`` (the way back to the end of the deal; empty where that is shown). An empty scene shows nothing.
    """

    view = "review"
