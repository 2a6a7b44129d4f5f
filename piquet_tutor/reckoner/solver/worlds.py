"""What each card makes against every hand the opponent may hold, looked up in the table for all of them at once.

One player's cards are known and the opponent's are not: each hand they may have is a world, and in every world the play
is solved as if both players knew it. So a card's figures are averages over plays with all cards known, which is a good
guide but not exact, since nobody at the table knows which world it is.

Without numpy or the table, each world is searched by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial, reduce
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.pausing import Pausing, finished
from piquet_tutor.reckoner.masks import Masks, bit_of, less, masks_of
from piquet_tutor.reckoner.solver.moves import TAKEN, WANTED, moves_of
from piquet_tutor.reckoner.solver.play import beats, makes, may_follow
from piquet_tutor.reckoner.solver.suits import CODES, LONGEST, code_between, flipped, length
from piquet_tutor.reckoner.solver.table_cache import at_hand

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from piquet_tutor.reckoner.solver.table import PlayTable

    Array = NDArray[Any]

AT_ONCE: Final = 100
"""Hands that are searched between two moments at which others may work."""


class CardResults(NamedTuple):
    """What a card makes over all worlds.

    Attributes:
        chances: the probability of each number of half-tricks, from 0 up; they add up to 1.
    """

    chances: tuple[float, ...]

    def mean(self, worth: Sequence[float] | None = None) -> float:
        """The average.

        Args:
            worth: what each number of half-tricks is worth, such as from ``prices.Prices.by_half_tricks``; None for
                the half-tricks themselves.
        """
        paid = range(len(self.chances)) if worth is None else worth
        return sum(chance * each for chance, each in zip(self.chances, paid, strict=True) if chance)


def every_hand(unseen: Cards, count: int) -> list[Masks]:
    """Every hand of ``count`` cards that can be made of the unseen cards."""
    suits = [masks_of((one,)) for one in unseen]
    return [reduce(_with, each, (0, 0, 0, 0)) for each in combinations(suits, count)]


def _with(one: Masks, other: Masks) -> Masks:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3])


def spreads(
    hand: Cards, led: Card | None, others: Sequence[Masks], weights: Sequence[float] | None = None, aim: str = WANTED
) -> dict[Card, CardResults]:
    """What each card that may be played makes, of this trick and the rest, over the hands the opponent may hold.

    Args:
        hand: the cards of the player to lead, or to answer.
        led: the card led, if the opponent has led one.
        others: the hands the opponent may hold: of as many cards, or of one fewer after their lead.
        weights: relative weights of these hands; None if all are equally likely.
        aim: whether both players want tricks (``wanted``) or neither does (``unwanted``).

    Raises:
        ValueError: there is no hand, or one has a wrong number of cards or shares a card with the player's.
    """
    return finished(weighing(hand, led, others, weights, aim))


def weighing(
    hand: Cards, led: Card | None, others: Sequence[Masks], weights: Sequence[float] | None = None, aim: str = WANTED
) -> Pausing[dict[Card, CardResults]]:
    """The same, standing still now and then where there is no table."""
    count = len(hand) - (led is not None)
    _check(hand if led is None else (*hand, led), others, count)
    table = _table_for(hand, others) if aim == WANTED and count else None
    if table is None:
        mine, found = masks_of(hand), {}
        for one in hand if led is None else may_follow(hand, led):
            made = yield from _made(partial(makes, mine, led=led, one=one, aim=aim), others)
            found[one] = _spread(made, weights, len(hand))
        return found
    if led is None:
        return _leads_by_table(table, hand, others, weights)
    return _answers_by_table(table, hand, led, others, weights)


def _made(makes: Callable[[Masks], int], others: Sequence[Masks]) -> Pausing[list[int]]:
    """What a card makes against each hand, one search after another."""
    made = []
    for place, each in enumerate(others):
        if place % AT_ONCE == 0:
            yield
        made.append(makes(each))
    return made


def _check(hand: Cards, others: Sequence[Masks], count: int) -> None:
    mine = masks_of(hand)
    if not others or (not count and len(hand) < 2):
        raise ValueError("there is no hand to weigh the cards against; give one at least.")
    for each in others:
        if sum(mask.bit_count() for mask in each) != count:
            raise ValueError(f"a hand the opponent may hold has not {count} cards; give only hands of {count}.")
        if any(mask & own for mask, own in zip(each, mine, strict=True)):
            raise ValueError("a hand the opponent may hold has a card that is elsewhere; leave such hands out.")


def _table_for(hand: Cards, others: Sequence[Masks]) -> PlayTable | None:
    """The table, if it covers all these positions; else None."""
    table = at_hand()
    if table is None or len(hand) > table.tricks:
        return None
    # The union of all worlds bounds the length of each suit; with the pack of 36 it may have nine cards.
    together = reduce(_with, others, masks_of(hand))
    return table if all(mask.bit_count() <= LONGEST for mask in together) else None


def _spread(made: Iterable[int], weights: Sequence[float] | None, count: int) -> CardResults:
    sums = [0.0] * (2 * count + 2)
    whole = 0.0
    for place, each in enumerate(made):
        weight = 1.0 if weights is None else weights[place]
        sums[each] += weight
        whole += weight
    return CardResults(tuple(each / whole for each in sums))


# --- by the table -----------------------------------------------------------------------------------


def _leads_by_table(
    table: PlayTable, hand: Cards, others: Sequence[Masks], weights: Sequence[float] | None
) -> dict[Card, CardResults]:
    import numpy as np

    tables = _tables()
    theirs = np.array(others, np.int32)
    before = _codes(masks_of(hand), theirs)
    flipped_before = tables.flipped[before]
    asked = _PositionBatch(table, len(others), len(hand))
    same = _same_lead(hand, theirs)
    for one in dict.fromkeys(same.values()):
        suit, own = one.suit, masks_of(hand)[one.suit]
        below = (own & bit_of(one) - 1).bit_count() + tables.bits[theirs[:, suit] & bit_of(one) - 1]
        code = before[:, suit]
        asked.lost(one, _put(flipped_before, suit, tables.lost[code, below]), suit)
        asked.kept(one, _put(before, suit, tables.kept[code, below]), suit)
        alone = tables.alone[code, below]
        for other in range(4):
            if other != suit:
                thrown_from = _put(before, other, tables.thrown[before[:, other]])
                thrown_from[:, suit] = alone
                asked.kept(one, thrown_from, suit, other)
    made = asked.answered()
    found = {one: _spread_of(each, weights, len(hand)) for one, each in made.items()}
    return {one: found[same[one]] for one in hand}


def _answers_by_table(
    table: PlayTable, hand: Cards, led: Card, others: Sequence[Masks], weights: Sequence[float] | None
) -> dict[Card, CardResults]:
    import numpy as np

    theirs = np.array(others, np.int32)
    found: dict[Card, CardResults] = {}
    left = len(hand) - 1
    for one in may_follow(hand, led):
        codes = _codes(less(masks_of(hand), one), theirs)
        if beats(one, led):
            made = 2 + table.values_of(codes).astype(np.int32)
        else:
            made = 2 * left + 1 - table.values_of(_tables().flipped[codes]).astype(np.int32)
        found[one] = _spread_of(made, weights, len(hand))
    return found


class _PositionBatch:
    """Positions to be looked up all at once; the result for each lead is the minimum over the answers."""

    def __init__(self, table: PlayTable, worlds: int, count: int) -> None:
        self._table, self._worlds, self._count = table, worlds, count
        self._rows: list[Array] = []
        self._where: list[tuple[Card, Array, bool]] = []

    def lost(self, one: Card, rows: Array, suit: int) -> None:
        """Add the worlds in which the opponent can take the trick, and then leads."""
        self._ask(one, rows, rows[:, suit] > 0, lost=True)

    def kept(self, one: Card, rows: Array, *suits: int) -> None:
        """Add the worlds in which the leader keeps the lead, if these suits are possible then."""
        there = rows[:, suits[0]] > 0
        for suit in suits[1:]:
            there = there & (rows[:, suit] > 0)
        self._ask(one, rows, there, lost=False)

    def _ask(self, one: Card, rows: Array, there: Array, lost: bool) -> None:
        import numpy as np

        where = np.flatnonzero(there)
        if len(where):
            self._rows.append(rows[where])
            self._where.append((one, where, lost))

    def answered(self) -> dict[Card, Array]:
        """What each lead makes in each world."""
        import numpy as np

        if self._count == 1:  # the last trick: nothing is left to look up
            values = np.ones(sum(map(len, self._rows)), np.int32)
        else:
            values = self._table.values_of(np.concatenate(self._rows)).astype(np.int32)
        found: dict[Card, Array] = {}
        start = 0
        for one, where, lost in self._where:
            part = values[start : start + len(where)]
            start += len(where)
            least = found.setdefault(one, np.full(self._worlds, 255, np.int32))
            least[where] = np.minimum(least[where], 2 * self._count - 1 - part if lost else 2 + part)
        return found


def _same_lead(hand: Cards, theirs: Array) -> dict[Card, Card]:
    """For each card of a hand, the highest one equivalent to it as a lead in every world."""
    import numpy as np

    between = [int(each) for each in np.bitwise_or.reduce(theirs, axis=0)]
    found: dict[Card, Card] = {}
    above: Card | None = None
    for one in sorted(hand, key=lambda each: (each.suit, -each.rank)):
        alike = above is not None and above.suit is one.suit
        if alike and above is not None and not between[one.suit] & bit_of(above) - 1 & ~(bit_of(one) - 1):
            found[one] = found[above]
        else:
            found[one] = one
        above = one
    return found


def _codes(mine: Masks, theirs: Array) -> Array:
    """The codes of all worlds from the side of the known hand, one row for each world."""
    import numpy as np

    columns = []
    for suit in range(4):
        held, which = np.unique(theirs[:, suit], return_inverse=True)
        columns.append(np.array([code_between(mine[suit], int(each)) for each in held], np.int32)[which])
    return np.stack(columns, axis=1)


def _put(codes: Array, suit: int, column: Array) -> Array:
    changed: Array = codes.copy()
    changed[:, suit] = column
    return changed


def _spread_of(made: Array, weights: Sequence[float] | None, count: int) -> CardResults:
    import numpy as np

    counted = np.bincount(made, weights, 2 * count + 2)
    return CardResults(tuple((counted / counted.sum()).tolist()))


class _MoveTables(NamedTuple):
    """The moves in a suit as arrays, by code and, for leads, by the place of the card; 0 for what cannot happen."""

    lost: Array
    kept: Array
    alone: Array
    thrown: Array
    flipped: Array
    bits: Array


@cache
def _tables() -> _MoveTables:
    import numpy as np

    moves = moves_of(WANTED)
    lost, kept, alone = (np.zeros((CODES, LONGEST), np.int32) for _ in range(3))
    for code in range(1, CODES):
        for place in range(length(code)):
            if code >> place & 1:
                lead = moves.cards[code, place]
                alone[code, place] = lead.alone
                for kind, after in lead.replies:
                    (lost if kind & TAKEN else kept)[code, place] = after
    each = [max(code, 1) for code in range(CODES)]
    thrown = [next((after for _, after in moves.throws[code]), 0) for code in each]
    return _MoveTables(
        lost,
        kept,
        alone,
        np.array(thrown, np.int32),
        np.array([flipped(code) for code in each], np.int32),
        np.array([mask.bit_count() for mask in range(1 << 9)], np.int32),
    )
