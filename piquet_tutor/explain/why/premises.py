"""Premises: the single true statements about a deal on which reasons and answers rest, as typed facts without words.

Anyone who sees the deal can check a premise: these cards are held, that is their value, this was reckoned first. Its
sentence is the message ``why-is-`` plus its name in the catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.rulings import Facts, RuleId
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Side
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.subjects import Subject

AT_ONCE: Final = 0
"""The distance of a condition that only had to be declared, or that bars everything else."""

BARS: Final = ("reckoned_first", "counted_first")
"""The premises that name what the opponents counted before a bonus."""

ONE_MORE: Final = "one_card"
"""The premise that names the cards any one of which would have made a combination the best."""

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
    "tricks": ("fewer_tricks", "tricks_needed", "capot_short", "capot_needs", "capot_to_share", "trick_went"),
}
"""The unit of a premise's distance; cards if it is not listed. Where tricks count towards a bonus, a lost trick is one
point."""


@dataclass(frozen=True)
class Premise:
    """One true statement about a deal.

    Attributes:
        name: its sort, from a closed list: the messages that begin with ``why-is-``.
        side: the side it concerns; None if none in particular.
        facts: typed terms, as in rulings; never a sentence.
        rule: the clause it belongs to; empty for none.
        cites: the citations of that clause.
        rulings: numbers of the rulings that show it.
        far: how far it is from being otherwise, in its unit; 0 for what only had to be declared, or could only be
            changed by another rule.
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
        """The unit of ``far``: ``points``, ``tricks`` or ``cards``; empty if it is 0."""
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
        """A premise with the clause and citations on a subject, if the rule set has such a clause."""
        clause = self.rules.clause_on(about) if about is not None else None
        if clause is None:
            return Premise(name, side, Facts(facts), rulings=rulings, far=far)
        told = Facts(facts)
        return Premise(name, side, told, clause.id, clause.cites_on(side, told), rulings, far)


def nearest_first(premises: list[Premise]) -> tuple[Premise, ...]:
    """The premises sorted by distance, the nearest to being otherwise first (a stable sort).

    What one more card would have made comes last, however near: it is no reason why something did not happen. The
    premises of one answer share a unit, so that distances can be compared: points for a bonus, tricks for the cards
    and the capot, cards for everything else.
    """
    return tuple(sorted(premises, key=lambda each: (each.name == ONE_MORE, each.far)))
