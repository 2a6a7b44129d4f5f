"""How few tricks a player can make if both hands are known and neither player wants tricks.

Positions and half-tricks are those of ``searching``, but here the leader minimises their half-tricks and the opponent
maximises them. In ``searching`` a follower only needs to take as cheaply as possible or play low, and winners can be
cashed at once; no such rules hold here, so every distinct card is tried, the highest first when throwing or losing.
The two searches therefore have different moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.reckoner.solver.mtdf import narrowed
from piquet_tutor.reckoner.solver.searching import Hand, Position, cards_left, led, position_of, turned_over
from piquet_tutor.reckoner.solver.suits import Code, without

_ROOM: Final = 200_000
"""The number of positions cached before the cache is emptied; emptying it changes no result."""


class Unwanted(NamedTuple):
    """What may be left of a suit after a lead in it, for each distinct answer, the highest first.

    Attributes:
        taken: the suit if the opponent takes the trick, as they see it, since they lead next.
        ducked: the suit if the opponent follows with a losing card.
        alone: the suit if the opponent is void and throws from another; ``0`` if they have to follow.
    """

    taken: tuple[Code, ...]
    ducked: tuple[Code, ...]
    alone: Code


def fewest(position: Position) -> int:
    """The half-tricks that the leader of this position makes if neither player wants them."""
    count = cards_left(position)
    return narrowed(lambda alpha, beta: _least(position, count, alpha, beta), count, 0, 2 * count + 1)


def lead_burden(leader: Hand, other: Hand, suit: int, bit: int) -> int:
    """The half-tricks that one lead makes for its leader if neither player wants them.

    Args:
        leader: the hand that leads, a mask of ranks for each suit.
        other: the hand that follows.
        suit: which suit is led.
        bit: the rank led, as the one bit of its mask.
    """
    code, place, rest = led(leader, other, suit, bit)
    count = sum(mask.bit_count() for mask in leader)
    lead = lead_to_lose(code, place)
    return narrowed(lambda alpha, beta: _most(lead, rest, count, alpha, beta), count, 0, 2 * count + 1)


def answer_burden(mine: Hand, other: Hand, wins: bool) -> int:
    """The half-tricks, this trick included, of a player who has just followed, if neither player wants them.

    Args:
        mine: the hand left after following.
        other: the hand left after leading.
        wins: whether the card that followed took the trick.
    """
    if wins:
        return 2 + fewest(position_of(mine, other)) if any(mine) else 3
    count = sum(mask.bit_count() for mask in mine)
    return 2 * count + 1 - fewest(position_of(other, mine)) if count else 0


_bounds: dict[Position, tuple[int, int]] = {}


def _least(position: Position, count: int, alpha: int, beta: int) -> int:
    """The fewest half-tricks the leader can make; exact between ``alpha`` and ``beta``."""
    if count == 1:
        return _last(position)
    low, high = _bounds.get(position, (0, 2 * count + 1))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    best, ceiling = 2 * count + 2, min(beta, high)
    for place, code in enumerate(position):
        if place and code == position[place - 1]:
            continue
        rest = position[:place] + position[place + 1 :]
        for lead in leads_to_lose(code):
            value = _most(lead, rest, count, max(alpha, low), ceiling)
            if value < best:
                best = value
                if best <= alpha or best <= low:
                    _remember(position, low, min(best, high))
                    return best
                ceiling = min(ceiling, best)
    best = min(best, high)
    _remember(position, best, best if best < beta else high)
    return best


def _last(position: Position) -> int:
    """The last trick: the leader wins it unless the opponent has a higher card of the suit."""
    for code in position:
        if code.bit_length() == 3:
            return 3 if code & 2 else 0
    return 3


def _most(lead: Unwanted, rest: Position, count: int, alpha: int, beta: int) -> int:
    """The most half-tricks that the opponent can force on the leader after this lead."""
    left = count - 1
    if not left:
        return 0 if lead.taken else 3
    if lead.alone:
        return _thrown_on(lead.alone, rest, left, alpha, beta)
    worst = -1
    for ducked in lead.ducked:
        worst = max(worst, 2 + _least(tuple(sorted((ducked, *rest))), left, max(alpha, worst) - 2, beta - 2))
        if worst >= beta:
            return worst
    if lead.taken:
        turned, whole = tuple(map(turned_over, rest)), 2 * left + 1
        for taken in lead.taken:
            after = tuple(sorted((taken, *turned)))
            worst = max(worst, whole - _least(after, left, whole - beta, whole - max(alpha, worst)))
            if worst >= beta:
                return worst
    return worst


def _thrown_on(alone: Code, rest: Position, left: int, alpha: int, beta: int) -> int:
    worst = -1
    for place, code in enumerate(rest):
        if place and code == rest[place - 1]:
            continue
        for shorter in thrown_to_lose(code):
            after = tuple(sorted((alone, shorter, *rest[:place], *rest[place + 1 :])))
            worst = max(worst, 2 + _least(after, left, max(alpha, worst) - 2, beta - 2))
            if worst >= beta:
                return worst
    return worst


@lru_cache(maxsize=4096)
def leads_to_lose(code: Code) -> tuple[Unwanted, ...]:
    """Every distinct lead from a suit, the lowest first."""
    return tuple(lead_to_lose(code, bit) for bit in reversed(_different(code, 1)))


@lru_cache(maxsize=8192)
def lead_to_lose(code: Code, bit: int) -> Unwanted:
    """What may be left of a suit after a lead of the card at this place."""
    theirs = _different(code, 0)
    if not theirs:
        return Unwanted((), (), without(code, bit))
    taken = [turned_over(without(without(code, each), bit)) for each in theirs if each > bit]
    ducked = [without(without(code, bit), each) for each in theirs if each < bit]
    return Unwanted(tuple(taken), tuple(ducked), 0)


@lru_cache(maxsize=4096)
def thrown_to_lose(code: Code) -> tuple[Code, ...]:
    """The suit after the opponent has thrown a card of it, for each distinct card, the highest first."""
    return tuple(without(code, each) for each in _different(code, 0))


def _different(code: Code, holder: int) -> list[int]:
    """The places of a holder's cards (1 the leader, 0 the opponent), highest first; of neighbours only the lowest."""
    return [
        place
        for place in range(code.bit_length() - 2, -1, -1)
        if code >> place & 1 == holder and not (place and code >> place - 1 & 1 == holder)
    ]


def _remember(position: Position, low: int, high: int) -> None:
    if len(_bounds) >= _ROOM:
        _bounds.clear()
    _bounds[position] = (low, high)


@lru_cache(maxsize=1 << 14)
def overtops(mine: int, other: int) -> int:
    """How many cards of a suit are above their counterparts in the other hand, pairing lowest with lowest."""
    return sum(1 for high, low in zip(_bits(mine), _bits(other), strict=False) if high > low)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
