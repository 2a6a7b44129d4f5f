"""The last tricks of a play with all hands known: a full search under the prices of the form, for any number of seats.

With two sides the game is zero-sum, and alpha-beta prunes it. If three play alone, each maximises their score less the
average of the others', and among equal cards plays the first.

Within a match, a line is worth what its points do there: a race may end at a lead, and a loser may be better off with
fewer points for both. So the points themselves are then carried to the end of each line.

Nothing is assumed about the prices, so this is exact for every form, but slow: it is for the end of a play. The whole
play of two hands is solved by half-tricks where these decide (``searching``, and the table of all positions), or by
points (``points``, which merges equivalent suits).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final

from piquet_tutor.engine.table import Table
from piquet_tutor.game.cards import Card
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.reckoner.masks import Masks, bit_of
from piquet_tutor.reckoner.match_equity import BothSides, Match
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.tricks import (
    HIGH,
    Played,
    Points,
    SideProgress,
    Trick,
    TrickPosition,
    best_in,
    for_taking,
)


class LastTricks:
    """A search of the play under one rule set.

    Args:
        rules: a form without bidding.
        table: its seats.
        match: the match of the deal, as the first side sees it; None to maximise points.

    Attributes:
        tried: the number of cards tried so far, a measure of work independent of the machine.
    """

    def __init__(self, rules: RuleSet, table: Table, match: Match | None = None) -> None:
        self._match = match
        names = list(dict.fromkeys(table.sides))
        self._side = tuple(names.index(table.side_of(seat)) for seat in table.seats)
        self._sides, self._seats = len(names), len(table.seats)
        self._paid = prices_of(rules)
        self._known: dict[TrickPosition, Points] = {}
        self.tried = 0

    def comes_to(self, moment: TrickPosition, one: Played) -> Points:
        """What each side scores in the rest of the play if this card is played next."""
        return self._with(moment, one, -inf, inf)

    def ahead(self, points: Sequence[float], side: int) -> float:
        """A side's points less the average of the others'."""
        if len(points) == 2:
            return points[side] - points[1 - side]
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)

    # With two sides, ``alpha`` and ``beta`` bound the first side's lead in points: beyond them values may be inexact.

    def _rest(self, moment: TrickPosition, alpha: float, beta: float) -> Points:
        """The points still to come, with best play by each for their side."""
        if not moment.trick:
            if not any(moment.held[moment.leader]):
                return self._over(moment)
            if moment in self._known:
                return self._known[moment]
        place = (moment.leader + len(moment.trick)) % self._seats
        side, best, most = self._side[place], None, -inf
        low, high = alpha, beta
        for one in self._different(moment, place):
            points = self._with(moment, one, low, high)
            worth = self.ahead(points, side)
            if best is None or worth > most:
                best, most = points, worth
            if self._sides == 2:
                low, high = (max(low, most), high) if side == 0 else (low, min(high, -most))
                if low >= high:
                    return best
        assert best is not None  # the player to act has a card
        if not moment.trick and alpha < self.ahead(best, 0) < beta:
            self._known[moment] = best
        return best

    def _with(self, moment: TrickPosition, one: Played, alpha: float, beta: float) -> Points:
        """The points still to come after a card."""
        self.tried += 1
        held, leader, trick, won, progress, scores = moment
        place = (leader + len(trick)) % self._seats
        held = (*held[:place], _without(held[place], one), *held[place + 1 :])
        led, trick, side = not trick, (*trick, one), self._side[place]
        number = self._paid.leading(one[1] >= HIGH, first=not any(won)) if led else 0
        if len(trick) == self._seats:
            place, best = best_in(trick)
            taker = (leader + place) % self._seats
            side = self._side[taker]
            won = tuple([tricks + (each == side) for each, tricks in enumerate(won)])
            number = for_taking(self._paid, trick, side != self._side[leader], best, won, not any(held[taker]))
            leader, trick = taker, ()
        if number:
            if progress is not None:
                bonus, progress = self._towards(progress, side, number)
                number += bonus
            if self._match is not None:
                scores = (scores[0] + number, scores[1]) if side == 0 else (scores[0], scores[1] + number)
                stopped = self._match.reached(BothSides(*scores))
                if stopped is not None:
                    return (stopped, 0.0)
        if self._paid.pique is not None and self._paid.pique.first_lead:
            progress = None  # the first card led has been played
        after = TrickPosition(held, leader, trick, won, progress, scores)
        if not number or self._match is not None:
            return self._rest(after, alpha, beta)
        so_far = number if side == 0 else -number
        rest = self._rest(after, alpha - so_far, beta - so_far)
        return (*rest[:side], rest[side] + number, *rest[side + 1 :])

    def _towards(self, progress: SideProgress, side: int, number: int) -> tuple[int, SideProgress | None]:
        """The pique bonus that these points complete (0 if none), and the pique still possible afterwards."""
        pique = self._paid.pique
        if pique is None:
            return 0, progress
        if progress.side != side:
            return 0, None
        progress = SideProgress(side, progress.had + number)
        return (pique.points, None) if progress.had >= pique.target else (0, progress)

    # --- the end ----------------------------------------------------------------------------------

    def _over(self, moment: TrickPosition) -> Points:
        ends, match = self._paid.at_the_end(moment.won), self._match
        if match is None:
            return tuple(ends)
        now = BothSides(moment.scores[0] + ends[0], moment.scores[1] + ends[1])
        stopped = match.reached(now)
        return (match.worth(now, now, 0.0) if stopped is None else stopped, 0.0)

    # --- the cards --------------------------------------------------------------------------------

    def _different(self, moment: TrickPosition, place: int) -> list[Played]:
        """The distinct cards that may be played: of equivalent neighbours only the lowest."""
        mine, suits, above = moment.held[place], range(4), 0
        if moment.trick and mine[moment.trick[0][0]]:
            suits = range(moment.trick[0][0], moment.trick[0][0] + 1)
            if self._paid.must_head and mine[suits[0]] > 2 * moment.trick[0][1] - 1:
                above = 2 * moment.trick[0][1] - 1
        found = []
        for suit in suits:
            held = mine[suit]
            if held & ~above:
                beside = 0
                for other, hand in enumerate(moment.held):
                    beside |= hand[suit] if other != place else 0
                for thrown, bit in moment.trick:
                    beside |= bit if thrown == suit else 0
                found += [(suit, bit) for bit in _lowest_of_neighbours(held & ~above, beside)]
        return found


@lru_cache(maxsize=1 << 14)
def _lowest_of_neighbours(mine: int, beside: int) -> tuple[int, ...]:
    """The lowest of each group of equivalent cards, as bits: no other card between, and all high or all low."""
    found, seen = [], 0
    for place in range(mine.bit_length()):
        bit = 1 << place
        if beside & bit:
            seen = 0
        elif mine & bit:
            if not seen or (seen >= HIGH) != (bit >= HIGH):
                found.append(bit)
            seen = bit
    return tuple(found)


def reads(rules: RuleSet) -> bool:
    """Whether the play is scored in a way that this search reproduces exactly."""
    law = law_of(rules)
    return law.play is not None and not law.play.early


def _without(hand: Masks, one: Played) -> Masks:
    suits = list(hand)
    suits[one[0]] &= ~one[1]
    return (suits[0], suits[1], suits[2], suits[3])


# --- at the end of a deal for two in a match --------------------------------------------------------------------------


TRICKS: Final = 4
"""The number of tricks left from which every line of play is searched."""


class Endgame:
    """The rest of the play between two known hands, valued in the match.

    Args:
        rules: of a form for two, without bidding.
        match: the match the deal belongs to.
        tricks: how many tricks have been played.
    """

    def __init__(self, rules: RuleSet, match: Match, tricks: int) -> None:
        self._play, self._tricks = LastTricks(rules, rules.table, match), tricks

    def lead(self, mine: Masks, other: Masks, one: Card, now: BothSides, won: int) -> float:
        """What leading a card is worth.

        Args:
            mine: this seat's hand.
            other: the opponent's hand.
            one: the card.
            now: the points each player has scored in the deal.
            won: the tricks this seat has won.
        """
        return self._worth((mine, other), 0, (), one, now, won)

    def answer(self, mine: Masks, other: Masks, led: Card, one: Card, now: BothSides, won: int) -> float:
        """What following with a card is worth; the card led is no longer in the opponent's hand."""
        return self._worth((mine, other), 1, ((int(led.suit), bit_of(led)),), one, now, won)

    def _worth(
        self, held: tuple[Masks, Masks], leader: int, trick: Trick, one: Card, now: BothSides, won: int
    ) -> float:
        moment = TrickPosition(held, leader, trick, (won, self._tricks - won), scores=tuple(now))
        return self._play.comes_to(moment, (int(one.suit), bit_of(one)))[0]
