"""A widget that stands as an output of its own below what a notebook shows without a kernel."""

from __future__ import annotations

from typing import Any

from piquet_tutor.app.stage import Stage


class FormStage(Stage):
    """A stage whose output is the view alone.

    It says nothing as text: whoever reads the notebook without a kernel has the question above it, and what compares
    the stored outputs of a notebook finds none of it to compare.
    """

    def _repr_mimebundle_(self, **_: Any) -> Any:
        found = super()._repr_mimebundle_()
        data = found[0] if isinstance(found, tuple) else found
        view = {kind: value for kind, value in (data or {}).items() if "widget-view" in kind}
        return view, {}
