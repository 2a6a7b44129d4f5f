"""Errors that are one sentence: what is wrong, where, why, and what to do next.

>>> class Unreadable(Said, ValueError): ...
>>> Unreadable("“noth” is no side: name north or south.")._render_traceback_()
['“noth” is no side: name north or south.']
"""

from __future__ import annotations


class Said(Exception):
    """An error whose text is meant for whoever gave what is wrong.

    Attributes:
        language: the language in which it is said where none is asked for; empty for the tutor's first one.
    """

    language: str = ""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the sentence alone. Where in the code it was noticed helps nobody to mend it."""
        return [str(self)]
