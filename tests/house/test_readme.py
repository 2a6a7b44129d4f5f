"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_line_of_python_in_the_readme_answers_as_written():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0


def test_the_readmes_links_and_picture_are_there():
    text = (ROOT / "README.md").read_text("utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    assert "docs/table.png" in targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
