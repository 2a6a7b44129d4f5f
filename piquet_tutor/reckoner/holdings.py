"""What is held in one suit, by its mask, whatever the law: lengths, pips and runs, worked out once for each of 512.

>>> from piquet_tutor.game.cards import parse_cards
>>> from piquet_tutor.reckoner.masks import masks_of
>>> holding(masks_of(parse_cards("AS KS QS JS TS 8S"))[0])
SuitHolding(length=6, pips=59, runs=((5, 14),), courts=3, point=(6, 59), best_run=(5, 14))
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from piquet_tutor.game.cards import Suit, pack_of
from piquet_tutor.game.combinations import points, sequences
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.reckoner.masks import Bits, bits_of, cards_in_suit


class SuitHolding(NamedTuple):
    """The cards of one suit.

    Attributes:
        length: how many there are.
        pips: what they are worth as a point; 0 for none.
        runs: for each sequence its length and its top card, the best first.
        courts: how many of them are kings, queens and jacks.
        point: length and pips.
        best_run: length and top card of the best sequence; noughts for none.
    """

    length: int
    pips: int
    runs: tuple[tuple[int, int], ...]
    courts: int
    point: tuple[int, int]
    best_run: tuple[int, int]


@cache
def holding(mask: int) -> SuitHolding:
    """What the cards of one suit are, given as a mask."""
    held = cards_in_suit(mask, Suit.SPADES)
    found = points(held)
    pips = found[0].pips if found else 0
    runs = tuple((run.length, int(run.top)) for run in sequences(held))
    courts = len(courts_in(held, ten_is_court=False))
    return SuitHolding(len(held), pips, runs, courts, (len(held), pips), runs[0] if runs else (0, 0))


@cache
def spoiling(ten_spoils: bool) -> Bits:
    """The cards of which none is in a carte blanche, as one hand.

    Args:
        ten_spoils: whether a ten spoils it as well.
    """
    return bits_of(courts_in(pack_of(36).cards, ten_spoils))
