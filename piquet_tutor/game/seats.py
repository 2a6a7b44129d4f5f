"""The roles of elder and younger, and the table of two.

>>> TWO_HANDED.opponents("elder")
('younger',)
>>> TWO_HANDED.after("younger")
'elder'
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.table import Seat, Table

ELDER: Final[Seat] = "elder"
YOUNGER: Final[Seat] = "younger"
TWO_HANDED: Final = Table((ELDER, YOUNGER), (ELDER, YOUNGER))
"""Elder, who leads first, and younger, who dealt."""
