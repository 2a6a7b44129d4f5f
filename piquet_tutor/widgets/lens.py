"""How a table is looked at: from which seat, in what order and colours, with which names."""

from __future__ import annotations

from dataclasses import dataclass, field

from piquet_tutor import narration
from piquet_tutor.table import Seat


@dataclass
class Lens:
    """The onlooker's choices. Nothing of the game is in here.

    Attributes:
        seat: whose knowledge is told; None tells everything (worked examples, the teacher).
        bottom: the seat drawn nearest.
        names: what each seat's player is called.
        by_rank: hands sorted by rank instead of by suit.
        four_colour: four colours of suits instead of two.
        open_hand: the other hand is shown as well.
        language: the language of every text.
    """

    seat: Seat | None
    bottom: Seat
    names: dict[Seat, str] = field(default_factory=dict)
    by_rank: bool = False
    four_colour: bool = False
    open_hand: bool = False
    language: str = "en"

    def named(self, text: str, introduce: tuple[Seat, ...] = ()) -> str:
        """A text of the narration with the players' names where it names their roles, “you” for the reader."""
        return narration.named(text, self.names, self.language, introduce)

    def who(self, seat: Seat, role: str) -> str:
        """Whom a ruling concerns: the player with the role, or the role where nobody plays."""
        name = self.names.get(seat)
        return narration.message("role-and-name", self.language, name=name, side=seat) if name else role
