"""Every code that a fault of a record can have, read off the engine's own text."""

from __future__ import annotations

import re
from pathlib import Path

import piquet_tutor
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.faults import key_of

PACKAGE = Path(piquet_tutor.__file__).parent
_WORD = re.compile(r'"([a-z]+\.[a-z_0-9]+)"')
_RAISED = re.compile(r'(?:RecordError|OptionError)\(\s*"([^"]+)"')


def _text() -> str:
    places = [each for room in ("game/records", "game/rules", "engine") for each in PACKAGE.joinpath(room).glob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(places))


RAISED = frozenset(_RAISED.findall(_text()))
"""Those that stand where an error is made."""
CODES = RAISED | {code for code in _WORD.findall(_text()) if key_of(code) in catalogue()}
"""These, and those that are chosen among several."""

_SOUGHT = re.compile(r'\b(?:NotThere|not_there|Fault)\(\s*"([^"]+)"')
_TEXTS = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
LOOKED_UP = frozenset(code for text in _TEXTS for code in _SOUGHT.findall(text))
"""Those of what is looked up in a deal and is not there, and of what a script gives: no record has them."""
