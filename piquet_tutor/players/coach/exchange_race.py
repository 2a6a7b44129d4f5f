"""The race of the discards: all are simulated over a few deals, the better ones over more.

The advice for a learner and the coach as an opponent both use it. The opponent stops at the first answer; the advice
goes on and computes the declarations of the best few exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from piquet_tutor.game.cards import Cards
from piquet_tutor.players.coach.exchange_sampled import DiscardResult, SimulatedDeals, Trial
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.exchange.tables import calls_counted

Stop = Callable[[], bool]

FIRST: Final = 2
"""The round that gives the first answer."""
SHOWN: Final = 6
"""How many discards are shown."""


class Round(NamedTuple):
    """A round: how many discards are simulated, over how many deals."""

    discards: int
    deals: int


ROUNDS: Final = (Round(100_000, 48), Round(160, 512), Round(24, 4096), Round(8, 32_768), Round(SHOWN, 131_072))
"""The rounds. Each uses new deals, so a discard that was lucky in one round has no advantage in the next."""


@dataclass(frozen=True)
class Ranked:
    """The discards simulated in a round, ranked.

    Attributes:
        information: what the seat knows.
        seed: of the simulated deals.
        stage: the number of the round.
        results: the discards, the best first, each with its result over the deals of that round.
    """

    information: BeforeExchange = field(repr=False)
    seed: int
    stage: int
    results: tuple[tuple[Cards, DiscardResult], ...]

    @property
    def best(self) -> Cards:
        """The best discard."""
        return self.results[0][0]

    @property
    def countable(self) -> bool:
        """Whether chances can be computed exactly under these rules."""
        return calls_counted(self.information.rules)

    @property
    def final(self) -> bool:
        """Whether this is the last round."""
        return self.stage == len(ROUNDS) - 1


def raced(
    information: BeforeExchange, seed: int, done: Callable[[int], object], should_stop: Stop | None = None
) -> Iterator[Ranked]:
    """The ranking of the discards after each round that gives an answer.

    Args:
        information: what the seat knows.
        seed: of the simulated deals.
        done: called with the work just done, in discards times deals.
        should_stop: asked now and then once there is a first answer.
    """
    field_left = information.discards
    for stage, each in enumerate(ROUNDS):
        entrants = field_left[: each.discards]
        stop = should_stop if stage > FIRST else None
        results = Trial(dealt_in(information, seed, stage)).of(entrants, done, stop)
        if results is None:
            return
        ranked = tuple(sorted(zip(entrants, results, strict=True), key=lambda pair: -pair[1].mean))
        field_left = tuple(out for out, _ in ranked)
        if stage >= FIRST:
            yield Ranked(information, seed, stage, ranked)


def quickly(information: BeforeExchange, seed: int) -> Ranked:
    """The first answer of the race, computed in about a fifth of a second.

    Args:
        information: what the seat knows.
        seed: of the simulated deals; the same seed gives the same answer.
    """
    return next(raced(information, seed, lambda _: None))


def work_of(information: BeforeExchange) -> int:
    """The work of the whole race, in discards times deals."""
    return sum(min(len(information.discards), each.discards) * each.deals for each in ROUNDS)


def dealt_in(information: BeforeExchange, seed: int, stage: int) -> SimulatedDeals:
    """The deals of a round."""
    return SimulatedDeals(information, ROUNDS[stage].deals, np.random.default_rng([seed, stage]))
