"""The exact mean lead in point, sequences and sets, if all hands the opponent may hold are equally likely.

What the opponent may hold depends on the cards this seat draws, not on those it discards. So the number of their hands
without a better point, sequence or set is counted once for each draw, and every discard of as many cards looks it up.
The hands are counted suit by suit. Since the cards they do *not* hold are few, each suit is a short polynomial (the
number of ways to leave out none, one, two ... of its cards), and the polynomials of the four suits are multiplied.
"""

from __future__ import annotations

from functools import cache, cached_property
from math import comb
from typing import Final, NamedTuple

import numpy as np

from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.reckoner.combination_arrays import Array, ClassArrays
from piquet_tutor.reckoner.combination_tables import PACKED, SET_RANKS, packed_of
from piquet_tutor.reckoner.exchange.draws import CombinationsAfterDraw, Draws
from piquet_tutor.reckoner.exchange.information import BeforeExchange
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.terms import HAND

_CHUNK: Final = 2048
_FOUR: Final = 4
AT_ONCE: Final = 20_000
"""The most draws handled at once, to limit the memory used; more than the ways to draw five cards out of twenty."""
STEP: Final = 4096


class ClassAverage(NamedTuple):
    """The average result in one class.

    Attributes:
        wins: the chance that this seat's best is better than the opponent's, and so scores.
        loses: the chance that the opponent's best is better.
        mine: this seat's mean score in the class.
        theirs: the opponent's mean score in the class.
    """

    wins: float
    loses: float
    mine: float
    theirs: float

    @property
    def ahead(self) -> float:
        """The mean lead in points."""
        return self.mine - self.theirs


class Facing(NamedTuple):
    """The opponent's combinations in one class, after each draw.

    An item is an entry of ``ClassArrays.items``, here this seat's best combination of the class.

    Attributes:
        beaten: float64 of shape (items, draws): the chance that their best is worse than the item.
        cost: float64 of the same shape: their mean score in the class, which is 0 unless their best is better.
        above: intp of shape (items,): the number of the next stronger item; 0 if there is none.
    """

    beaten: Array
    cost: Array
    above: Array

    def better(self, numbers: Array, rows: Array) -> Array:
        """The chance after each draw that the opponent's best is better.

        Args:
            numbers: this seat's best item after each draw.
            rows: the draws, as indices.
        """
        above = self.above[numbers]
        return np.where(above > 0, 1 - self.beaten[above, rows], 0.0)


class Against:
    """The opponent's declarations after every draw of a given number of cards.

    Args:
        information: what the seat knows.
        draws: all draws of that number of cards.
    """

    def __init__(self, information: BeforeExchange, draws: Draws) -> None:
        self._ground, self._draws = information, draws
        self._left = len(information.pool) - draws.count - HAND
        self._all = comb(len(information.pool) - draws.count, HAND)
        self._rows = np.arange(draws.size, dtype=np.int32)
        self._sets_worth: dict[int, float] = {}
        few = draws.size <= AT_ONCE
        self.point, self.sequence, self.set = self._facing(slice(None)) if few else self._step_by_step()

    def _facing(self, part: slice) -> tuple[Facing, Facing, Facing]:
        """The opponent's combinations in each class, after some of the draws."""
        information, draws, tables = self._ground, self._draws, self._ground.tables
        masks = np.array(masks_of(information.pool), np.uint16)[:, None] & ~draws.suits[:, part]
        suits = [np.unique(each, return_inverse=True) for each in masks]
        packed, cards = packed_of(information.pool) - draws.packed[part], len(information.pool) - draws.count
        return (
            _point(tables.point, suits, self._left, self._all),
            _sequence(tables.sequence, suits, self._left, self._all),
            _sets(tables.set, packed, cards),
        )

    def _step_by_step(self) -> tuple[Facing, ...]:
        """The same for all draws, a few at a time; float32 halves the memory and keeps seven digits."""
        size, beaten, cost = self._draws.size, self._empty(), self._empty()
        for start in range(0, size, STEP):
            part = slice(start, start + STEP)
            found = self._facing(part)
            for place, each in enumerate(found):
                beaten[place][:, part], cost[place][:, part] = each.beaten, each.cost
        return tuple(Facing(one, two, each.above) for one, two, each in zip(beaten, cost, found, strict=True))

    def _empty(self) -> list[Array]:
        tables, size = self._ground.tables, self._draws.size
        return [np.empty((len(tables.of(kind).items), size), np.float32) for kind in KINDS]

    def ahead(self, kept: Cards) -> float:
        """The mean lead in points from the declarations, with these cards kept."""
        held = self._draws.held(kept)
        point = self._point_ahead.take(self._at(held.point)).sum()
        at = self._at(held.sequence)
        sequence = (self.sequence.beaten.take(at) * held.sequence_points - self.sequence.cost.take(at)).sum()
        return float(point + sequence) / self._draws.size + self._sets_ahead(packed_of(kept), held)

    @cached_property
    def _point_ahead(self) -> Array:
        return self._ground.tables.point.worth[:, None] * self.point.beaten - self.point.cost

    def odds(self, kept: Cards) -> dict[Kind, ClassAverage]:
        """The chances and mean scores in each class, with these cards kept."""
        held, tables = self._draws.held(kept), self._ground.tables
        parts = {
            "point": (self.point, held.point, tables.point.worth[held.point]),
            "sequence": (self.sequence, held.sequence, held.sequence_points),
            "set": (self.set, held.set, held.set_points),
        }
        found: dict[Kind, ClassAverage] = {}
        for kind in KINDS:
            facing, numbers, points = parts[kind]
            at = self._at(numbers)
            beaten = facing.beaten.take(at)
            found[kind] = ClassAverage(
                float((beaten * (numbers > 0)).mean()),
                float(facing.better(numbers, self._rows).mean()),
                float((beaten * points).mean()),
                float(facing.cost.take(at).mean()),
            )
        return found

    def of(self, kind: Kind) -> Facing:
        """The opponent's combinations in a class."""
        return self.point if kind == "point" else self.sequence if kind == "sequence" else self.set

    def good(self, kind: Kind, number: int) -> float:
        """The chance that a combination, given by its item number, is better than all they have of its class."""
        return float(self.of(kind).beaten[number].mean())

    def good_where(self, kind: Kind, numbers: Array, there: Array) -> float:
        """The chance that this seat's best of a class is good, over some of the draws.

        Args:
            kind: the class.
            numbers: this seat's best item after each draw.
            there: bool of shape (draws,): the draws to count, at least one of them.
        """
        return float(self.of(kind).beaten.take(self._at(numbers))[there].mean())

    def _sets_ahead(self, packed: int, held: CombinationsAfterDraw) -> float:
        found = self._sets_worth.get(packed)
        if found is None:
            at = self._at(held.set)
            found = float((self.set.beaten.take(at) * held.set_points - self.set.cost.take(at)).mean())
            self._sets_worth[packed] = found
        return found

    def _at(self, numbers: Array) -> Array:
        return numbers.astype(np.int32) * np.int32(self._draws.size) + self._rows


class Exact:
    """Draws and the opponent's hands, counted once for each number of cards discarded."""

    def __init__(self, information: BeforeExchange) -> None:
        self.information = information
        self._known: dict[int, tuple[Draws, Against]] = {}

    def of(self, count: int) -> tuple[Draws, Against]:
        """The draws of this number of cards, and the opponent's declarations after each."""
        found = self._known.get(count)
        if found is None:
            draws = Draws(self.information, count)
            found = self._known[count] = draws, Against(self.information, draws)
        return found


# --- the opponent's combinations in each class ---------------------------------------------------------


Suits = list[tuple[Array, Array]]
"""For each suit: the different masks of cards they may hold, and the index of the one after each draw."""


def _point(table: ClassArrays, suits: Suits, left: int, hands: int) -> Facing:
    first, second = _pair(table, suits[:2], left), _pair(table, suits[2:], left)
    through = _multiplied(first.ways, second.ways, first.which, second.which)
    worth = np.diff(through, axis=0, prepend=0) * table.worth[:, None]
    return _facing(table, through, np.cumsum(worth, axis=0), hands)


def _sequence(table: ClassArrays, suits: Suits, left: int, hands: int) -> Facing:
    first, second = _pair(table, suits[:2], left), _pair(table, suits[2:], left)
    which = first.which, second.which
    through = _multiplied(first.ways, second.ways, *which)
    worth = _multiplied(first.worth, second.ways, *which) + _multiplied(first.ways, second.worth, *which)
    return _facing(table, through, worth, hands)


def _facing(table: ClassArrays, through: Array, worth: Array, hands: int) -> Facing:
    """The class from cumulative counts.

    Args:
        table: the class.
        through: of shape (items, draws): hands with nothing above an item.
        worth: of the same shape: the score of those hands in the class, summed.
        hands: how many hands there are.
    """
    worse = np.where(table.first[:, None] > 0, through[table.first - 1], 0)
    above = np.where(table.last + 1 < len(table.items), table.last + 1, 0)
    return Facing(worse / hands, (worth[-1] - worth[table.last]) / hands, above)


class _TwoSuitHoldings(NamedTuple):
    """The ways the opponent can hold two of the suits.

    Attributes:
        ways: float64 of shape (pairs, items, left + 1): holdings with nothing above an item, by cards left out.
        worth: of the same shape: the score of all those holdings in the class, summed.
        which: the index of the pair of masks after each draw.
    """

    ways: Array
    worth: Array
    which: Array


def _pair(table: ClassArrays, suits: Suits, left: int) -> _TwoSuitHoldings:
    (one, which_one), (two, which_two) = suits
    pairs, which = np.unique(which_one * len(two) + which_two, return_inverse=True)
    ways, worth = zip(*(_rows(table, masks, left) for masks in (one, two)), strict=True)
    first, second = pairs // len(two), pairs % len(two)
    together = _convolved(ways[0][first], ways[1][second])
    scored = _convolved(worth[0][first], ways[1][second]) + _convolved(ways[0][first], worth[1][second])
    return _TwoSuitHoldings(together, scored, which)


def _rows(table: ClassArrays, masks: Array, left: int) -> tuple[Array, Array]:
    """For each mask: ways to hold part of it with nothing above an item, by cards left out, and their score."""
    many = len(table.items)
    ways, worth = (np.zeros((len(masks), many, left + 1)) for _ in range(2))
    for place, mask in enumerate(masks.tolist()):
        parts, missing = _parts(mask)
        parts, missing = parts[missing <= left], missing[missing <= left]
        at = table.best[parts].astype(np.intp) * (left + 1) + missing
        ways[place] = np.bincount(at, minlength=many * (left + 1)).reshape(many, left + 1)
        worth[place] = np.bincount(at, table.whole[parts], many * (left + 1)).reshape(many, left + 1)
    return ways.cumsum(axis=1), worth.cumsum(axis=1)


@cache
def _parts(mask: int) -> tuple[Array, Array]:
    """Every subset of a mask, and how many cards each leaves out."""
    parts = np.array([part for part in range(mask + 1) if part & mask == part], np.intp)
    return parts, np.array([(mask & ~part).bit_count() for part in parts.tolist()], np.intp)


def _convolved(one: Array, two: Array) -> Array:
    found = np.zeros_like(one)
    for left in range(one.shape[2]):
        found[:, :, left:] += one[:, :, left : left + 1] * two[:, :, : one.shape[2] - left]
    return found


def _multiplied(one: Array, two: Array, which_one: Array, which_two: Array) -> Array:
    """Both pairs of suits together, with the right number of cards left out: shape (items, draws)."""
    turned = np.ascontiguousarray(two[:, :, ::-1])
    found = np.empty((one.shape[1], len(which_one)))
    for start in range(0, len(which_one), _CHUNK):
        part = slice(start, start + _CHUNK)
        found[:, part] = np.einsum("ral,ral->ar", one[which_one[part]], turned[which_two[part]])
    return found


def _sets(table: ClassArrays, packed: Array, cards: int) -> Facing:
    """The same for sets, where only the number of cards of each rank matters."""
    kinds, which = np.unique(packed, return_inverse=True)
    counts = np.stack([kinds >> 3 * place & 7 for place in range(len(SET_RANKS))], axis=1)
    taken, numbers = _takings()
    binomial = _binomials()
    ways = binomial[cards - counts.sum(axis=1)][:, np.maximum(HAND - taken.sum(axis=1), -1)]
    for place in range(len(SET_RANKS)):
        ways = ways * binomial[counts[:, place]][:, taken[:, place]]
    many = len(table.items)
    best = np.zeros((len(numbers), many))
    best[np.arange(len(numbers)), table.best[numbers]] = 1
    through = (ways @ best).cumsum(axis=1).T
    worth = (ways @ (best * table.whole[numbers][:, None])).cumsum(axis=1).T
    facing = _facing(table, through, worth, comb(cards, HAND))
    return Facing(facing.beaten[:, which], facing.cost[:, which], facing.above)


@cache
def _takings() -> tuple[Array, Array]:
    """Every possible number of cards of each rank that makes sets, and the same as packed counts."""
    numbers = np.arange(PACKED)
    taken = np.stack([numbers >> 3 * place & 7 for place in range(len(SET_RANKS))], axis=1)
    there = (taken <= _FOUR).all(axis=1) & (taken.sum(axis=1) <= HAND)
    return taken[there], numbers[there]


@cache
def _binomials() -> Array:
    """Binomial coefficients up to 36; the last column, reached by the index -1, is 0."""
    return np.array([[comb(cards, some) for some in range(HAND + 1)] + [0] for cards in range(37)], np.float64)
