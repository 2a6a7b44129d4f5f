"""The deal of a day: the date is the seed, so everybody who plays it has the same cards and the same opponent.

How good a result is, the coach shows, who plays the same cards against the same opponent. The coach sees what the
learner saw, and no more; nothing is claimed of the deal that was not played.
"""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Final, NamedTuple

from piquet_tutor.app.shared.keeping import known
from piquet_tutor.app.shared.page_parts import FIRST_RULES
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.deal.pausing import Pausing
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.levels import USUAL, player

FIRST_DAY: Final = date(2000, 1, 1)


def today() -> date:
    """The date by universal time, lest the day be another one round the world."""
    return date.fromordinal(known.today())


def day_of(text: str) -> date | None:
    """The day a text names; None where it names none that has a deal, as no day has before it comes.

    Args:
        text: a stranger's, such as ``2026-11-23``.

    >>> day_of("2026-11-23")
    datetime.date(2026, 11, 23)
    >>> day_of("2026-13-01") is None and day_of("yesterday") is None
    True
    """
    day = _read(text)
    return day if day is not None and FIRST_DAY <= day <= today() else None


def is_to_come(text: str) -> bool:
    """Whether a text names a day that has not come yet: its cards would be known before it.

    >>> is_to_come("9999-12-31"), is_to_come("2026-11-23"), is_to_come("tomorrow")
    (True, False, False)
    """
    day = _read(text)
    return day is not None and day > today()


def _read(text: str) -> date | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if text == day.isoformat() else None


def seed_of_day(day: date) -> int:
    """The seed of a day's deal.

    >>> seed_of_day(date(2026, 11, 23))
    20261123
    """
    return day.year * 10_000 + day.month * 100 + day.day


def cards_of_day(seed: int) -> Deal:
    """A day's deal as it is dealt, before anything is done.

    Args:
        seed: of the day.
    """
    return shuffled(load(FIRST_RULES), Random(f"{seed}/1"))


class DailySession(PlaySession):
    """One deal, and no more: elder on days of an even number since the year 1, younger on the others."""

    def __init__(self, day: date, language: str = "en") -> None:
        """Deal the cards of a day.

        Args:
            day: the day.
            language: of every text.
        """
        super().__init__(load(FIRST_RULES), seed_of_day(day), language=language, level=USUAL)
        self.day = day
        self.begin_with(self.other if day.toordinal() % 2 == 0 else self.you)
        self.deal_out()
        self._advance()

    @property
    def partie(self) -> Partie | None:  # type: ignore[override]  # one deal, which belongs to no partie
        """None: there is one deal."""
        return None

    def _title(self) -> str:
        words = PageWords("daily", self.viewpoint.language)
        return words("date", day=self.day.day, month=self.day.month, year=self.day.year)

    def _next_deal(self) -> None:
        """There is none."""

    def _ask_done(self, asked: Prompt) -> None:
        super()._ask_done(asked)
        asked.actions = []


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
