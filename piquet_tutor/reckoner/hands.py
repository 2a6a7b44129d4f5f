"""Every hand another player may hold, given all that a seat has seen and heard: listed, or only counted.

All are equally likely in the list; code that averages over them accepts weights. Under the reading ``UNSUNK`` the
opponent declared everything, and hands that would have had to sink something are left out.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.game.deal.views import seen_by
>>> from piquet_tutor.explore.examples import example
>>> found = hands(seen_by(Deal.from_record({**example("cavendish-example"), "play": ""}), "younger"))
>>> found.count, len(found.now), found.sampled
(252, 252, False)
>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.rules.loader import load
>>> possible(seen_by(shuffled(load("rubicon"), 7), "elder")).rules.hands
125970
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.views import View
from piquet_tutor.reckoner.call_constraints import conditions
from piquet_tutor.reckoner.counting import AT_MOST, EXACT, Fitting, HandCondition, HandCount, count_hands, list_hands
from piquet_tutor.reckoner.information_set import InformationSet, information, played_by
from piquet_tutor.reckoner.masks import Bits, Masks, bits_of, masks_from

RULES: Final = "rules"
"""Every hand the rules allow, whatever may have been sunk."""
UNSUNK: Final = "unsunk"
"""Those that are left if nothing was sunk; if something must have been, all that the rules allow."""
MOST: Final = 20_000
"""The most hands listed; if there are more, this many are drawn at random."""


@dataclass(frozen=True)
class Hands:
    """The hands another may hold.

    Attributes:
        seat: the asking seat; ``other`` is the one whose hand it is.
        count: how many there are.
        kept: the hands as they were after the exchange (before it: as dealt), in a fixed order.
        now: the same hands without the cards played since, as masks.
        sampled: whether they are a uniform random sample of more.
        reading: ``rules`` or ``unsunk``: as asked for, or ``rules`` if no hand fits otherwise.
        how: ``exact``; or ``at_most`` if something known could not be used, so that some may be impossible.
        alone: whether there are other hidden hands, which are not taken into account.
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


def hands(view: View, other: Seat | None = None, reading: str = RULES, most: int = MOST, seed: int = 0) -> Hands:
    """The hands another player may hold at this moment.

    Args:
        view: what the asking seat knows; nothing else is used.
        other: the seat whose hand it is; by default the next in the order of play.
        reading: ``rules`` or ``unsunk``.
        most: the most hands to list; if there are more, this many are drawn without replacement.
        seed: the seed of that draw.

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
    """The single hand at this index."""
    which = bisect_right(ends, place)
    row, column = divmod(place - (ends[which - 1] if which else 0), len(fitting[which].right))
    return Fitting((fitting[which].left[row],), (fitting[which].right[column],))


def _masks_of(fitting: Fitting, left: Bits) -> Iterator[Masks]:
    """The hands made of these halves, reduced to the cards left."""
    halves = [masks_from(each & left)[2:] for each in fitting.right]
    for each in fitting.left:
        one, two, _, _ = masks_from(each & left)
        for three, four in halves:
            yield (one, two, three, four)


@dataclass(frozen=True)
class Possible:
    """The hands another player may hold.

    Attributes:
        seat: the asking seat; ``other`` is the one whose hand it is.
        rules: the hands the rules allow, whatever may have been sunk.
        unsunk: those that are left if nothing was sunk; none if something must have been.
        alone: whether there are other hidden hands, so that this one is counted without regard to them.
    """

    seat: Seat
    other: Seat
    rules: HandCount
    unsunk: HandCount
    alone: bool = False


def possible(view: View, other: Seat | None = None) -> Possible:
    """How many hands another player may hold.

    Args:
        view: what the asking seat knows; nothing else is used.
        other: the seat whose hand it is; by default the next in the order of play.

    Returns:
        The hands as they were after the exchange (before it: as dealt) that agree with every card the seat can place
        and everything it has heard. Each count is exact, or says that it is an upper bound.

    Raises:
        KeyError: there is no such other seat.
    """
    seat = view.table.after(view.seat) if other is None else other
    bounds = information(view, seat)
    hard, full, unused = conditions(view, seat)
    loose = bounds.loose or unused
    rules = _count(view, bounds, hard, bounds.blank, loose)
    if not full and bounds.silence == bounds.blank:
        unsunk = rules
    else:
        unsunk = _count(view, bounds, (*hard, *full), bounds.silence, loose)
    return Possible(view.seat, seat, rules, unsunk, len(view.others) > 1)


def _count(view: View, bounds: InformationSet, said: tuple[HandCondition, ...], blank: str, loose: bool) -> HandCount:
    found = count_hands(bounds, said, view.rules, blank)
    return replace(found, how=AT_MOST) if loose else found
