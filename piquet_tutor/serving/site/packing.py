"""What the browser's Python is given: the tutor, and the libraries its pages use, as one archive."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import Final

import piquet_tutor
from piquet_tutor.narration.catalogue import languages

LIBRARIES: Final = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "segno", "typing_extensions")
"""Everything that pages import beyond Python's own library; each is pure Python."""
LEFT_OUT: Final = (
    "piquet_tutor/serving",
    "piquet_tutor/commands",
    "piquet_tutor/notebooks",
    "piquet_tutor/share",
    "pytz/zoneinfo",
    *(
        "babel/global.dat",
        "babel/languages.py",
        "babel/lists.py",
        "babel/messages",
        "babel/support.py",
        "babel/units.py",
    ),
)
"""What pages do without."""
LOCALES: Final = "babel/locale-data/"
NEEDED: Final = frozenset({".py", ".toml", ".ftl", ".json", ".dat"})


def write_sources(to: Path) -> None:
    """Write the archive, of sources."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as pack:
        for file, name in sorted(_files(), key=lambda found: found[1]):
            pack.write(file, name)


def _files() -> Iterator[tuple[Path, str]]:
    package = Path(piquet_tutor.__file__).parent
    for file in package.rglob("*"):
        name = f"piquet_tutor/{file.relative_to(package).as_posix()}"
        if file.is_file() and _is_needed(name):
            yield file, name
    for library in LIBRARIES:
        for each in distribution(library).files or ():
            file = Path(str(each.locate()))
            if file.is_file() and _is_needed(each.as_posix()):
                yield file, each.as_posix()


def _is_needed(name: str) -> bool:
    path = PurePosixPath(name)
    if path.suffix not in NEEDED or ".dist-info" in name or name.startswith(("..", *LEFT_OUT)):
        return False
    return not name.startswith(LOCALES) or path.stem in {"root", *languages()}
