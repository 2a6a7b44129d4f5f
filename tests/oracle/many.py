"""A great many random legal deals, each held against the brute scorer and its own record.

    python -m tests.oracle.many --deals 100000 --seed 1

Every rule set that the scorer knows and ten random option mixes take turns; all cores are used. Exit status 1 when a
deal fails: it is printed as a record, with what is wrong with it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from functools import cache
from random import Random, SystemRandom

from piquet_tutor.rules.loader import load, rule_set_names
from piquet_tutor.rules.model import RuleSet
from tests.oracle.agreement import trouble
from tests.oracle.scorer import PRESETS
from tests.strategies import random_deal, random_options

MIXES = 10
LOT = 100
"""Deals given to a worker at once."""


@cache
def books(seed: int) -> tuple[RuleSet, ...]:
    """Every rule set the scorer knows, and ten mixes that depend on the seed alone."""
    chance = Random(f"mixes {seed}")
    known = [name for name in rule_set_names() if name in PRESETS]
    return (*map(load, known), *(load(chance.choice(known), random_options(chance)) for _ in range(MIXES)))


def lot(task: tuple[int, int, int]) -> tuple[int, list[str]]:
    """Play and check one lot of deals; returns how many, and what was wrong."""
    seed, first, count = task
    wrong = []
    for number in range(first, first + count):
        rules = books(seed)[number % len(books(seed))]
        try:
            found = trouble(random_deal(rules, Random(f"{seed} {number}")))
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        if found:
            wrong.append(f"deal {number} of seed {seed} by {rules.spoken}: {found}")
    return count, wrong


def tasks(seed: int, deals: int) -> Iterator[tuple[int, int, int]]:
    """The lots that make up a run."""
    for first in range(0, deals, LOT):
        yield seed, first, min(LOT, deals - first)


def run(seed: int, deals: int, workers: int | None = None) -> list[str]:
    """Check so many deals, telling how far it is; returns what was wrong."""
    began, done, wrong = time.perf_counter(), 0, []
    with multiprocessing.Pool(workers) as pool:
        for count, found in pool.imap_unordered(lot, tasks(seed, deals)):
            wrong += found
            if (done + count) // 5000 > done // 5000:
                print(f"{done + count} deals, {len(wrong)} wrong, {time.perf_counter() - began:.0f} s", flush=True)
            done += count
    taken = time.perf_counter() - began
    each = 1000 * taken / max(1, done)
    print(f"{done} deals from seed {seed}: {len(wrong)} wrong, {taken:.0f} s, {each:.2f} ms a deal")
    return wrong


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.many", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None, help="else a fresh one, which is printed")
    parser.add_argument("--workers", type=int, default=None, help="processes; else one a core")
    asked = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    wrong = run(seed, asked.deals, asked.workers)
    for each in wrong[:10]:
        print(each)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
