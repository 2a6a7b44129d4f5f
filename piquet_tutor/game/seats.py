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
SEATS: Final[tuple[Seat, ...]] = (ELDER, YOUNGER, "dealer", "nondealer", "1", "2", "3", "4")
"""Every seat of the forms that come with the tutor."""
TWO_HANDED: Final = Table((ELDER, YOUNGER), (ELDER, YOUNGER))
"""Elder, who leads first, and younger, who dealt."""


def seat_called(table: Table, word: str) -> Seat:
    """The seat that a word of the game names at a table, such as “dealer”; empty where it names none.

    >>> seat_called(TWO_HANDED, "dealer")
    'younger'
    """
    if word in table.seats:
        return word
    if table == TWO_HANDED:
        return {"nondealer": ELDER, "dealer": YOUNGER}.get(word, "")
    if len(table.seats) > len(TWO_HANDED.seats):
        return {ELDER: table.seats[0], "dealer": table.seats[-1]}.get(word, "")
    return ""
