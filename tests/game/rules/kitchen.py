"""A form of the game that somebody has added for themselves, on a shelf of its own beside the forms of the tutor."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from piquet_tutor.engine.library import Library
from piquet_tutor.game.rules import loader

HEAD = """\
# Piquet as we play it in the kitchen: the club game, and a capot is worth thirty.

id = "kitchen"
base = "piquet"
order = 20

[title]
en = "Kitchen Piquet"

[about]
en = "The club game as we play it."

"""


def kitchen() -> str:
    """The text of the form: the club game with other words and another capot."""
    club = Path(str(loader.GAME.shelf()), "club.toml").read_text(encoding="utf-8")
    rest = club[club.index("[options]") :]
    ours = 'capot = { value = 30, cites = ["table | our kitchen | house"] }'
    lines = [ours if line.startswith("capot =") else line for line in rest.splitlines()]
    return HEAD + "\n".join(lines) + "\n"


def shelf_with(folder: Path, content: bytes) -> Library:
    """A library with this file among some of the tutor's own: fewer are read sooner."""
    shelf = folder / "shelf"
    shelf.mkdir()
    for name in ("options", "sources", "piquet", "club"):
        shutil.copy(str(loader.GAME.shelf() / f"{name}.toml"), shelf)
    (shelf / "kitchen.toml").write_bytes(content)
    return Library(replace(loader.GAME, shelf=lambda: shelf))
