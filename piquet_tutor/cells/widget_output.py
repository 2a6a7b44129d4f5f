"""A widget as an output of its own.

A notebook stored without its widgets keeps what stands beside them, and where JupyterLab finds a widget whose kernel
has gone, it shows an error in place of the whole output. So nothing else shares an output with a widget: not even the
line of text that IPython adds to whatever is displayed.
"""

from __future__ import annotations

from typing import Any, Final

from IPython.display import display

_TEXT: Final = "text/plain"


def display_widget(widget: Any) -> None:
    """Show a widget as the next output of the cell that runs, and nothing with it."""
    found = widget._repr_mimebundle_()
    data, metadata = found if isinstance(found, tuple) else (found, {})
    display({form: each for form, each in data.items() if form != _TEXT}, metadata=metadata, raw=True)  # type: ignore[no-untyped-call]  # IPython's
