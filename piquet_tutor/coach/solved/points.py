"""The last tricks by points: every line played out, for the forms in which half-tricks do not decide.

Where only high cards score, where the last trick is worth more than a trick, or where whoever can take a trick must,
points are counted card by card, the cards and the capot at the end and a pique that may still come with them. That is
a plain alpha-beta, so it looks only so far ahead: :data:`TRICKS` tricks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from piquet_tutor.cards import Card, Cards
from piquet_tutor.coach.solved.play import beats, may_follow
from piquet_tutor.coach.solved.prices import Prices, is_high

TRICKS: Final = 7
"""So many tricks before the end every line is tried."""
_FAR: Final = 10**6


class Chase(NamedTuple):
    """A pique one side may still make.

    Attributes:
        mine: whether it would be mine; every figure here is.
        had: what counts towards it so far; the other has counted nothing.
    """

    mine: bool
    had: int


class Stand(NamedTuple):
    """Where the play stands between two known hands.

    Attributes:
        mine, other: the cards of both.
        leads: whether I lead to this trick, or have led to it.
        won, lost: tricks of each.
        chase: the pique that may still be made; None when none can.
    """

    mine: Cards
    other: Cards
    leads: bool
    won: int
    lost: int
    chase: Chase | None = None


Key = tuple[frozenset[Card], frozenset[Card], bool, int, Chase | None]


class Ending:
    """The rest of the play between two known hands, my points less the other's.

    Args:
        prices: what the play pays.
        first: whether I am the first hand, who alone may have the cards early.
    """

    def __init__(self, prices: Prices, first: bool) -> None:
        self._prices, self._first = prices, first
        self._known: dict[Key, tuple[int, int]] = {}

    def lead(self, stand: Stand, one: Card, alpha: int = -_FAR, beta: int = _FAR) -> int:
        """What comes of leading a card, mine if I lead and else the other's."""
        side = stand.leads
        gained, chase = self._scored(stand.chase, side, self._prices.leading(one))
        after = _without(stand, one, side)._replace(chase=chase)
        best = _FAR if side else -_FAR
        for reply in self.replies(after, one):
            value = gained + self.answer(after, one, reply, alpha - gained, beta - gained)
            if side:
                best, beta = min(best, value), min(beta, value)
            else:
                best, alpha = max(best, value), max(alpha, value)
            if alpha >= beta:
                break
        return best

    def answer(self, stand: Stand, led: Card, reply: Card, alpha: int = -_FAR, beta: int = _FAR) -> int:
        """What comes of answering a card that has left its hand, by me if the other led and else by him."""
        captured = beats(reply, led)
        mine = captured != stand.leads
        after = _without(stand, reply, not stand.leads)._replace(leads=mine)
        after = after._replace(won=stand.won + 1) if mine else after._replace(lost=stand.lost + 1)
        gained, chase = self._scored(after.chase, mine, self._prices.taking(led, reply, captured))
        if not after.mine:
            every = not (after.lost if mine else after.won)
            extra, chase = self._scored(chase, mine, self._prices.last_extra(led, reply, captured, every))
            gained += extra
        chase, bonus = self._early(chase, after)
        gained += bonus
        after = after._replace(chase=chase)
        return gained + self._on_lead(after, alpha - gained, beta - gained)

    def replies(self, stand: Stand, led: Card) -> Cards:
        """The answers to a card led that differ."""
        hand, beside = (stand.other, stand.mine) if stand.leads else (stand.mine, stand.other)
        allowed = may_follow(hand, led)
        if self._prices.must_head:
            allowed = tuple(one for one in allowed if beats(one, led)) or allowed
        return _different(allowed, (*beside, led))

    def _on_lead(self, stand: Stand, alpha: int, beta: int) -> int:
        if not stand.mine:
            return self._prices.for_tricks(stand.won, stand.lost)
        key = (frozenset(stand.mine), frozenset(stand.other), stand.leads, stand.won, stand.chase)
        low, high = self._known.get(key, (-_FAR, _FAR))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        hand, beside = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        floor, ceiling = alpha, beta
        best = -_FAR if stand.leads else _FAR
        for one in _different(hand, beside):
            value = self.lead(stand, one, floor, ceiling)
            if stand.leads:
                best, floor = max(best, value), max(floor, value)
            else:
                best, ceiling = min(best, value), min(ceiling, value)
            if floor >= ceiling:
                break
        self._known[key] = (low if best <= alpha else best, high if best >= beta else best)
        return best

    def _scored(self, chase: Chase | None, mine: bool, points: int) -> tuple[int, Chase | None]:
        """Points for one side: what they come to for me, a pique they complete included, and what is left of it."""
        if points and chase is not None:
            chase = chase._replace(had=chase.had + points) if chase.mine == mine else None
        bonus, chase = self._made(chase) if points else (0, chase)
        return (points if mine else -points) + bonus, chase

    def _made(self, chase: Chase | None) -> tuple[int, Chase | None]:
        line = self._prices.pique
        if chase is None or line is None or chase.had < line.target:
            return 0, chase
        return (line.points if chase.mine else -line.points), None

    def _early(self, chase: Chase | None, stand: Stand) -> tuple[Chase | None, int]:
        """The cards as soon as they are sure count towards the first hand's pique; what they bring comes at the end."""
        won, lost = (stand.won, stand.lost) if self._first else (stand.lost, stand.won)
        if not self._prices.early or chase is None or chase.mine != self._first or lost:
            return chase, 0
        if won != self._prices.tricks // 2 + 1:
            return chase, 0
        bonus, chase = self._made(chase._replace(had=chase.had + self._prices.cards))
        return chase, bonus


def _without(stand: Stand, one: Card, mine: bool) -> Stand:
    hand = tuple(each for each in (stand.mine if mine else stand.other) if each is not one)
    return stand._replace(mine=hand) if mine else stand._replace(other=hand)


def _different(hand: Cards, beside: Cards) -> Cards:
    """Of cards with nothing of the other hand between them, as high in the count of high cards, the lowest."""
    found: list[Card] = []
    above: Card | None = None
    for one in sorted(hand, key=lambda each: (each.suit, -each.rank)):
        if above is not None and _alike(above, one, beside):
            found.pop()
        found.append(one)
        above = one
    return tuple(found)


def _alike(above: Card, below: Card, beside: Cards) -> bool:
    if above.suit is not below.suit or is_high(above) != is_high(below):
        return False
    return not any(each.suit is above.suit and below.rank < each.rank < above.rank for each in beside)
