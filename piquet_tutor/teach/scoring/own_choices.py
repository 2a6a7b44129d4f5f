"""Costly choices of a learner's own deals in what they know: each under its principle, to be asked again by its name.

The name of such a choice holds all that it takes to ask it again: whose choice it was, when it was made, and the deal.
"""

from __future__ import annotations

from dataclasses import dataclass

from piquet_tutor.engine.table import Seat
from piquet_tutor.explore import links
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.records import io
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.writing import TEXTS
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.mastery import LONGEST, OWN, Mastery, of_principle


@dataclass(frozen=True)
class OwnChoice:
    """A choice that a seat made in a deal that is over.

    Attributes:
        deal: the deal at its end.
        seat: whose choice it was.
        place: how many actions had been taken before it.
    """

    deal: Deal
    seat: Seat
    place: int

    @property
    def name(self) -> str:
        """The name under which it is asked again; empty for a deal that is too long for one."""
        record = {key: value for key, value in io.write_record(self.deal).items() if key not in TEXTS}
        try:
            written = f"{OWN}{self.seat}/{self.place}/{links.write(Link((record,)))}"
        except LinkFault:
            return ""
        return written if len(written) <= LONGEST else ""

    def learned(self, mastery: Mastery, principle: str, verdict: str, day: int) -> Mastery:
        """What is known once the choice has been made again.

        Args:
            mastery: what was known before.
            principle: what the choice teaches, one of ``maxims.MAXIMS``.
            verdict: what became of the first try: ``right``, ``wrong``, or ``skipped`` by whoever asked to be told.
            day: the day on which it was made again.
        """
        subject = of_principle(principle)
        known = (
            mastery.skipped(subject) if verdict == "skipped" else mastery.answered(subject, right=verdict == "right")
        )
        name = self.name
        return known.come_back(name, verdict == "right", day) if name else known


def own_choice(name: str) -> OwnChoice | None:
    """The choice of this name; None where it is the name of none, untrusted as names from a browser are."""
    seat, _, rest = name.removeprefix(OWN).partition("/")
    place, _, link = rest.partition("/")
    if not name.startswith(OWN) or not place.isdecimal():
        return None
    try:
        score = io.read_score(links.read(link).records[0])
        deal = io.play_through(score)
    except (LinkFault, RecordError, Refused):
        return None
    made = int(place) if len(place) < 4 else len(deal.actions)
    fits = deal.done and not deal.void and seat in deal.table.seats and made < len(deal.actions)
    return OwnChoice(deal, seat, made) if fits and deal.actions[made].seat == seat else None
