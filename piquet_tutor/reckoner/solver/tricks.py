"""A position of the play with all hands known, for any number of seats, and what a trick in it scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import total
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Rank
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.play_prices import LOWEST_HIGH_CARD, PlayPrices
from piquet_tutor.reckoner.masks import Masks, bit_of

HIGH: Final = 1 << LOWEST_HIGH_CARD - Rank.SIX
"""The bit of the lowest card that is high; those of the others are above it."""

Points = tuple[float, ...]
"""Points of each side, in the order of the sides; within a match, their worth to the first side, and 0."""
Held = tuple[Masks, ...]
"""Every hand, in the order of the seats."""
Played = tuple[int, int]
"""A card as the index of its suit and the bit of its rank."""
Trick = tuple[Played, ...]


class SideProgress(NamedTuple):
    """A pique still possible: the side that may make it, and its points so far; no other side has scored."""

    side: int
    had: int


class TrickPosition(NamedTuple):
    """A position of the play.

    Attributes:
        held: the hands.
        leader: the index of the seat that leads or has led.
        trick: the cards of the trick so far.
        won: tricks of each side.
        progress: a pique still possible.
        scores: points of each side in the deal so far; empty where only what is still to come is asked for.
    """

    held: Held
    leader: int
    trick: Trick
    won: tuple[int, ...]
    progress: SideProgress | None = None
    scores: Points = ()


def position_in(view: View, held: Held, progress: SideProgress | None = None) -> TrickPosition:
    """Where the play of a view stands, if these are the hands; without the points so far.

    Args:
        view: during the play.
        held: every hand, in the order of the seats.
        progress: a pique still possible.
    """
    table = view.table
    sides = dict.fromkeys(table.sides)
    won = tuple(sum(table.side_of(trick.winner) == side for trick in view.tricks) for side in sides)
    trick = tuple((int(one.suit), bit_of(one)) for one in view.trick)
    return TrickPosition(held, table.seats.index(view.leader), trick, won, progress)


def points_in(view: View) -> tuple[int, ...]:
    """The points of each side in the deal so far, as far as a seat knows."""
    return tuple(total(view.rulings, side) for side in dict.fromkeys(view.table.sides))


def winning(view: View) -> tuple[Seat, Card]:
    """The seat that is winning the trick on the table, and its card."""
    place, _ = best_in([(one.suit, bit_of(one)) for one in view.trick])
    seat = view.leader
    for _ in range(place):
        seat = view.table.after(seat)
    return seat, view.trick[place]


def best_in(trick: Sequence[Played]) -> tuple[int, int]:
    """Which card of a trick is winning it, by its place in the trick, and the bit of its rank."""
    suit, best = trick[0]
    winner = 0
    for place, (other, bit) in enumerate(trick):
        if other == suit and bit > best:
            winner, best = place, bit
    return winner, best


def for_taking(
    paid: PlayPrices, trick: Sequence[Played], captured: bool, best: int, won: Sequence[int], last: bool
) -> int:
    """What a complete trick scores for the side that takes it, including any extra for the last.

    Args:
        paid: the prices.
        trick: its cards.
        captured: whether another side led it.
        best: the bit of the rank that takes it.
        won: the tricks of each side, this one included.
        last: whether it is the last.
    """
    high = best >= HIGH
    many = sum(bit >= HIGH for _, bit in trick) if paid.scoring.each_high else 0
    counted = paid.scoring.for_taking(captured, high, many)
    if not last or (paid.last_gives_way and sum(map(bool, won)) == 1):
        return counted
    led = 0 if captured else paid.leading(trick[0][1] >= HIGH)
    return counted + paid.last.extra(counted + led, high)
