"""How few tricks a player can be held to making when both hands are known and nobody wants them.

Positions and half-tricks are those of ``searching``, but here the leader wants few and the opponent wants the leader to
have many. That turns the search over: there, whoever follows need only take as cheaply as possible or play low, and
winners are cashed at sight; here no such rule holds for what to keep, so every card that differs is tried, from the top
where one must be spent. So the moves are other moves, and each of the two searches has its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.players.analysis.solver.mtdf import narrowed
from piquet_tutor.players.analysis.solver.searching import Hand, Position, cards_left, led, position_of, turned_over
from piquet_tutor.players.analysis.solver.suits import Code, without

_ROOM: Final = 200_000
"""Positions remembered before the store is emptied; what is remembered is exact, so forgetting changes nothing."""


class Unwanted(NamedTuple):
    """What a lead in a suit may leave of it, by the answers that differ, the highest first.

    Attributes:
        taken: the opponent takes it; seen from them, who leads next.
        ducked: the opponent follows with a card that loses.
        alone: the opponent has none and throws from another suit; ``0`` where they have to follow.
    """

    taken: tuple[Code, ...]
    ducked: tuple[Code, ...]
    alone: Code


def fewest(position: Position) -> int:
    """What the leader of this position makes when neither wants to, in half-tricks."""
    count = cards_left(position)
    return narrowed(lambda alpha, beta: _least(position, count, alpha, beta), count, 0, 2 * count + 1)


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
    lead = lead_to_lose(code, place)
    return narrowed(lambda alpha, beta: _most(lead, rest, count, alpha, beta), count, 0, 2 * count + 1)


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
    """The fewest half-tricks the leader can be held to; exact between ``alpha`` and ``beta``."""
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
    """The last trick: two cards, made by the leader unless a higher one of their suit answers."""
    for code in position:
        if code.bit_length() == 3:
            return 3 if code & 2 else 0
    return 3


def _most(lead: Unwanted, rest: Position, count: int, alpha: int, beta: int) -> int:
    """The most half-tricks the opponent can make the leader of this lead take."""
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
    """Every lead from a suit that differs from another, the lowest first."""
    return tuple(lead_to_lose(code, bit) for bit in reversed(_different(code, 1)))


@lru_cache(maxsize=8192)
def lead_to_lose(code: Code, bit: int) -> Unwanted:
    """What a lead of the card in this place of a suit may leave of it."""
    theirs = _different(code, 0)
    if not theirs:
        return Unwanted((), (), without(code, bit))
    taken = [turned_over(without(without(code, each), bit)) for each in theirs if each > bit]
    ducked = [without(without(code, bit), each) for each in theirs if each < bit]
    return Unwanted(tuple(taken), tuple(ducked), 0)


@lru_cache(maxsize=4096)
def thrown_to_lose(code: Code) -> tuple[Code, ...]:
    """The suit when the opponent has thrown a card of it, by the cards that differ, the highest first."""
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


@lru_cache(maxsize=1 << 16)
def overtops(mine: int, other: int) -> int:
    """How many cards of a suit stand above their fellow of the other hand, lowest against lowest: burdens to lose."""
    return sum(1 for high, low in zip(_bits(mine), _bits(other), strict=False) if high > low)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
