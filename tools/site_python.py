"""Ask the Python of a built site, started from that site's own files by Deno: what it imports is what visitors have."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

from deno import find_deno_bin

STARTER: Final = Path(__file__).resolve().with_suffix(".mjs")


def answer_of(site: Path, script: Path, text: str) -> str:
    """What the function ``answered`` of a script makes of a text in the Python of a built site."""
    with tempfile.TemporaryDirectory() as place:
        given, made = Path(place, "given"), Path(place, "made")
        given.write_text(text, encoding="utf-8")
        arguments = [str(STARTER), str(site.resolve()), place, str(script), str(given), str(made)]
        subprocess.run([find_deno_bin(), "run", "--allow-all", "--quiet", *arguments], cwd=place, check=True)
        return made.read_text(encoding="utf-8")
