"""The bulk scorer against the ledger on a great many deals.

    python -m tests.explore.odds.many --deals 100000 --jobs 2

Every rule set it serves takes its turn, plain and with options set otherwise; deals as dealt, after the exchange, with
a strong hand, with a blank hand; played by habit and at random. Exit status 1 when a single figure differs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from random import Random

from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner.supported import supported_names, unsupported
from tests.explore.odds.ledgers import SORTS, differences, mixed

LOT = 50


def lot(task: tuple[int, int]) -> tuple[int, list[str]]:
    """Compare one lot of deals: its number says everything about it."""
    seed, number = task
    names = supported_names()
    rng = Random(f"{seed} {number}")
    name = names[number % len(names)]
    rules = load(name)
    if number % 2:
        other = load(name, mixed(rng))
        rules = rules if unsupported(other) else other
    return LOT, differences(rules, rng.choice(SORTS), LOT, rng.randrange(10**6))


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.explore.odds.many", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began, done, wrong = time.perf_counter(), 0, 0
    tasks = [(asked.seed, number) for number in range(-(-asked.deals // LOT))]
    with multiprocessing.Pool(asked.jobs) as pool:
        for count, found in pool.imap_unordered(lot, tasks):
            done, wrong = done + count, wrong + len(found)
            for each in found[:2]:
                print(each, flush=True)
    print(f"{done} deals from seed {asked.seed}: {wrong} figures differ, {time.perf_counter() - began:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
