"""How a table is looked at: from which seat, in what order and colours, with which names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.naming import Names
from piquet_tutor.narration.seating import roles_at

AROUND: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
"""Where the seats are drawn, by how many there are: the nearest first, then as the play goes round."""


@dataclass
class Viewpoint:
    """The onlooker's choices. Nothing of the game is in here.

    Attributes:
        seat: whose knowledge is told; None tells everything (worked examples, the teacher).
        bottom: the seat drawn nearest.
        names: what each seat's player is called.
        by_rank: hands sorted by rank instead of by suit.
        four_colour: four colours of suits instead of two.
        open_hand: the other hands are shown as well.
        sound: cards, calls and scores are heard.
        language: the language of every text.
        roles: which seat is elder and which younger, once a bidding has made them so.
        rules: those of the deal looked at, by which the law is told.
    """

    seat: Seat | None
    bottom: Seat
    names: dict[Seat, str] = field(default_factory=dict)
    by_rank: bool = False
    four_colour: bool = False
    open_hand: bool = False
    sound: bool = False
    language: str = "en"
    roles: dict[Seat, Seat] = field(default_factory=dict)
    rules: RuleSet | None = None

    def look_at(self, deal: Deal) -> None:
        """Learn from a deal its rules, and who plays elder where a bidding decides that; sit somewhere at its table."""
        self.rules = deal.rules
        seats = deal.table.seats
        decided = deal.undertaking is not None
        self.roles = dict(zip(seats, (ELDER, YOUNGER), strict=True)) if decided else {}
        if self.bottom not in seats:
            self.bottom = seats[0]

    def places(self, table: Table) -> dict[Seat, str]:
        """Where each seat is drawn, in the order of play from the nearest."""
        seats, found = table.seats, {}
        seat = self.bottom
        for place in AROUND[len(seats)]:
            found[seat] = place
            seat = table.after(seat)
        return found

    def sides(self, table: Table) -> tuple[Side, ...]:
        """The sides, the nearest seat's own first."""
        own = table.side_of(self.bottom)
        return tuple(dict.fromkeys((own, *(table.side_of(seat) for seat in self.places(table)))))

    @property
    def telling(self) -> tuple[object, ...]:
        """All of it that what is told of a deal is made of; how hands are sorted, and what is heard, is not."""
        names, roles = tuple(self.names.items()), tuple(self.roles.items())
        return (self.seat, self.bottom, names, roles, self.four_colour, self.open_hand, self.language, self.rules)

    @property
    def spoken(self) -> dict[str, str]:
        """What each seat, role and pair of partners is called where a text names it."""
        found = dict(self.names)
        found |= {role: self.names[seat] for seat, role in self.roles.items() if seat in self.names}
        if len(self.names) == len(AROUND[4]):
            found |= {f"{one}-{two}": self.pair(one, two) for one, two in (("1", "3"), ("2", "4"))}
        return found

    def side_name(self, side: Side) -> str:
        """A side as it heads a column: its players by name, or what the table calls it."""
        return self.spoken.get(side) or narration.message(f"table-name-{self.roles.get(side, side)}", self.language)

    def short_of(self, ruling: Ruling, deal: Deal) -> str:
        """The short line of a ruling of a deal, by name where there are names."""
        undecided = bool(self.roles) and not roles_at(ruling, deal.rulings)
        return narration.text(ruling, "short", self.language, deal.rulings, names=self.naming(undecided=undecided))

    def pair(self, one: Seat, two: Seat) -> str:
        """Two partners by name, the first to play after the nearest seat first."""
        seats = sorted(self.names)
        start = seats.index(self.bottom) if self.bottom in seats else 0
        first, second = sorted((one, two), key=lambda seat: (seats.index(seat) - start) % len(seats))
        return narration.message("table-pair", self.language, one=self.names[first], two=self.names[second])

    def naming(self, introduced: tuple[Seat, ...] = (), *, undecided: bool = False) -> Names:
        """What a text of the narration calls those who play: by name, and the reader “you”.

        Args:
            introduced: seats whose role is told beside the name where they first come up.
            undecided: the text is of a time when nobody was elder yet.
        """
        spoken = {who: name for who, name in self.spoken.items() if not (undecided and who in self.roles.values())}
        return narration.names_of(spoken, introduced)

    def refusal(self, refused: Ruling) -> str:
        """Why something was refused, in one sentence."""
        return narration.sentence(refused, self.language, self.naming())

    def who(self, side: Side, word: str, now: Seat) -> str:
        """Whom a ruling concerns: the player, with their role at the time if two play; or the table's word for it.

        Args:
            side: the seat or side.
            word: what it is called where nobody plays.
            now: what the seat was at the time: itself, elder or younger.
        """
        spoken = self.spoken
        if side not in spoken:
            return word
        if len(self.names) > len(AROUND[2]):
            return spoken[side]
        return narration.message("role-and-name", self.language, name=spoken[side], side=now)


class ShownTable(Protocol):
    """A table as the parts beside it have it: who looks, what lies on it, and that something has changed."""

    viewpoint: Viewpoint

    @property
    def deal(self) -> Deal | None:
        """The deal as shown."""

    def tell(self) -> None:
        """Something has changed."""
