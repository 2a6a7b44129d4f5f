"""Puzzles without end: exchange two cards, and the repique comes, the pique is saved, the point is good or equal.

>>> from piquet_tutor.engine.rules.loader import load
>>> made = puzzle(load("rubicon"), "hard", 4)
>>> made.attempt(made.answers[0].swap).solved
True
"""

from __future__ import annotations

from piquet_tutor.teach.puzzles.answers import LEVELS, Answer, Hiddenness
from piquet_tutor.teach.puzzles.goals import Goal
from piquet_tutor.teach.puzzles.laying import Layout, Swap
from piquet_tutor.teach.puzzles.making import Attempt, NoPuzzle, Puzzle, puzzle

__all__ = ["LEVELS", "Answer", "Attempt", "Goal", "Hiddenness", "Layout", "NoPuzzle", "Puzzle", "Swap", "puzzle"]
