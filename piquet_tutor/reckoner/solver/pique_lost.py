"""The pique still possible if tricks are to be lost: it requires the next n tricks to be lost in a row.

The play is that of ``losing``, with a bonus on the lines on which one player, the contender, loses all of these tricks;
a single trick won gives the opponent a point and rules the pique out. After losing a trick the contender does not lead,
so only their answers are searched, and only while they have lost every trick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from piquet_tutor.reckoner.solver.losing import Unwanted, fewest, lead_to_lose, leads_to_lose, thrown_to_lose
from piquet_tutor.reckoner.solver.pique import Live
from piquet_tutor.reckoner.solver.searching import Hand, Position, cards_left, led, position_of, turned_over

_FAR = 10**6


class LosingLayer:
    """The play of a position in which the contender may still make a pique by losing tricks; all values are theirs.

    Args:
        worth: what the rest is worth without the pique, by the half-tricks the contender makes of it; it never rises.
        live: the pique.
    """

    def __init__(self, worth: Sequence[int], live: Live) -> None:
        self._worth, self._live = worth, live
        self._known: dict[tuple[Position, int], tuple[int, int]] = {}

    def led(self, mine: Hand, other: Hand, suit: int, bit: int) -> int:
        """The value if the contender leads this card.

        Args:
            mine: the contender's hand, a mask of ranks for each suit.
            other: the opponent's.
            suit: which suit is led.
            bit: the rank led, as the one bit of its mask.
        """
        lead, rest, count = _lead_from(mine, other, suit, bit)
        kept = [self._won(after, count) for after in _kept(lead, rest)]
        lost = [self._search(after, 1, -_FAR, _FAR) for after in _passed(lead, rest)]
        return min(kept + lost)

    def led_to(self, other: Hand, mine: Hand, suit: int, bit: int) -> int:
        """The value if the opponent leads this card; the hands as for ``led``, the leader's first."""
        lead, rest, count = _lead_from(other, mine, suit, bit)
        return self._answered(lead, rest, count, 0, -_FAR, _FAR)

    def after(self, mine: Hand, other: Hand, wins: bool) -> int:
        """The value after both have played to the first of the required tricks.

        Args:
            mine: what is left of the contender's hand.
            other: what is left of the opponent's.
            wins: whether the contender has taken the trick.
        """
        if wins:
            return self._won(position_of(mine, other), 1 + sum(mask.bit_count() for mask in mine))
        return self._search(position_of(other, mine), 1, -_FAR, _FAR)

    def _won(self, position: Position, count: int) -> int:
        """The value if the contender, with ``count`` cards, takes this trick, which rules the pique out."""
        return self._worth[2 + fewest(position) if count > 1 else 3]

    def _search(self, position: Position, lost: int, alpha: int, beta: int) -> int:
        """Fail-soft alpha-beta search of the lines on which the contender loses every trick; the opponent leads."""
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
        """The value of the contender's best answer to this lead."""
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
    """The positions after the leader has won the trick, from their side."""
    for ducked in lead.ducked:
        yield tuple(sorted((ducked, *rest)))
    if lead.alone:
        for place, code in enumerate(rest):
            if not place or code != rest[place - 1]:
                for shorter in thrown_to_lose(code):
                    yield tuple(sorted((lead.alone, shorter, *rest[:place], *rest[place + 1 :])))


def _passed(lead: Unwanted, rest: Position) -> Iterator[Position]:
    """The positions after the follower has taken the trick, from their side."""
    turned = [turned_over(code) for code in rest]
    for taken in lead.taken:
        yield tuple(sorted((taken, *turned)))


def _leads(position: Position) -> Iterator[tuple[Unwanted, Position]]:
    for place, code in enumerate(position):
        if not place or code != position[place - 1]:
            for lead in leads_to_lose(code):
                yield lead, position[:place] + position[place + 1 :]
