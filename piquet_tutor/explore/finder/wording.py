"""The outcome of a search in words."""

from __future__ import annotations

from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.clauses import plainly
from piquet_tutor.explore.finder.exclusions import Exclusion
from piquet_tutor.explore.finder.measures import terms_of
from piquet_tutor.explore.finder.search import Outcome, Progress
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.state import Deal


def outcome_lines(outcome: Outcome, language: str = "en") -> tuple[str, ...]:
    """The outcome, then how it is known, or what could be tried next."""
    rules = outcome.query.rules
    if outcome.kind == "found":
        found = narration.message(
            "finder-found", language, how=outcome.how, seed=outcome.seed or 0, tried=outcome.tried
        )
        return (found, *totals(outcome, language))
    if outcome.bar is not None:
        return _ruled_out(outcome.bar, rules, language)
    if outcome.incompatible:
        return (_apart(outcome, language),)
    if outcome.kind == "cancelled":
        return (narration.message("finder-cancelled", language, tried=outcome.tried),)
    detail = unmeasured_words(rules, language)
    why = narration.whole("finder-not_found-why", language, why=outcome.how, detail=detail)
    return (narration.message("finder-not_found", language, tried=outcome.tried), why)


def _ruled_out(bar: Exclusion, rules: RuleSet, language: str) -> tuple[str, ...]:
    """That the clauses rule it out, which clause does, and under which rules it would be possible."""
    facts: dict[str, Any] = {
        "kind": bar.kind,
        "title": narration.rules_title(rules, language),
        "asked": bar.asked,
        "clause": bar.clause or "none",
        "option": bar.option or "none",
        "value": bar.value or "none",
        "number": bar.number,
        "clauses": narration.listed(bar.clauses, language),
        "count": len(bar.clauses),
        "bidding": "yes" if law_of(rules).has_bidding else "no",
    }
    said = [narration.message(name, language, **facts) for name in ("finder-ruled_out", "finder-ruled_out-why")]
    if bar.cites:
        said[-1] += f" [{narration.cited(bar.cites, language)}]"
    if bar.instead:
        said.append(narration.message("finder-ruled_out-instead", language, instead=bar.instead))
    return tuple(said)


def _apart(outcome: Outcome, language: str) -> str:
    one, other = outcome.query.books
    facts: dict[str, Any] = {}
    for name, rules in (("one", one), ("other", other)):
        facts |= {
            name: narration.rules_title(rules, language),
            f"{name}_players": len(rules.table.seats),
            f"{name}_pack": rules.pack,
            f"{name}_hand": rules.hand_size,
        }
    return narration.message("finder-apart", language, why=outcome.incompatible, **facts)


def totals(outcome: Outcome, language: str = "en") -> tuple[str, ...]:
    """The totals of the deal found under each rule set it was ruled by."""
    return tuple(
        narration.whole(
            "finder-totals", language, title=_title(deal.rules, language), totals=_totals_of(deal, language)
        )
        for deal in (outcome.deal, outcome.other)
        if deal is not None
    )


def _title(rules: RuleSet, language: str) -> str:
    """The title of a rule set, with the options that the query has changed."""
    return ", ".join(
        [narration.rules_title(rules, language), *(f"{name} = {plainly(value)}" for name, value in rules.changed)]
    )


def _totals_of(deal: Deal, language: str) -> str:
    """The total of each side; after bidding, elder is marked."""
    elder = deal.table.sides[0] if deal.undertaking is not None else None
    return ", ".join(
        narration.message(
            "finder-total-elder" if side == elder else "finder-total",
            language,
            name=narration.message(f"seat-{side}" if side in deal.rules.table.seats else f"side-{side}", language),
            points=deal.total(side),
        )
        for side in dict.fromkeys(deal.rules.table.sides)
    )


def told_progress(progress: Progress, language: str = "en") -> str:
    """The progress of a search in words."""
    phase = narration.message(f"finder-phase-{progress.phase if progress.phase != 'over' else 'proving'}", language)
    return narration.message("finder-progress", language, phase=phase, tried=progress.tried)


def unmeasured_words(rules: RuleSet, language: str) -> str:
    """Why nothing is proved of hands under these rules, without a full stop; empty where it is."""
    why = terms_of(rules).why_not
    if why is None:
        return ""
    facts = {"reason": why.reason, "name": why.name, "value": why.value}
    return narration.whole("finder-unmeasured", language, rules=rules.id, **facts)
