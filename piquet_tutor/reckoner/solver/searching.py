"""How many tricks a player can make if both hands are known, by search alone, without the table or numpy.

The value of a position is in *half-tricks*: two for each trick its leader makes and one for the last trick (see
``building`` for why this number alone orders all results). If tricks are wanted, winners can be cashed at once and the
opponent's top cards kept, which gives good bounds; if neither player wants them, no such rules hold.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.reckoner.masks import Masks
from piquet_tutor.reckoner.solver.alpha_beta import Payoff, PlaySearch, Progress
from piquet_tutor.reckoner.solver.moves import (
    KINDS,
    TAKEN,
    UNWANTED,
    WANTED,
    WINNERS,
    Position,
    code_between,
    most_tricks,
    moves_of,
    turned,
)

_MOST: Final = 18
"""Tricks of the longest play, with every card of the larger pack dealt."""


class _HalfTricks(Payoff):
    """As many half-tricks as possible, the leader's less the opponent's."""

    moves, sign, tricks = moves_of(WANTED), 1, _MOST

    def __init__(self) -> None:
        self.gains = [-2 * self.sign if kind & TAKEN else 2 * self.sign for kind in range(KINDS)]

    def bounds(self, position: Position, left: int, won: int, progress: Progress) -> tuple[int, int]:
        """The leader can cash the winners; if these are not all, the opponent takes a trick or the last."""
        one, two, three, four = position
        whole, sure = 2 * left + 1, WINNERS[one] + WINNERS[two] + WINNERS[three] + WINNERS[four]
        if sure >= left:
            return whole, whole
        most = min(2 * left, 2 * most_tricks(position, left) + 1)
        return 4 * sure - whole, 2 * most - whole

    def end(self, won: int, progress: Progress) -> int:
        """The last trick is the leader's."""
        return self.sign


class _FewHalfTricks(_HalfTricks):
    """As few as possible."""

    moves, sign = moves_of(UNWANTED), -1

    def bounds(self, position: Position, left: int, won: int, progress: Progress) -> tuple[int, int]:
        """Anything may happen before the last trick."""
        if left == 1:
            value = -3 if any(map(WINNERS.__getitem__, position)) else 3
            return value, value
        return -2 * left - 1, 2 * left + 1


_SEARCHES: Final = {WANTED: PlaySearch(_HalfTricks()), UNWANTED: PlaySearch(_FewHalfTricks())}
_SIGNS: Final = {WANTED: 1, UNWANTED: -1}


position_of: Final = moves_of(WANTED).position_of
"""The position of two hands; the first leads."""


def half_tricks(position: Position, aim: str = WANTED) -> int:
    """What the leader of this position makes with best play on both sides, in half-tricks.

    Args:
        position: the position.
        aim: whether both players want tricks (``wanted``) or neither does (``unwanted``).
    """
    count = cards_left(position)
    guess = _guess(position, count) if aim == WANTED else 1, 2 * count + 1
    return _counted(_SEARCHES[aim].worth(position, count, guess=guess), count, aim)


def lead_worth(leader: Masks, other: Masks, suit: int, bit: int, aim: str = WANTED) -> int:
    """What one lead makes its leader, in half-tricks.

    Args:
        leader: the hand that leads, a mask of ranks for each suit.
        other: the hand that follows.
        suit: which suit is led.
        bit: the rank led, as the one bit of its mask.
        aim: whether tricks are wanted.
    """
    lead, rest, count = moves_of(aim).led(leader, other, suit, bit)
    guess = _guess(position_of(leader, other), count) if aim == WANTED else 1, 2 * count + 1
    return _counted(_SEARCHES[aim].lead_worth(lead, rest, count, guess=guess), count, aim)


def answer_worth(mine: Masks, other: Masks, wins: bool, aim: str = WANTED) -> int:
    """The half-tricks, this trick included, of a player who has just followed.

    Args:
        mine: the hand left after following.
        other: the hand left after leading.
        wins: whether the card that followed took the trick.
        aim: whether tricks are wanted.
    """
    if wins:
        return 2 + half_tricks(position_of(mine, other), aim)
    count = sum(mask.bit_count() for mask in mine)
    return 2 * count + 1 - half_tricks(position_of(other, mine), aim)


def _counted(ahead: int, count: int, aim: str) -> int:
    """The leader's half-tricks, from what they are ahead by as the search counts it."""
    return (2 * count + 1 + _SIGNS[aim] * ahead) // 2


def _guess(position: Position, count: int) -> int:
    """An estimate of what the search will find, from the tricks each player could cash."""
    ours, theirs = (sum(map(WINNERS.__getitem__, each)) for each in (position, map(turned, position)))
    about = likely_half_tricks(count, ours, theirs)
    return 2 * max(2 * ours, min(2 * count + 1, round(about))) - 2 * count - 1


def likely_half_tricks(count: int, ours: int, theirs: int) -> float:
    """About how many half-tricks the leader of so many cards makes, fitted to solved deals.

    Args:
        count: how many cards each player holds.
        ours: the tricks the leader could cash at once.
        theirs: those the opponent could, if they led.
    """
    return count + 0.6 + 0.89 * ours - 0.96 * theirs + 0.064 * ours * theirs


def cards_left(position: Position) -> int:
    """How many cards each player holds."""
    return sum(code.bit_length() - 1 for code in position) // 2


def winners_of(leader: Masks, other: Masks) -> int:
    """How many tricks the first of two hands can cash on lead."""
    return sum(WINNERS[code_between(mine, theirs)] for mine, theirs in zip(leader, other, strict=True))


def remembered() -> int:
    """How many positions are cached."""
    return sum(len(search.known) for search in _SEARCHES.values())


def forget() -> None:
    """Empty the cache of positions: for measurements, and where a deal is over that nobody thinks about again."""
    for search in _SEARCHES.values():
        search.known.clear()
