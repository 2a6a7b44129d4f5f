"""Advice on a card to play: what each is worth on the average of the hands the other may still hold.

In each of those hands the play is solved with all cards shown, so a figure says what a card brings when both play as
well as can be and know everything. That is a good guide and no more; nothing in it counts on the other going wrong.
All hands that the rules allow are taken to be equally likely unless weights are given.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.deal.views import seen_by
>>> from piquet_tutor.examples import example
>>> deal = Deal.from_record({**example("cavendish-example"), "play": ""})
>>> advice = advise_play(seen_by(deal, "elder"))
>>> advice.best.card, round(advice.best.points, 1), advice.hands.count
(AH, 13.8, 81)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from piquet_tutor.cards import Card, Cards
from piquet_tutor.coach.advice.play_ground import choices_of, established, higher, may_hold
from piquet_tutor.coach.advice.play_pique import chase_of, live_of, tricks_of
from piquet_tutor.coach.hands import RULES, Hands, cards_of, hands
from piquet_tutor.coach.holding import played_by
from piquet_tutor.coach.solved import points as by_points
from piquet_tutor.coach.solved import prices
from piquet_tutor.coach.solved.dealt import Here
from piquet_tutor.coach.solved.hands import Masks, masks_of
from piquet_tutor.coach.solved.pique import Live
from piquet_tutor.coach.solved.points import Ending, Stand
from piquet_tutor.coach.solved.prices import Prices, prices_of, serves
from piquet_tutor.coach.solved.worlds import Spread, answer_spreads, lead_spreads
from piquet_tutor.deal.actions import Play
from piquet_tutor.deal.views import View
from piquet_tutor.table import Side

Weigh = Callable[[Hands], Sequence[float]]
"""How likely each of the hands is, in any measure, in their order."""

MOST: Final = 3000
"""Hands weighed at most where the table serves; of more, so many are drawn."""
WITH_PIQUE: Final = 48
"""Hands over which what a live pique adds is averaged."""
BY_POINTS: Final = 12
"""Hands weighed where as many tricks as can be have to be searched by points; of fewer tricks three times as many."""
AS_GOOD: Final = 0.005
"""Points by which cards may differ and still come to the same."""


class Unadvised(ValueError):
    """A card that no advice can be given on; ``narration`` has the sentence.

    Attributes:
        reason: ``turn`` (the seat is not to play), ``players``, ``bidding``, ``clauses`` (the rules are not served) or
            ``far`` (too far from the end).
        why: why half-tricks do not decide, where that is what makes it too far.
    """

    def __init__(self, reason: str, why: str = "") -> None:
        super().__init__(reason)
        self.reason, self.why = reason, why


@dataclass(frozen=True)
class CardAdvice:
    """What a card is worth.

    Attributes:
        points: what it brings of the rest of the play more than the other makes of it, on the average: leads and
            tricks, the last, the cards or the capot, and a pique that may still come.
        error: its standard error, where the hands are a sample; else None: then it is exact.
        spread: each difference of points it comes to and how likely that is, in rising order; a live pique left out.
        tricks: tricks of the rest it makes on the average; None where the play goes by points.
        most: how likely it is to end with more tricks than the other; None likewise.
        every: how likely it is to end with all the tricks of the deal; ``none`` with none of them.
        last: how likely it is to win the last trick.
        pique: what a live pique adds to its points (negative where it is the other's).
    """

    card: Card
    points: float
    error: float | None
    spread: tuple[tuple[int, float], ...]
    tricks: float | None = None
    most: float | None = None
    every: float | None = None
    none: float | None = None
    last: float | None = None
    pique: float = 0.0


@dataclass(frozen=True)
class PlayAdvice:
    """The cards that may be played, the best first.

    Attributes:
        view: what it was worked out from.
        hands: the hands the other may hold that were weighed.
        weighed: whether weights were given; else all are taken to be equally likely.
        how: ``half_tricks`` or ``points``.
        live: the pique that may still come; ``chaser`` the side that may make it.
    """

    view: View
    hands: Hands
    weighed: bool
    how: str
    options: tuple[CardAdvice, ...]
    live: Live | None = None
    chaser: Side = ""

    @property
    def best(self) -> CardAdvice:
        """The card that is advised."""
        return self.options[0]

    @property
    def against(self) -> Masks:
        """Every card the other may hold, as far as the hands tell."""
        return may_hold(self.view, self.hands)

    @property
    def level(self) -> Cards:
        """The cards that come to as much as the best."""
        return tuple(each.card for each in self.options if self.best.points - each.points <= AS_GOOD)

    def of(self, card: Card) -> CardAdvice:
        """What a card is worth.

        Raises:
            KeyError: it may not be played.
        """
        for each in self.options:
            if each.card is card:
                return each
        raise KeyError(card.code)


def advise_play(
    view: View, weigh: Weigh | None = None, reading: str = RULES, most: int = MOST, seed: int = 0
) -> PlayAdvice:
    """What each card that may be played is worth.

    Args:
        view: of the seat that is to play; nothing else is looked at.
        weigh: how likely each hand is; else all are equally likely.
        reading: ``rules`` (all hands the rules allow) or ``unsunk`` (the other is taken at his word).
        most: hands weighed at most.
        seed: for drawing hands where there are more.

    Raises:
        Unadvised: no advice can be given; the reason says why.
    """
    service = serves(view.rules)
    if service.how == prices.NOTHING:
        raise Unadvised(service.reason)
    if not view.my_turn or not view.choices or not isinstance(view.choices[0], Play):
        raise Unadvised("turn")
    if service.how == prices.POINTS:
        if len(view.hand) > by_points.TRICKS:
            raise Unadvised("far", service.reason)
        number = BY_POINTS * (1 if len(view.hand) == by_points.TRICKS else 3)
        return _by_points(view, weigh, reading, min(most, number), seed)
    return _by_half_tricks(view, weigh, reading, most, seed)


def _ordered(view: View, found: Hands, options: list[CardAdvice]) -> tuple[CardAdvice, ...]:
    """The best first; of those that come to the same the one a player would name (see :func:`_named_first`)."""
    most, against = max(each.points for each in options), may_hold(view, found)

    def place(each: CardAdvice) -> tuple[float, int, int]:
        behind = 0.0 if most - each.points <= AS_GOOD else round(most - each.points, 6)
        return (behind, *_named_first(view, against, each.card))

    return tuple(sorted(options, key=place))


def _named_first(view: View, against: Masks, one: Card) -> tuple[int, int]:
    """To lead: a sure winner of the longest suit, then what drives out the one card above it; to follow: the lowest."""
    mine = masks_of(view.hand)
    if view.trick:
        return (0, one.rank)
    above = higher(one, against)
    if not above:
        return (-mine[one.suit].bit_count(), -one.rank)
    if above.bit_count() == 1 and established(one, view.hand, against):
        return (1, -one.rank)
    return (2, one.rank)


# --- by half-tricks ---------------------------------------------------------------------------------


def _by_half_tricks(view: View, weigh: Weigh | None, reading: str, most: int, seed: int) -> PlayAdvice:
    found = hands(view, None, reading, most, seed)
    weights = weigh(found) if weigh is not None else None
    side = view.table.side_of(view.seat)
    won, lost = tricks_of(view, side)
    led = view.trick[0] if view.trick else None
    paid = prices_of(view.rules)
    worth = tuple(each - _counted(view, side) for each in paid.by_half_tricks(won, lost, led is None, led is not None))
    spreads = (
        lead_spreads(view.hand, found.now, weights)
        if led is None
        else answer_spreads(view.hand, led, found.now, weights)
    )
    live, chaser = live_of(view)
    added = _added(view, found, weights, worth, live, chaser) if live is not None else {}
    number = len(found.now) if found.sampled else 0
    whole = len(view.hand)
    allowed = choices_of(view)
    options = [
        _weighed(one, spread, worth, (won, lost, whole), number, added.get(one, 0.0))
        for one, spread in spreads.items()
        if one in allowed
    ]
    return PlayAdvice(view, found, weigh is not None, prices.HALF_TRICKS, _ordered(view, found, options), live, chaser)


def _weighed(
    one: Card, spread: Spread, worth: Sequence[int], stand: tuple[int, int, int], number: int, added: float
) -> CardAdvice:
    won, lost, left = stand
    chances = spread.chances
    mean = spread.mean(worth)
    by_points: dict[int, float] = {}
    for half, chance in enumerate(chances):
        if chance:
            by_points[worth[half]] = by_points.get(worth[half], 0.0) + chance
    variance = sum(chance * (points - mean) ** 2 for points, chance in by_points.items())

    def likely(holds: Callable[[int], bool]) -> float:
        return sum(chance for half, chance in enumerate(chances) if chance and holds(half))

    return CardAdvice(
        card=one,
        points=mean + added,
        error=sqrt(variance / number) if number else None,
        spread=tuple(sorted(by_points.items())),
        tricks=spread.mean([half // 2 for half in range(len(chances))]),
        most=likely(lambda half: won + half // 2 > lost + left - half // 2),
        every=likely(lambda half: not lost and half // 2 == left),
        none=likely(lambda half: not won and not half // 2),
        last=likely(lambda half: bool(half % 2)),
        pique=added,
    )


def _counted(view: View, side: Side) -> int:
    """What has been counted for the cards before the end: mine less the other's."""
    return sum(
        award.points if award.side == side else -award.points
        for each in view.rulings
        for award in each.awards
        if each.rule in view.rules.clauses and view.rules.clauses[each.rule].counts_as == "cards"
    )


def _added(
    view: View, found: Hands, weights: Sequence[float] | None, worth: Sequence[int], live: Live, chaser: Side
) -> dict[Card, float]:
    """What a live pique adds to each card, on the average of some of the hands."""
    side = view.table.side_of(view.seat)
    if not live.first:  # the next lead makes it, whatever it is
        return dict.fromkeys(choices_of(view), float(live.points if chaser == side else -live.points))
    step = max(1, len(found.kept) // WITH_PIQUE)
    places = range(0, len(found.kept), step)
    led = view.trick[0] if view.trick else None
    gone = set(played_by(view, found.other))
    sums = dict.fromkeys(choices_of(view), 0.0)
    whole = 0.0
    for place in places:
        other = tuple(one for one in cards_of(found.kept[place]) if one not in gone)
        weight = 1.0 if weights is None else weights[place]
        here = Here(view.seat, side, view.hand, other, led, len(view.hand), tuple(worth), 0)
        layer = here.layer(live, chaser)
        for one in sums:
            sums[one] += weight * (here.with_pique(layer, one, chaser) - worth[here.makes(one)])
        whole += weight
    return {one: each / whole if whole else 0.0 for one, each in sums.items()}


# --- by points --------------------------------------------------------------------------------------


def _by_points(view: View, weigh: Weigh | None, reading: str, most: int, seed: int) -> PlayAdvice:
    found = hands(view, None, reading, most, seed)
    weights = list(weigh(found)) if weigh is not None else [1.0] * len(found.kept)
    side = view.table.side_of(view.seat)
    won, lost = tricks_of(view, side)
    led = view.trick[0] if view.trick else None
    paid: Prices = prices_of(view.rules)
    gone = set(played_by(view, found.other))
    chase, counted, chances = (
        chase_of(view),
        _counted(view, side),
        {one: dict[int, float]() for one in choices_of(view)},
    )
    whole = sum(weights)
    for bits, weight in zip(found.kept, weights, strict=True):
        other = tuple(one for one in cards_of(bits) if one not in gone)
        stand = Stand(view.hand, other, led is None, won, lost, chase)
        ending = Ending(paid, side == view.table.sides[0])
        for one, made in chances.items():
            points = (ending.lead(stand, one) if led is None else ending.answer(stand, led, one)) - counted
            made[points] = made.get(points, 0.0) + weight / whole
    number = len(found.kept) if found.sampled else 0
    options = [_spread_out(one, made, number) for one, made in chances.items()]
    return PlayAdvice(view, found, weigh is not None, prices.POINTS, _ordered(view, found, options))


def _spread_out(one: Card, made: dict[int, float], number: int) -> CardAdvice:
    mean = sum(points * chance for points, chance in made.items())
    variance = sum(chance * (points - mean) ** 2 for points, chance in made.items())
    return CardAdvice(one, mean, sqrt(variance / number) if number else None, tuple(sorted(made.items())))
