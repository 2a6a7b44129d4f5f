"""Puzzles without end: exchange two cards, and the repique comes, the pique is saved, the point is good or equal.

Where to begin:

- ``laying``, ``answers``: what is asked, two hands and every exchange; all that solve it, and by which facts they are
  hidden.
- ``making``, ``asked``: from a level and a number; as a question, and how near an exchange comes to what it asks.

>>> from piquet_tutor.game.rules.loader import load
>>> made = puzzle(load("rubicon"), "hard", 4)
>>> made.attempt(made.answers[0].swap).solved
True
"""

from __future__ import annotations

from piquet_tutor.teach.puzzles.answers import LEVELS, Hiddenness, Solution
from piquet_tutor.teach.puzzles.laying import Goal, Swap, TwoHands
from piquet_tutor.teach.puzzles.making import Attempt, NoPuzzle, Puzzle, puzzle

__all__ = ["LEVELS", "Attempt", "Goal", "Hiddenness", "NoPuzzle", "Puzzle", "Solution", "Swap", "TwoHands", "puzzle"]
