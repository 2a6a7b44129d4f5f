"""Advice on a card to play: its data, whichever method computed it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.deal.views import View
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.table import Side
from piquet_tutor.players.analysis.hands import Hands
from piquet_tutor.players.analysis.masks import Masks, masks_of
from piquet_tutor.players.analysis.match_equity import scored
from piquet_tutor.players.analysis.solver.contract_value import LOSE, ContractValue
from piquet_tutor.players.analysis.solver.pique import Live
from piquet_tutor.players.analysis.solver.worlds import Spread
from piquet_tutor.players.coach.play_facts import established, higher, may_hold

Weigh = Callable[[Hands], Sequence[float]]
"""How likely each of the hands is, in any measure, in their order."""

AS_GOOD: Final = 0.005
"""The difference in points up to which cards count as equal."""


def same_figure(one: float, other: float) -> bool:
    """Whether two figures are written alike: to a tenth of a point."""
    return round(one, 1) == round(other, 1)


class Unadvised(ValueError):
    """A card that no advice can be given on; ``narration`` has the sentence.

    Attributes:
        reason: ``turn`` (the seat is not to play), ``players``, ``clauses`` (the rules are not supported), ``contract``
            (a trick more may bring more or less) or ``far`` (too far from the end).
        tricks: where it is too far: how many tricks there may be left.
    """

    def __init__(self, reason: str, tricks: int = 0) -> None:
        super().__init__(reason)
        self.reason, self.tricks = reason, tricks


@dataclass(frozen=True)
class Asking:
    """How advice is asked for.

    Attributes:
        weigh: how likely each hand is; None: each as likely as any other.
        reading: which hands are taken to be possible (see ``analysis.hands``).
        most: hands weighed at most.
        seed: for drawing hands where there are more.
    """

    weigh: Weigh | None
    reading: str
    most: int
    seed: int


@dataclass(frozen=True)
class CardAdvice:
    """What a card is worth.

    Attributes:
        points: what it brings of the rest of the play more than the opponent makes of it, on the average: leads and
            tricks, the last, the cards or the capot, what was undertaken, and a pique that may still come.
        error: its standard error, where the hands are a sample; else None: then it is exact.
        spread: each difference of points it comes to and how likely that is, in rising order; a live pique left out
            where the play goes by half-tricks.
        tricks: tricks of the rest it makes on the average; None where the play is decided by points.
        most: how likely it is to end with more tricks than the opponent; None likewise.
        every: how likely it is to end with all the tricks of the deal; ``none`` with none of them.
        last: how likely it is to win the last trick.
        pique: what a live pique adds to its points (negative where it is the opponent's).
        kept: how likely what was bid is made, by whoever bid it; None where nothing was.
        halves: how likely each number of half-tricks of the rest is; empty where the play is decided by points.
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
        view: what it was worked out from.
        hands: the hands the opponent may hold that were weighed.
        weighed: whether weights were given; else all are taken to be equally likely.
        how: ``half_tricks`` or ``points``.
        live: the pique that may still come; ``pique_side`` the side that may make it.
        contract: what the tricks bring, where they were bid for or might have been.
        pique_left_out: whether a pique may still come that is in none of the figures.
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
        """The card that is advised."""
        return self.options[0]

    @property
    def against(self) -> Masks:
        """Every card the opponent may hold, as far as the hands tell."""
        return may_hold(self.view, self.hands)

    @property
    def level(self) -> Cards:
        """The cards that come to as much as the best, as figures are shown."""
        return tuple(each.card for each in self.options if same_figure(self.best.points, each.points))

    @property
    def loses(self) -> bool:
        """Whether tricks are better lost."""
        return self.contract is not None and self.contract.aim == LOSE

    def of(self, card: Card) -> CardAdvice:
        """What a card is worth.

        Raises:
            KeyError: it may not be played.
        """
        for each in self.options:
            if each.card is card:
                return each
        raise KeyError(card.code)


def ordered(view: View, found: Hands, options: list[CardAdvice], loses: bool = False) -> tuple[CardAdvice, ...]:
    """The best first; of those that come to the same the one a player would name.

    Args:
        view: what they were worked out from.
        found: the hands that were weighed.
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


def _named_first_to_lose(view: View, one: Card) -> tuple[int, int]:
    """To lead: the lowest; to follow: the highest that does not take the trick, else the highest."""
    if not view.trick:
        return (0, one.rank)
    led = view.trick[0]
    return (int(one.suit is led.suit and one.rank > led.rank), -one.rank)


def of_half_tricks(
    one: Card, spread: Spread, worth: Sequence[int], stand: tuple[int, int, int], number: int, added: float = 0.0
) -> CardAdvice:
    """What a card is worth by the half-tricks it makes.

    Args:
        one: the card.
        spread: how likely each number of half-tricks is.
        worth: what each number is worth.
        stand: tricks won, tricks lost, tricks left.
        number: of hands drawn from more; nought where none is left out.
        added: what a live pique adds.
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
        made: how likely each difference of points is.
        number: of hands drawn from more; nought where none is left out.
    """
    mean = sum(points * chance for points, chance in made.items())
    variance = sum(chance * (points - mean) ** 2 for points, chance in made.items())
    return CardAdvice(one, mean, sqrt(variance / number) if number else None, tuple(sorted(made.items())))


def counted(view: View, clauses: Collection[str]) -> int:
    """What these clauses have counted so far: the seat's points less the opponent's."""
    had = scored(view, lambda each: each.rule in clauses)
    return int(had.mine - had.theirs)


def clauses_of_the_cards(rules: RuleSet) -> frozenset[str]:
    """The clauses that pay for the cards; some of them do so before the last trick."""
    return frozenset(rule.id for rule in rules.clauses.values() if rule.counts_as == "cards")
