"""The play by points, both hands known: for the forms in which half-tricks do not decide.

If only high cards score, if the last trick is worth more than a trick, or if a player who can take a trick must, points
are counted card by card, with the cards or the capot at the end and a pique still possible; bounds are derived from the
prices. This solves a deal from its first card in some dozens of milliseconds, for which ``last_tricks``, which assumes
nothing, is too slow. Only cards equivalent to others are skipped.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.reckoner.prices import Prices
from piquet_tutor.reckoner.solver.alpha_beta import Payoff, Progress
from piquet_tutor.reckoner.solver.moves import (
    ANSWER_HIGH,
    HELD,
    KINDS,
    LED_HIGH,
    MIXED,
    TAKEN,
    WINNERS,
    FoundOnce,
    Kind,
    Position,
    State,
    cards,
    high_cards,
    most_tricks,
    moves_of,
    run,
)


class PointsPayoff(Payoff):
    """The points of the rest of the play, mine less the opponent's.

    Args:
        prices: the prices of the play.
    """

    carries = True

    def __init__(self, prices: Prices) -> None:
        self.moves, self.tricks = moves_of(MIXED, prices.must_head), prices.tricks
        self.gains = [_gain(prices, *trick) for trick in _TRICKS]
        self._prices, self._scoring = prices, prices.scoring
        whole = range(prices.tricks + 1)
        self._ends = [prices.for_tricks(won, prices.tricks - won) for won in whole]
        self._low = [[min(self._ends[low : high + 1], default=0) for high in whole] for low in whole]
        self._high = [[max(self._ends[low : high + 1], default=0) for high in whole] for low in whole]
        lead, kept, captured, *_ = prices.scoring
        # The score is twice this for each trick made, less this for every trick; the rest depends on the last trick.
        self._each, self._first = lead + kept, sorted((2 * lead + kept - captured, 0))
        self._last = max(prices.last_extra(*trick, every) for trick in _TRICKS for every in (False, True))
        self._pique = prices.pique.points if prices.pique is not None else 0

    # --- what is scored -----------------------------------------------------------------------------

    def end(self, won: int, progress: Progress) -> int:
        """The cards or the capot."""
        return self._ends[won]

    def first_lead(self, left: int, progress: Progress) -> tuple[int, Progress]:
        """What the first card of a deal scores as such, and a pique it completes, and what is left of that."""
        points = self._scoring.first_lead if left == self.tricks else 0
        if not points or progress is None:
            return points, progress
        bonus, progress = self._made(progress._replace(had=progress.had + points) if progress.mine else None)
        return points + bonus, progress

    def outcome(self, kind: Kind, left: int, won: int, progress: Progress, led: bool = True) -> tuple[int, Progress]:
        """What a trick scores for its leader, including a pique it completes, and the pique still possible then."""
        prices, trick = self._prices, _TRICKS[kind]
        high, _, taken = trick
        before = self.tricks - left - 1 - won
        steps = [(True, prices.leading(high))] if led else []
        steps.append((not taken, prices.taking(*trick)))
        if not left:
            steps.append((not taken, prices.last_extra(*trick, not (won if taken else before))))
        gain = 0
        only_lead = prices.pique is not None and prices.pique.first_lead
        for step, (leader, points) in enumerate(steps):
            if only_lead and (step or not led):
                progress = None  # the first card led has been played
            gain += points if leader else -points
            if progress is not None and points:
                progress = progress._replace(had=progress.had + points) if progress.mine == leader else None
                bonus, progress = self._made(progress)
                gain += bonus
        if progress is not None and prices.early and progress.first:
            mine, lost = (won, before) if progress.mine else (before, won)
            mine, lost = (mine + 1, lost) if progress.mine != taken else (mine, lost + 1)
            if not lost and mine == prices.tricks // 2 + 1:
                # The cards count towards the pique as soon as they are certain; their points are added at the end.
                bonus, progress = self._made(progress._replace(had=progress.had + prices.cards))
                gain += bonus
        return gain, progress

    def _made(self, progress: Progress) -> tuple[int, Progress]:
        line = self._prices.pique
        if progress is None or line is None or progress.had < line.target:
            return 0, progress
        return (line.points if progress.mine else -line.points), None

    # --- how much it can be ---------------------------------------------------------------------------

    def bounds(self, position: Position, left: int, won: int, progress: Progress) -> tuple[int, int]:
        """From the tricks the leader can cash at once, and the most they can make."""
        sure = min(left, sum(map(WINNERS.__getitem__, position)))
        most = left if sure == left else min(left, most_tricks(position, left))
        low, high = self._in_tricks(position, left, sure, most)
        if self._last:
            low -= self._last if sure < left else 0
            high += self._last
        if progress is not None:
            low, high = (low, high + self._pique) if progress.mine else (low - self._pique, high)
        return low + self._low[won + sure][won + left], high + self._high[won][won + most]

    def _in_tricks(self, position: Position, left: int, sure: int, most: int) -> tuple[int, int]:
        """The bounds of the score for leads and tricks."""
        if not self._scoring.by_cards:
            (less, more), whole = self._first, left * self._each
            return 2 * sure * self._each - whole + less, 2 * most * self._each - whole + more
        mine = theirs = cashed = 0
        for state in position:
            own, other, winners = _HIGH_CARDS[state]
            mine, theirs, cashed = mine + own, theirs + other, cashed + winners
        if self._scoring.each_high:  # every high card scores for one side or the other
            return (2 * cashed if sure < left else mine + mine + theirs + theirs) - mine - theirs, mine + theirs
        return cashed - (theirs if sure < left else 0), mine  # a high card scores for nobody but its holder


_TRICKS: Final = [(bool(kind & LED_HIGH), bool(kind & ANSWER_HIGH), bool(kind & TAKEN)) for kind in range(KINDS)]
"""What the prices ask of each kind of trick: is the card led high, is the answer, does the answer take it."""


def _gain(prices: Prices, led: bool, answer: bool, taken: bool) -> int:
    """A trick's score for its leader less the opponent's, without the extra for the last trick."""
    taking = prices.taking(led, answer, taken)
    return prices.leading(led) + (-taking if taken else taking)


def _high_cards(state: State) -> tuple[int, int, int]:
    """High cards of the leader and of the opponent in a suit, and how many tricks the leader can cash with theirs."""
    mine, theirs = high_cards(state)
    every_one = run(state, 1) >= cards(state) - HELD[state]
    return mine, theirs, mine if every_one else min(run(state, 1), mine + theirs)


_HIGH_CARDS: Final = FoundOnce(_high_cards)
