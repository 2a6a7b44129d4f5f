"""The pique still possible in the play: the one thing that half-tricks alone do not decide.

A player whose opponent has scored nothing makes the pique as soon as their points for leads and tricks complete the
total; a single lost trick gives the opponent a point and rules it out. So the pique requires *the next n tricks in a
row*, and adds a bonus to the lines on which one player wins all of them, or loses all of them, if tricks are to be
lost. The value of the play is therefore between its value without the pique and that value plus the bonus, and only
lines on which every trick so far is won (or lost) need searching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from piquet_tutor.reckoner.prices import Prices
from piquet_tutor.reckoner.solver.alpha_beta import Payoff, PiqueProgress, PlaySearch, Progress
from piquet_tutor.reckoner.solver.moves import TAKEN, WANTED, WINNERS, Kind, Position, moves_of
from piquet_tutor.reckoner.solver.play import half_tricks

_OVER: Final = -1
"""Progress towards a pique that is made, or can no longer be made."""


class Live(NamedTuple):
    """A pique still possible.

    Attributes:
        first: how many tricks must be won in a row from now on, the current one included.
        points: what it scores.
    """

    first: int
    points: int


class BonusProgress(NamedTuple):
    """A player's progress towards a pique, while the opponent has scored nothing.

    Attributes:
        had: the points towards it so far.
        leads: whether the player leads to this trick, or has led to it.
        led: whether a card has been led to this trick, and its point scored.
        won: tricks the player has won; the opponent has won none.
        first_hand: whether the player is the first hand, who may score the cards early.
    """

    had: int
    leads: bool
    led: bool
    won: int
    first_hand: bool


def tricks_wanted(prices: Prices, way: BonusProgress) -> int | None:
    """How many tricks in a row make a pique from here, if no point depends on which cards are played.

    Returns:
        0 if the next lead makes it; None if all remaining tricks do not, or the opponent scores first.
    """
    if prices.pique is None or (not way.leads and prices.leading(first=not way.won)):
        return None
    target, had, won = prices.pique.target, way.had, way.won
    if prices.pique.first_lead:
        in_time = way.leads and not way.led and not won
        lead = prices.leading(first=True)
        return 0 if in_time and lead and had + lead >= target else None
    leads, led = way.leads, way.led
    while won < prices.tricks:
        lead = prices.leading(first=not won)
        if lead and leads and not led:
            had += lead
            if had >= target:
                return won - way.won
        won += 1
        gained = _for_winning(prices, way, won, captured=not leads)
        had += gained
        if gained and had >= target:
            return won - way.won
        leads, led = True, False
    return None


def _for_winning(prices: Prices, way: BonusProgress, won: int, captured: bool) -> int:
    """The points towards the pique for winning one more trick in a row."""
    gained = prices.taking(False, False, captured)
    if won == prices.tricks:
        gained += prices.last_extra(False, False, captured, every=True)
    if prices.early and way.first_hand and won == prices.tricks // 2 + 1:
        gained += prices.cards
    return gained


class TricksInARow(Payoff):
    """What the half-tricks of the rest score, and a bonus for winning the first so many tricks: a pique.

    Progress counts the tricks won of these; it stays with the position when the pique is made or lost, because it says
    whose half-tricks they are.

    Args:
        aim: whether tricks are wanted.
        worth: what the rest scores for the player who may win these tricks, by their half-tricks.
        live: the bonus.
    """

    carries = True
    gains = ()

    def __init__(self, aim: str, worth: Sequence[int], live: Live) -> None:
        self.moves, self.tricks = moves_of(aim), len(worth) // 2 - 1
        self._aim, self._worth, self._live = aim, worth, live

    def bounds(self, position: Position, left: int, won: int, progress: Progress) -> tuple[int, int]:
        """What the half-tricks decide, without the bonus and with it."""
        assert progress is not None
        least = self._without_bonus(half_tricks(position, self._aim), left, won, progress)
        wanted = self._live.first - progress.had
        if progress.had == _OVER or wanted > left:
            return least, least
        most = least + (self._live.points if progress.mine else -self._live.points)
        if progress.mine and self._aim == WANTED and sum(map(WINNERS.__getitem__, position)) >= left:
            return most, most
        return min(least, most), max(least, most)

    def end(self, won: int, progress: Progress) -> int:
        """What the half-tricks decide; the last trick is the leader's."""
        assert progress is not None
        return self._without_bonus(1, 0, won, progress)

    def _without_bonus(self, half: int, left: int, won: int, progress: PiqueProgress) -> int:
        if progress.mine:
            return self._worth[2 * won + half]
        return -self._worth[2 * (self.tricks - won) + 1 - half]

    def outcome(self, kind: Kind, left: int, won: int, progress: Progress, led: bool = True) -> tuple[int, Progress]:
        """Nothing, before the last of these tricks is won; what a trick scores is in the worth of the half-tricks."""
        assert progress is not None
        if progress.had == _OVER or progress.mine == bool(kind & TAKEN):
            return 0, progress._replace(had=_OVER)
        if progress.had + 1 < self._live.first:
            return 0, progress._replace(had=progress.had + 1)
        return self._live.points if progress.mine else -self._live.points, progress._replace(had=_OVER)


def with_pique(worth: Sequence[int], live: Live, mine: bool, aim: str = WANTED) -> tuple[PlaySearch, PiqueProgress]:
    """A search of the play with a pique still possible in it, and the progress to ask it with.

    If tricks are unwanted, the pique is for losing tricks in a row: the opponent has to win them.

    Args:
        worth: what the rest scores for me without the pique, by my half-tricks.
        live: the pique.
        mine: whether I may make it, and not the opponent.
        aim: whether tricks are wanted.
    """
    points = live.points if aim == WANTED else -live.points
    takes = mine == (aim == WANTED)
    theirs = worth if takes else [-each for each in reversed(worth)]
    return PlaySearch(TricksInARow(aim, theirs, Live(live.first, points))), PiqueProgress(takes, 0)
