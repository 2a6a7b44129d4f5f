"""What a seat can work out: the hands still possible, and what each call told.

``possible`` counts the hands another may hold, by what the rules allow and if nothing was sunk; ``told`` says what one
call told a seat: the hands before and after it, the cards it placed, what sinking it would have hidden and cost.
"""

from __future__ import annotations

from piquet_tutor.coach.calls import Heard, Sunk, TellsNothing, Told, heard, of_heard, told
from piquet_tutor.coach.counting import AT_MOST, EXACT, Count
from piquet_tutor.coach.possible import Possible, possible

__all__ = [
    "AT_MOST",
    "EXACT",
    "Count",
    "Heard",
    "Possible",
    "Sunk",
    "TellsNothing",
    "Told",
    "heard",
    "of_heard",
    "possible",
    "told",
]
