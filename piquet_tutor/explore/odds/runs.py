"""Big runs: deals dealt, exchanged, played and scored by the hundred thousand, and what they come to with its error.

A run is a number of lots, each with its own chance from the seed and its number, so that the same seed brings the same
figures however many workers there are and wherever they work. Dask shares the lots out: among threads of this process,
among processes of this machine, or on a cluster whose address is given. Between two rounds of lots a run can be told
how far it is, and stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from piquet_tutor.engine.rules.loader import load
from piquet_tutor.explore.odds import bulk, dealing
from piquet_tutor.explore.odds.supported import prices_in_bulk, supported_names

FORMAT: Final = "piquet-odds/1"
LOT: Final = 10_000
"""Deals of a lot: enough to be quick at, few enough to be soon done."""
FEWEST: Final = 100
"""Deals from which an error can be told: of a handful of deals nothing is known."""
MOST: Final = 100_000_000
PATIENCE: Final = 10.0
"""Seconds in which a cluster must answer."""
THREADS: Final = "threads"
PROCESSES: Final = "processes"
FIRST_BOOK: Final = bulk.FIRST
"""The book that is shown where none is named."""
EITHER: Final = ("elder", "younger")
_SHIPPED: Final = "simulated.json"

Sums = dict[str, list[int]]
"""By the name of a measure: its sum over the deals, and the sum of its squares."""


class Figure(NamedTuple):
    """A figure found by sampling.

    Attributes:
        value: the mean over the deals.
        error: its standard error.
    """

    value: float
    error: float


class NoScheduler(OSError):
    """The cluster cannot be used; ``reason`` is ``library`` (it is not installed) or ``address`` (nobody answers)."""

    def __init__(self, reason: str, address: str) -> None:
        super().__init__(f"{reason}: {address}")
        self.reason, self.address = reason, address


@cache
def books() -> tuple[tuple[str, ...], ...]:
    """The rule sets that can be scored in bulk, those together that score every deal alike."""
    found: dict[Any, list[str]] = {}
    for name in supported_names():
        found.setdefault(prices_in_bulk(load(name)), []).append(name)
    return tuple(map(tuple, found.values()))


def pair_name(one: str, other: str) -> str:
    """What two books' disagreement is called in a result."""
    return f"{one}|{other}"


# --- one lot ----------------------------------------------------------------------------------------


def lot(seed: int, number: int, many: int) -> dict[str, Sums]:
    """Deal, exchange, play and score one lot by every book, and add everything up.

    Args:
        seed: of the run.
        number: which lot.
        many: how many deals.
    """
    deals = dealing.dealt(np.random.default_rng([seed, number]), many)
    takers = dealing.play(deals).takers
    totals: dict[str, bulk.Array] = {}
    found: dict[str, Sums] = {}
    for first, *_ in books():
        tally = bulk.score(load(first), deals.hands, deals.dealt, takers)
        totals[first] = tally.total
        found[first] = {name: _summed(column) for name, column in _measures(tally)}
    for one, other in combinations(totals, 2):
        apart = np.abs(totals[one].astype(np.int32) - totals[other]).max(1)
        found[pair_name(one, other)] = {"apart": _summed(apart > 0), "points": _summed(apart)}
    return found


def _summed(column: bulk.Array) -> list[int]:
    whole = column.astype(np.int64)
    return [int(whole.sum()), int((whole * whole).sum())]


def _measures(tally: bulk.Tally) -> Iterator[tuple[str, bulk.Array]]:
    """Everything that is looked at: points, and what happened or did not."""
    total = tally.total
    for at, side in enumerate(EITHER):
        yield f"total_{side}", total[:, at]
        yield f"declared_{side}", tally.declared[:, at]
        yield f"ahead_{side}", total[:, at] > total[:, 1 - at]
        for kind in ("repique", "pique", "capot"):
            yield f"{kind}_{side}", tally.kinds[kind][:, at] > 0
        yield f"cards_{side}", (tally.kinds["cards"] + tally.kinds["capot"])[:, at] > 0
        for kind, winner in tally.best.items():
            yield f"{kind}_{side}", winner == at


# --- what a run comes to ----------------------------------------------------------------------------


@dataclass
class Result:
    """What so many deals came to.

    Attributes:
        seed: the run's.
        deals: how many there are so far.
        sums: by book (the first of those that score alike) or pair of books, what everything adds up to.
    """

    seed: int
    deals: int = 0
    sums: dict[str, Sums] = field(default_factory=dict)

    def add(self, many: int, found: Mapping[str, Sums]) -> None:
        """Count a lot in."""
        self.deals += many
        for book, measures in found.items():
            mine = self.sums.setdefault(book, {})
            for name, (whole, squares) in measures.items():
                before = mine.get(name, [0, 0])
                mine[name] = [before[0] + whole, before[1] + squares]

    def figure(self, book: str, name: str) -> Figure:
        """One figure with its standard error.

        Args:
            book: a book or a pair, as ``sums`` has it.
            name: which measure.

        Raises:
            KeyError: there is no such figure.
        """
        whole, squares = self.sums[book][name]
        mean = whole / self.deals
        spread = max(0.0, squares / self.deals - mean * mean)
        return Figure(mean, sqrt(spread / max(1, self.deals - 1)))

    def when(self, book: str, name: str, given: str) -> Figure:
        """A measure's mean over the deals in which another thing was so; nought where it never was.

        Args:
            book: a book or a pair.
            name: a measure that is nought wherever the other thing is not so.
            given: the other thing.
        """
        often = self.sums[book][given][0]
        whole, squares = self.sums[book][name]
        mean = whole / max(1, often)
        return Figure(mean, sqrt(max(0.0, squares / max(1, often) - mean * mean) / max(1, often - 1)))

    def neither(self, book: str, kind: str) -> Figure:
        """How often nobody won a class.

        Args:
            book: a book.
            kind: ``point``, ``sequence`` or ``set``.
        """
        share = 1 - sum(self.sums[book][f"{kind}_{side}"][0] for side in EITHER) / self.deals
        return Figure(share, sqrt(max(0.0, share * (1 - share)) / max(1, self.deals - 1)))

    def command(self, subject: str, book: str = "") -> str:
        """The command that brings these very figures.

        Args:
            subject: ``big`` or ``books``.
            book: by whose rules the deals are scored; left out where that is not asked.
        """
        rules = f" --rules {book}" if book else ""
        return f"piquet-tutor odds {subject} --deals {self.deals} --seed {self.seed}{rules}"

    def to_json(self) -> dict[str, Any]:
        """As it is written."""
        return {
            "format": FORMAT,
            "command": f"{self.command('big')} --format json",
            "seed": self.seed,
            "deals": self.deals,
            "books": [list(each) for each in books()],
            "sums": self.sums,
        }


@cache
def shipped() -> Result:
    """The run that comes with the tutor: shown until another is made."""
    value = json.loads(files("piquet_tutor").joinpath("explore", "odds", "data", _SHIPPED).read_text("utf-8"))
    return Result(value["seed"], value["deals"], value["sums"])


# --- running ----------------------------------------------------------------------------------------


class Run:
    """A run that goes on step by step, so that a page can tell of it and stop it.

    Attributes:
        deals: how many are wanted.
        result: what has come of it so far.
        cancelled: whether it was stopped.
    """

    def __init__(self, deals: int, seed: int, scheduler: str = THREADS) -> None:
        """Set it up; nothing is dealt yet.

        Args:
            deals: how many, from 1.
            seed: any whole number from nought.
            scheduler: ``threads``, ``processes``, or the address of a Dask cluster, such as ``tcp://host:8786``.

        Raises:
            NoScheduler: the cluster cannot be used.
        """
        self.deals, self.result, self.cancelled = deals, Result(seed), False
        self._lots = [(seed, number, min(LOT, deals - first)) for number, first in enumerate(range(0, deals, LOT))]
        self._next = 0
        self._work: Callable[[list[tuple[int, int, int]]], list[dict[str, Sums]]]
        self._close: Callable[[], object] = lambda: None
        if scheduler in (THREADS, PROCESSES):
            self._at_once = max(1, os.cpu_count() or 1) * (1 if scheduler == THREADS else 4)
            self._work = lambda lots: _here(lots, scheduler)
        else:
            client, self._at_once = _cluster(scheduler)
            self._work = lambda lots: list(client.gather(client.map(_lot_of, lots, pure=False)))
            self._close = client.close

    @property
    def share(self) -> float:
        """How much of it is done, nought to one."""
        return self.result.deals / self.deals

    @property
    def done(self) -> bool:
        """Whether there is nothing more to do."""
        return self.cancelled or self._next >= len(self._lots)

    def step(self) -> bool:
        """Do a round of lots; whether the run is done with it."""
        if not self.done:
            lots = self._lots[self._next : self._next + self._at_once]
            self._next += len(lots)
            for (_, _, many), found in zip(lots, self._work(lots), strict=True):
                self.result.add(many, found)
        if self.done:
            self.close()
        return self.done

    def cancel(self) -> None:
        """Stop after this round; what has been found stands."""
        self.cancelled = True

    def close(self) -> None:
        """Let go of the cluster, where there is one."""
        close, self._close = self._close, lambda: None
        with suppress(OSError):
            close()


def _lot_of(task: tuple[int, int, int]) -> dict[str, Sums]:
    return lot(*task)


def _here(lots: list[tuple[int, int, int]], scheduler: str) -> list[dict[str, Sums]]:
    """A round of lots on this machine."""
    from dask.base import compute
    from dask.delayed import delayed

    wanted = [delayed(_lot_of)(each) for each in lots]
    return list(compute(*wanted, scheduler=scheduler))  # type: ignore[no-untyped-call]  # it has no types


def _cluster(address: str) -> tuple[Any, int]:
    """A cluster, and how many lots it is given at once.

    Raises:
        NoScheduler: the library is not there, or nobody answers.
    """
    try:
        import distributed
    except ImportError:
        raise NoScheduler("library", address) from None
    try:
        client: Any = distributed.Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]  # it has no types
    except (OSError, ValueError, TypeError):
        raise NoScheduler("address", address) from None
    return client, max(1, 2 * sum(client.nthreads().values()))
