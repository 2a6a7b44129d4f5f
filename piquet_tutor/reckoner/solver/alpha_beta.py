"""The search of the play of two known hands: alpha-beta over positions, and the terms of the score that still matter.

What is searched for is a *payoff*: half-tricks, few of them or many (``searching``), half-tricks with a bonus for
tricks in a row (``pique``), or points (``points``). A payoff says what each trick scores, between which bounds a
position lies, and what of the score so far a position has to carry besides its cards: tricks won, and a pique still
possible. The search is the same for all. In it, values are the leader's less the opponent's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Card
from piquet_tutor.game.rules.play_prices import is_high
from piquet_tutor.reckoner.masks import Masks, bit_of, less
from piquet_tutor.reckoner.solver.moves import (
    ANSWER_HIGH,
    LED_HIGH,
    TAKEN,
    Kind,
    Lead,
    Moves,
    Position,
    turned,
)

FAR: Final = 10**6
"""Beyond every value there is."""
_ROOM: Final = 200_000
"""The number of positions cached from which the next search begins with none; that changes no result."""


class PiqueProgress(NamedTuple):
    """A pique still possible.

    Attributes:
        mine: whether I may make it, and not the opponent; in a search, the leader.
        had: the points towards it so far; the other side has scored nothing.
        first: whether it is the first hand's, the only one that may score the cards early.
    """

    mine: bool
    had: int
    first: bool = False

    @property
    def turned(self) -> PiqueProgress:
        """The same from the opponent's side."""
        return PiqueProgress(not self.mine, self.had, self.first)


Progress = PiqueProgress | None
Guess = tuple[int, int]
"""An estimate of a value, and how much it can be either way."""


class Stand(NamedTuple):
    """A position of the play with both hands known.

    Attributes:
        mine, other: the hands of both.
        leads: whether I lead to this trick, or have led to it.
        won, lost: tricks of each.
        progress: the pique still possible; None if there is none.
    """

    mine: Masks
    other: Masks
    leads: bool
    won: int = 0
    lost: int = 0
    progress: Progress = None


class Payoff:
    """What a search maximises for the leader; this one scores each trick alike, and carries nothing.

    Attributes:
        moves: the moves to be tried.
        tricks: the number of tricks of the whole play.
        gains: what a trick scores by its kind, if no pique is possible and it is not the last.
        carries: whether the value of a position depends on the tricks won or on a pique.
    """

    moves: Moves
    tricks: int
    gains: Sequence[int]
    carries = False

    def bounds(self, position: Position, left: int, won: int, progress: Progress) -> tuple[int, int]:
        """Lower and upper bounds of a position, found without a search.

        Args:
            position: the cards.
            left: tricks left.
            won: tricks its leader has won.
            progress: the pique still possible.
        """
        raise NotImplementedError

    def end(self, won: int, progress: Progress) -> int:
        """What is scored when all cards are played; the winner of the last trick is the leader."""
        raise NotImplementedError

    def first_lead(self, left: int, progress: Progress) -> tuple[int, Progress]:
        """What the first card of a deal scores as such, with a pique it makes, and the pique still possible then."""
        return 0, progress

    def outcome(self, kind: Kind, left: int, won: int, progress: Progress, led: bool = True) -> tuple[int, Progress]:
        """What a trick scores for its leader, with a pique it makes, and the pique still possible afterwards.

        Args:
            kind: the kind of the trick.
            left: tricks left after it.
            won: tricks its leader had won before it.
            progress: the pique possible before it.
            led: whether to include the point for leading; False if it has been scored.
        """
        return self.gains[kind], progress


_Known = tuple[int, int, int]
"""A lower bound, an upper bound, and the best lead so far: numbers only, so the garbage collector need not look in."""
_NONE: Final = -1
_SUIT: Final = 8
_LEAD: Final = (1 << _SUIT) - 1
"""A lead as a number: the place of its suit in the position; in the lowest bits, which of the suit's leads it is."""
_Key = Position | tuple[Position, int, Progress]


class PlaySearch:
    """A search of the rest of the play; its cache is shared between all hands it is asked about.

    Args:
        payoff: what is searched for.

    Attributes:
        known: bounds of the positions met so far.
        looked_at: the number of positions visited so far, a measure of work independent of the machine.
    """

    def __init__(self, payoff: Payoff) -> None:
        self._payoff, self._gains, self._tricks = payoff, payoff.gains, payoff.tricks
        self._carries, self._bounds_of = payoff.carries, payoff.bounds
        self._order, self._leads_from, self._throws = payoff.moves.order, payoff.moves.leads, payoff.moves.throws
        self.known: dict[_Key, _Known] = {}
        self.looked_at = 0
        self._last = 0

    # --- one card, seen from my side ----------------------------------------------------------------

    def card(self, stand: Stand, led: Card | None, one: Card) -> int:
        """The value to me of playing a card: of leading it, or of answering the card led with it."""
        return self.lead(stand, one) if led is None else self.answer(stand, led, one)

    def lead(self, stand: Stand, one: Card) -> int:
        """The value to me of leading a card; the card is mine if I lead, else the opponent's."""
        leader, other = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        lead, rest, left = self._payoff.moves.led(leader, other, one.suit, bit_of(one))
        first, progress = self._payoff.first_lead(left, _of_leader(stand))
        value = first + self.lead_worth(lead, rest, left, stand.won if stand.leads else stand.lost, progress)
        return value if stand.leads else -value

    def answer(self, stand: Stand, led: Card, reply: Card) -> int:
        """The value to me of answering a card led; the answer is mine if the opponent led, else theirs."""
        leader, follower = (stand.mine, stand.other) if stand.leads else (stand.other, stand.mine)
        follower, taken = less(follower, reply), reply.suit is led.suit and reply.rank > led.rank
        position = self._payoff.moves.position_of(*((follower, leader) if taken else (leader, follower)))
        left, (won, lost) = _size(follower), (stand.won, stand.lost) if stand.leads else (stand.lost, stand.won)
        kind = LED_HIGH * is_high(led) + ANSWER_HIGH * is_high(reply) + TAKEN * taken
        gain, after = self._payoff.outcome(kind, left, won, _of_leader(stand), led=False)
        if taken:
            value = gain - self.worth(position, left, lost + 1, after and after.turned)
        else:
            value = gain + self.worth(position, left, won + 1, after)
        return value if stand.leads else -value

    # --- all values from here on are the leader's -----------------------------------------------------

    def worth(
        self, position: Position, left: int, won: int = 0, progress: Progress = None, guess: Guess | None = None
    ) -> int:
        """The value of a position, with what it has to carry; a good guess makes it faster."""
        return self._narrowed(lambda alpha, beta: self._search(position, left, won, progress, alpha, beta), guess)

    def lead_worth(
        self,
        lead: Lead,
        rest: Position,
        left: int,
        won: int = 0,
        progress: Progress = None,
        guess: Guess | None = None,
    ) -> int:
        """The same of a lead, the card led and the three other suits given."""
        return self._narrowed(lambda alpha, beta: self._answered(lead, rest, left, won, progress, alpha, beta), guess)

    def _narrowed(self, search: Callable[[int, int], int], guess: Guess | None) -> int:
        """The exact value of a search, from null-window searches that only tell whether it is above a guess (MTD(f)).

        The last result is a good guess for the next.
        """
        if len(self.known) >= _ROOM:
            self.known.clear()
        found, most = guess or (self._last, FAR)
        least = -most
        while least < most:
            beta = found + 1 if found == least else found
            found = search(beta - 1, beta)
            if found < beta:
                most = found
            else:
                least = found
        self._last = found
        return found

    def _search(self, position: Position, left: int, won: int, progress: Progress, alpha: int, beta: int) -> int:
        """Fail-soft alpha-beta search; between ``alpha`` and ``beta`` the value is exact."""
        self.looked_at += 1
        if not left:
            return self._payoff.end(won, progress)
        key: _Key = (position, won, progress) if self._carries else position
        known = self.known.get(key)
        if known is None:
            (low, high), best = self._bounds_of(position, left, won, progress), _NONE
        else:
            low, high, best = known
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling, most = alpha if alpha > low else low, beta if beta < high else high, -FAR
        for number, lead in self._leads(position, best):
            place = number >> _SUIT
            rest = position[:place] + position[place + 1 :]
            value = self._answered(lead, rest, left, won, progress, floor, ceiling)
            if value > most:
                most = value
                if value > floor:
                    floor, best = value, number
                    if value >= ceiling:
                        break
        if most < ceiling:
            high = most if most < high else high
        if most > alpha:
            low = most if most > low else low
        self.known[key] = (low, high, best)
        return most

    def _leads(self, position: Position, best: int) -> Iterator[tuple[int, Lead]]:
        """The distinct leads with their numbers: the best one so far, then suit by suit."""
        order, leads = self._order, self._leads_from
        if best != _NONE:
            yield best, leads[position[best >> _SUIT]][best & _LEAD]
        suits, before = [], 0
        for place, state in enumerate(position):
            if state != before:
                suits.append((order[state], place))
                before = state
        suits.sort()
        for _, place in suits:
            for numbered in enumerate(leads[position[place]], place << _SUIT):
                if numbered[0] != best:
                    yield numbered

    def _answered(
        self, lead: Lead, rest: Position, left: int, won: int, progress: Progress, alpha: int, beta: int
    ) -> int:
        """The value to the leader after the best answer to their lead."""
        left -= 1
        # By far the most frequent case is a plain lookup.
        plain = progress is None and (left > 0 or not self._carries)
        if lead.alone:
            return self._thrown_on(lead, rest, left, won, progress, plain, alpha, beta)
        worst, after = FAR, None
        for kind, state in lead.replies:
            if plain:
                gain = self._gains[kind]
            else:
                gain, after = self._payoff.outcome(kind, left, won, progress)
            if kind & TAKEN:
                position = tuple(sorted((state, *map(turned, rest))))
                after = after and after.turned
                value = gain - self._search(position, left, self._tricks - left - won, after, gain - beta, gain - alpha)
            else:
                position = tuple(sorted((state, *rest)))
                value = gain + self._search(position, left, won + 1, after, alpha - gain, beta - gain)
            if value < worst:
                worst = value
                if value <= alpha:
                    break
                if value < beta:
                    beta = value
        return worst

    def _thrown_on(
        self, lead: Lead, rest: Position, left: int, won: int, progress: Progress, plain: bool, alpha: int, beta: int
    ) -> int:
        """The same if the opponent cannot follow."""
        worst, after, before = FAR, None, 0
        for place, state in enumerate(rest):
            if state == before:
                continue
            before = state
            for high, shorter in self._throws[state]:
                if plain:
                    gain = self._gains[lead.kind | high]
                else:
                    gain, after = self._payoff.outcome(lead.kind | high, left, won, progress)
                position = tuple(sorted((lead.alone, shorter, *rest[:place], *rest[place + 1 :])))
                value = gain + self._search(position, left, won + 1, after, alpha - gain, beta - gain)
                if value < worst:
                    worst = value
                    if value <= alpha:
                        return worst
                    if value < beta:
                        beta = value
        return worst


def _of_leader(stand: Stand) -> Progress:
    """The pique still possible, from the leader's side."""
    return stand.progress if stand.leads or stand.progress is None else stand.progress.turned


def _size(hand: Masks) -> int:
    return sum(mask.bit_count() for mask in hand)
