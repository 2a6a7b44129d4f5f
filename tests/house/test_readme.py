"""What the README and the pages of the docs show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_line_of_python_in_the_docs_answers_as_written():
    results = doctest.testfile(str(ROOT / "docs" / "notebook.md"), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0


def test_the_readmes_links_and_picture_are_there():
    text = (ROOT / "README.md").read_text("utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    assert "docs/table.png" in targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_readmes_first_screen_has_two_commands():
    """One opens the tutor, one tries everything; what else there is stands in the docs."""
    first = (ROOT / "README.md").read_text("utf-8").split("```")[1]
    assert [line.split("#")[0].strip() for line in first.strip().splitlines()] == ["make tutor", "make test"]
