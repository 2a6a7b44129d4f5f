"""Whether a deal that has been ruled on is what is looked for: the ledger has the last word, whatever led to it."""

from __future__ import annotations

from typing import Final

from piquet_tutor.compare import difference, parting
from piquet_tutor.deal.state import Deal
from piquet_tutor.finder.guessing import number_of
from piquet_tutor.finder.lie import SIDES, lie_of
from piquet_tutor.finder.measures import CLASSES, marks_of, terms_of
from piquet_tutor.finder.query import Condition, Query
from piquet_tutor.rulings import Verdict

AWARD_OF = {"repique": "repique.award", "pique": "pique.award", "capot": "cards.capot", "rouge": "carte_rouge.award"}
BLANK = "carte_blanche.award"


def meets(query: Query, deal: Deal, other: Deal | None = None) -> bool:
    """Whether a deal is what is looked for.

    Args:
        query: what is looked for.
        deal: the deal by the query's rules.
        other: the same by the rules it is held against.
    """
    if not all(_holds(each, deal) for each in query.conditions):
        return False
    if query.against is None:
        return True
    if other is None or max(map(abs, difference(deal, other).values())) < query.by:
        return False
    where = parting(deal, other)
    return where is not None and where.scoring and (not query.on or where.clause == query.on)


CLAUSE_OF: Final = {
    **AWARD_OF,
    **{kind: f"{kind}.good" for kind in CLASSES},
    "blank": BLANK,
    "cards": "cards.most",
}
"""The clause that rules on what a condition asks."""


def telling_ruling(query: Query, deal: Deal, other: Deal | None = None) -> int:
    """The number of the ruling to look at first: where two books part, or the first thing asked for; nought: none."""
    if other is not None:
        where = parting(deal, other)
        return where.first.number if where is not None and where.first is not None else 0
    for each in query.conditions:
        wanted = str(each.values[0]).partition(":")[0] if each.name == "ruling" else CLAUSE_OF.get(each.name, "")
        verdicts = {Verdict.DENIED} if any("barred" in str(value) for value in each.values) else _TELLING
        if each.name in CLASSES and "equal" in each.values:
            wanted, verdicts = f"{each.name}.equal", _TELLING
        for ruling in deal.rulings:
            if wanted and ruling.rule == wanted and (ruling.verdict in verdicts or each.name == "ruling"):
                return ruling.number
    return 0


_TELLING: Final = {Verdict.AWARDED, Verdict.DENIED}


def _holds(condition: Condition, deal: Deal) -> bool:
    if condition.name == "ruling":
        return _ruled(deal, str(condition.values[0]))
    if "." in condition.name or condition.name == "difference":
        return condition.holds(_number(condition, deal))
    return condition.holds(words_in_ledger(condition.name, deal))


def _ruled(deal: Deal, wanted: str) -> bool:
    clause, _, rest = wanted.partition(":")
    verdict, _, side = rest.partition(":")
    return any(
        each.rule == clause and verdict in ("", each.verdict.value) and side in ("", each.side) for each in deal.rulings
    )


def _number(condition: Condition, deal: Deal) -> int:
    if condition.name == "difference":
        one, other = (deal.total(side) for side in SIDES)
        return abs(one - other)
    side, _, what = condition.name.partition(".")
    if what == "total":
        return deal.total(side)
    if what == "play":
        return deal.tally()[side].get("play", 0)
    if what == "tricks":
        return sum(trick.winner == side for trick in deal.tricks)
    return number_of(condition.name, marks_of(lie_of(deal), terms_of(deal.rules)))


def words_in_ledger(name: str, deal: Deal) -> frozenset[str]:
    """What the ledger says of a condition that takes a word."""
    if name in CLASSES:
        return frozenset({_winner(name, deal)})
    if name == "cards":
        return frozenset(_sides(deal, "cards.most") | _sides(deal, "cards.early") | _divided(deal) or {"none"})
    found = _sides(deal, BLANK if name == "blank" else AWARD_OF[name])
    if name in ("blank", "rouge") and len(found) == len(SIDES):
        return frozenset(found | {"both"})
    barred = {f"{side}-barred" for side in _sides(deal, AWARD_OF.get(name, ""), Verdict.DENIED)}
    return frozenset((found or {"none"}) | (barred - {f"{side}-barred" for side in found}))


def _winner(kind: str, deal: Deal) -> str:
    if any(each.rule == f"{kind}.equal" and each.verdict is Verdict.DENIED for each in deal.rulings):
        return "equal"
    won = _sides(deal, f"{kind}.good")
    return next(iter(won)) if len(won) == 1 else "none"


def _divided(deal: Deal) -> set[str]:
    most = "cards.most"
    return {"divided"} if any(e.rule == most and e.verdict is Verdict.DENIED for e in deal.rulings) else set()


def _sides(deal: Deal, clause: str, verdict: Verdict = Verdict.AWARDED) -> set[str]:
    return {each.side for each in deal.rulings if each.rule == clause and each.verdict is verdict and each.side}
