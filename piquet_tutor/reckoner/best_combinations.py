"""What a hand would declare by a rule set, looked up by its masks: an opponent weighs many thousands of hands.

The tables are the reckoner's, so that a hand is worth to an opponent what the rules pay for it.
"""

from __future__ import annotations

from typing import NamedTuple

from piquet_tutor.game.combinations import Kind, Strength
from piquet_tutor.reckoner.combination_tables import ClassTables, packed_from
from piquet_tutor.reckoner.combination_tables import classes_of as classes_of
from piquet_tutor.reckoner.masks import Masks as Masks
from piquet_tutor.reckoner.masks import bit_of as bit_of
from piquet_tutor.reckoner.masks import masks_of as masks_of


class BestCombinations(NamedTuple):
    """The best point, sequence and set of a hand, and what the hand scores in each class that it wins.

    Attributes:
        point, sequence, group: by what the law compares them; noughts for none.
        point_points, sequence_points, group_points: what the point, all sequences and all sets score.
    """

    point: Strength
    point_points: int
    sequence: Strength
    sequence_points: int
    group: Strength
    group_points: int

    def best(self, kind: Kind) -> Strength:
        """By what the law compares the best of a class."""
        return self[_PLACES[kind]]  # type: ignore[return-value]

    def points(self, kind: Kind) -> int:
        """What the hand scores in a class that it wins."""
        return self[_PLACES[kind] + 1]  # type: ignore[return-value]


_PLACES = {"point": 0, "sequence": 2, "set": 4}


def declared(hand: Masks, tables: ClassTables) -> BestCombinations:
    """What a hand would declare.

    Args:
        hand: its cards.
        tables: of the rule set that is played, from :func:`classes_of`.
    """
    first, second, third, fourth = hand
    point, sequence, sets = tables
    best, runs, packed = point.best, sequence.best, packed_from(hand)
    longest = max(best[first], best[second], best[third], best[fourth])
    run = max(runs[first], runs[second], runs[third], runs[fourth])
    whole = sequence.whole
    return BestCombinations(
        point.strengths[longest],
        point.worth[longest],
        sequence.strengths[run],
        whole[first] + whole[second] + whole[third] + whole[fourth],
        sets.strengths[sets.best[packed]],
        sets.whole[packed],
    )
