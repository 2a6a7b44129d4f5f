"""What a seat knows when it is to exchange: its hand, the cards it has not seen, and how many it may discard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Cards, format_cards, sort_hand
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.exchange import second_limits
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.exchange.bid_worth import BidWorth, terms_of, why_not_agreed
from piquet_tutor.reckoner.exchange.unweighed import Unweighed, why_not, why_not_nearly
from piquet_tutor.reckoner.likely_exchange import MOST_EXPECTED
from piquet_tutor.reckoner.terms import HAND

if TYPE_CHECKING:  # these modules need numpy, which may be missing
    from piquet_tutor.reckoner.exchange.tables import InMatch, ScoreTables


@dataclass(frozen=True)
class BeforeExchange:
    """What a seat knows when it is to exchange.

    Attributes:
        rules: the rule set.
        seat, other: this seat, and the opponent's.
        hand: its cards.
        unseen: the cards it has not seen, any of which it may draw.
        shown: cards the opponent was dealt and has shown.
        least, most: the fewest and the most cards it may discard.
        first: whether it will lead to the first trick.
        stock: how many cards the talon has.
        changed: how many cards the opponent has already exchanged.
        blank, other_blank: points for a carte blanche scored by this seat, and by the opponent.
        terms: what the bidding has made the deal worth; None if only the rules decide it.
        match: the match whose standing decides what points are worth; None if only points count.
    """

    rules: RuleSet
    seat: Seat
    other: Seat
    hand: Cards
    unseen: Cards
    shown: Cards
    least: int
    most: int
    first: bool
    stock: int
    changed: int
    blank: int
    other_blank: int
    terms: BidWorth | None = None
    match: InMatch | None = None

    @cached_property
    def tables(self) -> ScoreTables:
        """What hands score by the rule set and the terms."""
        from piquet_tutor.reckoner.exchange.tables import tables_of

        return tables_of(self.rules, self.terms)

    @property
    def other_role(self) -> str:
        """The opponent's role from the exchange on, whatever the name of their seat."""
        return "younger" if self.first else "elder"

    @property
    def pool(self) -> Cards:
        """Every card the opponent may hold."""
        return (*self.unseen, *self.shown)

    @cached_property
    def discards(self) -> tuple[Cards, ...]:
        """Every allowed discard, ordered by number of cards and then as in the hand."""
        sizes = range(self.least, self.most + 1)
        return tuple(out for size in sizes for out in combinations(self.hand, size))

    def kept(self, out: Cards) -> Cards:
        """The cards that stay in the hand."""
        return tuple(one for one in self.hand if one not in out)

    def ways(self, count: int) -> int:
        """The number of ways to draw this many cards."""
        return comb(len(self.unseen), count)

    def lawful(self, out: Cards) -> Cards:
        """The same cards in the order of the hand.

        Raises:
            Unweighed: they are not all held, or too many or too few.
        """
        if len(set(out)) != len(out) or not set(out) <= set(self.hand) or not self.least <= len(out) <= self.most:
            raise Unweighed("exchange")
        return sort_hand(out)

    def other_changes(self, count: int) -> int:
        """How many cards the opponent is assumed to exchange, if this seat discards ``count``."""
        if self.changed:
            return self.changed
        left = self.stock - (count if self.first else self.most)
        if left <= 0:
            return 0
        return min(MOST_EXPECTED, second_limits(self.rules.rule_on(Subject.YOUNGER_EXCHANGE), left)[1])

    def __str__(self) -> str:
        return f"{self.seat} {format_cards(self.hand)}"


def ground_of(view: View) -> BeforeExchange:
    """The information set of a view, where the coach can weigh the exchange and explain it.

    Raises:
        Unweighed: the seat is not to exchange now, or its rule set is not supported.
    """
    reason = why_not(view.rules)
    if "bidding" not in view.rules.phases:
        return _ground(view, reason)
    return replace(_ground(view, reason or why_not_agreed(view)), terms=terms_of(view))


def ground_nearly(view: View, terms: BidWorth | None = None, match: InMatch | None = None) -> BeforeExchange:
    """The information set of a view, also for rule sets whose figures are only approximate: enough to choose by.

    Args:
        view: of the seat that is to exchange.
        terms: what the bidding has made the deal worth, if there was bidding.
        match: the match whose standing decides what points are worth.

    Raises:
        Unweighed: the seat is not to exchange now, or ``exchange.unweighed.why_not_nearly`` says why not.
    """
    return replace(_ground(view, why_not_nearly(view.rules, terms is not None)), terms=terms, match=match)


def _ground(view: View, reason: str) -> BeforeExchange:
    if reason:
        raise Unweighed(reason)
    if view.limits is None or len(view.hand) != HAND:
        raise Unweighed("phase")
    return known_before(view, view.limits)


def known_before(view: View, limits: tuple[int, int]) -> BeforeExchange:
    """What a seat at a table of two knows before its exchange.

    Args:
        view: before that.
        limits: the fewest and the most cards it may discard.
    """
    other, known = next(iter(view.others.items()))
    blanks = dict(_blanks(view))
    return BeforeExchange(
        view.rules,
        view.seat,
        other,
        view.hand,
        sort_hand(view.unseen),
        known.shown,
        *limits,
        view.seat == view.table.seats[0],
        view.stock_count,
        known.discarded,
        blanks.get(view.table.side_of(view.seat), 0),
        blanks.get(view.table.side_of(other), 0),
    )


def _blanks(view: View) -> Iterator[tuple[str, int]]:
    for ruling in view.rulings:
        if ruling.subject == Subject.CARTE_BLANCHE:
            yield from _awards(ruling)


def _awards(ruling: Ruling) -> Iterator[tuple[str, int]]:
    for award in ruling.awards:
        yield award.side, award.points
