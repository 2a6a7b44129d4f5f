"""What is shipped names no other host, and notebooks are shipped as they ran."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"""\b(?:https?|wss?|ftp):(?:\\?/){2}([^\s/"'`<>)\]}\\?#]*)""", re.I)
PROTOCOL_RELATIVE = re.compile(r"""(?:src|href)\s*=\s*\\?["']//|url\(\s*["']?//|@import\s+["']//""", re.I)
LOCAL = re.compile(r"(localhost|127\.0\.0\.1|\{[^}]*|\$\{[^}]*|)(:.*)?$")
NAMESPACES = {"www.w3.org", "json-schema.org"}  # how SVG and JSON Schema name themselves; nothing fetches them
SHIPPED = {
    ".py",
    ".js",
    ".mjs",
    ".css",
    ".html",
    ".j2",
    ".svg",
    ".ipynb",
    ".toml",
    ".ftl",
    ".lark",
    ".json",
    ".md",
    ".txt",
}


def shipped():
    """Every file the project ships, as git knows them, committed or new."""
    listed = subprocess.run(
        [
            "git",
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "piquet_tutor",
            "notebooks",
            "share",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in sorted(set(listed.splitlines())):
        path = ROOT / name
        # Citations are addresses to read, in the one file that holds the bibliography.
        if path.suffix in SHIPPED and path.name != "sources.toml" and path.is_file():
            yield path


def test_no_other_host_is_named():
    tried = 0
    for path in shipped():
        text = path.read_text("utf-8")
        hosts = {match[1] for match in ADDRESS.finditer(text)} - NAMESPACES
        assert not [host for host in hosts if not LOCAL.match(host)], path
        assert not PROTOCOL_RELATIVE.search(text), path
        tried += 1
    assert tried > 1000


def notebooks():
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            yield pytest.param(path, id=path.relative_to(ROOT).as_posix())


@pytest.mark.parametrize("path", list(notebooks()))
def test_every_code_cell_has_been_run(path):
    """A cell that was never run has no output to compare, so the notebook check would pass it in silence."""
    notebook = nbformat.read(path, 4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code" and cell.source.strip()]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))


@pytest.mark.parametrize("path", list(notebooks()))
def test_a_notebook_carries_no_widget_state(path):
    assert "widgets" not in nbformat.read(path, 4).metadata


def test_no_file_of_pinned_versions_records_where_they_came_from():
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert pins
    assert all(re.fullmatch(r"#.*|[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+", line) for line in pins if line)
