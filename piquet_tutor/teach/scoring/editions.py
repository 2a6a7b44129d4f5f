"""The editions of what seeds make: a seed that was given out goes on making what it made.

Seeds stand on sheets, in addresses and in commands. What changes the deals of seeds, or adds a wrong rule to be asked
about, is a new edition; what was given out before names its own, or, before there were two, none.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 1
"""The edition in which cards were discarded by a rough habit, and by chance."""
SECOND: Final = 2
"""The edition in which the discards of all books were weighed by one of them, and after bidding by none."""
THIRD: Final = 3
"""The edition whose deals were weighed by all books, but in samples."""
NEWEST: Final = 4
EDITIONS: Final = range(FIRST, NEWEST + 1)
