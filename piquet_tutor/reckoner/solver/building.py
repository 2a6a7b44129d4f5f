"""Solves every position of the play by retrograde analysis, from the last trick back, one shape at a time.

The play is a game about one number. With a point for each lead, a point for each trick taken from the leader and an
extra one for the last trick, the points for changes of the lead cancel out, so the difference between the players'
scores depends only on their half-tricks, ``2 * tricks`` plus one for the last trick: more half-tricks are more points,
whatever has been won before. The value of a position is the number of half-tricks that the player to lead makes with
best play on both sides and all cards known; both players' half-tricks add up to ``2 * tricks left + 1``. The cards and
the capot depend on tricks as well; only a pique still possible in the play does not (see ``pique``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piquet_tutor.reckoner.solver.suits import (
    CLASSES,
    NUMBER,
    PLACE,
    TRICKS,
    Class,
    Shape,
    codes_of,
    places,
    positions,
    shapes,
    sizes,
    without,
)

Values = NDArray[np.uint8]
Blocks = Mapping[Shape, Values]
"""The values of every shape with a given number of tricks."""

_EMPTY: Shape = (0, 0, 0, 0)


def build(
    tricks: int = TRICKS, progress: Callable[[int, int], object] | None = None
) -> Iterator[tuple[int, dict[Shape, Values]]]:
    """Solve all positions, by the number of tricks left.

    Args:
        tricks: the largest number of tricks.
        progress: called after each shape with the number of positions solved and the total number.

    Yields:
        the number of tricks left, and the values of all positions with that many, shape by shape.
    """
    whole = sum(positions(each) for each in range(1, tricks + 1))
    done = 0
    # With no card left, the player who would lead has just won the last trick.
    before: dict[Shape, Values] = {_EMPTY: np.ones((1, 1, 1, 1), np.uint8)}
    for left in range(1, tricks + 1):
        found: dict[Shape, Values] = {}
        for shape in shapes(left):
            found[shape] = _solved(shape, left, before)
            done += found[shape].size
            if progress is not None:
                progress(done, whole)
        yield left, found
        before = found


def _solved(shape: Shape, left: int, before: Blocks) -> Values:
    """The best the leader can do, over all suits they can lead."""
    best = np.zeros(sizes(shape), np.uint8)
    for suit, number in enumerate(shape):
        mine, others = CLASSES[number]
        if mine and (suit == 0 or shape[suit - 1] != number or others):
            led = _followed(shape, suit, left, before) if others else _discarded(shape, suit, before)
            np.maximum(best, led, out=best)
    return best


def _followed(shape: Shape, suit: int, left: int, before: Blocks) -> Values:
    """The value of the best lead in a suit in which the opponent can follow."""
    kind = CLASSES[shape[suit]]
    after = _with(shape, suit, (kind[0] - 1, kind[1] - 1))
    won = 2 + _arranged(after, before)
    lost = (2 * left - 1) - _seen_from_the_other_side(after, before)
    either = np.concatenate([won, lost], axis=suit)
    best: Values | None = None
    for replies in _trick_tables(kind):
        worst: Values | None = None
        for table in replies:
            here = np.take(either, table, axis=suit)
            worst = here if worst is None else np.minimum(worst, here, out=worst)
        assert worst is not None  # a player with cards of the suit has an answer
        best = worst if best is None else np.maximum(best, worst, out=best)
    assert best is not None  # and the leader has a card to lead
    return best


def _discarded(shape: Shape, suit: int, before: Blocks) -> Values:
    """The value of a lead in a suit in which the opponent is void, and throws what costs them least."""
    mine, _ = CLASSES[shape[suit]]
    led = _with(shape, suit, (mine - 1, 0))
    worst: Values | None = None
    for thrown, number in enumerate(shape):
        own, others = CLASSES[number]
        if not others:
            continue
        won = 2 + _arranged(_with(led, thrown, (own, others - 1)), before)
        for table in _throw_tables((own, others)):
            here = np.take(won, table, axis=thrown)
            worst = here if worst is None else np.minimum(worst, here)
    assert worst is not None  # both have as many cards, so they have some in another suit
    return worst


def _with(shape: tuple[int, ...], suit: int, kind: Class) -> tuple[int, ...]:
    return (*shape[:suit], NUMBER[kind], *shape[suit + 1 :])


def _arranged(classes: tuple[int, ...], before: Blocks) -> Values:
    """The values of a shape, with the axes in this order of suits."""
    order = sorted(range(4), key=lambda suit: classes[suit])
    block = before[tuple(classes[suit] for suit in order)]  # type: ignore[index]  # four of them
    return block.transpose([order.index(suit) for suit in range(4)])


def _seen_from_the_other_side(classes: tuple[int, ...], before: Blocks) -> Values:
    """The values if the other player leads, indexed by the codes as the leader sees them."""
    mirrored = tuple(NUMBER[CLASSES[each][::-1]] for each in classes)
    block = _arranged(mirrored, before)
    backwards: Any = tuple(
        slice(None, None, -1 if here == there else 1) for here, there in zip(classes, mirrored, strict=True)
    )
    found: Values = block[backwards]
    return found


@cache
def _trick_tables(kind: Class) -> list[list[NDArray[np.intp]]]:
    """For each lead and each answer, the place of the suit's code after the trick.

    If the leader loses the trick, the number of codes is added to the place. Leads that are alike for every code are
    listed once.
    """
    mine, others = kind
    many = len(codes_of((mine - 1, others - 1)))
    leads: dict[bytes, list[NDArray[np.intp]]] = {}
    for lead in range(mine):
        replies: dict[bytes, NDArray[np.intp]] = {}
        for reply in range(others):
            table = np.array([_after(code, lead, reply, many) for code in codes_of(kind)], np.intp)
            replies[table.tobytes()] = table
        leads[b"".join(sorted(replies))] = list(replies.values())
    return list(leads.values())


def _after(code: int, lead: int, reply: int, many: int) -> int:
    led, answered = places(code, leader=True)[lead], places(code, leader=False)[reply]
    after = without(without(code, max(led, answered)), min(led, answered))
    return PLACE[after] + (0 if led > answered else many)


@cache
def _throw_tables(kind: Class) -> list[NDArray[np.intp]]:
    """For each card of a suit that the opponent may throw, the place of the suit's code afterwards."""
    found: dict[bytes, NDArray[np.intp]] = {}
    for thrown in range(kind[1]):
        table = np.array([PLACE[without(code, places(code, leader=False)[thrown])] for code in codes_of(kind)], np.intp)
        found[table.tobytes()] = table
    return list(found.values())
