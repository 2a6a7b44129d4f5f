"""Libraries that come with an extra of the package, and what is said where one of them is not here."""

from __future__ import annotations

import sys
from typing import Final

from piquet_tutor import narration

IN_BROWSER: Final = sys.platform == "emscripten"
"""Whether this is the browser's own Python, into which nothing can be installed."""

EXTRAS: Final = {
    "numbers": ("numpy", "dask"),
    "app": (
        *("voila", "jupyterlab", "notebook", "ipykernel"),
        *(
            "jupyter_server",
            "jupyter_client",
            "jupyter_core",
            "tornado",
            "zmq",
        ),  # what those bring, and serving imports
    ),
    "cluster": ("distributed",),
    "picture": ("resvg_py",),
    "sphinx": ("sphinx", "docutils"),
    "site": ("deno", "jinja2"),
}
"""What each extra brings, by the names under which it is imported."""


def extra_with(module: str) -> str | None:
    """The extra that brings a library; None for one that the tutor never goes without."""
    library = module.partition(".")[0]
    return next((extra for extra, brought in EXTRAS.items() if library in brought), None)


def install(extra: str) -> str:
    """The command that brings an extra."""
    return f"pip install 'piquet-tutor[{extra}]'"


def lacking(module: str, language: str) -> str | None:
    """Say that a library is not here, and what brings it; None for one that the tutor never goes without."""
    library = module.partition(".")[0]
    extra = extra_with(library)
    if extra is None:
        return None
    return narration.whole("lacking-library", language, module=library, extra=extra, install=install(extra))
