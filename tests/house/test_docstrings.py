"""Every example in a docstring answers as it is written."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHOWN = [
    path.relative_to(ROOT).with_suffix("")
    for folder in ("piquet_tutor", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if any(line.lstrip().startswith(">>> ") for line in path.read_text("utf-8").splitlines())
]
"""The modules in which there is an example; to look for them in all takes longer than to try them."""


@pytest.mark.parametrize("path", SHOWN, ids=str)
def test_every_example_in_a_docstring_answers_as_written(path):
    failed, tried = doctest.testmod(import_module(".".join(path.parts).removesuffix(".__init__")))
    assert tried, "an example that no reader of docstrings finds"
    assert not failed
