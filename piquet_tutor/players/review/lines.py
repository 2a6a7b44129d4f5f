"""The two lines of a choice: what was done and what was better, each with best play to the end as the cards lay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.parts import Score
from piquet_tutor.game.state import Deal
from piquet_tutor.players.review.model import MissedChance, TakenAction, gain, steps_of
from piquet_tutor.reckoner.solver.dealt import UnsupportedDeal, played_out


@dataclass(frozen=True)
class Continuation:
    """One way a deal goes on from a choice.

    Attributes:
        states: the deal before the choice, and after every action from there on.
    """

    states: tuple[Deal, ...]

    @property
    def end(self) -> Deal:
        """The deal at its end."""
        return self.states[-1]

    def scores(self, side: Side) -> tuple[Score, ...]:
        """What a side scores from the choice on."""
        before = len(self.states[0].scores)
        return tuple(one for one in self.end.scores[before:] if one.side == side)

    def winners(self, side: Side) -> Cards:
        """The cards with which a side wins tricks from the choice on."""
        tricks = self.end.tricks[len(self.states[0].tricks) :]
        return tuple(
            max((one for one in each.cards if one.suit is each.cards[0].suit), key=lambda one: one.rank)
            for each in tricks
            if self.end.table.side_of(each.winner) == side
        )


@dataclass(frozen=True)
class BothContinuations:
    """Both lines of a choice.

    Attributes:
        done: what the seat did.
        better: what it could have done.
        gain: how many points more the better line brings the seat's side, less what the other side gains by it.
    """

    done: Continuation
    better: Continuation
    gain: int


def lines_of(deal: Deal, seat: Seat, finding: MissedChance) -> BothContinuations | None:
    """Both lines of a finding; None where there are none, or the play cannot be solved under the rules.

    Args:
        deal: the deal that was reviewed.
        seat: whose finding it is.
        finding: a card, an exchange, or something not called.
    """
    steps = steps_of(deal)
    step = steps[finding.place]
    try:
        found = _LINES.get(finding.name, _of_a_call)(deal, seat, step, finding)
    except UnsupportedDeal:
        return None
    if found is None:
        return None
    done, better = found
    return BothContinuations(done, better, gain(done.end, better.end, deal.table.side_of(seat)))


def _of_a_card(_: Deal, seat: Seat, step: TakenAction, finding: MissedChance) -> tuple[Continuation, Continuation]:
    def line(card: Card) -> Continuation:
        return Continuation((step.before, *played_out(apply(step.before, Play(seat, card)))))

    return line(finding.facts["card"]), line(finding.facts["better"])


def _of_an_exchange(
    deal: Deal, seat: Seat, step: TakenAction, finding: MissedChance
) -> tuple[Continuation, Continuation] | None:
    """With the same talon; the opponent discards as before, as far as they can, and both call as before."""
    course = replace(course_of(deal), order={}, length=0)

    def line(out: Cards) -> Continuation | None:
        score = replace(course.score, exchange={**course.score.exchange, seat: out})
        outcome = run(replace(course, score=score, bound=frozenset({(seat, "exchange")})))
        if outcome.refused is not None:
            return None
        states = [each.before for each in steps_of(outcome.deal)[step.place :]]
        return Continuation((*states, *played_out(outcome.deal)))

    done, better = line(finding.facts["card"]), line(finding.facts["better"])
    return (done, better) if done is not None and better is not None else None


def _of_a_call(
    deal: Deal, _: Seat, step: TakenAction, finding: MissedChance
) -> tuple[Continuation, Continuation] | None:
    """What was called, and the same deal with everything called; nobody plays otherwise for it."""
    changed = finding.difference.deal if finding.difference is not None else None
    if changed is None:
        return None

    def line(whole: Deal) -> Continuation:
        return Continuation((*(each.before for each in steps_of(whole)[step.place :]), whole))

    return line(deal), line(changed)


_LINES: Final[
    Mapping[str, Callable[[Deal, Seat, TakenAction, MissedChance], tuple[Continuation, Continuation] | None]]
] = {
    "card": _of_a_card,
    "card-seen": _of_a_card,
    "exchange": _of_an_exchange,
}
