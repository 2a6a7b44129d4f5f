"""The notebooks are the ones that tools/make_notebooks.py writes, and read as they should."""

from __future__ import annotations

import re
from pathlib import Path

import make_notebooks
import nbformat
import pytest

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"


@pytest.mark.parametrize("name", make_notebooks.NOTEBOOKS)
def test_it_was_written_by_the_tool(name):
    title, cells = make_notebooks.NOTEBOOKS[name]
    made = make_notebooks.made(name, title, cells)
    found = nbformat.read(FOLDER / f"{name}.ipynb", 4)
    assert [(one.id, one.cell_type, one.source, one.metadata) for one in found.cells] == [
        (one.id, one.cell_type, one.source, one.metadata) for one in made.cells
    ]
    assert found.metadata.title == title


@pytest.mark.parametrize("name", make_notebooks.NOTEBOOKS)
def test_the_app_shows_one_cell_of_it(name):
    found = nbformat.read(FOLDER / f"{name}.ipynb", 4)
    shown = [cell for cell in found.cells if "lab-only" not in cell.metadata.get("tags", [])]
    assert len(shown) == 1
    assert re.search(r'page\("\w+"(, "\w+")?\)$', shown[0].source)


@pytest.mark.parametrize("name", make_notebooks.NOTEBOOKS)
def test_it_holds_text_for_those_who_only_read(name):
    found = nbformat.read(FOLDER / f"{name}.ipynb", 4)
    assert found.cells[0].source.startswith("# ")
    for cell in found.cells:
        for output in cell.get("outputs", ()):
            assert output.output_type in ("execute_result", "stream")
            if output.output_type == "execute_result":
                assert output.data["text/plain"].strip()
                assert "0x" not in output.data["text/plain"]
