"""The solved play against endplay, the bridge solver (DDS, in C++), on its own ground: a deal, both sides known.

One side is a deal of piquet, twelve tricks between two hands; the other a board of bridge without trumps, thirteen
tricks between four. Measured side by side, in turns, on one core, in processor time, on fresh deals only (a board asked
again is served from a solver's memory). Medians and their ratios:

- one deal, without the table and from an empty memory, against ``solve_board`` (OptimalOne);
- what each of twelve leads makes, likewise, against ``solve_board`` for all cards (Default);
- the average of each lead over the 455 hands elder can face at the first trick, by the table, against one board.

    python benchmarks/solver.py [deals]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from _bridge import board
from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

from piquet_tutor.game.cards import Cards, Pack
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.solver import searching
from piquet_tutor.reckoner.solver.searching import half_tricks, lead_worth, position_of
from piquet_tutor.reckoner.solver.table_cache import at_hand
from piquet_tutor.reckoner.solver.worlds import every_hand, spreads

DEALS = 500
ELDER_DISCARDS = 5


def notrumps(rng: random.Random) -> Deal:
    """A board of bridge, without trumps, North to lead."""
    deal = board(rng)
    deal.trump, deal.first = Denom.nt, Player.north
    return deal


def dealt(rng: random.Random) -> tuple[Cards, Cards, Cards]:
    """Two hands of twelve, and of the eight cards left those elder has not seen (he has put five others out)."""
    cards = rng.sample(Pack(32).cards, 32)
    return tuple(cards[:12]), tuple(cards[12:24]), tuple(cards[24 + ELDER_DISCARDS :])


def timed(what: Callable[[], object]) -> float:
    """How long it takes, in milliseconds of processor time."""
    begun = process_time()
    what()
    return 1000 * (process_time() - begun)


def one_deal(mine: Cards, other: Cards) -> int:
    """A deal solved from an empty memory."""
    searching.forget()
    return half_tricks(position_of(masks_of(mine), masks_of(other)))


def every_lead(mine: Cards, other: Cards) -> list[int]:
    """What each lead makes, from an empty memory."""
    searching.forget()
    leader, follower = masks_of(mine), masks_of(other)
    return [lead_worth(leader, follower, one.suit, bit_of(one)) for one in mine]


def over_worlds(mine: Cards, unseen: Cards) -> object:
    """Every lead over every hand the other may hold."""
    return spreads(mine, None, every_hand(unseen, 12))


def main(deals: int) -> None:
    """Measure in turns and print the medians."""
    rng = random.Random()
    table = at_hand()
    warm = dealt(rng)
    over_worlds(warm[0], (*warm[1], *warm[2]))
    solve_board(notrumps(rng), SolveMode.OptimalOne)
    rows = []
    for _ in range(deals):
        mine, other, seen_by_nobody = dealt(rng)
        first, second = notrumps(rng), notrumps(rng)
        rows.append(
            (
                timed(lambda first=first: solve_board(first, SolveMode.OptimalOne)),
                timed(lambda mine=mine, other=other: one_deal(mine, other)),
                timed(lambda second=second: solve_board(second)),
                timed(lambda mine=mine, other=other: every_lead(mine, other)),
                timed(lambda mine=mine, unseen=(*other, *seen_by_nobody): over_worlds(mine, unseen)),
            )
        )
        assert table is not None  # the whole point of the last row
        assert (
            one_deal(mine, other)
            == max(every_lead(mine, other))
            == table.value(position_of(masks_of(mine), masks_of(other)))
        )
    best, deal, cards, leads, worlds = (median(column) for column in zip(*rows, strict=True))
    print(f"{'':58}{'median':>10}{'ratio':>9}{'aim':>9}")
    print(f"{'endplay, one board, one best card':58}{best:7.2f} ms")
    print(f"{'a deal, no table, nothing remembered':58}{deal:7.2f} ms{deal / best:9.3f}{'<= 0.2':>9}")
    print(f"{'average of each lead over 455 hands, by the table':58}{worlds:7.2f} ms{worlds / best:9.3f}{'<= 1':>9}")
    print(f"{'endplay, one board, every card':58}{cards:7.2f} ms")
    print(f"{'every lead of a deal, no table, nothing remembered':58}{leads:7.2f} ms{leads / cards:9.3f}{'<= 0.2':>9}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
