"""The play by points, both hands known: an exact search for the forms in which half-tricks do not decide.

If only high cards score, if the last trick is worth more than a trick, or if a player who can take a trick must, points
are counted card by card, with the cards or the capot at the end and a pique still possible. This is an alpha-beta
search that merges equivalent suits (see ``high_card_suits``) and uses bounds derived from the prices; it solves a deal
from its first card in some dozens of milliseconds, for which ``last_tricks``, which assumes nothing, is too slow. Only
cards equivalent to others are skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.rules.play_prices import is_high
from piquet_tutor.reckoner.masks import bit_of, masks_of
from piquet_tutor.reckoner.prices import Prices
from piquet_tutor.reckoner.solver.high_card_suits import State, SuitLead, SuitTable, state_of, table
from piquet_tutor.reckoner.solver.mtdf import narrowed
from piquet_tutor.reckoner.solver.play import beats

_FAR: Final = 10**6
_ROOM: Final = 300_000
"""The number of positions cached before the cache is emptied; emptying it changes no result."""

Position = tuple[State, ...]
"""The four suits as the leader sees them, sorted by their states."""


class PiqueProgress(NamedTuple):
    """A pique still possible.

    Attributes:
        mine: whether I may make it, and not the opponent.
        had: the points towards it so far; the other side has scored nothing.
    """

    mine: bool
    had: int


class Stand(NamedTuple):
    """A position of the play with both hands known.

    Attributes:
        mine, other: the cards of both.
        leads: whether I lead to this trick, or have led to it.
        won, lost: tricks of each.
        progress: the pique still possible; None if there is none.
    """

    mine: Cards
    other: Cards
    leads: bool
    won: int
    lost: int
    progress: PiqueProgress | None = None


class _Pending(NamedTuple):
    """A pique still possible: whether the leader may make it, its points so far, whether it is the first hand's."""

    leader: bool
    had: int
    first: bool


class _TrickOutcome(NamedTuple):
    """What matters of a trick: whether the card led and the answer are high, and whether the answer takes it."""

    led: bool
    answer: bool
    taken: bool


_Best = tuple[int, SuitLead]
_Key = tuple[Position, int, _Pending | None]
_Known = tuple[int, int, _Best | None]
"""A lower bound, an upper bound, and the best lead so far."""


class EndgameSearch:
    """A search of the rest of the play, my points less the opponent's.

    Use one instance for many hands: its cache is shared between them.

    Args:
        prices: the prices of the play.
        first: whether I am the first hand, the only one who may score the cards early.

    Attributes:
        looked_at: the number of positions visited so far, a measure of work independent of the machine.
    """

    def __init__(self, prices: Prices, first: bool) -> None:
        self._prices, self._first = prices, first
        self._table = table(prices.must_head)
        self._gains: dict[tuple[bool, bool, bool], int] = {trick: _gain(prices, trick) for trick in _tricks()}
        self._bounds = _Bounds(prices)
        self._ends = self._bounds.ends
        self._known: dict[_Key, _Known] = {}
        self._guess = 0
        self.looked_at = 0

    def lead(self, stand: Stand, one: Card) -> int:
        """The value to me of leading a card; the card is mine if I lead, else the opponent's."""
        leader, other = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        states = _states(leader, other)
        own, beside = masks_of(leader)[one.suit], masks_of(other)[one.suit]
        led = self._table.led[states[one.suit]][((own | beside) & bit_of(one) - 1).bit_count()]
        assert led is not None  # the card is the leader's
        rest = tuple(sorted(each for suit, each in enumerate(states) if suit != one.suit))
        won = stand.won if stand.leads else stand.lost
        first, progress = self._first_lead(len(leader), self._progress(stand))
        value = first + self._narrowed(
            lambda alpha, beta: self._answered(led, rest, len(leader), won, progress, alpha, beta)
        )
        return value if stand.leads else -value

    def answer(self, stand: Stand, led: Card, reply: Card) -> int:
        """The value to me of answering a card led; the answer is mine if the opponent led, else theirs."""
        leader, follower = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        follower = tuple(each for each in follower if each is not reply)
        trick = _TrickOutcome(is_high(led), is_high(reply), beats(reply, led))
        won, lost = (stand.won, stand.lost) if stand.leads else (stand.lost, stand.won)
        states = _states(follower, leader) if trick.taken else _states(leader, follower)
        position, left = tuple(sorted(states)), len(follower)
        gain, after = self._outcome(trick, left, won, self._progress(stand), led=False)
        if trick.taken:
            after = _turned(after)
            value = gain - self._narrowed(
                lambda alpha, beta: self._search(position, left, lost + 1, after, alpha, beta)
            )
        else:
            value = gain + self._narrowed(lambda alpha, beta: self._search(position, left, won + 1, after, alpha, beta))
        return value if stand.leads else -value

    def _first_lead(self, left: int, progress: _Pending | None) -> tuple[int, _Pending | None]:
        """What the first card of a deal scores as such, and a pique it completes, and what is left of that."""
        points = self._prices.scoring.first_lead if left == self._prices.tricks else 0
        if not points or progress is None:
            return points, progress
        bonus, progress = self._made(progress._replace(had=progress.had + points) if progress.leader else None)
        return points + bonus, progress

    def _progress(self, stand: Stand) -> _Pending | None:
        """The pique still possible, from the leader's side."""
        if stand.progress is None:
            return None
        return _Pending(stand.progress.mine == stand.leads, stand.progress.had, stand.progress.mine == self._first)

    def _narrowed(self, search: Callable[[int, int], int]) -> int:
        """The exact value of a search; the last result is a good guess for the next."""
        self._guess = narrowed(search, self._guess, -_FAR, _FAR)
        return self._guess

    # --- all values from here on are the leader's -------------------------------------------------

    def _search(self, position: Position, left: int, won: int, progress: _Pending | None, alpha: int, beta: int) -> int:
        """Fail-soft alpha-beta search; between ``alpha`` and ``beta`` the value is exact."""
        self.looked_at += 1
        if not left:
            return self._ends[won]
        key = (position, won, progress)
        known = self._known.get(key)
        low, high, best = self._bounds.of(self._table, position, left, won, progress) if known is None else known
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling, most = max(alpha, low), min(beta, high), -_FAR
        for place, led in self._leads(position, best):
            rest = position[:place] + position[place + 1 :]
            value = self._answered(led, rest, left, won, progress, floor, ceiling)
            if value > most:
                most = value
                if value > floor:
                    floor, best = value, (place, led)
                    if value >= ceiling:
                        self._remember(key, (max(value, low), high, best))
                        return value
        self._remember(key, (max(low, most) if most > alpha else low, min(high, most), best))
        return most

    def _leads(self, position: Position, best: _Best | None) -> list[_Best]:
        """The distinct leads: the best one so far, then by suits, those in which the opponent is shortest first."""
        order, leads = self._table.order, self._table.leads
        suits = sorted(
            (order[state], place)
            for place, state in enumerate(position)
            if leads[state] and (not place or position[place - 1] != state)
        )
        found = [(place, led) for _, place in suits for led in leads[position[place]]]
        if best is not None:
            found.remove(best)
            found.insert(0, best)
        return found

    def _answered(
        self, led: SuitLead, rest: Position, left: int, won: int, progress: _Pending | None, alpha: int, beta: int
    ) -> int:
        """The value to the leader after the best answer to their lead."""
        left -= 1
        if led.alone is not None:
            return self._thrown_on(led, led.alone, rest, left, won, progress, alpha, beta)
        worst, turned = _FAR, None
        gain, after = 0, None
        for taken, high, state in led.replies:
            if progress is None and left:  # by far the most frequent case: a plain lookup
                gain = self._gains[led.high, high, taken]
            else:
                gain, after = self._outcome(_TrickOutcome(led.high, high, taken), left, won, progress)
            ceiling = min(beta, worst)
            if taken:
                turned = turned or tuple([self._table.turned[each] for each in rest])
                position = tuple(sorted((state, *turned)))
                lost = self._prices.tricks - left - won
                value = gain - self._search(position, left, lost, _turned(after), gain - ceiling, gain - alpha)
            else:
                position = tuple(sorted((state, *rest)))
                value = gain + self._search(position, left, won + 1, after, alpha - gain, ceiling - gain)
            if value < worst:
                worst = value
                if worst <= alpha:
                    break
        return worst

    def _thrown_on(
        self,
        led: SuitLead,
        alone: State,
        rest: Position,
        left: int,
        won: int,
        progress: _Pending | None,
        alpha: int,
        beta: int,
    ) -> int:
        """The same if the opponent cannot follow."""
        worst = _FAR
        gain, after = 0, None
        for place, state in enumerate(rest):
            if place and state == rest[place - 1]:
                continue
            for high, shorter in self._table.throws[state]:
                if progress is None and left:
                    gain = self._gains[led.high, high, False]
                else:
                    gain, after = self._outcome(_TrickOutcome(led.high, high, False), left, won, progress)
                position = tuple(sorted((alone, shorter, *rest[:place], *rest[place + 1 :])))
                ceiling = min(beta, worst)
                value = gain + self._search(position, left, won + 1, after, alpha - gain, ceiling - gain)
                if value < worst:
                    worst = value
                    if worst <= alpha:
                        return worst
        return worst

    def _outcome(
        self, trick: _TrickOutcome, left: int, won: int, progress: _Pending | None, led: bool = True
    ) -> tuple[int, _Pending | None]:
        """What a trick scores for its leader, including a pique it completes, and the pique still possible afterwards.

        Args:
            trick: the trick.
            left: tricks left after it.
            won: tricks its leader had won before it.
            progress: the pique possible before it.
            led: whether to include the point for leading; False if it has been scored.
        """
        prices = self._prices
        before = prices.tricks - left - 1 - won
        steps = [(True, prices.leading(trick.led))] if led else []
        steps.append((not trick.taken, prices.taking(*trick)))
        if not left:
            every = not (won if trick.taken else before)
            steps.append((not trick.taken, prices.last_extra(*trick, every)))
        gain = 0
        only_lead = prices.pique is not None and prices.pique.first_lead
        for step, (leader, points) in enumerate(steps):
            if only_lead and (step or not led):
                progress = None  # the first card led has been played
            gain += points if leader else -points
            if progress is not None and points:
                progress = progress._replace(had=progress.had + points) if progress.leader == leader else None
                bonus, progress = self._made(progress)
                gain += bonus
        if progress is not None and prices.early and progress.first:
            mine, lost = (won, before) if progress.leader else (before, won)
            mine, lost = (mine + 1, lost) if progress.leader != trick.taken else (mine, lost + 1)
            if not lost and mine == prices.tricks // 2 + 1:
                # The cards count towards the pique as soon as they are certain; their points are added at the end.
                bonus, progress = self._made(progress._replace(had=progress.had + prices.cards))
                gain += bonus
        return gain, progress

    def _made(self, progress: _Pending | None) -> tuple[int, _Pending | None]:
        line = self._prices.pique
        if progress is None or line is None or progress.had < line.target:
            return 0, progress
        return (line.points if progress.leader else -line.points), None

    def _remember(self, key: _Key, found: _Known) -> None:
        if len(self._known) >= _ROOM:
            self._known.clear()
        self._known[key] = found


class _Bounds:
    """Lower and upper bounds for the value of a position, computed without a search.

    Args:
        prices: the prices of the play.

    Attributes:
        ends: the score for the cards or the capot, by the number of tricks the leader ends with.
    """

    def __init__(self, prices: Prices) -> None:
        whole = range(prices.tricks + 1)
        self.ends = [prices.for_tricks(won, prices.tricks - won) for won in whole]
        self._low = [[min(self.ends[low : high + 1], default=0) for high in whole] for low in whole]
        self._high = [[max(self.ends[low : high + 1], default=0) for high in whole] for low in whole]
        self._scoring = prices.scoring
        lead, kept, captured, *_ = prices.scoring
        # The score is twice this for each trick made, less this for every trick; the rest depends on the last trick.
        self._each, self._first = lead + kept, sorted((2 * lead + kept - captured, 0))
        self._last = max(_last(prices, trick, every) for trick in _tricks() for every in (False, True))
        self._pique = prices.pique.points if prices.pique is not None else 0

    def of(self, suits: SuitTable, position: Position, left: int, won: int, progress: _Pending | None) -> _Known:
        """The bounds of a position, with no best lead yet.

        The leader can cash all their top cards at once. The opponent can keep theirs, and makes them once such a suit
        is led; until then the leader can only lead suits in which the opponent has no top card.
        """
        one, two, three, four = position
        winners = suits.winners
        sure = min(left, winners[one] + winners[two] + winners[three] + winners[four])
        most = left if sure == left else min(left, _most(suits, position, left))
        low, high = self._points(suits, position, left, sure, most)
        if self._last:
            low -= self._last if sure < left else 0
            high += self._last
        if progress is not None:
            low, high = (low, high + self._pique) if progress.leader else (low - self._pique, high)
        return low + self._low[won + sure][won + left], high + self._high[won][won + most], None

    def _points(self, suits: SuitTable, position: Position, left: int, sure: int, most: int) -> tuple[int, int]:
        """The bounds of the score for leads and tricks."""
        if not self._scoring.by_cards:
            (less, more), whole = self._first, left * self._each
            return 2 * sure * self._each - whole + less, 2 * most * self._each - whole + more
        one, two, three, four = position
        own, other, winners = suits.own_highs, suits.other_highs, suits.high_winners
        mine = own[one] + own[two] + own[three] + own[four]
        theirs = other[one] + other[two] + other[three] + other[four]
        cashed = winners[one] + winners[two] + winners[three] + winners[four]
        if self._scoring.each_high:  # every high card scores for one side or the other
            return (2 * cashed if sure < left else mine + mine + theirs + theirs) - mine - theirs, mine + theirs
        return cashed - (theirs if sure < left else 0), mine  # a high card scores for nobody but its holder


def _most(suits: SuitTable, position: Position, left: int) -> int:
    """An upper bound for the tricks that the leader can make."""
    tops = elsewhere = 0
    for state in position:
        if suits.tops[state]:
            tops += suits.tops[state]
        else:
            elsewhere += suits.held[state]
    return max(left - tops, elsewhere)


def _states(leader: Cards, other: Cards) -> tuple[State, ...]:
    """The four suits of two hands, seen by the first."""
    return tuple(map(state_of, masks_of(leader), masks_of(other)))


def _turned(progress: _Pending | None) -> _Pending | None:
    """The same from the opponent's side."""
    return None if progress is None else progress._replace(leader=not progress.leader)


def _tricks() -> list[_TrickOutcome]:
    """Every kind of trick that differs in points."""
    both = (False, True)
    return [_TrickOutcome(led, answer, taken) for led in both for answer in both for taken in both]


def _gain(prices: Prices, trick: _TrickOutcome) -> int:
    """A trick's score for its leader less the opponent's, without the extra for the last trick."""
    taking = prices.taking(*trick)
    return prices.leading(trick.led) + (-taking if trick.taken else taking)


def _last(prices: Prices, trick: _TrickOutcome, every: bool) -> int:
    return prices.last_extra(*trick, every)
