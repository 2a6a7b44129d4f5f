"""What the README and the pages of the docs show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from piquet_tutor.cells.asking import Exercise
from tests.notebooks.book import Session

ROOT = Path(__file__).resolve().parents[2]


def test_every_line_of_python_in_the_docs_answers_as_written():
    results = doctest.testfile(str(ROOT / "docs" / "notebook.md"), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0


def test_the_notebook_that_the_readme_has_one_write_works_as_it_stands():
    """Its cells in their order: each shows something, and the questions are asked of the deal as it was played."""
    cells = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    session = Session()
    ran = [session.run(cell) for cell in cells]
    assert [each.failed for each in ran] == [None] * len(cells)
    assert sum(isinstance(each.value, Exercise) for each in ran) == 2


def test_the_readmes_links_and_pictures_are_there():
    text = (ROOT / "README.md").read_text("utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    assert {"docs/table.png", "docs/cell.png", "docs/binder.svg", "docs/binder.md"} <= set(targets)
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_readmes_first_screen_has_two_commands():
    """One opens the tutor, one tries everything; what else there is stands in the docs."""
    first = (ROOT / "README.md").read_text("utf-8").split("```")[1]
    assert [line.split("#")[0].strip() for line in first.strip().splitlines()] == ["make tutor", "make test"]
