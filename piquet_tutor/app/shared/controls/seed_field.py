"""A field for a seed, with the reason beside it when what was typed will not do."""

from __future__ import annotations

import anywidget
import traitlets

from piquet_tutor.app import assets


class SeedField(anywidget.AnyWidget):
    """A labelled field. What is wrong with its text stands right below it, and is read out with it.

    Once the text is another, nothing is said against it any more until it is read again.

    Attributes:
        description: the label.
        value: what was typed, as it was typed.
        placeholder: what may be typed.
        wrong: one sentence on why the text will not do; empty while nothing is known against it.
    """

    _esm = assets.esm("shared/controls/seed_field.js")

    description = traitlets.Unicode("").tag(sync=True)
    value = traitlets.Unicode("").tag(sync=True)
    placeholder = traitlets.Unicode("").tag(sync=True)
    wrong = traitlets.Unicode("").tag(sync=True)

    @traitlets.observe("value")
    def _typed(self, _change: object) -> None:
        self.wrong = ""

    def __repr__(self) -> str:
        return f"SeedField({self.value!r})"
