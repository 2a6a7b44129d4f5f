"""How good a result of the day is: the coach plays the same cards against the same opponent, and both are compared.

The coach sees what the learner saw, and no more; nothing is claimed of the deal that was not played.
"""

from __future__ import annotations

from typing import NamedTuple

from piquet_tutor.app.pages.play.daily_session import DailySession
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.pausing import Pausing
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.levels import player

COACH = "coach"


class DealPoints(NamedTuple):
    """What a deal came to: the points of the player's side and of the other."""

    mine: int
    theirs: int

    @property
    def lead(self) -> int:
        """How far the player is ahead; negative if behind."""
        return self.mine - self.theirs


def result_of(deal: Deal, seat: Seat) -> DealPoints:
    """What a finished deal came to, read off its rulings."""
    mine = deal.table.side_of(seat)
    return DealPoints(deal.total(mine), sum(deal.total(side) for side in deal.table.opponents(mine)))


def coach_result(dealt: Deal, seat: Seat, seed: int, level: str) -> Pausing[DealPoints]:
    """Play a deal with the coach in a seat, standing still after every action.

    Args:
        dealt: the deal as it was dealt.
        seat: where the coach plays.
        seed: of the day: by it the opponent plays as it did against the learner.
        level: of the opponent.
    """
    players = {each: player(COACH if each == seat else level, seed) for each in dealt.table.seats}
    deal = dealt
    while not deal.done:
        who = deal.to_act or ""
        deal = apply(deal, players[who].choose(seen_by(deal, who)))
        yield None
    return result_of(deal, seat)


def told(session: DailySession, coach: DealPoints, words: PageWords) -> list[str]:
    """How the learner's result stands to the coach's: what the coach made, and by how much one is ahead."""
    by = result_of(session.states[-1], session.seat).lead - coach.lead
    return [
        words("coach_made", mine=coach.mine, theirs=coach.theirs, other=session.other),
        words("coach_against", by=abs(by), stands="better" if by > 0 else "worse" if by < 0 else "level"),
    ]
