"""What came of a search, in words."""

from __future__ import annotations

from piquet_tutor import narration
from piquet_tutor.finder.lie import SIDES
from piquet_tutor.finder.measures import terms_of
from piquet_tutor.finder.proving import EXTRA
from piquet_tutor.finder.search import Outcome, Progress


def told(outcome: Outcome, language: str = "en") -> tuple[str, ...]:
    """An outcome: what came of it, and then how it is known, or what could be done."""
    rules = outcome.query.rules
    if outcome.kind == "found":
        found = narration.message(
            "finder-found", language, how=outcome.how, seed=outcome.seed or 0, tried=outcome.tried
        )
        return (found, *totals(outcome, language))
    if outcome.kind == "proved":
        hands = outcome.query.from_hands
        asked = " ".join(each.text for each in hands)
        return (
            narration.message("finder-proved", language, count=len(hands), query=asked),
            narration.message("finder-proved-how", language, solver=outcome.how, title=rules.title, size=outcome.size),
        )
    if outcome.kind == "cancelled":
        return (narration.message("finder-cancelled", language, tried=outcome.tried),)
    why = narration.message(
        "finder-not_found-why", language, why=outcome.how, detail=terms_of(rules).why_not or "-", install=EXTRA
    )
    return (narration.message("finder-not_found", language, tried=outcome.tried), why)


def totals(outcome: Outcome, language: str = "en") -> tuple[str, ...]:
    """What each side has in the deal found, by each rule set it was ruled by."""
    return tuple(
        narration.message(
            "finder-totals", language, title=deal.rules.title, **{side: deal.total(side) for side in SIDES}
        )
        for deal in (outcome.deal, outcome.other)
        if deal is not None
    )


def told_progress(progress: Progress, language: str = "en") -> str:
    """How far a search is."""
    phase = narration.message(f"finder-phase-{progress.phase if progress.phase != 'over' else 'proving'}", language)
    return narration.message("finder-progress", language, phase=phase, tried=progress.tried)
