"""One deal, two books: where their ledgers first part, and what it comes to.

Only rulings that count for something are compared; books differ in many formalities that move no point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from piquet_tutor.deal.state import Deal
from piquet_tutor.rulings import Ruling, Verdict
from piquet_tutor.table import Side

Key = tuple[Any, ...]


@dataclass(frozen=True)
class Parting:
    """The first clause on which two ledgers part.

    Attributes:
        clause: the clause, as the one that awards knows it.
        first: what the first ledger rules on it; None when it is silent.
        second: what the second rules on it; None when it is silent.
        scoring: whether points hang on it; otherwise the ledgers part in formalities alone.
    """

    clause: str
    first: Ruling | None
    second: Ruling | None
    scoring: bool


def difference(first: Deal, second: Deal) -> dict[Side, int]:
    """How many points more each side has in the second deal."""
    return {side: second.total(side) - first.total(side) for side in dict.fromkeys(first.table.sides)}


def parting(first: Deal, second: Deal) -> Parting | None:
    """Where the ledgers of two rule sets on one record first part.

    Args:
        first: the record by one rule set.
        second: the same record by another.

    Returns:
        None when they agree in everything.
    """
    return _scoring(first, second) or _formal(first, second)


def awards_differ(rulings: Iterable[Ruling], others: Iterable[Ruling]) -> frozenset[int]:
    """The numbers of the awards and denials of one ledger that the other does not have."""
    telling = (Verdict.AWARDED, Verdict.DENIED)
    unmatched = _unmatched(rulings, others, _score_key)
    return frozenset(ruling.number for ruling in unmatched if ruling.verdict in telling)


def _scoring(first: Deal, second: Deal) -> Parting | None:
    mine = _unmatched(first.rulings, second.rulings, _score_key)
    other = _unmatched(second.rulings, first.rulings, _score_key)
    awards = [(_place(first, ruling), 0, ruling) for ruling in mine if ruling.awards]
    awards += [(_place(second, ruling), 1, ruling) for ruling in other if ruling.awards]
    if not awards:
        return None
    _, who, ruling = min(awards, key=lambda each: each[:2])
    if who == 0:
        return Parting(ruling.rule, ruling, _counterpart(first, ruling, second, other), True)
    return Parting(ruling.rule, _counterpart(second, ruling, first, mine), ruling, True)


def _place(deal: Deal, ruling: Ruling) -> int:
    """How many awards came before: books differ in the formalities between."""
    return sum(1 for each in deal.rulings[: ruling.number - 1] if each.awards)


def _counterpart(deal: Deal, ruling: Ruling, elsewhere: Deal, unmatched: list[Ruling]) -> Ruling | None:
    """What another ledger rules on the same thing: by the same clause, or at least about the same kind of score.

    A ruling that the first ledger does not have comes before one that both have.
    """
    kind = deal.kind_of(ruling)
    others = [*unmatched, *(each for each in elsewhere.rulings if each.verdict is not Verdict.ALLOWED)]
    alike = [each for each in others if each.side == ruling.side and not each.awards] or others
    for wanted in (lambda each: each.rule == ruling.rule, lambda each: elsewhere.kind_of(each) == kind):
        for each in (*alike, *others):
            if each.side == ruling.side and wanted(each) and _score_key(each) != _score_key(ruling):
                return each
    return None


def _formal(first: Deal, second: Deal) -> Parting | None:
    mine = _unmatched(first.rulings, second.rulings, _whole_key)
    other = _unmatched(second.rulings, first.rulings, _whole_key)
    if not mine and not other:
        return None
    one = min((*mine, *other), key=lambda each: each.number)
    return Parting(
        one.rule,
        next((each for each in mine if each.rule == one.rule), None),
        next((each for each in other if each.rule == one.rule), None),
        False,
    )


def _unmatched(rulings: Iterable[Ruling], others: Iterable[Ruling], key: Callable[[Ruling], Key]) -> list[Ruling]:
    left = Counter(key(each) for each in others)
    found = []
    for ruling in rulings:
        if left[key(ruling)]:
            left[key(ruling)] -= 1
        else:
            found.append(ruling)
    return found


def _score_key(ruling: Ruling) -> Key:
    facts = ruling.facts
    return (ruling.rule, ruling.verdict, ruling.side, ruling.points, facts.get("trick"), str(facts.get("cards")))


def _whole_key(ruling: Ruling) -> Key:
    facts = tuple((name, str(value)) for name, value in ruling.facts.items())
    return (ruling.rule, ruling.verdict, ruling.side, facts)
