"""The command that lets a class in, as it can be typed where this tutor was started."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = "piquet-tutor"
CLASS: Final = "--class"
CHECKOUT: Final = "make class"
"""The same in a folder with the tutor's own Makefile, whose environment need not be on the path."""


def class_command() -> str:
    """The command: by its bare name where that is found, else from a checkout, else by its path."""
    if shutil.which(COMMAND):
        return f"{COMMAND} {CLASS}"
    if Path(__file__).parents[4].joinpath("Makefile").is_file():
        return CHECKOUT
    return f"{Path(sys.executable).with_name(COMMAND)} {CLASS}"
