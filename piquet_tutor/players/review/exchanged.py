"""The exchange: the discard compared with better ones by what the seat knew then, and the luck of the draw.

The expected value of an exchange is computed from the seat's own cards alone. The review also gives what the exchange
would have scored with the actual talon, ruled again up to the end of the declarations; that is hindsight, since nobody
knew the talon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice
from math import inf
from typing import Any, Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.replaying import DealHistory, course_of, run
from piquet_tutor.game.actions import Action, Exchange
from piquet_tutor.game.cards import Cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.policies.declaring import holdings
from piquet_tutor.game.state import Deal
from piquet_tutor.players.coach.exchange import Comparison, ExchangeAdvice, advising, compared, measure
from piquet_tutor.players.review.declared import measured
from piquet_tutor.players.review.model import OPEN, SEEN, MissedChance, Remark, TakenAction, gain
from piquet_tutor.reckoner.exchange.unweighed import Unweighed

LEAST: Final = 0.5
"""How many points worse than the best an exchange must have been on average to be reported."""
ANSWERS: Final = 3
"""How many of the coach's successive estimates to take: as many as at the table, so that both show the same figure."""
WORST: Final = 3
"""How many points breaking up a combination must have cost, with the actual talon, to be reported."""


def exchanged(
    deal: Deal, seat: Seat, steps: Sequence[TakenAction], stop: Callable[[], bool] | None = None
) -> Iterator[MissedChance | Remark]:
    """What an exchange gave away, which combination it broke up at a cost, and how lucky the draw was.

    Args:
        deal: a deal that is over.
        seat: whose exchange.
        steps: every action of the deal.
        stop: asked now and then; returns True to stop early.
    """
    step = next((each for each in steps if isinstance(each.action, Exchange) and each.action.seat == seat), None)
    if step is None or not isinstance(step.action, Exchange):
        return
    lay = _AsItLay(deal, seat)
    try:
        advice = _advice(step, stop)
    except Unweighed as fault:
        advice = None
        if len(deal.table.seats) == 2:
            yield Remark("exchange-unserved", {"reason": fault.reason})
    better: Cards = ()
    if advice is not None:
        weighed = compared(advice, step.action.cards)
        found = _promised_less(step, weighed, lay, advice)
        if found is not None:
            better = weighed.best.out
            yield found
        yield from _luck(deal, seat, weighed)
    broken = _broken(deal, seat, step, lay, better)
    if broken is not None:
        yield broken


def _advice(step: TakenAction, stop: Callable[[], bool] | None) -> ExchangeAdvice:
    """The best discards, by what the seat knew.

    Raises:
        Unweighed: the coach cannot weigh such an exchange.
    """
    view = seen_by(step.before, step.action.seat)
    *_, advice = islice(advising(view, should_stop=stop), ANSWERS)
    return advice


def _promised_less(
    step: TakenAction, weighed: Comparison, lay: _AsItLay, advice: ExchangeAdvice
) -> MissedChance | None:
    if weighed.same or weighed.level or weighed.behind < LEAST:
        return None
    facts: dict[str, Any] = {
        "card": weighed.yours.out,
        "better": weighed.best.out,
        "error": round(weighed.error, 1) or None,
        "lay": lay.more(weighed.best.out),
        "most": advice.information.most,
    }
    measured = measure(advice)
    points = round(weighed.behind, 1)
    cards = tuple(dict.fromkeys((*weighed.yours.out, *weighed.best.out)))

    def behind(action: Action) -> float:
        try:
            return measured(action.cards) if isinstance(action, Exchange) else inf
        except Unweighed:  # such a number of cards is not allowed
            return inf

    found = MissedChance("exchange", OPEN, points, step.place, cards, facts, step.rulings, exact=False)
    return replace(found, behind=behind, gains=_gains(weighed))


def _gains(weighed: Comparison) -> dict[str, float]:
    """Where the best discard scores more: in each class of combination, in bonuses, in the play."""
    mine, best = weighed.yours, weighed.best
    calls: dict[str, float] = {kind: best.odds[kind].ahead - mine.odds[kind].ahead for kind in KINDS}
    return {**calls, **{each.about: -each.points for each in weighed.parts if each.about != "calls"}}


def _luck(deal: Deal, seat: Seat, weighed: Comparison) -> Iterator[Remark]:
    """What the declarations scored and what was expected of them, if everybody declared all they had."""
    course = course_of(deal)
    if any(said.kinds for said in course.score.calls.values()):
        return
    side = deal.table.side_of(seat)
    came = sum(one.points if one.side == side else -one.points for one in deal.scores if one.kind in KINDS)
    sampled = weighed.yours.sampled
    yield Remark("drawn", {"came": came, "promised": round(sampled.calls, 1)})


class _AsItLay:
    """A deal replayed up to the end of the declarations, with the same talon and another exchange by one seat."""

    def __init__(self, deal: Deal, seat: Seat) -> None:
        self._seat, self._side = seat, deal.table.side_of(seat)
        self._course: DealHistory = course_of(deal)
        self._was = run(self._course, until_declared=True).deal

    def more(self, out: Cards) -> int | None:
        """The points gained over the other side with these discards; None if the rules refuse them."""
        score = self._course.score
        score = replace(score, exchange={**score.exchange, self._seat: out})
        outcome = run(replace(self._course, score=score), until_declared=True)
        return None if outcome.refused is not None else gain(self._was, outcome.deal, self._side)


def _broken(deal: Deal, seat: Seat, step: TakenAction, lay: _AsItLay, told: Cards) -> MissedChance | None:
    """The broken combination that would have gained the most if kept, with the actual talon; None if none did."""
    best: tuple[int, Combination, Cards] | None = None
    for one in _thrown(deal, seat):
        for out in _instead(deal, seat, one):
            more = lay.more(out) if set(out) != set(told) else None
            if more is not None and more >= WORST and (best is None or more > best[0]):
                best = (more, one, out)
    if best is None:
        return None
    points, one, out = best
    facts = {**measured(one), "cards": one.cards, "out": out}
    return MissedChance("threw", SEEN, points, step.place, one.cards, facts, step.rulings)


def _thrown(deal: Deal, seat: Seat) -> list[Combination]:
    """The sequences and sets a seat was dealt and broke up."""
    hand, out = sort_hand(deal.dealt.get(seat, ())), set(deal.discards.get(seat, ()))
    held = [*holdings(deal, "sequence", hand), *holdings(deal, "set", hand)]
    return [one for one in held if out & set(one.cards)]


def _instead(deal: Deal, seat: Seat, kept: Combination) -> Iterator[Cards]:
    """Exchanges of as many cards that keep this combination and discard all other cards that were discarded."""
    out = deal.discards[seat]
    beside = tuple(one for one in out if one not in kept.cards)
    wanted = len(out) - len(beside)
    rest = tuple(one for one in deal.dealt[seat] if one not in kept.cards and one not in beside)
    for more in combinations(rest, wanted):
        yield sort_hand((*beside, *more))
