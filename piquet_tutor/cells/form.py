"""A widget that stands as an output of its own below what a notebook shows without a kernel."""

from __future__ import annotations

from typing import Final

from IPython.display import display

from piquet_tutor.app.stage import Stage

VIEW: Final = "application/vnd.jupyter.widget-view+json"


class FormStage(Stage):
    """A stage whose output is the view alone.

    It says nothing as text: whoever reads the notebook without a kernel has the question above it, and what compares
    the stored outputs of a notebook finds none of it to compare.
    """

    def _ipython_display_(self) -> None:
        """Show the view, and nothing in its place where there is no kernel."""
        view = {VIEW: {"version_major": 2, "version_minor": 0, "model_id": self.model_id}}
        display(view, raw=True)  # type: ignore[no-untyped-call]
