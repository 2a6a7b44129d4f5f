"""Which cards to put out: every discard is tried against the same guesses at the talon and the other hand.

A guess deals out the cards the player has not seen; a discard is worth what the hand then declares, less what the
other declares, and about what the play will bring. All discards meet a few guesses; the better ones meet more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from piquet_tutor.cards import Card, Cards, Rank, card_order
from piquet_tutor.deal.views import View
from piquet_tutor.opponents.shapes import Declared, Masks, declared, masks_of
from piquet_tutor.opponents.solving import code_of, winners

ROUNDS: Final = ((1, 0.6), (120, 2.0), (24, 8.0), (6, 32.0))
"""How the field narrows: how many discards go into each round (1: all of them), and the guesses each meets there,
in parts of the care taken."""

_REPIQUE, _PIQUE, _THIRTY = 60, 30, 30
_LEADER_TRICK, _OTHER_TRICK, _LEADING = 3.3, 1.9, -3.2
"""About what the play brings its leader: so much a trick he can make at once, so much less for each the other can,
and so much to begin with (fitted to solved deals of twelve cards each; it explains three quarters of them)."""
_LEFT: Final = 1.0
"""What a card the leader leaves in the talon is worth to the other, who may take it, in points."""


class Guess(NamedTuple):
    """One way the unseen cards may lie: what would be drawn, the first card first, and what the other ends with."""

    drawn: Cards
    other: Masks
    other_declares: Declared


def best_discard(view: View, limits: tuple[int, int], care: float, chance: Random) -> Cards:
    """The cards to put out.

    Args:
        view: of a seat that is to exchange (or to say how many it will).
        limits: fewest and most cards that may be put out.
        care: how many guesses a discard should meet, about.
        chance: where the guesses come from.
    """
    least, most = limits
    field: list[Cards] = [out for size in range(most, least - 1, -1) for out in combinations(view.hand, size)]
    leads = view.seat == view.table.seats[0]
    totals = dict.fromkeys(field, 0.0)
    for entrants, share in ROUNDS:
        if entrants > 1:
            field = _better(field, totals, entrants)
        fresh = [_guess(view, most, chance) for _ in range(max(2, int(care * share)))]
        for out in field:
            left = _LEFT * (most - len(out)) if leads else 0.0
            totals[out] += _worth(view.hand, out, fresh, leads) - left * len(fresh)
    return max(_better(field, totals, 1), key=totals.__getitem__)


def _better(field: Sequence[Cards], totals: dict[Cards, float], count: int) -> list[Cards]:
    return sorted(field, key=totals.__getitem__, reverse=True)[:count]


def _guess(view: View, most: int, chance: Random) -> Guess:
    """Deal out the unseen cards: the draw, then the other hand as it may stand after its own exchange."""
    other = next(iter(view.others.values()))
    unseen = sorted(view.unseen, key=card_order)
    chance.shuffle(unseen)
    drawn = tuple(unseen[:most])
    has = [*other.shown, *unseen[most:]]
    size = other.count
    changes = min(other.discarded or max(0, view.stock_count - most), len(has) - size)
    other_hand = masks_of([*_kept(has[:size], size - changes), *has[size : size + changes]])
    return Guess(drawn, other_hand, declared(other_hand))


def _kept(cards: Sequence[Card], count: int) -> list[Card]:
    """The cards somebody would keep of these: long suits, neighbours, aces, and courts that match."""
    held = set(cards)
    lengths = [0, 0, 0, 0]
    alike: dict[Rank, int] = {}
    for one in cards:
        lengths[one.suit] += 1
        alike[one.rank] = alike.get(one.rank, 0) + 1
    near = masks_of(held)

    def keep(one: Card) -> float:
        bit = 1 << one.rank - Rank.SIX
        neighbours = bool(near[one.suit] & bit << 1) + bool(near[one.suit] & bit >> 1)
        matching = alike[one.rank] if one.rank >= Rank.TEN else 0
        return lengths[one.suit] + neighbours + matching + 2.0 * max(0, one.rank - Rank.JACK)

    return sorted(cards, key=keep, reverse=True)[:count]


def _worth(hand: Cards, out: Cards, guesses: Iterable[Guess], leads: bool) -> float:
    """What a discard brings over these guesses, in points ahead, summed."""
    first, second, third, fourth = masks_of(set(hand).difference(out))
    size = len(out)
    total = 0.0
    for guess in guesses:
        suits = [first, second, third, fourth]
        for one in guess.drawn[:size]:
            suits[one.suit] |= 1 << one.rank - Rank.SIX
        total += points_ahead((suits[0], suits[1], suits[2], suits[3]), guess, leads)
    return total


def points_ahead(mine: Masks, guess: Guess, leads: bool) -> float:
    """About how far ahead this hand ends: declarations, repique, pique and play."""
    ours, other_wins = 0, 0
    for suit, others in zip(mine, guess.other, strict=True):
        here, there = _tops(suit, others)
        ours += here
        other_wins += there
    mine_declared, theirs = declared(mine), guess.other_declares
    if leads:
        ahead = _declarations(mine_declared, theirs, ours)
        return ahead + _LEADING + _LEADER_TRICK * ours - _OTHER_TRICK * other_wins
    behind = _declarations(theirs, mine_declared, other_wins)
    return -behind - _LEADING - _LEADER_TRICK * other_wins + _OTHER_TRICK * ours


@lru_cache(maxsize=1 << 16)
def _tops(mine: int, other: int) -> tuple[int, int]:
    """Tricks each could make at once in a suit."""
    return winners(code_of(mine, other)), winners(code_of(other, mine))


def _declarations(leader: Declared, other: Declared, tops: int) -> float:
    """What the leader's declarations bring above the other's, with repique and the pique his tops would reach."""
    scores = (
        _class_score(leader.point, other.point, leader.point[0], other.point[0]),
        _class_score(leader.sequence, other.sequence, leader.sequence_points, other.sequence_points),
        _class_score(leader.group, other.group, leader.group_points, other.group_points),
    )
    ahead = float(sum(scores))
    gained = [score for score in scores if score > 0]
    lost = [score for score in scores if score < 0]
    if not lost:
        in_hand = sum(gained)
        if in_hand >= _THIRTY:
            return ahead + _REPIQUE
        return ahead + (_PIQUE if in_hand + tops + 1 >= _THIRTY else 0)
    return ahead + _repique(scores)


def _class_score(mine: tuple[int, int], other: tuple[int, int], won: int, conceded: int) -> int:
    return won if mine > other else -conceded if other > mine else 0


def _repique(scores: tuple[int, int, int]) -> int:
    """Sixty for thirty in hand that reckon before anything the other has."""
    reached = 0
    for score in scores:
        if score * reached < 0:
            return 0
        reached += score
        if abs(reached) >= _THIRTY:
            return _REPIQUE if reached > 0 else -_REPIQUE
    return 0
