"""Undo and redo without limit.

>>> from piquet_tutor.explore.lab.edits import ChooseRules
>>> from piquet_tutor.explore.lab.sheet import blank
>>> history = begin(blank()).do(ChooseRules("parlett"))
>>> history.sheet.rules, history.undo().sheet.rules, history.undo().redo().sheet.rules
('parlett', 'rubicon', 'parlett')
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from piquet_tutor.explore.lab.edits import Edit, edit
from piquet_tutor.explore.lab.sheet import Sheet


class _UndoNode(NamedTuple):
    """A node of a linked list of undo or redo steps.

    Attributes:
        sheet: the sheet that the step leads to.
        by: the edit that is undone or redone.
        beyond: the step after this one; None at the end.
        depth: how many steps there are from here on.
    """

    sheet: Sheet
    by: Edit
    beyond: _UndoNode | None
    depth: int


@dataclass(frozen=True, eq=False, repr=False)
class History:
    """A sheet with its undo and redo steps. It is immutable: each step makes a new history.

    A step costs the same however long the history is, because the past is shared with the history before it.
    """

    sheet: Sheet
    _past: _UndoNode | None = None
    _future: _UndoNode | None = None

    def do(self, what: Edit) -> History:
        """The history after an edit; an edit that changes nothing leaves it, and its redo steps, unchanged.

        Raises:
            EditFault: the edit makes no sense.
        """
        new = edit(self.sheet, what)
        if new == self.sheet:
            return self
        return History(new, _UndoNode(self.sheet, what, self._past, self.undos + 1))

    def undo(self) -> History:
        """The history one edit back; unchanged at the beginning."""
        if self._past is None:
            return self
        before, by, beyond, _ = self._past
        return History(before, beyond, _UndoNode(self.sheet, by, self._future, self.redos + 1))

    def redo(self) -> History:
        """The history with the last undone edit done again; unchanged where there is none."""
        if self._future is None:
            return self
        after, by, beyond, _ = self._future
        return History(after, _UndoNode(self.sheet, by, self._past, self.undos + 1), beyond)

    @property
    def undos(self) -> int:
        """How many edits can be undone."""
        return 0 if self._past is None else self._past.depth

    @property
    def redos(self) -> int:
        """How many edits can be redone."""
        return 0 if self._future is None else self._future.depth

    @property
    def last(self) -> Edit | None:
        """The edit that undo would undo."""
        return None if self._past is None else self._past.by

    @property
    def next(self) -> Edit | None:
        """The edit that redo would redo."""
        return None if self._future is None else self._future.by

    def __repr__(self) -> str:
        return f"History({self.undos} to undo, {self.redos} to redo)"


def begin(sheet: Sheet) -> History:
    """A history that starts with a sheet."""
    return History(sheet)
