"""The check of the notebooks bites: a narrated number changed by hand in a stored output is found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]
NARRATED = re.compile(r"(\d+) points?\b")


def narrated(notebook, mime):
    """The first output of this kind in which a number of points is told."""
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            if NARRATED.search(output.get("data", {}).get(mime, "")):
                return output
    raise AssertionError(f"nothing is narrated as {mime}")


def checked(path):
    """Run the notebook check on one file, as `make notebook-check` does."""
    command = [
        *(
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:playwright",
            "-p",
            "no:xdist",
        ),
        *("-c", os.devnull, f"--rootdir={path.parent}", "--nbval", "--nbval-current-env"),
        *("--nbval-cell-timeout=120", f"--nbval-sanitize-with={ROOT / 'tests' / 'nbval.cfg'}", str(path)),
    ]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=path.parent, env=environment)


def few_cells(folder):
    """The first deal's notebook, cut to the cells that lead to a narration: the check takes its time by the cell."""
    notebook = nbformat.read(ROOT / "notebooks" / "first_deal.ipynb", 4)
    notebook.cells = [cell for cell in notebook.cells if "first_deal_page" not in cell.source]
    path = folder / "copy.ipynb"
    return notebook, path


def test_as_stored_it_passes(tmp_path):
    notebook, path = few_cells(tmp_path)
    nbformat.write(notebook, path)
    result = checked(path)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("mime", ["text/plain", "text/html"])
def test_a_changed_number_fails(tmp_path, mime):
    notebook, path = few_cells(tmp_path)
    output = narrated(notebook, mime)
    told = output.data[mime]
    output.data[mime] = NARRATED.sub(lambda found: found[0].replace(found[1], str(int(found[1]) + 1)), told, count=1)
    assert output.data[mime] != told
    nbformat.write(notebook, path)
    result = checked(path)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "mismatch" in result.stdout
