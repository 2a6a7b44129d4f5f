"""How few tricks a player can be held to making when both hands are known and nobody wants them.

Positions are those of :mod:`~piquet_tutor.coach.solved.searching` and worth is told in the same half-tricks, but
here the leader wants few and the other wants him to have many. A card that must be spent is spent from the top:
whoever wins a trick wins it with his highest, whoever loses one keeps the lower cards, and the highest of a suit is
thrown first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.coach.solved.searching import Hand, Position, cards_left, led, position_of, turned_over
from piquet_tutor.coach.solved.suits import Code, without

_ROOM: Final = 200_000
"""Positions remembered before the store is emptied."""


class Unwanted(NamedTuple):
    """What a lead in a suit may leave of it, ``0`` where that cannot happen.

    Attributes:
        taken: the other takes it with his highest; seen from him, who leads next.
        ducked: the other follows with the highest card that loses.
        alone: the other has none and throws from another suit.
    """

    taken: Code
    ducked: Code
    alone: Code


def fewest(position: Position) -> int:
    """What the leader of this position makes when neither wants to, in half-tricks."""
    count = cards_left(position)
    return _least(position, count, -1, 2 * count + 2)


def lead_burden(leader: Hand, other: Hand, suit: int, bit: int) -> int:
    """What one lead makes its leader, in half-tricks, when neither wants to make them.

    Args:
        leader: the hand that leads, a mask of ranks for each suit.
        other: the hand that follows.
        suit: which suit is led.
        bit: the rank led, as the one bit of its mask.
    """
    code, place, rest = led(leader, other, suit, bit)
    count = sum(mask.bit_count() for mask in leader)
    return _most(_lead(code, place), rest, count, -1, 2 * count + 2)


def answer_burden(mine: Hand, other: Hand, wins: bool) -> int:
    """What is made by a player who has just followed, of this trick and the rest, when neither wants to.

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
    """The fewest half-tricks the leader can be sure of not exceeding; exact between ``alpha`` and ``beta``."""
    if not count:
        return 0
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
        for lead in _leads(code):
            value = _most(lead, rest, count, max(alpha, low), ceiling)
            if value < best:
                best = value
                if best <= alpha or best <= low:
                    _remember(position, low, best)
                    return best
                ceiling = min(ceiling, best)
    best = min(best, high)
    _remember(position, best, best if best < beta else high)
    return best


def _last(position: Position) -> int:
    """The last trick: two cards, made by the leader unless a higher one of his suit answers."""
    for code in position:
        if code.bit_length() == 3:
            return 3 if code & 2 else 0
    return 3


def _most(lead: Unwanted, rest: Position, count: int, alpha: int, beta: int) -> int:
    """The most half-tricks the other can make the leader of this lead take."""
    left = count - 1
    extra = 0 if left else 1
    if lead.alone:
        return _thrown_on(lead.alone, rest, left, alpha, beta)
    worst = -1
    if lead.ducked:
        worst = 2 + extra + _least(tuple(sorted((lead.ducked, *rest))), left, alpha - 2, beta - 2)
        if worst >= beta:
            return worst
    if lead.taken:
        turned = tuple(sorted((lead.taken, *map(turned_over, rest))))
        whole = 2 * left + 1 if left else 0
        worst = max(worst, whole - _least(turned, left, whole - beta, whole - max(alpha, worst)))
    return worst


def _thrown_on(alone: Code, rest: Position, left: int, alpha: int, beta: int) -> int:
    worst = -1
    for place, code in enumerate(rest):
        shorter = _thrown(code)
        if not shorter or (place and code == rest[place - 1]):
            continue
        after = tuple(sorted((alone, shorter, *rest[:place], *rest[place + 1 :])))
        value = 2 + (0 if left else 1) + _least(after, left, max(alpha, worst) - 2, beta - 2)
        if value > worst:
            worst = value
            if worst >= beta:
                break
    return worst


@lru_cache(maxsize=4096)
def _leads(code: Code) -> tuple[Unwanted, ...]:
    """Every lead from a suit that differs from another, the lowest first."""
    found = []
    for bit in range(code.bit_length() - 1):
        inside_a_run = bit > 0 and code >> bit - 1 & 1
        if code >> bit & 1 and not inside_a_run:
            found.append(_lead(code, bit))
    return tuple(found)


@lru_cache(maxsize=4096)
def _lead(code: Code, bit: int) -> Unwanted:
    places = range(code.bit_length() - 1)
    theirs = [each for each in places if not code >> each & 1]
    if not theirs:
        return Unwanted(0, 0, without(code, bit))
    above = max((each for each in theirs if each > bit), default=None)
    below = max((each for each in theirs if each < bit), default=None)
    taken = turned_over(without(without(code, above), bit)) if above is not None else 0
    ducked = without(without(code, bit), below) if below is not None else 0
    return Unwanted(taken, ducked, 0)


@lru_cache(maxsize=4096)
def _thrown(code: Code) -> Code:
    """The suit when the other has thrown his highest of it; ``0`` when he has none."""
    for bit in range(code.bit_length() - 2, -1, -1):
        if not code >> bit & 1:
            return without(code, bit)
    return 0


def _remember(position: Position, low: int, high: int) -> None:
    if len(_bounds) >= _ROOM:
        _bounds.clear()
    _bounds[position] = (low, high)


@lru_cache(maxsize=1 << 16)
def overtops(mine: int, other: int) -> int:
    """How many cards of a suit stand above their fellow of the other hand, lowest against lowest: burdens to lose."""
    return sum(1 for high, low in zip(_bits(mine), _bits(other), strict=False) if high > low)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
