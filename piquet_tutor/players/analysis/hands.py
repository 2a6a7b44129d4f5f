"""Every hand another player may hold, one by one: the hands that ``possible`` counts.

They are all alike here. Whoever thinks some likelier gives weights of their own to what averages over them; taken at
their word (``UNSUNK``) the opponent declared all they had, and hands that would have had to sink something are out.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.engine.deal.views import seen_by
>>> from piquet_tutor.explore.examples import example
>>> found = hands(seen_by(Deal.from_record({**example("cavendish-example"), "play": ""}), "younger"))
>>> found.count, len(found.now), found.sampled
(252, 252, False)
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final

from piquet_tutor.engine.cards import Card, Cards, Suit, pack_of
from piquet_tutor.engine.deal.views import View
from piquet_tutor.engine.table import Seat
from piquet_tutor.players.analysis.call_constraints import conditions
from piquet_tutor.players.analysis.counting import AT_MOST, EXACT, Fitting, list_hands
from piquet_tutor.players.analysis.holding import information, played_by
from piquet_tutor.players.analysis.masks import Masks, bit_of

RULES: Final = "rules"
"""Every hand the rules allow, whatever may have been sunk."""
UNSUNK: Final = "unsunk"
"""Those that are left if nothing was sunk; where something must have been, all the rules allow."""
MOST: Final = 20_000
"""Hands listed at most; of more, so many are drawn."""

_EVERY: Final = pack_of(36).cards

Bits = int
"""A hand as one number: for each card the bit of its index."""


@dataclass(frozen=True)
class Hands:
    """The hands another may hold.

    Attributes:
        seat: who asks; ``other`` whose hand it is.
        count: how many there are.
        kept: the hands as they were after the exchange (before it: as dealt), in a fixed order.
        now: the same hands without the cards played since, as the solver takes them.
        sampled: whether these are drawn from more: each as likely as any other, by the seed.
        reading: ``rules`` or ``unsunk``; what was asked for, or ``rules`` where no hand is left of the opponent.
        how: ``exact``; ``at_most`` where something known could not be brought to bear, so that some of them may not be.
        alone: whether other hidden hands are there, with which it is not compared.
    """

    seat: Seat
    other: Seat
    count: int
    kept: tuple[Bits, ...]
    now: tuple[Masks, ...]
    sampled: bool
    reading: str
    how: str
    alone: bool

    def cards_now(self, place: int) -> Cards:
        """One of the hands without the cards played since, in canonical order."""
        held = self.now[place]
        return tuple(one for one in _EVERY if held[one.suit] & bit_of(one))


def hands(view: View, other: Seat | None = None, reading: str = RULES, most: int = MOST, seed: int = 0) -> Hands:
    """The hands another may hold at this moment.

    Args:
        view: what the asking seat knows; nothing else is looked at.
        other: whose hand; by default that of the next in the order of play.
        reading: ``rules`` or ``unsunk``.
        most: list no more than this; where there are more, so many are drawn without putting back.
        seed: for that drawing; the same seed draws the same hands.

    Raises:
        KeyError: there is no such other seat.
    """
    seat = view.table.after(view.seat) if other is None else other
    bounds = information(view, seat)
    hard, full, unused = conditions(view, seat)
    fitting: list[Fitting] = []
    if reading == UNSUNK:
        fitting = list_hands(bounds, (*hard, *full), view.rules, bounds.silence)
    if not fitting:
        fitting, reading = list_hands(bounds, hard, view.rules, bounds.blank), RULES
    ends = list(accumulate(len(each.left) * len(each.right) for each in fitting))
    count = ends[-1] if ends else 0
    if count > most:
        places = sorted(Random(f"{seed}").sample(range(count), most))
        fitting = [_at(fitting, ends, place) for place in places]
    left = ~bits_of(played_by(view, seat))
    return Hands(
        seat=view.seat,
        other=seat,
        count=count,
        kept=tuple(one | two for each in fitting for one in each.left for two in each.right),
        now=tuple(one for each in fitting for one in _masks_of(each, left)),
        sampled=count > most,
        reading=reading,
        how=AT_MOST if bounds.loose or unused else EXACT,
        alone=len(view.others) > 1,
    )


def _at(fitting: Sequence[Fitting], ends: Sequence[int], place: int) -> Fitting:
    """The hand at this place, by itself."""
    which = bisect_right(ends, place)
    row, column = divmod(place - (ends[which - 1] if which else 0), len(fitting[which].right))
    return Fitting((fitting[which].left[row],), (fitting[which].right[column],))


def _masks_of(fitting: Fitting, left: Bits) -> Iterator[Masks]:
    """The hands of halves that fit, those of their cards that are left."""
    halves = [masks_from(each & left)[2:] for each in fitting.right]
    for each in fitting.left:
        one, two, _, _ = masks_from(each & left)
        for three, four in halves:
            yield (one, two, three, four)


def bits_of(cards: Iterable[Card]) -> Bits:
    """Cards as one number."""
    return sum(1 << one.index for one in cards)


def cards_of(bits: Bits) -> Cards:
    """The cards of a hand, in canonical order."""
    return tuple(one for one in _EVERY if bits >> one.index & 1)


@lru_cache(maxsize=1 << 16)
def masks_from(bits: Bits) -> Masks:
    """A hand as the solver takes it."""
    suits = [0, 0, 0, 0]
    for one in cards_of(bits):
        suits[one.suit] |= bit_of(one)
    return (suits[Suit.SPADES], suits[Suit.HEARTS], suits[Suit.DIAMONDS], suits[Suit.CLUBS])
