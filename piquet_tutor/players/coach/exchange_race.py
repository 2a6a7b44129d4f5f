"""The race of the discards: all are simulated over a few deals, the better ones over more.

In every simulated deal both players call all they have after the exchange, and the play goes as with both hands known.
All discards are tried on the same deals, so differences between them have smaller errors than each by itself.

The advice for a learner and the coach as an opponent both use the race. The opponent stops at the first answer; the
advice goes on and computes the declarations of the best few exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from piquet_tutor.game.cards import Cards
from piquet_tutor.reckoner.bulk import masks_in
from piquet_tutor.reckoner.combination_arrays import Array
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.exchange.scores import Scores, SimulatedDeals, scored
from piquet_tutor.reckoner.exchange.unweighed import calls_counted
from piquet_tutor.reckoner.masks import bits_of

Stop = Callable[[], bool]

FIRST: Final = 2
"""The round that gives the first answer."""
SHOWN: Final = 6
"""How many discards are shown."""
EDGES: Final = (-19, -9, 0, 1, 10, 20)
"""The edges of the histogram of the lead in declarations; the first and the last bin are open."""
_CHUNK: Final = 1 << 16


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


# --- discards tried on the same deals --------------------------------------------------------------


class Chance(NamedTuple):
    """The frequency of an event, and its standard error."""

    share: float
    error: float


class DiscardResult(NamedTuple):
    """The result of a discard: the mean lead over the opponent in points, over the simulated deals.

    Attributes:
        deals: how many deals were simulated.
        mean: the whole lead; in a match, what it is worth there.
        error: the standard error of ``mean``.
        calls: the lead from point, sequences and sets.
        bonus: the lead from both players' repiques and piques.
        play: the lead from tricks, the last trick, and cards or capot.
        repique, pique: how often this seat makes one.
        other_repique, other_pique: how often the opponent makes one.
        bins: the share of the deals in each bin of the lead in declarations (see :data:`EDGES`); they add up to 1.
        made: how often the bid is made, by whichever side bid it; None if nothing was bid.
    """

    deals: int
    mean: float
    error: float
    calls: float
    bonus: float
    play: float
    repique: Chance
    pique: Chance
    other_repique: Chance
    other_pique: Chance
    bins: tuple[float, ...]
    made: Chance | None = None


class Trial:
    """Many discards tried on the same deals."""

    def __init__(self, dealt: SimulatedDeals) -> None:
        self._dealt = dealt
        self._ground = dealt.information

    def of(
        self, outs: Sequence[Cards], done: Callable[[int], object], should_stop: Callable[[], bool] | None
    ) -> list[DiscardResult] | None:
        """The result of each of these discards, in their order; None if it was stopped.

        Args:
            outs: the discards.
            done: called with the work just done, in discards times deals.
            should_stop: asked now and then.
        """
        found: dict[Cards, DiscardResult] = {}
        for size in sorted({len(out) for out in outs}):
            alike = [out for out in outs if len(out) == size]
            each = max(1, _CHUNK // self._dealt.deals)
            for start in range(0, len(alike), each):
                if should_stop is not None and should_stop():
                    return None
                part = alike[start : start + each]
                scores = self._scored(part, size)
                worth = self._worth(scores)
                found.update((out, self._summed(scores.row(row), worth[row])) for row, out in enumerate(part))
                done(len(part) * self._dealt.deals)
        return [found[out] for out in outs]

    def one(self, out: Cards) -> DiscardResult:
        """The result of one discard."""
        scores = self._scored([out], len(out))
        return self._summed(scores.row(0), self._worth(scores)[0])

    def apart(self, one: Cards, other: Cards) -> tuple[float, float]:
        """The mean difference between two discards over the same deals, and its standard error."""
        first, second = (self._worth(self._scored([out], len(out))) for out in (one, other))
        more = first - second
        return float(more.mean()), float(more.std(ddof=1)) / sqrt(self._dealt.deals)

    def _summed(self, scores: Scores, worth: Array) -> DiscardResult:
        return _summed(scores, worth, self._ground.tables.made is not None)

    def _scored(self, outs: list[Cards], size: int) -> Scores:
        kept = np.array([[bits_of(self._ground.kept(out))] for out in outs], np.int64)
        mine = masks_in(kept | self._dealt.drawn(size))
        return scored(self._ground, mine, masks_in(self._dealt.other(size)))

    def _worth(self, scores: Scores) -> Array:
        """What each deal is worth: the lead in points, or its value in the match."""
        match = self._ground.match
        return scores.whole if match is None else match.worth(scores.hand, scores.play)


def _summed(scores: Scores, worth: Array, bid: bool) -> DiscardResult:
    calls, deals = scores.calls, len(worth)
    bins = np.bincount(np.searchsorted(EDGES, calls, side="right"), minlength=len(EDGES) + 1) / deals
    return DiscardResult(
        deals,
        float(worth.mean()),
        float(worth.std(ddof=1)) / sqrt(deals),
        float(calls.mean()),
        float(scores.bonus.mean()),
        float(scores.play.mean()),
        _share(scores.repique > 0, deals),
        _share(scores.pique > 0, deals),
        _share(scores.repique < 0, deals),
        _share(scores.pique < 0, deals),
        tuple(bins.tolist()),
        _share(scores.made > 0, deals) if bid else None,
    )


def _share(there: Array, deals: int) -> Chance:
    share = float(there.mean())
    return Chance(share, sqrt(share * (1 - share) / deals))
