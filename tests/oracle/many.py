"""A great many random legal deals of every form, each held against the brute scorer and its own record.

    python -m tests.oracle.many --deals 20000 --seed 1
    python -m tests.oracle.many --deals 20000 --rules contract auction

So many deals of each rule set for two players, or of those named (which may also be for three and four): every other
one plain, the rest with random mixes of options, a new mix every few deals; half of them dealt and played so that rare
things happen. All cores are used. Exit status 1 when a deal fails: it is printed as a record, with what is wrong with
it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random, SystemRandom

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from tests.oracle.agreement import trouble
from tests.oracle.scorers import FOR_MORE, FOR_TWO, SCORERS
from tests.oracle.starts import any_deal
from tests.strategies import random_options

LOT = 100
"""Deals given to a worker at once."""
SHOWN = 3
"""Failures of one lot that are printed, as they are met."""
MIX = 10
"""Deals in a row that take turns between a rule set as it is and one mix of its options."""
MIXES = 2
"""Mixes of each form in a small sample."""


def forms() -> tuple[str, ...]:
    """The rule sets for two, in the order in which they are listed."""
    return tuple(name for name in rule_set_names() if name in FOR_TWO)


@cache
def plain(form: str) -> RuleSet:
    """A rule set as it is."""
    return load(form)


def mixed(form: str, seed: int, number: int) -> RuleSet:
    """A rule set with some options set otherwise, by seed and number alone."""
    return load(form, random_options(Random(f"mix {number} of {form} by {seed}")))


def books(seed: int) -> tuple[RuleSet, ...]:
    """For a sample: each form for two plain and in a few mixes, those for more players plain."""
    for_two = [(plain(form), *(mixed(form, seed, number) for number in range(MIXES))) for form in forms()]
    return (*(rules for each in for_two for rules in each), *map(plain, FOR_MORE))


def lot(task: tuple[str, int, int, int]) -> tuple[str, int, list[str]]:
    """Play and check one lot of deals of a form; returns which, how many, and what was wrong."""
    form, seed, first, count = task
    wrong = []
    mix = plain(form)
    for number in range(first, first + count):
        if number % MIX == 0:
            mix = mixed(form, seed, number // MIX)
        rules = mix if number % 2 else plain(form)
        try:
            found = trouble(any_deal(rules, Random(f"{seed} {number}")))
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        if found:
            wrong.append(f"deal {number} of seed {seed} by {rules.spoken}: {found}")
    return form, count, wrong


def tasks(seed: int, deals: int, asked: Sequence[str]) -> Iterator[tuple[str, int, int, int]]:
    """The lots that make up a run, one form after another."""
    for form in asked:
        for first in range(0, deals, LOT):
            yield form, seed, first, min(LOT, deals - first)


def run(seed: int, deals: int, workers: int | None = None, asked: Sequence[str] = ()) -> list[str]:
    """Check so many deals of each form, telling of each when it is done; returns what was wrong."""
    asked = tuple(asked) or forms()
    began, done = time.perf_counter(), dict.fromkeys(asked, 0)
    wrong: dict[str, list[str]] = {form: [] for form in asked}
    with multiprocessing.Pool(workers) as pool:
        for form, count, found in pool.imap_unordered(lot, tasks(seed, deals, asked)):
            wrong[form] += found
            done[form] += count
            for each in found[:SHOWN]:
                print(each, flush=True)
            if done[form] == deals:
                taken = time.perf_counter() - began
                print(f"{form}: {deals} deals, {len(wrong[form])} wrong ({taken:.0f} s since the start)", flush=True)
    every = [each for found in wrong.values() for each in found]
    taken = time.perf_counter() - began
    whole = sum(done.values())
    each_took = 1000 * taken / max(1, whole)
    print(f"{whole} deals from seed {seed}: {len(every)} wrong, {taken:.0f} s, {each_took:.2f} ms a deal")
    return every


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.many", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=10_000, help="deals of each form")
    parser.add_argument(
        "--rules", nargs="+", default=(), metavar="ID", choices=tuple(SCORERS), help="these forms alone"
    )
    parser.add_argument("--seed", type=int, default=None, help="else a fresh one, which is printed")
    parser.add_argument("--workers", type=int, default=None, help="processes; else one a core")
    asked = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    return 1 if run(seed, asked.deals, asked.workers, asked.rules) else 0


if __name__ == "__main__":
    sys.exit(main())
