"""All 225,792,840 hands of twelve cards, examined in a few seconds, one suit at a time.

What a hand scores in point, sequences and sets does not change when two suits are swapped. So it is enough to combine
four holdings of one suit in every way that makes twelve cards, and to count in how many ways the four can be assigned
to the suits.

>>> len(HOLDINGS)
256
>>> holding("AKQJT").pips, holding("AKQJT").runs
(51, (5,))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import comb
from typing import Final

from piquet_tutor.game.cards import Cards, Rank, Suit, card
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner import holdings
from piquet_tutor.reckoner.combination_tables import PACKED_BY_MASK, classes_of
from piquet_tutor.reckoner.masks import bit_of, cards_in_suit

RANKS: Final = tuple(rank for rank in reversed(Rank) if rank > Rank.SIX)
"""The ranks of the short pack, ace first."""
IN_SETS: Final = tuple(rank for rank in RANKS if rank >= Rank.TEN)
SUITS: Final = 4
HAND: Final = 12


@dataclass(frozen=True)
class Holding:
    """The cards of one suit in a hand.

    Attributes:
        ranks: highest first.
        length: how many cards.
        pips: their pips, as a point.
        runs: lengths of its sequences.
        run_points: what the sequences score in all.
        courts: how many court cards (kings, queens and jacks).
        spread: which of the ranks from ten to ace it holds, as packed counts: their sum over four suits counts the
            cards of each rank.
    """

    ranks: tuple[Rank, ...]
    length: int
    pips: int
    runs: tuple[int, ...]
    run_points: int
    courts: int
    spread: int

    def cards(self, suit: Suit) -> Cards:
        """The cards of the holding in a suit."""
        return tuple(card(rank, suit) for rank in self.ranks)

    @property
    def letters(self) -> str:
        """The letters of its ranks."""
        return "".join(rank.letter for rank in self.ranks)


def _holding(mask: int) -> Holding:
    one = holdings.holding(mask)
    return Holding(
        tuple(each.rank for each in cards_in_suit(mask, Suit.SPADES)),
        one.length,
        one.pips,
        tuple(length for length, _ in one.runs),
        _TABLES.sequence.whole[mask],
        one.courts,
        PACKED_BY_MASK[mask],
    )


_TABLES: Final = classes_of(load(rule_set_names()[0]))


HOLDINGS: Final = tuple(
    sorted(
        (
            _holding(sum(bit_of(card(rank, Suit.SPADES)) for place, rank in enumerate(RANKS) if number >> place & 1))
            for number in range(1 << len(RANKS))
        ),
        key=lambda one: one.length,
    )
)
"""Every holding of one suit, the shortest first."""


def holding(letters: str) -> Holding:
    """The holding of these ranks, such as ``AKJT87``."""
    return next(one for one in HOLDINGS if one.letters == letters)


def orders(places: tuple[int, int, int, int]) -> int:
    """In how many ways four holdings can be assigned to the four suits.

    Args:
        places: the indices of the holdings in :data:`HOLDINGS`, in rising order.
    """
    ways, row = 24, 1
    for before, place in pairwise(places):
        row = row + 1 if place == before else 1
        ways //= row
    return ways


@cache
def best_in_hand() -> Mapping[int, tuple[int, int]]:
    """The most that point, sequences and sets can score, over every hand of twelve cards.

    Everything counts as good, and so does a point of any length: this is an upper bound, whatever the opponent holds
    and whatever a rule set demands of a point.

    Returns:
        For each number of court cards in the hand: the highest score, and how many hands reach it.

    Raises:
        ArithmeticError: not every hand was examined.
    """
    found: dict[int, tuple[int, int]] = {}
    met = 0
    for courts, value, ways in _values():
        met += ways
        best, hands = found.get(courts, (-1, 0))
        if value > best:
            found[courts] = (value, ways)
        elif value == best:
            found[courts] = (best, hands + ways)
    if met != all_hands():
        raise ArithmeticError(f"{met} hands were examined instead of {all_hands()}.")
    return dict(sorted(found.items()))


def all_hands() -> int:
    """The number of hands of twelve cards from the pack of thirty-two."""
    return comb(SUITS * len(RANKS), HAND)


def _values() -> Iterator[tuple[int, int, int]]:
    """Yield for every four holdings that make a hand: its court cards, its points, and how many hands are like it.

    The loops are written out for speed: the inner one runs ten million times.
    """
    sets = _TABLES.set.whole
    table = [(one.length, one.spread, one.courts, one.run_points) for one in HOLDINGS]
    of_length = [
        [(place, *row[1:]) for place, row in enumerate(table) if row[0] == length] for length in range(HAND + 1)
    ]
    for a, (length_a, spread_a, courts_a, runs_a) in enumerate(table):
        for b in range(a, len(table)):
            length_b, spread_b, courts_b, runs_b = table[b]
            if length_a + length_b > HAND:
                break
            for c in range(b, len(table)):
                length_c, spread_c, courts_c, runs_c = table[c]
                longest = HAND - length_a - length_b - length_c
                if longest < length_c:
                    break
                spread, courts = spread_a + spread_b + spread_c, courts_a + courts_b + courts_c
                runs = runs_a + runs_b + runs_c + longest  # the longest suit is the point
                apart, same = orders((a, b, c, len(table))), orders((a, b, c, c))
                for d, spread_d, courts_d, runs_d in of_length[longest]:
                    if d >= c:
                        value = runs + runs_d + sets[spread + spread_d]
                        yield courts + courts_d, value, same if d == c else apart
