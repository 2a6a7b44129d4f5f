"""Simulations: hundreds of thousands of deals dealt, exchanged, played and scored, with means and standard errors.

A run consists of lots. Each lot draws its random numbers from the seed and the lot's number, so the same seed gives the
same figures however many workers there are. Dask distributes the lots: among threads of this process, among processes
of this machine, or on a cluster whose address is given. Between two rounds of lots a run can report its progress, and
can be stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import combinations
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from piquet_tutor.explore.odds import dealing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner import bulk
from piquet_tutor.reckoner.combination_arrays import Array
from piquet_tutor.reckoner.price_table import price_table
from piquet_tutor.reckoner.supported import supported_names

FORMAT: Final = "piquet-odds/1"
LOT: Final = 10_000
"""Deals in a lot: enough for numpy to be efficient, few enough to take little time."""
FEWEST: Final = 100
"""The fewest deals in a run: a handful of deals gives no useful error."""
PATIENCE: Final = 10.0
"""Seconds within which a cluster must answer."""
THREADS: Final = "threads"
PROCESSES: Final = "processes"
FIRST_BOOK: Final = bulk.FIRST
"""The rule set shown by default."""
EITHER: Final = ("elder", "younger")
_SHIPPED: Final = "simulated.json"

Sums = dict[str, list[int]]
"""For each measure: its sum over the deals, and the sum of its squares."""


class Estimate(NamedTuple):
    """A figure estimated by sampling.

    Attributes:
        value: the mean over the deals.
        error: its standard error.
    """

    value: float
    error: float


class NoScheduler(OSError):
    """Nothing can be shared out.

    Attributes:
        reason: ``dask`` or, for a cluster, ``library``, where that is not installed; ``address`` if nobody answers.
        address: where it was to be.
    """

    def __init__(self, reason: str, address: str) -> None:
        super().__init__(f"{reason}: {address}")
        self.reason, self.address = reason, address


@cache
def books() -> tuple[tuple[str, ...], ...]:
    """The rule sets that can be scored in bulk, in groups that score every deal alike."""
    found: list[list[str]] = []
    for name in supported_names():
        prices = price_table(load(name))
        alike = next((each for each in found if price_table(load(each[0])).pays_like(prices)), None)
        if alike is None:
            found.append([name])
        else:
            alike.append(name)
    return tuple(map(tuple, found))


def pair_name(one: str, other: str) -> str:
    """The name under which a result keeps the differences between two rule sets."""
    return f"{one}|{other}"


# --- one lot ----------------------------------------------------------------------------------------


def lot(seed: int, number: int, many: int) -> dict[str, Sums]:
    """Deal, exchange, play and score one lot by every rule set, and sum the measures.

    Args:
        seed: the seed of the run.
        number: the number of the lot.
        many: how many deals.
    """
    deals = dealing.dealt(np.random.default_rng([seed, number]), many)
    takers = dealing.play(deals).takers
    totals: dict[str, Array] = {}
    found: dict[str, Sums] = {}
    for first, *_ in books():
        tally = bulk.score(load(first), deals.hands, deals.dealt, takers)
        totals[first] = tally.total
        found[first] = {name: _summed(column) for name, column in _measures(tally)}
    for one, other in combinations(totals, 2):
        apart = np.abs(totals[one].astype(np.int32) - totals[other]).max(1)
        found[pair_name(one, other)] = {"apart": _summed(apart > 0), "points": _summed(apart)}
    return found


def _summed(column: Array) -> list[int]:
    whole = column.astype(np.int64)
    return [int(whole.sum()), int((whole * whole).sum())]


def _measures(tally: bulk.DealScores) -> Iterator[tuple[str, Array]]:
    """Yield every measure by name, with its value for each deal: points, or whether something happened."""
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


# --- the result of a run ----------------------------------------------------------------------------


@dataclass
class Result:
    """The result of a run.

    Attributes:
        seed: the seed of the run.
        deals: how many deals there are so far.
        sums: the sums of every measure, by rule set (the first of those that score alike) or pair of rule sets.
    """

    seed: int
    deals: int = 0
    sums: dict[str, Sums] = field(default_factory=dict)

    def add(self, many: int, found: Mapping[str, Sums]) -> None:
        """Add a lot."""
        self.deals += many
        for book, measures in found.items():
            mine = self.sums.setdefault(book, {})
            for name, (whole, squares) in measures.items():
                before = mine.get(name, [0, 0])
                mine[name] = [before[0] + whole, before[1] + squares]

    def figure(self, book: str, name: str) -> Estimate:
        """The mean of a measure with its standard error.

        Args:
            book: a rule set or a pair, as in ``sums``.
            name: the measure.

        Raises:
            KeyError: there is no such figure.
        """
        whole, squares = self.sums[book][name]
        mean = whole / self.deals
        spread = max(0.0, squares / self.deals - mean * mean)
        return Estimate(mean, sqrt(spread / max(1, self.deals - 1)))

    def when(self, book: str, name: str, given: str) -> Estimate:
        """The mean of a measure over the deals in which an event happened; 0 if it never did.

        Args:
            book: a rule set or a pair, as in ``sums``.
            name: a measure that is 0 in every deal in which the event did not happen.
            given: the measure that is 1 where the event happened and 0 elsewhere.
        """
        often = self.sums[book][given][0]
        whole, squares = self.sums[book][name]
        mean = whole / max(1, often)
        return Estimate(mean, sqrt(max(0.0, squares / max(1, often) - mean * mean) / max(1, often - 1)))

    def neither(self, book: str, kind: str) -> Estimate:
        """How often nobody won a class.

        Args:
            book: a rule set, as in ``sums``.
            kind: ``point``, ``sequence`` or ``set``.
        """
        share = 1 - sum(self.sums[book][f"{kind}_{side}"][0] for side in EITHER) / self.deals
        return Estimate(share, sqrt(max(0.0, share * (1 - share)) / max(1, self.deals - 1)))

    def command(self, subject: str, book: str = "") -> str:
        """The command that reproduces these figures.

        Args:
            subject: ``big`` or ``books``.
            book: the rule set by which the deals are scored; empty for the default.
        """
        rules = f" --rules {book}" if book else ""
        return f"piquet-tutor odds {subject} --deals {self.deals} --seed {self.seed}{rules}"

    def to_json(self) -> dict[str, Any]:
        """The result as JSON data."""
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
    """The result that comes with the tutor, shown until another run is made."""
    value = json.loads(files("piquet_tutor").joinpath("explore", "odds", "data", _SHIPPED).read_text("utf-8"))
    return Result(value["seed"], value["deals"], value["sums"])


# --- running ----------------------------------------------------------------------------------------


class Run:
    """A run in steps, so that a page can show its progress and stop it.

    Attributes:
        deals: how many deals to make.
        result: the result so far.
        cancelled: whether it was stopped.
    """

    def __init__(self, deals: int, seed: int, scheduler: str = THREADS) -> None:
        """Set it up; nothing is dealt yet.

        Args:
            deals: how many deals, at least 1.
            seed: any whole number, 0 or more.
            scheduler: ``threads``, ``processes``, or the address of a Dask cluster, such as ``tcp://host:8786``.

        Raises:
            NoScheduler: what shares it out is not installed, or the cluster cannot be used.
        """
        if find_spec("dask") is None:
            raise NoScheduler("dask", scheduler)
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
        """How much of it is done, from 0 to 1."""
        return self.result.deals / self.deals

    @property
    def done(self) -> bool:
        """Whether the run is over."""
        return self.cancelled or self._next >= len(self._lots)

    def step(self) -> bool:
        """Do a round of lots; return whether the run is over."""
        if not self.done:
            lots = self._lots[self._next : self._next + self._at_once]
            self._next += len(lots)
            for (_, _, many), found in zip(lots, self._work(lots), strict=True):
                self.result.add(many, found)
        if self.done:
            self.close()
        return self.done

    def cancel(self) -> None:
        """Stop after this round; the result so far is kept."""
        self.cancelled = True

    def close(self) -> None:
        """Close the connection to the cluster, if any."""
        close, self._close = self._close, lambda: None
        with suppress(OSError):
            close()


def _lot_of(task: tuple[int, int, int]) -> dict[str, Sums]:
    return lot(*task)


def _here(lots: list[tuple[int, int, int]], scheduler: str) -> list[dict[str, Sums]]:
    """Do a round of lots on this machine."""
    from dask.base import compute
    from dask.delayed import delayed

    tasks = [delayed(_lot_of)(each) for each in lots]
    return list(compute(*tasks, scheduler=scheduler))  # type: ignore[no-untyped-call]  # it has no types


def _cluster(address: str) -> tuple[Any, int]:
    """Connect to a cluster; return its client and how many lots to give it at once.

    Raises:
        NoScheduler: the library is not installed, or nobody answers.
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
