"""Worksheets: problems from a seed, with a key that gives reasons, to print or to hand in as a notebook.

The same rule set, topics, difficulty, count and seed always give the same sheet, byte for byte. No answer is written by
hand: the key is read from the ledger, and the engine marks a notebook.

Where to begin:

- ``problems``, ``wording``: which problems, no two on the same cards; problem and key in words.
- ``printed``, ``assignment``: a page without scripts; cells for nbgrader.
- ``marking``: what those cells call: the engine is asked.

>>> from piquet_tutor.game.rules.loader import load
>>> sheet = worksheet(load("rubicon"), ["point", "set"], count=4, seed=7)
>>> [each.box for each in sheet.questions]
['set', 'point', 'set', 'point']
"""

from __future__ import annotations

from piquet_tutor.teach.worksheets.assignment import notebook, notebook_text
from piquet_tutor.teach.worksheets.printed import page
from piquet_tutor.teach.worksheets.problems import (
    FEWEST,
    MOST,
    Worksheet,
    WorksheetFault,
    whole,
    worksheet,
)

__all__ = [
    "FEWEST",
    "MOST",
    "Worksheet",
    "WorksheetFault",
    "notebook",
    "notebook_text",
    "page",
    "whole",
    "worksheet",
]
