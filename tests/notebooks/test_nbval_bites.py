"""The check of the notebooks bites: a narrated number changed by hand in a stored output is found."""

from __future__ import annotations

import copy
import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from tests.server import write_notebook

ROOT = Path(__file__).resolve().parents[2]
NARRATED = re.compile(r"(\d+) points?\b")
KINDS = ("text/plain", "text/html")
TOLD = (
    "from piquet_tutor import Deal\nfrom piquet_tutor.explore.examples import example",
    'Deal.from_record(example("cavendish-example")).explain()',
)


def checked(path):
    """Run the notebook check on one file, as `make notebook-check` does."""
    command = [
        *(
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-rf",
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


def with_other_numbers(folder):
    """A notebook as it ran, a number changed by hand in each form of two stored narrations.

    One run tells all: each start of the check takes its seconds.
    """
    path = write_notebook(folder / "copy.ipynb", *TOLD)
    notebook = nbformat.read(path, 4)
    NotebookClient(notebook, timeout=120).execute()
    told_by = next(cell for cell in notebook.cells if any(map(is_narrated, cell.get("outputs", ()))))
    changed = []
    for mime in KINDS:
        cell = copy.deepcopy(told_by)
        cell.id = f"changed-{len(changed)}"
        output = next(filter(is_narrated, cell.outputs))
        told = output.data[mime]
        output.data[mime] = NARRATED.sub(
            lambda found: found[0].replace(found[1], str(int(found[1]) + 1)), told, count=1
        )
        assert output.data[mime] != told
        changed.append(cell)
    notebook.cells += changed
    nbformat.write(notebook, path)
    return path, sum(cell.cell_type == "code" for cell in notebook.cells)


def is_narrated(output):
    """Whether points are told in every form of this output."""
    return all(NARRATED.search(output.get("data", {}).get(mime, "")) for mime in KINDS)


def test_a_changed_number_fails_in_either_form_and_nothing_else_does(tmp_path):
    path, cells = with_other_numbers(tmp_path)
    result = checked(path)
    assert result.returncode == 1, result.stdout + result.stderr
    failed = re.findall(r"^FAILED .*::Cell (\d+)", result.stdout, re.MULTILINE)
    assert failed == [str(cells - 2), str(cells - 1)], result.stdout
    # Where the variable CI is set, pytest's short summary repeats every message whole.
    told_once = result.stdout.partition("short test summary info")[0]
    mismatched = re.findall(r"mismatch '(\S+)'", told_once)
    assert mismatched == list(KINDS), result.stdout
