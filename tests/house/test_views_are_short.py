"""The views' JavaScript stays in small pieces: no file over 250 lines, no function over 60, and types that hold."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DENO = Path(sys.executable).with_name("deno")
VIEWS = "piquet_tutor/app"


def deno(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run Deno in the checkout, as `make lint` does."""
    quiet = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    return subprocess.run([DENO, *words], cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)


def found_in(path: Path, text: str) -> list[str]:
    """Which rules the linter finds broken in a file of this text."""
    path.write_text(text, encoding="utf-8")
    said = deno("lint", "--config", ROOT / "deno.json", "--json", path)
    return [each["code"] for each in json.loads(said.stdout)["diagnostics"]]


def function_of(lines: int) -> str:
    """A function of so many lines, with its first and its last."""
    return "export function long() {\n" + "  console.log();\n" * (lines - 2) + "}\n"


def test_the_linter_finds_nothing_in_the_views():
    said = deno("lint", VIEWS)
    assert said.returncode == 0, said.stderr


def test_the_types_of_the_views_hold():
    said = deno("check", "--no-remote", VIEWS)
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize(("lines", "rules"), [(60, []), (61, ["piquet/short-function"])])
def test_a_function_has_sixty_lines_at_most(tmp_path, lines, rules):
    assert found_in(tmp_path / "one.js", function_of(lines)) == rules


@pytest.mark.parametrize(("lines", "rules"), [(250, []), (251, ["piquet/short-file"])])
def test_a_file_has_two_hundred_and_fifty_lines_at_most(tmp_path, lines, rules):
    assert found_in(tmp_path / "one.js", "// a line\n" * lines) == rules


def test_a_wrong_type_is_found(tmp_path):
    path = tmp_path / "one.js"
    path.write_text(
        '/** @param {number} one */\nexport const half = (one) => one / 2;\nhalf("two");\n', encoding="utf-8"
    )
    said = deno("check", "--no-remote", "--config", ROOT / "deno.json", path)
    assert said.returncode != 0
    assert "TS2345" in said.stderr
