"""Advice on a card to play: its data, whichever method computed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.players.coach.play_facts import established, higher, may_hold
from piquet_tutor.reckoner.hands import Hands
from piquet_tutor.reckoner.masks import Masks, masks_of
from piquet_tutor.reckoner.solver.contract_value import ContractValue
from piquet_tutor.reckoner.solver.moves import UNWANTED
from piquet_tutor.reckoner.solver.pique import Live
from piquet_tutor.reckoner.solver.worlds import CardResults

Weigh = Callable[[Hands], Sequence[float]]
"""Gives each hand its relative likelihood, in the order of the hands; the weights need not add up to 1."""

AS_GOOD: Final = 0.005
"""The difference in points up to which cards count as equal."""
COSTLY: Final = 0.5
"""How many points a card must give away on average to be called a mistake."""


def same_figure(one: float, other: float) -> bool:
    """Whether two figures look the same when shown, to a tenth of a point."""
    return round(one, 1) == round(other, 1)


class Unadvised(ValueError):
    """No advice on a card can be given; ``narration`` puts the reason into words.

    Attributes:
        reason: ``turn`` (the seat is not to play), ``players``, ``clauses`` (the rules are not supported), ``contract``
            (one more trick may gain or lose points) or ``far`` (too many tricks left).
        tricks: for ``far``, the number of tricks left from which there is advice.
    """

    def __init__(self, reason: str, tricks: int = 0) -> None:
        super().__init__(reason)
        self.reason, self.tricks = reason, tricks


@dataclass(frozen=True)
class CardAdvice:
    """What a card is worth; "the rest" is the play from this card on.

    Attributes:
        card: the card.
        points: the seat's mean score in the rest, less the opponent's: leads and tricks, the last trick, the cards or
            capot, the bid, and a pique still possible.
        error: the standard error of ``points``, if the hands are a sample; None if it is exact.
        spread: each possible difference in points with its probability, in rising order; a pending pique is left out
            where the play is decided by half-tricks.
        tricks: the mean number of tricks won in the rest; None where the play is decided by points.
        most: the probability of ending with more tricks than the opponent; None as above.
        every: the probability of winning all the tricks of the deal; None as above.
        none: the probability of winning none of them; None as above.
        last: the probability of winning the last trick; None as above.
        pique: how much a pending pique adds to ``points``; negative if it is the opponent's.
        kept: the probability that the bid is made, by whichever side bid it; None if nothing was bid.
        halves: the probability of each number of half-tricks in the rest; empty where the play is decided by points.
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
    kept: float | None = None
    halves: tuple[float, ...] = ()


@dataclass(frozen=True)
class PlayAdvice:
    """The cards that may be played, the best first.

    Attributes:
        view: the view it was computed from.
        hands: the opponent's hands that were evaluated.
        weighed: whether weights were given; if not, all hands are taken as equally likely.
        how: what decides the play: ``half_tricks`` or ``points``.
        options: the cards that may be played.
        live: the pending pique, if any.
        pique_side: the side that may make it.
        contract: what tricks are worth under the bid; None in a form without bidding.
        pique_left_out: whether a pique is still possible that the figures do not include.
    """

    view: View
    hands: Hands
    weighed: bool
    how: str
    options: tuple[CardAdvice, ...]
    live: Live | None = None
    pique_side: Side = ""
    contract: ContractValue | None = None
    pique_left_out: bool = False

    @property
    def best(self) -> CardAdvice:
        """The advised card."""
        return self.options[0]

    @property
    def against(self) -> Masks:
        """Every card the opponent may hold, as masks (see :func:`play_facts.may_hold`)."""
        return may_hold(self.view, self.hands)

    @property
    def level(self) -> Cards:
        """The cards whose figure, as shown, is the same as the best one's."""
        return tuple(each.card for each in self.options if same_figure(self.best.points, each.points))

    @property
    def loses(self) -> bool:
        """Whether tricks are better lost."""
        return self.contract is not None and self.contract.aim == UNWANTED

    def of(self, card: Card) -> CardAdvice:
        """What a card is worth.

        Raises:
            KeyError: the card may not be played.
        """
        for each in self.options:
            if each.card is card:
                return each
        raise KeyError(card.code)


def ordered(view: View, found: Hands, options: list[CardAdvice], loses: bool = False) -> tuple[CardAdvice, ...]:
    """The options, the best first; among equals, the card a player would name first.

    Args:
        view: the view they were computed from.
        found: the hands that were evaluated.
        options: the cards, in any order.
        loses: whether tricks are better lost.
    """
    most, against = max(each.points for each in options), may_hold(view, found)

    def place(each: CardAdvice) -> tuple[float, int, int]:
        behind = 0.0 if most - each.points <= AS_GOOD else round(most - each.points, 6)
        named = _named_first_to_lose(view, each.card) if loses else _named_first(view, against, each.card)
        return (behind, *named)

    return tuple(sorted(options, key=place))


def _named_first(view: View, against: Masks, one: Card) -> tuple[int, int]:
    """Sort key among equals.

    Lead a certain winner of the longest suit, else a card that drives out the only one above it; follow with the
    lowest.
    """
    mine = masks_of(view.hand)
    if view.trick:
        return (0, one.rank)
    above = higher(one, against)
    if not above:
        return (-mine[one.suit].bit_count(), -one.rank)
    if above.bit_count() == 1 and established(one, view.hand, against):
        return (1, -one.rank)
    return (2, one.rank)


def _named_first_to_lose(view: View, one: Card) -> tuple[int, int]:
    """Sort key among equals: lead the lowest; follow with the highest that does not win the trick, else the highest."""
    if not view.trick:
        return (0, one.rank)
    led = view.trick[0]
    return (int(one.suit is led.suit and one.rank > led.rank), -one.rank)


def of_half_tricks(
    one: Card, spread: CardResults, worth: Sequence[int], stand: tuple[int, int, int], number: int, added: float = 0.0
) -> CardAdvice:
    """What a card is worth by the half-tricks it makes.

    Args:
        one: the card.
        spread: the probability of each number of half-tricks.
        worth: what each number of half-tricks is worth.
        stand: the numbers of tricks won, lost and left.
        number: the size of the sample of hands; 0 if all hands were evaluated.
        added: the points that a pending pique adds.
    """
    won, lost, left = stand
    chances = spread.chances
    by_points: dict[int, float] = {}
    for half, chance in enumerate(chances):
        if chance:
            by_points[worth[half]] = by_points.get(worth[half], 0.0) + chance

    def likely(holds: Callable[[int], bool]) -> float:
        return sum(chance for half, chance in enumerate(chances) if chance and holds(half))

    found = of_points(one, by_points, number)
    return CardAdvice(
        card=one,
        points=found.points + added,
        error=found.error,
        spread=found.spread,
        tricks=spread.mean([half // 2 for half in range(len(chances))]),
        most=likely(lambda half: won + half // 2 > lost + left - half // 2),
        every=likely(lambda half: not lost and half // 2 == left),
        none=likely(lambda half: not won and not half // 2),
        last=likely(lambda half: bool(half % 2)),
        pique=added,
        halves=tuple(chances),
    )


def of_points(one: Card, made: Mapping[int, float], number: int) -> CardAdvice:
    """What a card is worth by the points it makes.

    Args:
        one: the card.
        made: the probability of each difference in points.
        number: the size of the sample of hands; 0 if all hands were evaluated.
    """
    mean = sum(points * chance for points, chance in made.items())
    variance = sum(chance * (points - mean) ** 2 for points, chance in made.items())
    return CardAdvice(one, mean, sqrt(variance / number) if number else None, tuple(sorted(made.items())))
