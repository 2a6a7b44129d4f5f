"""Help for translators: what a language still lacks, and the spaces and apostrophes that French wants.

python tools/translation.py spaces FILE…  narrow no-break spaces before ; : ! ? » and after «, and true apostrophes
python tools/translation.py left fr       what is left to do, a line for each file of messages
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from piquet_tutor.narration.catalogue import FILES, chapters
from piquet_tutor.narration.checking import OF_YOU

PACKAGE = Path(__file__).resolve().parent.parent / "piquet_tutor"
LOCALES = PACKAGE / "narration" / "locales"
NARROW = "\u202f"
_BEFORE = re.compile(r"(?<=\S)[ \u00a0\u202f]+(?=[;:!?»])")
_AFTER = re.compile(r"«[ \u00a0\u202f]*")
_NONE_BEFORE = re.compile(r"(?<=[^\s«\u202f])(?=»)")
_APOSTROPHE = re.compile(r"(?<=[A-Za-zÀ-ÿœ])'(?=[A-Za-zÀ-ÿœ{«“])")


def main(arguments: list[str]) -> int:
    """Do what is asked; say how it is used otherwise."""
    match arguments:
        case ["left", language]:
            print("\n".join(left(language)) or "nothing is left")
        case ["spaces", *files] if files:
            for file in files:
                path = Path(file)
                path.write_text(spaced(path.read_text(encoding="utf-8")), encoding="utf-8")
        case _:
            print(__doc__)
            return 2
    return 0


def spaced(text: str) -> str:
    """A text with the spaces and apostrophes of French."""
    return "".join(_spaced_line(line) for line in text.splitlines(keepends=True))


def _spaced_line(line: str) -> str:
    line = _BEFORE.sub(NARROW, line)
    line = _NONE_BEFORE.sub(NARROW, line)
    line = _AFTER.sub("«" + NARROW, line)
    return _APOSTROPHE.sub("’", line)


def left(language: str) -> Iterator[str]:
    """What a language still lacks of the first one."""
    here = LOCALES / language
    for name in (*FILES, *(f"{each}.ftl" for each in chapters())):
        theirs = _keys(LOCALES / "en" / name)
        ours = _keys(here / name) if (here / name).is_file() else set()
        missing = sorted(theirs - ours - OF_YOU)
        if missing:
            yield f"{name}: {len(missing)} of {len(theirs)} left, such as {', '.join(missing[:5])}"


def _keys(file: Path) -> set[str]:
    """The messages and attributes of a file, by name."""
    found, message = set(), ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"([A-Za-z][\w-]*) *=", line):
            message = heading[1]
            found.add(message)
        elif attribute := re.match(r" +\.([A-Za-z][\w-]*) *=", line):
            found.add(f"{message}.{attribute[1]}")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
