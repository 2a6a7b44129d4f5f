"""A deal on which two rule sets part: the same cards and play, ruled by both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.faults import RecordError
from piquet_tutor.engine.records.form import PARTIE
from piquet_tutor.engine.records.io import play_through, read_value, score_from
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.compare import Parting, difference, parting
from piquet_tutor.explore.examples import Example, gallery
from piquet_tutor.explore.finder import Outcome, Progress, Query, Search


@dataclass(frozen=True)
class Divergence:
    """Two rulings on one deal.

    Attributes:
        first: the deal by the one rule set.
        second: the same by the other.
        where: the first clause on which their ledgers part.
        difference: how many points more each side has by the second.
        example: the example it is; None when it was looked for.
        seed: the seed it came from; None when it came from none.
        at_random: whether the deal of that seed was played at random, and not by the tutor's own players.
    """

    first: Deal
    second: Deal
    where: Parting
    difference: Mapping[Side, int]
    example: Example | None = None
    seed: int | None = None
    at_random: bool = False


def parted(first: Deal, second: Deal, example: Example | None = None, seed: int | None = None) -> Divergence | None:
    """Where two rulings on one deal part, if points hang on it."""
    where = parting(first, second)
    if where is None or not where.scoring:
        return None
    return Divergence(first, second, where, difference(first, second), example, seed)


def examples_that_divide(one: RuleSet, other: RuleSet) -> Iterator[Divergence]:
    """The worked examples on which two rule sets score differently."""
    for example in gallery():
        first, second = ruled(example, one), ruled(example, other)
        found = parted(first, second, example) if first is not None and second is not None else None
        if found is not None:
            yield found


@cache
def ruled(example: Example, rules: RuleSet) -> Deal | None:
    """An example by some rules; None when it is a whole partie, or they do not allow it."""
    value: dict[str, Any] = read_value(example.record)
    if value["format"] == PARTIE:
        return None
    with suppress(RecordError):
        return play_through(score_from(value, rules))
    return None


def search_for_divergence(one: RuleSet, other: RuleSet, seed: int = 1, **limits: Any) -> Search:
    """A search for a deal on which two rule sets score differently; it ends at once where they share no form."""
    return Search(Query((), one, other), seed, **limits)


def divergence_of(outcome: Outcome) -> Divergence | None:
    """What a search for a parting found."""
    if outcome.deal is None or outcome.other is None:
        return None
    found = parted(outcome.deal, outcome.other, seed=outcome.seed)
    return replace(found, at_random=outcome.how == "random") if found is not None else None


def deal_that_divides(
    one: RuleSet,
    other: RuleSet,
    seed: int = 1,
    tell: Callable[[Progress], object] | None = None,
    **limits: Any,
) -> Divergence | Outcome:
    """A deal on which two rule sets score differently: a worked example where there is one, else one that is found.

    Args:
        one: a rule set.
        other: another.
        seed: where a search begins.
        tell: is told of the progress of a search.
        **limits: of the search, as :class:`~piquet_tutor.explore.finder.Search` takes them.

    Returns:
        The deal; or the outcome of a search that found none, which says why where their forms of the game have no deal
        in common.
    """
    for found in examples_that_divide(one, other):
        return found
    outcome = search_for_divergence(one, other, seed, **limits).run(tell)
    return divergence_of(outcome) or outcome
