"""A deal that shows a clause at work: a worked example, a random deal, or one for the finder to look for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.explore.examples import Example, gallery
from piquet_tutor.explore.finder import parse
from piquet_tutor.explore.finder.exclusions import bar_of
from piquet_tutor.explore.rulebook.divergences import ruled
from piquet_tutor.game.deal.random_play import random_deal
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

RANDOM_DEALS: Final = 60
"""Random deals played to find rulings under a clause."""
TELLING: Final = (Verdict.AWARDED, Verdict.DENIED, Verdict.SUPERSEDED, Verdict.ALLOWED)
"""The verdicts that show a clause at work, the best first: an award, then a denial."""


@dataclass(frozen=True)
class Demonstration:
    """A deal with a ruling under a clause.

    Attributes:
        deal: the deal, as far as it was played.
        ruling: the ruling that shows the clause.
        example: the worked example; None for a random deal.
        seed: the seed of a random deal.
    """

    deal: Deal
    ruling: Ruling
    example: Example | None = None
    seed: int | None = None


def deal_that_shows(rules: RuleSet, clause: str) -> Demonstration | None:
    """A deal with a ruling under a clause; None when only the finder might find one."""
    found = [
        Demonstration(deal, ruling, example)
        for example in gallery()
        if (deal := ruled(example, rules)) is not None and (ruling := _best(deal.rulings, clause)) is not None
    ]
    if found:
        # The best verdict first, then examples recorded under these very rules.
        return min(found, key=lambda each: (TELLING.index(each.ruling.verdict), each.deal.rules.id not in _own(each)))
    for seed in range(RANDOM_DEALS):
        deal = _random_deal(rules, seed)
        ruling = _best(deal.rulings, clause)
        if ruling is not None:
            return Demonstration(deal, ruling, None, seed)
    return None


def _own(shown: Demonstration) -> str:
    return str(shown.example.record.get("rules", "")) if shown.example is not None else ""


def _best(rulings: Iterable[Ruling], clause: str) -> Ruling | None:
    mine = [each for each in rulings if each.rule == clause and each.verdict in TELLING]
    return min(mine, key=lambda each: TELLING.index(each.verdict), default=None)


@lru_cache(maxsize=64)
def _random_deal(rules: RuleSet, seed: int) -> Deal:
    return random_deal(rules, seed)


@lru_cache(maxsize=64)
def heard(rules: RuleSet) -> frozenset[str]:
    """The clauses that can have rulings within a deal: those seen in examples and random deals or not ruled out.

    The others apply only when somebody breaks them or when a partie is settled; or the rule set makes them impossible,
    and the finder says why.
    """
    deals = [deal for example in gallery() if (deal := ruled(example, rules)) is not None]
    deals += [_random_deal(rules, seed) for seed in range(RANDOM_DEALS)]
    spoken = {ruling.rule for deal in deals for ruling in deal.rulings}
    asked = {each.id for each in rules.clauses.values() if not each.is_procedure}
    return frozenset(spoken | {name for name in asked if bar_of(parse(f"ruling={name}", rules)) is None})
