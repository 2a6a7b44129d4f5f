"""The play by points, both hands known: every line that can matter, for the forms in which half-tricks do not decide.

Where only high cards score, where the last trick is worth more than a trick, or where whoever can take a trick must,
points are counted card by card, the cards and the capot at the end and a pique that may still come with them. It is an
alpha-beta over suits that are alike (see ``high_card_suits``), with bounds read off the prices, which does a deal from
its first card in some dozens of milliseconds; ``last_tricks``, which assumes nothing, could not. No card is left out
but those that differ in nothing from another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.rules.play_prices import is_high
from piquet_tutor.players.analysis.masks import bit_of, masks_of
from piquet_tutor.players.analysis.prices import Prices
from piquet_tutor.players.analysis.solver.high_card_suits import Led, State, Table, state_of, table
from piquet_tutor.players.analysis.solver.mtdf import narrowed
from piquet_tutor.players.analysis.solver.play import beats

_FAR: Final = 10**6
_ROOM: Final = 300_000
"""Moments remembered before the store is emptied; what is remembered is exact, so forgetting changes nothing."""

Position = tuple[State, ...]
"""The four suits seen by whoever leads, the smallest number first."""


class Chase(NamedTuple):
    """A pique one side may still make.

    Attributes:
        mine: whether it would be mine; every figure here is.
        had: what counts towards it so far; the opponent has counted nothing.
    """

    mine: bool
    had: int


class Stand(NamedTuple):
    """Where the play stands between two known hands.

    Attributes:
        mine, other: the cards of both.
        leads: whether I lead to this trick, or have led to it.
        won, lost: tricks of each.
        chase: the pique that may still be made; None when none can.
    """

    mine: Cards
    other: Cards
    leads: bool
    won: int
    lost: int
    chase: Chase | None = None


class _Hunt(NamedTuple):
    """A pique that may still be made: whether by whoever leads, what counts so far, whether it is the first hand's."""

    leader: bool
    had: int
    first: bool


class _Trick(NamedTuple):
    """What matters of a trick: whether the card led and the answer are high, and whether the answer takes it."""

    led: bool
    answer: bool
    taken: bool


_Best = tuple[int, Led]
_Key = tuple[Position, int, _Hunt | None]
_Known = tuple[int, int, _Best | None]
"""At least, at most, and the lead that was best so far."""


class Ending:
    """The rest of the play between two known hands, my points less the opponent's.

    Ask one of these about many hands: what it has found for one serves the next.

    Args:
        prices: what the play pays.
        first: whether I am the first hand, who alone may have the cards early.

    Attributes:
        looked_at: how often a position has been looked at so far: how much work it was, whatever the machine.
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
        """What leading a card comes to, mine if I lead and else the opponent's."""
        leader, other = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        states = _states(leader, other)
        own, beside = masks_of(leader)[one.suit], masks_of(other)[one.suit]
        led = self._table.led[states[one.suit]][((own | beside) & bit_of(one) - 1).bit_count()]
        assert led is not None  # the card is the leader's
        rest = tuple(sorted(each for suit, each in enumerate(states) if suit != one.suit))
        won = stand.won if stand.leads else stand.lost
        hunt = self._hunt(stand)
        value = self._narrowed(lambda alpha, beta: self._answered(led, rest, len(leader), won, hunt, alpha, beta))
        return value if stand.leads else -value

    def answer(self, stand: Stand, led: Card, reply: Card) -> int:
        """What answering a card comes to that has left its hand, by me if the opponent led and else by them."""
        leader, follower = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        follower = tuple(each for each in follower if each is not reply)
        trick = _Trick(is_high(led), is_high(reply), beats(reply, led))
        won, lost = (stand.won, stand.lost) if stand.leads else (stand.lost, stand.won)
        states = _states(follower, leader) if trick.taken else _states(leader, follower)
        position, left = tuple(sorted(states)), len(follower)
        gain, after = self._outcome(trick, left, won, self._hunt(stand), led=False)
        if trick.taken:
            after = _turned(after)
            value = gain - self._narrowed(
                lambda alpha, beta: self._search(position, left, lost + 1, after, alpha, beta)
            )
        else:
            value = gain + self._narrowed(lambda alpha, beta: self._search(position, left, won + 1, after, alpha, beta))
        return value if stand.leads else -value

    def _hunt(self, stand: Stand) -> _Hunt | None:
        """The pique that may still be made, seen by whoever leads or has led."""
        if stand.chase is None:
            return None
        return _Hunt(stand.chase.mine == stand.leads, stand.chase.had, stand.chase.mine == self._first)

    def _narrowed(self, search: Callable[[int, int], int]) -> int:
        """The exact answer of a search; what came of the last is a good guess at the next."""
        self._guess = narrowed(search, self._guess, -_FAR, _FAR)
        return self._guess

    # --- every figure from here on is seen by whoever leads ---------------------------------------

    def _search(self, position: Position, left: int, won: int, hunt: _Hunt | None, alpha: int, beta: int) -> int:
        """Alpha-beta, fail-soft; between ``alpha`` and ``beta`` the answer is exact."""
        self.looked_at += 1
        if not left:
            return self._ends[won]
        key = (position, won, hunt)
        known = self._known.get(key)
        low, high, best = self._bounds.of(self._table, position, left, won, hunt) if known is None else known
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling, most = max(alpha, low), min(beta, high), -_FAR
        for place, led in self._leads(position, best):
            rest = position[:place] + position[place + 1 :]
            value = self._answered(led, rest, left, won, hunt, floor, ceiling)
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
        """The leads that differ: the one that was best before, then by suits, first where the opponent is shortest."""
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
        self, led: Led, rest: Position, left: int, won: int, hunt: _Hunt | None, alpha: int, beta: int
    ) -> int:
        """The least the leader is held to by the best answer to their lead."""
        left -= 1
        if led.alone is not None:
            return self._thrown_on(led, led.alone, rest, left, won, hunt, alpha, beta)
        worst, turned = _FAR, None
        gain, after = 0, None
        for taken, high, state in led.replies:
            if hunt is None and left:  # by far the most; as plain a look-up as can be
                gain = self._gains[led.high, high, taken]
            else:
                gain, after = self._outcome(_Trick(led.high, high, taken), left, won, hunt)
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
        self, led: Led, alone: State, rest: Position, left: int, won: int, hunt: _Hunt | None, alpha: int, beta: int
    ) -> int:
        """The same where the opponent cannot follow."""
        worst = _FAR
        gain, after = 0, None
        for place, state in enumerate(rest):
            if place and state == rest[place - 1]:
                continue
            for high, shorter in self._table.throws[state]:
                if hunt is None and left:
                    gain = self._gains[led.high, high, False]
                else:
                    gain, after = self._outcome(_Trick(led.high, high, False), left, won, hunt)
                position = tuple(sorted((alone, shorter, *rest[:place], *rest[place + 1 :])))
                ceiling = min(beta, worst)
                value = gain + self._search(position, left, won + 1, after, alpha - gain, ceiling - gain)
                if value < worst:
                    worst = value
                    if worst <= alpha:
                        return worst
        return worst

    def _outcome(
        self, trick: _Trick, left: int, won: int, hunt: _Hunt | None, led: bool = True
    ) -> tuple[int, _Hunt | None]:
        """What a trick comes to for its leader, a pique it completes included, and what is left of that.

        Args:
            trick: as it was played.
            left: tricks left after it.
            won: tricks its leader had won before it.
            hunt: the pique that might be made.
            led: whether leading scores yet; False where that has been counted.
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
                hunt = None  # the first card led has been played
            gain += points if leader else -points
            if hunt is not None and points:
                hunt = hunt._replace(had=hunt.had + points) if hunt.leader == leader else None
                bonus, hunt = self._made(hunt)
                gain += bonus
        if hunt is not None and prices.early and hunt.first:
            mine, lost = (won, before) if hunt.leader else (before, won)
            mine, lost = (mine + 1, lost) if hunt.leader != trick.taken else (mine, lost + 1)
            if not lost and mine == prices.tricks // 2 + 1:
                # They count towards the pique as soon as they are sure; what they bring comes at the end.
                bonus, hunt = self._made(hunt._replace(had=hunt.had + prices.cards))
                gain += bonus
        return gain, hunt

    def _made(self, hunt: _Hunt | None) -> tuple[int, _Hunt | None]:
        line = self._prices.pique
        if hunt is None or line is None or hunt.had < line.target:
            return 0, hunt
        return (line.points if hunt.leader else -line.points), None

    def _remember(self, key: _Key, found: _Known) -> None:
        if len(self._known) >= _ROOM:
            self._known.clear()
        self._known[key] = found


class _Bounds:
    """What a position comes to at least and at most, before a line is tried.

    Args:
        prices: what the play pays.

    Attributes:
        ends: what the cards or the capot come to, by the tricks the leader ends with.
    """

    def __init__(self, prices: Prices) -> None:
        whole = range(prices.tricks + 1)
        self.ends = [prices.for_tricks(won, prices.tricks - won) for won in whole]
        self._low = [[min(self.ends[low : high + 1], default=0) for high in whole] for low in whole]
        self._high = [[max(self.ends[low : high + 1], default=0) for high in whole] for low in whole]
        self._scoring = prices.scoring
        lead, kept, captured, *_ = prices.scoring
        # Each trick made brings twice this, and each trick there is costs it; the rest depends on who makes the last.
        self._each, self._first = lead + kept, sorted((2 * lead + kept - captured, 0))
        self._last = max(_last(prices, trick, every) for trick in _tricks() for every in (False, True))
        self._pique = prices.pique.points if prices.pique is not None else 0

    def of(self, suits: Table, position: Position, left: int, won: int, hunt: _Hunt | None) -> _Known:
        """The bounds of a moment; no lead is best yet.

        The leader can make all their tops at once. The opponent can keep theirs, and has them once such a suit is led;
        until then the leader can only lead suits in which the opponent has no top card.
        """
        one, two, three, four = position
        winners = suits.winners
        sure = min(left, winners[one] + winners[two] + winners[three] + winners[four])
        most = left if sure == left else min(left, _most(suits, position, left))
        low, high = self._points(suits, position, left, sure, most)
        if self._last:
            low -= self._last if sure < left else 0
            high += self._last
        if hunt is not None:
            low, high = (low, high + self._pique) if hunt.leader else (low - self._pique, high)
        return low + self._low[won + sure][won + left], high + self._high[won][won + most], None

    def _points(self, suits: Table, position: Position, left: int, sure: int, most: int) -> tuple[int, int]:
        """Of what leading and taking score."""
        if not self._scoring.by_cards:
            (less, more), whole = self._first, left * self._each
            return 2 * sure * self._each - whole + less, 2 * most * self._each - whole + more
        one, two, three, four = position
        own, other, winners = suits.own_highs, suits.other_highs, suits.high_winners
        mine = own[one] + own[two] + own[three] + own[four]
        theirs = other[one] + other[two] + other[three] + other[four]
        cashed = winners[one] + winners[two] + winners[three] + winners[four]
        if self._scoring.each_high:  # every high card is somebody's
            return (2 * cashed if sure < left else mine + mine + theirs + theirs) - mine - theirs, mine + theirs
        return cashed - (theirs if sure < left else 0), mine  # a high card scores for nobody but its holder


def _most(suits: Table, position: Position, left: int) -> int:
    """More tricks than these the leader cannot make."""
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


def _turned(hunt: _Hunt | None) -> _Hunt | None:
    """The same seen by the opponent."""
    return None if hunt is None else hunt._replace(leader=not hunt.leader)


def _tricks() -> list[_Trick]:
    """Every trick there can be, as far as its points go."""
    both = (False, True)
    return [_Trick(led, answer, taken) for led in both for answer in both for taken in both]


def _gain(prices: Prices, trick: _Trick) -> int:
    """What a trick scores its leader more than the opponent, the last trick's extra left out."""
    taking = prices.taking(*trick)
    return prices.leading(trick.led) + (-taking if trick.taken else taking)


def _last(prices: Prices, trick: _Trick, every: bool) -> int:
    return prices.last_extra(*trick, every)
