"""Which cards to put out, every guess solved: the declarations and the whole play, for many guesses at once.

The guesses are those of :mod:`~piquet_tutor.opponents.exchanging`, but each meets the table of the solved play instead
of a rule of thumb, and all of them are reckoned together, so that the better discards meet far more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.cards import Cards
from piquet_tutor.coach.solved.columns import codes_between, winners_of_codes
from piquet_tutor.coach.solved.hands import bit_of, masks_of
from piquet_tutor.coach.solved.keeping import at_hand
from piquet_tutor.coach.standing import Agreed, Pair
from piquet_tutor.opponents.exchanging import DOUBT, Prices, Prospect, guess
from piquet_tutor.opponents.shapes import declared, suited
from piquet_tutor.opponents.stakes import Stakes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

ROUNDS: Final = ((1, 40), (240, 240), (60, 800), (16, 2000))
"""How the field narrows: how many discards go into each round (1: all of them), and the guesses each has met by its
end."""
_LEFT: Final = 1.0
"""What a card the leader leaves in the talon is worth to the other, in points."""
_ROWS: Final = 1 << 15
"""Hands reckoned at once."""
_COURTS: Final = 4
_PLACES: Final = 1 << 9
_VALUE: Final = 1 << 8
"""Above any count of pips and any rank: the number of cards comes first."""


class Board(NamedTuple):
    """Everything a discard is valued by, beside the guesses.

    Attributes:
        prices: of declarations, repique and pique; a match of agreed deals among them.
        stakes: what the play is worth to its leader, by the half-tricks he makes.
        both: what the play brings both together.
    """

    prices: Prices
    stakes: Stakes
    both: float


def serves(prospect: Prospect, prices: Prices, most: int) -> bool:
    """Whether discards can be weighed so: the table is there, tricks are wanted, and no race may stop the deal."""
    table = at_hand()
    fits = table is not None and prospect.other_count == len(prospect.hand) <= table.tricks
    cards = len(prospect.hand) + len(prospect.unseen) + len(prospect.shown)
    plain = prices.match is None or isinstance(prices.match, Agreed)
    return fits and plain and not prices.losing and cards <= 32 and most <= len(prospect.unseen)


def weighed_discards(
    prospect: Prospect, board: Board, limits: tuple[int, int], chance: Random
) -> list[tuple[float, Cards]]:
    """The discards that came through the last round, the best first, each with the points it brings ahead.

    Args:
        prospect: what is known; see :func:`serves`.
        board: what everything is worth.
        limits: fewest and most cards that may be put out.
        chance: where the guesses come from.
    """
    import numpy as np

    least, most = limits
    field: list[Cards] = [out for size in range(most, least - 1, -1) for out in combinations(prospect.hand, size)]
    totals = np.zeros(len(field))
    met = 0
    for entrants, guesses in ROUNDS:
        if entrants > 1 and len(field) > entrants:
            kept = np.argsort(-totals, kind="stable")[:entrants]
            field, totals = [field[each] for each in kept], totals[kept]
        totals = totals + _worth(prospect, field, _Lies.dealt(prospect, most, guesses - met, chance), board)
        met = guesses
        if len(field) == 1:
            break
    order = np.argsort(-totals, kind="stable")
    return [(float(totals[each]) / met, field[each]) for each in order]


class _Lies(NamedTuple):
    """Guesses at the unseen cards, a row a guess.

    Attributes:
        drawn: for each number of cards drawn, the masks of those drawn.
        other: the masks of the other hand.
        declared: what it declares: a column each for the point, the sequence, what its sequences score, the set, and
            what its sets score.
    """

    drawn: Array
    other: Array
    declared: Array

    @classmethod
    def dealt(cls, prospect: Prospect, most: int, count: int, chance: Random) -> _Lies:
        import numpy as np

        drawn = np.zeros((most + 1, count, 4), np.int32)
        other = np.zeros((count, 4), np.int32)
        for row in range(count):
            each = guess(prospect, most, False, chance)
            other[row] = each.other
            for place, one in enumerate(each.drawn[:most]):
                drawn[place + 1 :, row, one.suit] |= bit_of(one)
        return cls(drawn, other, _declared(other))


def _worth(prospect: Prospect, field: Sequence[Cards], lies: _Lies, board: Board) -> Array:
    """What each discard brings over the guesses, summed."""
    import numpy as np

    count = len(lies.other)
    found = np.zeros(len(field))
    by_size: dict[int, list[int]] = {}
    for place, out in enumerate(field):
        by_size.setdefault(len(out), []).append(place)
    most = len(lies.drawn) - 1
    for size, places in by_size.items():
        left = _LEFT * (most - size) if prospect.leads else 0.0
        for start in range(0, len(places), max(1, _ROWS // count)):
            block = places[start : start + max(1, _ROWS // count)]
            kept = np.array([masks_of(set(prospect.hand).difference(field[each])) for each in block], np.int32)
            mine = (kept[:, None, :] | lies.drawn[size][None, :, :]).reshape(-1, 4)
            ahead = _ahead(mine, lies, len(block), prospect.leads, board)
            found[block] = ahead.reshape(len(block), count).sum(axis=1) - left * count
    return found


def _ahead(mine: Array, lies: _Lies, blocks: int, leads: bool, board: Board) -> Array:
    """How far ahead each hand ends: declarations, repique, pique and the play."""
    import numpy as np

    other, theirs = np.tile(lies.other, (blocks, 1)), np.tile(lies.declared, (blocks, 1))
    ours = _declared(mine)
    first, second = (mine, other) if leads else (other, mine)
    scores = _scores(*((ours, theirs) if leads else (theirs, ours)))
    codes = codes_between()[first, second]
    table = at_hand()
    assert table is not None  # serves has asked
    play = np.array(board.stakes)[table.values_of(codes)]
    bonus = _bonuses(scores, winners_of_codes()[codes].sum(axis=1), board.prices)
    sign = 1 if leads else -1
    match = board.prices.match
    if match is None:
        return np.asarray(sign * (sum(scores) + bonus + play))
    assert isinstance(match, Agreed)  # serves has asked
    return _in_match(match, sign, scores, bonus, play, board)


def _scores(first: Array, second: Array) -> tuple[Array, Array, Array]:
    """What each class brings the leader; what the other scores is negative."""
    import numpy as np

    point, sequence, runs, group, sets = first.T
    point2, sequence2, runs2, group2, sets2 = second.T
    return (
        np.where(point > point2, point // _VALUE, np.where(point2 > point, -(point2 // _VALUE), 0)),
        np.where(sequence > sequence2, runs, np.where(sequence2 > sequence, -runs2, 0)),
        np.where(group > group2, sets, np.where(group2 > group, -sets2, 0)),
    )


def _bonuses(scores: tuple[Array, Array, Array], tops: Array, prices: Prices) -> Array:
    """A repique of either, or the pique the leader's tops would reach."""
    point, sequence, group = scores
    line = prices.repique.line
    repique = _reaches(point, sequence, group, line).astype(int) - _reaches(-point, -sequence, -group, line)
    clear = (point >= 0) & (sequence >= 0) & (group >= 0) & (repique == 0)
    pique = clear & (point + sequence + group + tops + prices.lead_scores >= prices.pique.line)
    found: Array = prices.repique.points * repique + prices.pique.points * pique
    return found


def _reaches(point: Array, sequence: Array, group: Array, line: int) -> Array:
    """Whether so many in hand reckon before anything the other has."""
    two = (point >= 0) & (sequence >= 0)
    found: Array = (
        (point >= line) | (two & (point + sequence >= line)) | (two & (group >= 0) & (point + sequence + group >= line))
    )
    return found


def _in_match(
    match: Agreed, sign: int, scores: tuple[Array, Array, Array], bonus: Array, play: Array, board: Board
) -> Array:
    """The same as the match stands; each pair of totals is asked once."""
    import numpy as np

    share = np.clip(np.rint(play), -board.both, board.both)
    parts = [*scores, bonus]
    mine = sum(np.maximum(0, sign * each) for each in parts) + (board.both + sign * share) / 2
    theirs = sum(np.maximum(0, -sign * each) for each in parts) + (board.both - sign * share) / 2
    keys, where = np.unique(np.rint(2 * mine) * 1024 + np.rint(2 * theirs), return_inverse=True)
    had = board.prices.had
    worth = []
    for key in keys:
        doubled, other = divmod(int(key), 1024)
        end = Pair(had.mine + doubled / 2, had.theirs + other / 2)
        worth.append(match.worth(end, end, DOUBT / 2))
    found: Array = np.array(worth)[where]
    return found


# --- hands in columns -------------------------------------------------------------------------------


class _Tables(NamedTuple):
    """What a suit comes to, by its mask."""

    point: Array
    sequence: Array
    runs: Array
    group: Array
    sets: Array


def _declared(hands: Array) -> Array:
    """What hands would declare: see :class:`_Lies`."""
    import numpy as np

    tables = _tables()
    first, second, third, fourth = hands.T
    inner, outer = first & second, third & fourth
    threes = (inner & (third | fourth) | outer & (first | second)) >> _COURTS
    fours = (inner & outer) >> _COURTS
    return np.stack(
        [
            tables.point[hands].max(axis=1),
            tables.sequence[hands].max(axis=1),
            tables.runs[hands].sum(axis=1),
            tables.group[threes, fours],
            tables.sets[threes, fours],
        ],
        axis=1,
    )


@cache
def _tables() -> _Tables:
    import numpy as np

    suits = [suited(mask) for mask in range(_PLACES)]
    courts = 1 << 9 - _COURTS
    group, sets = np.zeros((courts, courts), np.int32), np.zeros((courts, courts), np.int32)
    for threes in range(courts):
        for fours in range(courts):
            if fours & ~threes == 0:
                best, group_points = _group_of(threes, fours)
                group[threes, fours], sets[threes, fours] = best, group_points
    return _Tables(
        np.array([each.point[0] * _VALUE + each.point[1] for each in suits], np.int32),
        np.array([each.sequence[0] * _VALUE + each.sequence[1] for each in suits], np.int32),
        np.array([each.sequence_points for each in suits], np.int32),
        group,
        sets,
    )


@cache
def _group_of(threes: int, fours: int) -> tuple[int, int]:
    """The best set as one number, and what all sets score, of a hand with these threes (fours among them)."""
    each, four = threes << _COURTS, fours << _COURTS
    found = declared((each, each, each, four))
    return found.group[0] * _VALUE + int(found.group[1]), found.group_points
