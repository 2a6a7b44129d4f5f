"""Searches that stand still between two tries, for whoever has other things to do meanwhile and no threads.

>>> def looking():
...     yield  # here somebody else may work
...     return "found"
>>> finished(looking())
'found'
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")
Pausing = Generator[None, None, Found]
"""A search; what it returns is what was found."""


def finished(search: Pausing[Found]) -> Found:
    """What a search finds where nobody waits: it goes on to its end."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            found: Found = end.value
            return found
