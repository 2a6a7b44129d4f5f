"""Why a box stays empty: the condition that was nearest to being met, with the number lacking."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from piquet_tutor import narration
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why import Assessment, Premise, why_not
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.state import Deal


def nearest_lacking(deal: Deal, box: str, sides: Sequence[Side] = ()) -> Premise | None:
    """What came nearest to scoring in a box that is empty; None where no number is lacking.

    Args:
        deal: a deal that is over, or as far as it has been scored.
        box: which box.
        sides: the sides that are asked about; all of them if empty. Of one alone it is told too what rules it out.
    """
    if box not in AWARDS:
        return None
    answers = [why_not(deal, side, box) for side in sides or deal.table.sides]
    found = [each for each in map(_short, answers) if each is not None]
    return min(found, key=lambda each: each.far, default=answers[0].nearest if len(answers) == 1 else None)


def _short(answer: Assessment) -> Premise | None:
    """What a side was short of: of the points for a bonus first, and only where it had these what barred it."""
    if answer.nearest is None or not answer.nearest.far:  # what the rules rule out was not near
        return None
    return next((each for each in answer.lacking if each.name.startswith("short_of")), answer.nearest)


def nobody_scored(deal: Deal, box: str, language: str, sayable: Collection[int]) -> str:
    """Why nobody scores in a box; only that nobody does where the reason would answer a box still open.

    Args:
        deal: a deal that is over, or as far as it has been scored.
        box: which box.
        language: a language that the catalogue has.
        sayable: the rulings that may be told.
    """
    found = nearest_lacking(deal, box)
    if found is None or not set(sayable).issuperset(found.rulings):
        return narration.message("scorer-no-ruling", language)
    return words_for(deal, None, language).premise(found)
