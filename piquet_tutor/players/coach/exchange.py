"""Which cards to discard: all discards are simulated over the same deals, then the best few are explained.

The declarations of those few are computed exactly. Only the view of the seat that is to exchange is used. A first
answer comes quickly and is then refined: ``advising`` yields each answer, ``advise_exchange`` returns the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.exchange_race import SHOWN, DiscardResult, Ranked, Stop, Trial, dealt_in, raced, work_of
from piquet_tutor.players.coach.exchange_reasons import DiscardReason, reasons
from piquet_tutor.reckoner.exchange.draws import Histogram, spread
from piquet_tutor.reckoner.exchange.facing import ClassAverage, Exact
from piquet_tutor.reckoner.exchange.information import BeforeExchange, ground_of

Progress = Callable[[int, int], object]


@dataclass(frozen=True)
class RankedDiscard:
    """What may be thrown, and what it is worth.

    Attributes:
        out: the cards discarded.
        kept: the cards that stay.
        odds: for each class, the exact chances of winning and losing it, if all hands are equally likely.
        spread: the exact distribution of the combinations held after the draw.
        sampled: its result in the whole deal, by simulation.
        reasons: the reasons for it.
    """

    out: Cards
    kept: Cards
    odds: Mapping[Kind, ClassAverage]
    spread: Histogram = field(repr=False, compare=False)
    sampled: DiscardResult
    reasons: tuple[DiscardReason, ...]

    @property
    def points(self) -> float:
        """The average lead over the opponent in points at the end of the deal."""
        return self.sampled.mean

    @property
    def calls(self) -> float:
        """The exact average lead from point, sequences and sets, if all hands of the opponent are equally likely."""
        return sum(each.ahead for each in self.odds.values())


@dataclass(frozen=True)
class ExchangeAdvice:
    """Which cards to discard.

    Attributes:
        options: the best discards, the best first.
        considered: how many discards were compared.
        stage: the round of the race that gave this answer.
        final: whether that was the last round.
        seed: the seed of the simulated deals.
        information: what the seat knows.
        exact: the exact counts made so far.
    """

    options: tuple[RankedDiscard, ...]
    considered: int
    stage: int
    final: bool
    seed: int
    information: BeforeExchange = field(repr=False)
    exact: Exact = field(repr=False, compare=False)

    @property
    def best(self) -> RankedDiscard:
        """The advised discard."""
        return self.options[0]


@dataclass(frozen=True)
class DiscardDifference:
    """Where two discards differ.

    Attributes:
        about: ``calls``, ``bonus`` or ``play``.
        points: how many more points the chosen discard scores there than the best one.
    """

    about: str
    points: float


@dataclass(frozen=True)
class Comparison:
    """A chosen discard compared with the best.

    Attributes:
        yours: the chosen discard.
        best: the best discard.
        behind: how many points fewer the chosen one scores on average, over the same deals.
        error: the standard error of ``behind``.
        parts: where the chosen one is worse or better, the greatest difference first.
    """

    yours: RankedDiscard
    best: RankedDiscard
    behind: float
    error: float
    parts: tuple[DiscardDifference, ...]

    @property
    def same(self) -> bool:
        """Whether the best was chosen."""
        return self.yours.out == self.best.out

    @property
    def level(self) -> bool:
        """Whether the difference is not statistically significant."""
        return abs(self.behind) < 2 * self.error


def advise_exchange(
    view: View, seed: int = 0, progress: Progress | None = None, should_stop: Stop | None = None
) -> ExchangeAdvice:
    """Which cards to discard: the last answer of :func:`advising`, or the best so far if it is stopped.

    Args:
        view: of the seat that is to exchange.
        seed: of the simulated deals; the same seed gives the same advice.
        progress: called with the amount of work done and the total.
        should_stop: asked now and then; the first answer is computed in any case.

    Raises:
        Unweighed: the seat is not to exchange now, or its rule set is not supported.
    """
    *_, last = advising(view, seed, progress, should_stop)
    return last


def advising(
    view: View, seed: int = 0, progress: Progress | None = None, should_stop: Stop | None = None
) -> Iterator[ExchangeAdvice]:
    """Which cards to discard: successive answers, each more precise.

    Args:
        view: of the seat that is to exchange.
        seed: of the simulated deals.
        progress: called with the amount of work done and the total.
        should_stop: asked now and then once there is a first answer.

    Raises:
        Unweighed: the seat is not to exchange now, or its rule set is not supported.
    """
    information = ground_of(view)
    return _advising(information, seed, _Meter(information, progress), should_stop)


def _advising(
    information: BeforeExchange, seed: int, meter: _Meter, should_stop: Stop | None
) -> Iterator[ExchangeAdvice]:
    exact = Exact(information)
    for ranked in raced(information, seed, meter.done, should_stop):
        yield explained(ranked, exact)


def explained(ranked: Ranked, exact: Exact | None = None) -> ExchangeAdvice:
    """The best discards of a race, counted exactly and with their reasons.

    Args:
        ranked: the discards after a round of the race.
        exact: the exact counts already made for the same information set.
    """
    information = ranked.information
    exact = exact or Exact(information)
    options = tuple(_option(exact, out, result) for out, result in ranked.results[:SHOWN])
    return ExchangeAdvice(
        options, len(information.discards), ranked.stage, ranked.final, ranked.seed, information, exact
    )


class _Meter:
    """Reports progress, measured in discards times deals."""

    def __init__(self, information: BeforeExchange, progress: Progress | None) -> None:
        self._progress = progress
        self._whole = work_of(information)
        self._so_far = 0

    def done(self, more: int) -> None:
        """Add this much work to what is done."""
        self._so_far += more
        if self._progress is not None:
            self._progress(self._so_far, self._whole)


def _option(exact: Exact, out: Cards, sampled: DiscardResult) -> RankedDiscard:
    information = exact.information
    draws, against = exact.of(len(out))
    kept = information.kept(out)
    return RankedDiscard(
        out, kept, against.odds(kept), spread(information, draws, out), sampled, reasons(exact, out, sampled)
    )


def compared(advice: ExchangeAdvice, cards: Cards) -> Comparison:
    """A chosen discard compared with the best, over the same simulated deals.

    Args:
        advice: the advice.
        cards: any allowed discard, in any order.

    Raises:
        Unweighed: the discard is not allowed.
    """
    out = advice.information.lawful(cards)
    best = advice.best
    known = next((each for each in advice.options if each.out == out), None)
    if known is best:
        return Comparison(best, best, 0.0, 0.0, ())
    trial = Trial(dealt_in(advice.information, advice.seed, advice.stage))
    yours = known if known is not None else _option(advice.exact, out, trial.one(out))
    behind, error = trial.apart(best.out, out)
    return Comparison(yours, best, behind, error, parts_of(yours, best))


def measure(advice: ExchangeAdvice) -> Callable[[Cards], float]:
    """How many points fewer than the best any allowed discard scores on average, over the deals of the advice.

    Only what is needed for that is kept, so that it may be kept longer than the advice.

    Args:
        advice: the advice.
    """
    information, seed, stage, best = advice.information, advice.seed, advice.stage, advice.best.out

    def behind(cards: Cards) -> float:
        out = information.lawful(cards)
        return Trial(dealt_in(information, seed, stage)).apart(best, out)[0] if out != best else 0.0

    return behind


def parts_of(yours: RankedDiscard, best: RankedDiscard) -> tuple[DiscardDifference, ...]:
    """Where two discards differ over the same deals, the greatest difference first; the parts add up to the whole."""
    found = [
        DiscardDifference("calls", yours.sampled.calls - best.sampled.calls),
        DiscardDifference("bonus", yours.sampled.bonus - best.sampled.bonus),
        DiscardDifference("play", yours.sampled.play - best.sampled.play),
    ]
    return tuple(sorted(found, key=lambda part: -abs(part.points)))
