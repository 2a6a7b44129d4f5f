"""What the browser's Python is given: the tutor, and the libraries its pages use, as one archive."""

from __future__ import annotations

import pickle
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import Final

import piquet_tutor
from piquet_tutor.narration.catalogue import languages

LIBRARIES: Final = ("babel", "fluent.syntax", "lark", "segno", "typing_extensions")
"""Everything that pages import beyond Python's own library; each is pure Python."""
LEFT_OUT: Final = (
    "piquet_tutor/serving",
    "piquet_tutor/commands",
    "piquet_tutor/notebooks",
    "piquet_tutor/share",
    "piquet_tutor/sphinx",
    "lark/__pyinstaller",
    "lark/tools",
    *(
        "babel/languages.py",
        "babel/lists.py",
        "babel/messages",
        "babel/support.py",
        "babel/units.py",
    ),
)
"""What pages do without."""
LOCALES: Final = "babel/locale-data/"
FIGURES: Final = (LOCALES, "babel/global.dat")
"""Data of languages, of which a page needs what numbers, plurals and dates take."""
UNTOLD: Final = (
    *("languages", "territories", "scripts", "variants", "currency_names", "currency_names_plural"),
    *("unit_patterns", "unit_display_names", "compound_unit_patterns", "meta_zones", "time_zones"),
    *("territory_zones", "zone_aliases", "zone_territories", "windows_zone_mapping", "territory_languages"),
    *("territory_currencies", "currency_fractions", "all_currencies", "likely_subtags"),
)
"""Names in that data that nobody is told of: no page speaks of countries, currencies or units."""
READER: Final = "generating.py"
"""Read by the worker before the tutor: with it dataclasses need compile nothing."""
NEEDED: Final = frozenset({".py", ".toml", ".ftl", ".json", ".dat", ".css", ".lark"})
VIEWS: Final = "piquet_tutor/app/"
"""Its style sheets are the views', which the site sends apart; all others belong to what is printed."""


def write_sources(to: Path) -> None:
    """Write the archive, of sources."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as pack:
        for file, name in sorted(_files(), key=lambda found: found[1]):
            if name.startswith(FIGURES):
                pack.writestr(name, _figures(file))
            else:
                pack.write(file, name)
        pack.write(Path(__file__).with_name(READER), READER)


def _figures(file: Path) -> bytes:
    """Data of languages with what numbers, plurals and dates take, and no more."""
    data = pickle.loads(file.read_bytes())  # the library's own, as it is installed here
    return pickle.dumps({key: value for key, value in data.items() if key not in UNTOLD}, protocol=2)


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
    if path.suffix == ".css":
        return not name.startswith(VIEWS)
    return not name.startswith(LOCALES) or path.stem in {"root", *languages()}
