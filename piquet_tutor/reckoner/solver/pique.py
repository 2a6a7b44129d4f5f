"""The pique still possible in the play: the one thing that half-tricks alone do not decide.

A player whose opponent has scored nothing makes the pique as soon as their points for leads and tricks complete the
total; a single lost trick gives the opponent a point and rules it out. So the pique requires *the next n tricks in a
row*, and adds a bonus to the lines on which one player wins all of them. The value of the play is therefore between its
value without the pique and that value plus the bonus, and only lines on which every trick so far is won need searching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from piquet_tutor.reckoner.prices import Prices
from piquet_tutor.reckoner.solver.play import half_tricks, kept_after
from piquet_tutor.reckoner.solver.searching import Lead, Position, cards_left, leads_of, turned_over, winners

_FAR = 10**6


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


class Layer:
    """The play of a position in which one player, the contender, may still make a pique; all values are theirs.

    Args:
        worth: what the rest is worth without the pique, by the half-tricks the contender makes of it.
        live: the pique.
    """

    def __init__(self, worth: Sequence[int], live: Live) -> None:
        self._worth, self._live = worth, live
        self._known: dict[tuple[Position, int], tuple[int, int]] = {}

    def leading(self, position: Position, won: int) -> int:
        """The value if the contender is to lead.

        Args:
            position: the position from their side.
            won: how many of the required tricks they have won.
        """
        return self._search(position, won, -_FAR, _FAR)

    def led(self, lead: Lead, rest: Position) -> int:
        """The value if the contender leads this card to the first trick."""
        count = _tricks_of(lead, rest)
        return self._answered(lead, rest, count, 0, -_FAR, _FAR)

    def lost(self, won: int, made: int) -> int:
        """The value if the pique fails after ``won`` tricks, and the contender makes ``made`` more half-tricks."""
        return self._worth[2 * won + made]

    def _search(self, position: Position, won: int, alpha: int, beta: int) -> int:
        """Fail-soft alpha-beta search of the lines on which the contender wins every trick."""
        least = self._worth[2 * won + half_tricks(position)]
        most = least + self._live.points
        wanted = self._live.first - won
        if wanted <= 0:
            return most
        count = cards_left(position)
        if wanted > count:
            return least
        if sum(map(winners, position)) >= count:
            return most
        least, most = self._known.get((position, won), (least, most))
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        best = least
        for lead, rest in _leads(position):
            best = max(best, self._answered(lead, rest, count, won, max(alpha, best), beta))
            if best >= beta or best >= most:
                self._known[position, won] = (best, most)
                return best
        self._known[position, won] = (least if best <= alpha else best, best)
        return best

    def _answered(self, lead: Lead, rest: Position, count: int, won: int, alpha: int, beta: int) -> int:
        worst = _FAR
        if lead.lost:
            turned = tuple(sorted((lead.lost, *map(turned_over, rest))))
            worst = self.lost(won, 2 * count - 1 - half_tricks(turned))
        for after in kept_after(lead, rest):
            if worst <= alpha:
                break
            worst = min(worst, self._search(after, won + 1, alpha, min(beta, worst)))
        return worst


def _leads(position: Position) -> list[tuple[Lead, Position]]:
    return [
        (lead, position[:place] + position[place + 1 :])
        for place, code in enumerate(position)
        if not place or code != position[place - 1]
        for lead in leads_of(code)
    ]


def _tricks_of(lead: Lead, rest: Position) -> int:
    """How many cards each player had before the lead, from what is left of its suit and from the other suits."""
    kept, alone = lead.kept or lead.lost, lead.alone
    # If the opponent is void, the card they will throw is still counted in one of the other suits.
    cards = sum(code.bit_length() - 1 for code in rest) + (kept or alone).bit_length() - 1
    return (cards + (2 if kept else 1)) // 2
