"""A deal that two rule sets rule differently: the same cards and play, ruled by both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from piquet_tutor.engine.table import Side
from piquet_tutor.explain.compare import Parting, difference, parting
from piquet_tutor.explore.examples import Example, gallery
from piquet_tutor.explore.finder import Outcome, Query, Search
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.form import PARTIE
from piquet_tutor.game.records.io import play_through, read_value, score_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class Divergence:
    """Two rulings on one deal.

    Attributes:
        first: the deal under the first rule set.
        second: the same deal under the second.
        where: the first clause on which their ledgers differ.
        difference: how many more points each side has under the second.
        example: the worked example; None when the deal was searched for.
        seed: the seed of the deal; None when it has none.
        at_random: whether the deal of that seed was played at random instead of by the computer players.
    """

    first: Deal
    second: Deal
    where: Parting
    difference: Mapping[Side, int]
    example: Example | None = None
    seed: int | None = None
    at_random: bool = False


def parted(first: Deal, second: Deal, example: Example | None = None, seed: int | None = None) -> Divergence | None:
    """How two rulings on one deal differ; None unless they differ in points."""
    where = parting(first, second)
    if where is None or not where.scoring:
        return None
    return Divergence(first, second, where, difference(first, second), example, seed)


def examples_that_divide(one: RuleSet, other: RuleSet) -> Iterator[Divergence]:
    """Yield the worked examples on which two rule sets score differently."""
    for example in gallery():
        first, second = ruled(example, one), ruled(example, other)
        found = parted(first, second, example) if first is not None and second is not None else None
        if found is not None:
            yield found


@lru_cache(maxsize=256)
def ruled(example: Example, rules: RuleSet) -> Deal | None:
    """An example ruled by these rules; None when it is a whole partie, or the rules do not allow it."""
    value: dict[str, Any] = read_value(example.record)
    if value["format"] == PARTIE:
        return None
    with suppress(RecordError):
        return play_through(score_from(value, rules))
    return None


def search_for_divergence(one: RuleSet, other: RuleSet, seed: int = 1, **limits: Any) -> Search:
    """Start a search for a deal on which two rule sets score differently; it ends at once if they share no form."""
    return Search(Query((), one, other), seed, **limits)


def divergence_of(outcome: Outcome) -> Divergence | None:
    """What such a search found; None if nothing."""
    if outcome.deal is None or outcome.other is None:
        return None
    found = parted(outcome.deal, outcome.other, seed=outcome.seed)
    return replace(found, at_random=outcome.how == "random") if found is not None else None
