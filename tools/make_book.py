"""Makes the book: each source becomes a notebook in every language, is run, and is stored as it came out.

    python tools/make_book.py [--to FOLDER] [NAME ...]

A source, `notebooks/source/NAME.md`, is a notebook in MyST's Markdown form, which Jupytext reads: it is edited in any
editor and read line by line in a diff, and holds no output. Both languages stand in it, one below the other, so that
whoever changes a paragraph sees its twin; a cell of prose says whose it is (`+++ {"lang": "fr"}`), a cell of code
belongs to all. English notebooks lie in `notebooks/`, the others in a folder of their language below it. French is
typed with ordinary spaces; those that may not break are set here, everywhere but in code.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, Final

import jupytext  # type: ignore[import-untyped]
import nbformat
import translation  # type: ignore[import-not-found, import-untyped, unused-ignore]  # the script beside this one
from nbclient import NotebookClient

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.naming import FIRST_LANGUAGE

ROOT: Final = Path(__file__).resolve().parents[1]
BOOK: Final = ROOT / "notebooks"
SOURCES: Final = BOOK / "source"
WIDGET: Final = "application/vnd.jupyter.widget-view+json"
LANGUAGE_LINE: Final = re.compile(rf'^language\("{FIRST_LANGUAGE}"\)$', re.MULTILINE)
"""The line of the first code cell by which a notebook says in which language its outputs are."""
INVITATION: Final = {"en": "# change this", "fr": "# à changer"}
"""What stands behind the line of code that the reader is asked to change."""
CODE: Final = re.compile(r"`[^`]*`")
"""Code in a line of prose, which is left as it is typed."""
THOUSANDS: Final = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")
"""The space between the thousands of a number."""


def sources() -> dict[str, Path]:
    """The sources by the names of their notebooks, in the order of the book."""
    return {path.stem: path for path in sorted(SOURCES.glob("*.md"))}


def place_of(name: str, language: str, book: Path = BOOK) -> Path:
    """Where the notebook of a name lies in a language."""
    return (book if language == FIRST_LANGUAGE else book / language) / f"{name}.ipynb"


def edition(source: Path, language: str) -> Any:
    """The notebook of a source in a language, not yet run.

    Raises:
        ValueError: a cell of prose does not say in which language it is, or its twin is missing.
    """
    read = jupytext.read(source, fmt="md:myst")
    cells = []
    for cell in read.cells:
        if cell.cell_type == "markdown" and cell.metadata.get("lang") not in languages():
            start = cell.source.strip().split("\n")[0][:50]
            raise ValueError(
                f'{source.name}: the prose that begins "{start}" does not say its language: +++ {{"lang": "en"}}'
            )
        if cell.metadata.pop("lang", language) == language:
            cells.append(_spoken(cell, language))
    for number, cell in enumerate(cells, 1):
        cell.id = f"{source.stem.replace('_', '-')}-{number}"
    notebook = nbformat.v4.new_notebook(  # type: ignore[no-untyped-call]  # nbformat types only a part of itself
        cells=cells,
        metadata={
            "kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3 (ipykernel)"},
            "language_info": {"name": "python"},
            "piquet_tutor": {"code": "folded"},  # on its page in the app
            "title": cells[0].source.split("\n")[0].removeprefix("# "),
        },
    )
    notebook.nbformat_minor = 5
    return notebook


def _spoken(cell: Any, language: str) -> Any:
    """A cell of a source as it stands in a language."""
    if cell.cell_type == "code":
        cell.source = LANGUAGE_LINE.sub(f'language("{language}")', cell.source)
        cell.source = cell.source.replace(INVITATION[FIRST_LANGUAGE], INVITATION[language])
    elif language == "fr":
        cell.source = french(cell.source)
    return cell


def french(prose: str) -> str:
    """Prose with the spaces of French, in which no line may break.

    >>> french("« Bon ! » : `a ; b`, une fois sur 1 792").replace("\u202f", "~")
    '«~Bon~!~»~: `a ; b`, une fois sur 1~792'
    """
    codes = CODE.findall(prose)
    spaced = THOUSANDS.sub(translation.NARROW, translation.spaced(CODE.sub("`", prose)))
    return re.sub("`", lambda _: codes.pop(0), spaced)


def run(notebook: Any, folder: Path) -> Any:
    """The notebook with its outputs, and nothing in it that the next run would write differently.

    No widget is stored: its model is gone with its kernel, and JupyterLab would show an error in its place.
    """
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            for output in cell.outputs:
                output.get("data", {}).pop(WIDGET, None)
            cell.outputs = [output for output in cell.outputs if output.get("data", True)]
    return notebook


def main() -> None:
    """Make the notebooks that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=BOOK)
    parser.add_argument("names", nargs="*", help="notebooks to make; all of them where none is named")
    given = parser.parse_args()
    for name, source in sources().items():
        if given.names and name not in given.names:
            continue
        for language in languages():
            place = place_of(name, language, given.to)
            place.parent.mkdir(parents=True, exist_ok=True)
            notebook = run(edition(source, language), place.parent)
            nbformat.validate(notebook)
            nbformat.write(notebook, place)  # type: ignore[no-untyped-call]  # as above
            print(place)


if __name__ == "__main__":
    main()
