"""The pique that may still come where tricks are to be lost: it asks for the next so many to be lost in a row.

The play is that of ``losing`` but for a bonus on those lines on which one player loses all of them; a single trick won
gives the opponent a point and ends it. Whoever has lost one is led to from then on, so only their answers are tried,
and only as long as they have lost every trick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from piquet_tutor.players.analysis.solver.losing import Unwanted, fewest, lead_to_lose, leads_to_lose, thrown_to_lose
from piquet_tutor.players.analysis.solver.pique import Live
from piquet_tutor.players.analysis.solver.searching import Hand, Position, cards_left, led, position_of, turned_over

_FAR = 10**6


class LosingLayer:
    """The play of a position in which one player may still make a pique by losing tricks; every figure is theirs.

    Args:
        worth: what the rest is worth to them without the pique, by the half-tricks they make of it; it never rises.
        live: the pique.
    """

    def __init__(self, worth: Sequence[int], live: Live) -> None:
        self._worth, self._live = worth, live
        self._known: dict[tuple[Position, int], tuple[int, int]] = {}

    def led(self, mine: Hand, other: Hand, suit: int, bit: int) -> int:
        """What they make when they lead this card.

        Args:
            mine: their hand, a mask of ranks for each suit.
            other: the opponent's.
            suit: which suit is led.
            bit: the rank led, as the one bit of its mask.
        """
        lead, rest, count = _lead_from(mine, other, suit, bit)
        kept = [self._won(after, count) for after in _kept(lead, rest)]
        lost = [self._search(after, 1, -_FAR, _FAR) for after in _passed(lead, rest)]
        return min(kept + lost)

    def led_to(self, other: Hand, mine: Hand, suit: int, bit: int) -> int:
        """What they make when the opponent leads this card to them; the hands as for ``led``, the leader's first."""
        lead, rest, count = _lead_from(other, mine, suit, bit)
        return self._answered(lead, rest, count, 0, -_FAR, _FAR)

    def after(self, mine: Hand, other: Hand, wins: bool) -> int:
        """What they make once both have played to the trick, the first of those wanted.

        Args:
            mine: what is left of their hand.
            other: what is left of the opponent's.
            wins: whether they have taken it.
        """
        if wins:
            return self._won(position_of(mine, other), 1 + sum(mask.bit_count() for mask in mine))
        return self._search(position_of(other, mine), 1, -_FAR, _FAR)

    def _won(self, position: Position, count: int) -> int:
        """What they make of their ``count`` cards when they take this trick, so that the pique has gone."""
        return self._worth[2 + fewest(position) if count > 1 else 3]

    def _search(self, position: Position, lost: int, alpha: int, beta: int) -> int:
        """Alpha-beta, fail-soft, over the lines on which they lose every trick; the opponent is to lead."""
        count = cards_left(position)
        least = self._worth[2 * count + 1 - fewest(position) if count else 0]
        most = least + self._live.points
        wanted = self._live.first - lost
        if wanted <= 0:
            return most
        if wanted > count:
            return least
        least, most = self._known.get((position, lost), (least, most))
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        worst = most
        for lead, rest in _leads(position):
            worst = min(worst, self._answered(lead, rest, count, lost, alpha, min(beta, worst)))
            if worst <= alpha or worst <= least:
                self._known[position, lost] = (least, worst)
                return worst
        self._known[position, lost] = (worst, most if worst >= beta else worst)
        return worst

    def _answered(self, lead: Unwanted, rest: Position, count: int, lost: int, alpha: int, beta: int) -> int:
        """The most they make of an answer to this lead."""
        best = -_FAR
        for after in _kept(lead, rest):
            best = max(best, self._search(after, lost + 1, max(alpha, best), beta))
            if best >= beta:
                return best
        return max([best, *(self._won(after, count) for after in _passed(lead, rest))])


def _lead_from(leader: Hand, other: Hand, suit: int, bit: int) -> tuple[Unwanted, Position, int]:
    code, place, rest = led(leader, other, suit, bit)
    return lead_to_lose(code, place), rest, sum(mask.bit_count() for mask in leader)


def _kept(lead: Unwanted, rest: Position) -> Iterator[Position]:
    """What the leader has before them when the trick is theirs."""
    for ducked in lead.ducked:
        yield tuple(sorted((ducked, *rest)))
    if lead.alone:
        for place, code in enumerate(rest):
            if not place or code != rest[place - 1]:
                for shorter in thrown_to_lose(code):
                    yield tuple(sorted((lead.alone, shorter, *rest[:place], *rest[place + 1 :])))


def _passed(lead: Unwanted, rest: Position) -> Iterator[Position]:
    """What whoever answered has before them when they have taken the trick."""
    turned = [turned_over(code) for code in rest]
    for taken in lead.taken:
        yield tuple(sorted((taken, *turned)))


def _leads(position: Position) -> Iterator[tuple[Unwanted, Position]]:
    for place, code in enumerate(position):
        if not place or code != position[place - 1]:
            for lead in leads_to_lose(code):
                yield lead, position[:place] + position[place + 1 :]
