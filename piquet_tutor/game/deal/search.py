"""One search for whoever looks for a deal, or for a change to one: candidates, a condition, and how the search ended.

Candidates come one after another: some that chance makes, or every one there is. Where every one there is was tried
and none will do, there is none; where those that chance made have been tried, nothing is known.

>>> search(range(10), lambda each: each if each % 4 == 3 else None)
SearchOutcome(found=(3,), tried=4, end=<SearchEnd.ENOUGH: 'enough'>, why=None)
>>> search(range(10), lambda each: None, whole=True).is_impossible
True
>>> search(range(10), lambda each: None).is_impossible
False
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from piquet_tutor.game.deal.pausing import Pausing, finished

Candidate = TypeVar("Candidate")
Wanted = TypeVar("Wanted")


class SearchEnd(Enum):
    """How a search ended."""

    ENOUGH = "enough"
    """As many were found as were wanted."""
    EVERY = "every"
    """Every candidate that there is was tried."""
    BARRED = "barred"
    """It was shown on the way that no other will do."""
    TRIES = "tries"
    """It was given up after so many candidates."""
    STOPPED = "stopped"
    """Whoever looks had it stopped."""


@dataclass(frozen=True)
class Barred:
    """Comes among the candidates once it is shown that none will do.

    Attributes:
        why: by which clause, or whatever else it is that rules them out.
    """

    why: Any


@dataclass(frozen=True)
class SearchOutcome(Generic[Wanted]):
    """What a search came to.

    Attributes:
        found: what was found, as it came.
        tried: how many candidates were tried.
        end: how it ended.
        why: what rules out that there is any, where that was shown.
    """

    found: tuple[Wanted, ...]
    tried: int
    end: SearchEnd
    why: Any = None

    @property
    def first(self) -> Wanted | None:
        """What was found first; None where nothing was."""
        return self.found[0] if self.found else None

    @property
    def is_impossible(self) -> bool:
        """Whether there is none: something rules it out, or every candidate was tried."""
        return not self.found and self.end in (SearchEnd.BARRED, SearchEnd.EVERY)


class NoCandidateError(Exception):
    """What came among the candidates cannot be: it is not counted as a try."""


ALL: Final = -1
"""As many as there are."""


def searching(
    candidates: Iterable[Candidate | Barred | None],
    judge: Callable[[Candidate], Wanted | None],
    *,
    wanted: int = 1,
    tries: int = ALL,
    whole: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> Pausing[SearchOutcome[Wanted]]:
    """Look through candidates, standing still before each.

    Args:
        candidates: what is tried, one after another; None stands for a rest before the next.
        judge: the condition: what a candidate comes to, or None where it is not what is looked for. It may raise
            :class:`NoCandidateError`.
        wanted: after how many that will do the search ends; ``ALL`` to try every one.
        tries: after how many candidates it is given up; ``ALL`` for as many as come.
        whole: whether every candidate there is comes, if none before will do.
        stop: asked before each candidate; the search ends when it returns True.
    """
    found: list[Wanted] = []
    tried = 0
    for each in candidates:
        if isinstance(each, Barred):
            return SearchOutcome(tuple(found), tried, SearchEnd.BARRED, each.why)
        yield
        if stop():
            return SearchOutcome(tuple(found), tried, SearchEnd.STOPPED)
        if each is None:
            continue
        try:
            outcome = judge(each)
        except NoCandidateError:
            continue
        tried += 1
        if outcome is not None:
            found.append(outcome)
            if len(found) == wanted:
                return SearchOutcome(tuple(found), tried, SearchEnd.ENOUGH)
        if tried == tries:
            return SearchOutcome(tuple(found), tried, SearchEnd.TRIES)
    return SearchOutcome(tuple(found), tried, SearchEnd.EVERY if whole else SearchEnd.TRIES)


def search(
    candidates: Iterable[Candidate | Barred | None],
    judge: Callable[[Candidate], Wanted | None],
    *,
    wanted: int = 1,
    tries: int = ALL,
    whole: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> SearchOutcome[Wanted]:
    """Look through candidates to the end: :func:`searching`, where nobody waits."""
    return finished(searching(candidates, judge, wanted=wanted, tries=tries, whole=whole, stop=stop))
