"""How many deals a second are scored, exchanged and played at once, on one core; and by the engine, beside it.

    python benchmarks/bulk.py

The first figure is the tally of the declarations alone: point, sequences, sets, cartes blanches, repiques, who wins
each class, and both totals, from hands given as arrays; no dealing, no exchange, no play. Each further one says what
it adds.
Times are of the processor; the best of several goes is told beside the median, since the machine may be shared.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import numpy as np

from piquet_tutor.explore.odds import dealing
from piquet_tutor.game.rules.loader import load
from piquet_tutor.reckoner import bulk
from tests.explore.odds.ledgers import by_ledger

DEALS = 50_000
GOES = 7
BY_ENGINE = 200


def rate(what: str, many: int, work: Callable[[], object], goes: int = GOES) -> float:
    """Deals a second, told and given back: the median of several goes."""
    taken = []
    for _ in range(goes):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    median = many / statistics.median(taken)
    print(f"{what:58} {median:12,.0f} deals a second (best {many / min(taken):,.0f})")
    return median


def main() -> None:
    """Time everything."""
    rules = load(bulk.FIRST)
    rng = np.random.default_rng(1)
    deals = dealing.dealt(rng, DEALS)
    played = dealing.play(deals, tell=True)
    takers, cards = played.takers, played.cards
    assert cards is not None
    declared = rate("declarations scored", DEALS, lambda: bulk.score(rules, deals.hands, deals.dealt).total)
    rate("declarations and play scored", DEALS, lambda: bulk.score(rules, deals.hands, deals.dealt, takers).total)
    rate("shuffled and dealt", DEALS, lambda: dealing.dealt(rng, DEALS, exchange=False))
    rate("shuffled, dealt and exchanged", DEALS, lambda: dealing.dealt(rng, DEALS))
    rate("played, twelve tricks", DEALS, lambda: dealing.play(deals))

    def whole() -> object:
        fresh = dealing.dealt(rng, DEALS)
        return bulk.score(rules, fresh.hands, fresh.dealt, dealing.play(fresh).takers).total

    rate("all of it, from the shuffle to the totals", DEALS, whole)

    def by_engine() -> None:
        for row in range(BY_ENGINE):
            by_ledger(rules, deals.dealt[row], deals.hands[row], cards[row])

    engine = rate("by the engine, ruling by ruling (hands and cards given)", BY_ENGINE, by_engine, goes=3)
    print(f"declarations in bulk: {declared / engine:,.0f} times as many deals as the engine rules on, play and all")


if __name__ == "__main__":
    main()
