"""Exchanges counted exactly against endplay, the bridge solver (DDS, in C++), as a measure of the machine.

Elder's 1,585 discards, measured in turns on one core, in processor time, on fresh deals; medians, and their ratios to
``calc_dd_table`` of a fresh board of bridge (twenty results):

- what the hand ends with after every draw, for every discard (14,941,023 outcomes);
- what point, sequences and sets bring ahead on the average, for every discard, against every hand of the other;
- the race alone, which is the exchange of the coach as an opponent; the first advice; and the whole of it.

    python benchmarks/exchange.py [deals]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from _bridge import board
from endplay.dds import calc_dd_table

from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.exchange import advise_exchange, advising
from piquet_tutor.players.coach.exchange_race import quickly
from piquet_tutor.reckoner.exchange.draws import spread
from piquet_tutor.reckoner.exchange.facing import Exact
from piquet_tutor.reckoner.exchange.information import BeforeExchange, ground_of

DEALS = 7


def view_of(seed: int) -> View:
    """Elder's view of a fresh deal, before his exchange."""
    while True:
        view = seen_by(shuffled(load("rubicon"), seed), "elder")
        if view.limits is not None:
            return view
        seed += 1_000_003


def every_spread(information: BeforeExchange) -> list[object]:
    """What the hand ends with, for every discard."""
    exact = Exact(information)
    return [spread(information, exact.of(len(out))[0], out) for out in information.discards]


def every_ahead(information: BeforeExchange) -> list[float]:
    """What the calls bring ahead on the average, for every discard."""
    exact = Exact(information)
    return [exact.of(len(out))[1].ahead(information.kept(out)) for out in information.discards]


def timed(what: Callable[[], object]) -> float:
    """How long it takes, in seconds of processor time."""
    begun = process_time()
    what()
    return process_time() - begun


def main(deals: int) -> None:
    """Measure in turns and print the medians."""
    rng = random.Random()
    advise_exchange(view_of(rng.randrange(1 << 30)))
    calc_dd_table(board(rng))
    rows = []
    for _ in range(deals):
        view, fresh = view_of(rng.randrange(1 << 30)), board(rng)
        information = ground_of(view)
        rows.append(
            (
                timed(lambda fresh=fresh: calc_dd_table(fresh)),
                timed(lambda information=information: every_spread(information)),
                timed(lambda information=information: every_ahead(information)),
                timed(lambda information=information: quickly(information, 0)),
                timed(lambda view=view: next(iter(advising(view)))),
                timed(lambda view=view: advise_exchange(view)),
            )
        )
    table, *rest = (median(column) for column in zip(*rows, strict=True))
    print(f"{'':58}{'median':>10}{'ratio':>9}{'aim':>9}")
    print(f"{'endplay, calc_dd_table of one board':58}{table:8.2f} s")
    names = (
        ("what the hand ends with, 1,585 discards", "< 3 s"),
        ("what the calls bring ahead, 1,585 discards", "< 8 s"),
        ("the opponent's exchange", "< 0.5 s"),
        ("the first advice", "< 1 s"),
        ("the whole advice", "< 4 s"),
    )
    for (name, aim), seconds in zip(names, rest, strict=True):
        print(f"{name:58}{seconds:8.2f} s{seconds / table:9.2f}{aim:>9}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
