"""What the tutor gives as reasons, written out: the premises under a ruling, and what was lacking for a score.

``short_of_line total=22, line=30, short=8, far 8``: a premise by its name, its facts, and how far it is from being
otherwise. ``younger: `` before it is another side than the one that was asked about, and ``of 4 7`` behind it are the
rulings that show it. Each was looked at, when it was written down, by code that took the deal apart by hand.
"""

from __future__ import annotations

from typing import Any

from piquet_tutor.explain.why import why, why_not
from piquet_tutor.explain.why.premises import Premise
from piquet_tutor.game.state import Deal


def lacking(deal: Deal, side: str, question: str, seat: str | None = None) -> str:
    """The premises of an answer to “why not”, in their order."""
    return " | ".join(written(each, side) for each in why_not(deal, side, question, seat).lacking)


def under(deal: Deal, number: int) -> str:
    """The premises under a ruling, in their order."""
    ruling = deal.rulings[number - 1]
    found = [each.premise for each in why(deal, number).because if each.premise is not None]
    return " | ".join(written(each, ruling.side) for each in found)


def written(premise: Premise, side: str | None) -> str:
    """A premise as a line has it."""
    facts = [f"{name}={_value(value)}" for name, value in premise.facts.items()]
    told = f"{premise.name} {', '.join(facts)}".strip()
    told = f"{premise.side}: {told}" if premise.side != side else told
    told += f", far {premise.far}" if premise.far else ""
    return f"{told} of {' '.join(map(str, premise.rulings))}" if premise.rulings else told


def _value(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_value, value)) or "nothing"
    return value.name.lower() if hasattr(value, "name") else "none" if value is None else str(value)
