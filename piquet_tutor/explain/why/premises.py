"""What a reason or an answer stands on: things that are so in a deal, as typed facts; words are narration's.

A premise says one thing that anybody with the deal before him can check: these cards are there, that is their value,
this was reckoned first. Its name is the name of its sentence (``why-`` and the name) in the catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rulings import Facts, RuleId
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Side

AT_ONCE: Final = 0
"""How far a condition is from being met that only had to be said, or that bars everything else."""

UNITS: Final[dict[str, tuple[str, ...]]] = {
    "points": (
        "short_of_line",
        "short_of_pique",
        "short_by_tricks",
        "reckoned_first",
        "counted_first",
        "rouge_apart",
        "hand_alone",
        "trick_lost",
    ),
    "tricks": ("fewer_tricks", "capot_short", "trick_went"),
}
"""In what the distance of a sort of premise is counted; cards where it is not listed. Where tricks make a bonus, a
trick that was lost is a point."""


@dataclass(frozen=True)
class Premise:
    """One thing that is so.

    Attributes:
        name: which sort of thing, from a closed list: the names of the messages that begin with ``why-is-``.
        side: whom it concerns; None when nobody in particular.
        facts: typed terms, as in rulings; never a sentence.
        rule: the clause it belongs to; empty for none.
        cites: on whose authority that clause stands.
        rulings: numbers of the rulings that show it.
        far: how far it is from being otherwise, in its unit; nought for what only had to be said, or for what nothing
            but another rule could change.
    """

    name: str
    side: Side | None
    facts: Facts
    rule: RuleId = ""
    cites: tuple[Citation, ...] = ()
    rulings: tuple[int, ...] = ()
    far: int = AT_ONCE

    @property
    def unit(self) -> str:
        """In what ``far`` is counted: ``points``, ``tricks`` or ``cards``; empty where it is nought."""
        if self.far == AT_ONCE:
            return ""
        return next((unit for unit, names in UNITS.items() if self.name in names), "cards")


@dataclass(frozen=True)
class Maker:
    """Makes premises about one deal, with the citations of its rule set."""

    rules: RuleSet

    def premise(
        self,
        name: str,
        side: Side | None,
        about: Subject | None = None,
        far: int = AT_ONCE,
        rulings: tuple[int, ...] = (),
        **facts: Any,
    ) -> Premise:
        """A premise that rests on the clause on a subject, where the rule set has one."""
        clause = self.rules.clause_on(about) if about is not None else None
        if clause is None:
            return Premise(name, side, Facts(facts), rulings=rulings, far=far)
        return Premise(name, side, Facts(facts), clause.id, clause.cites, rulings, far)


def nearest_first(premises: list[Premise]) -> tuple[Premise, ...]:
    """In the order in which they are told: what is nearest to being otherwise first; of equals, as they came.

    The premises of one answer count in one unit, so that their distances can be compared: points for a bonus, tricks
    for the cards and the capot, cards for everything else.
    """
    return tuple(sorted(premises, key=lambda each: each.far))
