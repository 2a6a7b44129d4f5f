"""Undo and redo, as far back as anybody went.

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


class _Step(NamedTuple):
    """A sheet that was left, the edit that led away from it or to it, and the steps beyond: a chain that is shared."""

    sheet: Sheet
    by: Edit
    beyond: _Step | None
    depth: int


@dataclass(frozen=True, eq=False, repr=False)
class History:
    """A sheet, everything before it, and everything that was taken back. It never changes: each step makes another.

    A step costs the same however long the history is, for the past is shared with the history before it.
    """

    sheet: Sheet
    _past: _Step | None = None
    _future: _Step | None = None

    def do(self, what: Edit) -> History:
        """One edit further. An edit that changes nothing leaves no trace, and what was taken back can still be redone.

        Raises:
            EditFault: the edit has no sense.
        """
        new = edit(self.sheet, what)
        if new == self.sheet:
            return self
        return History(new, _Step(self.sheet, what, self._past, self.undos + 1))

    def undo(self) -> History:
        """One edit back; at the beginning the same."""
        if self._past is None:
            return self
        before, by, beyond, _ = self._past
        return History(before, beyond, _Step(self.sheet, by, self._future, self.redos + 1))

    def redo(self) -> History:
        """What was taken back last, done again; the same where nothing was."""
        if self._future is None:
            return self
        after, by, beyond, _ = self._future
        return History(after, _Step(self.sheet, by, self._past, self.undos + 1), beyond)

    @property
    def undos(self) -> int:
        """How many edits can be taken back."""
        return 0 if self._past is None else self._past.depth

    @property
    def redos(self) -> int:
        """How many can be done again."""
        return 0 if self._future is None else self._future.depth

    @property
    def last(self) -> Edit | None:
        """The edit that an undo would take back."""
        return None if self._past is None else self._past.by

    @property
    def next(self) -> Edit | None:
        """The edit that a redo would do again."""
        return None if self._future is None else self._future.by

    def __repr__(self) -> str:
        return f"History({self.undos} to undo, {self.redos} to redo)"


def begin(sheet: Sheet) -> History:
    """A history that begins with a sheet."""
    return History(sheet)
