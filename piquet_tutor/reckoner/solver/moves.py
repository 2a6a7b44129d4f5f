"""What a trick can do to one suit: the move generator of every search.

A suit is a code (see ``suits``); where it matters which cards are high (tens and better), the number of its high cards
comes with it. Suits that agree in both are one state, whichever suit it is and whichever ranks are gone. Equivalent
cards are one move: neighbours of one hand, both high or both low. What else need not be tried depends on the *aim*: if
tricks are wanted, a follower takes as cheaply as possible or plays low; if they are not, or it depends, every distinct
card has to be tried.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

from piquet_tutor.game.cards import Rank
from piquet_tutor.reckoner.masks import Masks
from piquet_tutor.reckoner.solver import suits
from piquet_tutor.reckoner.solver.suits import length, without

Asked = TypeVar("Asked")
Found = TypeVar("Found")

WANTED: Final = "wanted"
"""One more trick is never worth less: winners may be cashed, and low cards given away."""
UNWANTED: Final = "unwanted"
"""One more trick is never worth more: the highest cards are thrown and lost first."""
MIXED: Final = "mixed"
"""Which of the two depends on the cards, or on the trick."""

State = int
"""A suit: its code, and above it the number of high cards; ``0`` for what cannot happen."""
Kind = int
"""What matters of a trick: 1 if the answer takes it, 2 if the answer is high, 4 if the card led is."""
TAKEN: Final = 1
ANSWER_HIGH: Final = 2
LED_HIGH: Final = 4
KINDS: Final = 8
Position = tuple[State, ...]
"""The four suits as the leader sees them, sorted by their states."""

_CODE_BITS: Final = 16
_CODE: Final = (1 << _CODE_BITS) - 1
_TEN: Final = Rank.TEN - Rank.SIX
"""The place of the lowest high card in a mask of ranks."""
_NO_LEAD: Final = 99


class Lead(NamedTuple):
    """A card led from a suit.

    Attributes:
        kind: 4 if it is high, else 0.
        replies: the distinct answers in the suit, those to be tried first before the others: the kind of the trick, and
            the suit for the next leader; empty if the opponent is void.
        alone: the suit after the opponent has thrown from another; ``0`` if they have to follow.
    """

    kind: Kind
    replies: tuple[tuple[Kind, State], ...]
    alone: State


class FoundOnce(dict[Asked, Found]):
    """What a function says of a suit, found when it is first asked; of states there are about two thousand."""

    def __init__(self, function: Callable[[Asked], Found]) -> None:
        super().__init__()
        self._function = function

    def __missing__(self, asked: Asked) -> Found:
        found = self[asked] = self._function(asked)
        return found


def _state_with_high_cards(leader: int, other: int) -> State:
    return suits.code_between(leader, other) | ((leader | other) >> _TEN).bit_count() << _CODE_BITS


code_between: Final = lru_cache(maxsize=None)(suits.code_between)
"""The code of a suit from the masks of both hands."""


class Moves:
    """The moves in every suit, by its state; use :func:`moves_of`.

    Args:
        aim: ``wanted``, ``unwanted`` or ``mixed``; only in the last does it matter which cards are high.
        must_head: whether a player who can take a trick must.

    Attributes:
        leads: the distinct leads, those to be tried first before the others.
        throws: the distinct cards the opponent may throw: 2 if it is high, else 0, and the suit afterwards.
        order: sort key: suits with a lower one are led first.
        cards: the lead of one card, by the suit and the card's place in it, 0 the lowest.
    """

    def __init__(self, aim: str, must_head: bool) -> None:
        self._aim, self._must_head = aim, must_head
        self._state_of = _state_with_high_cards if aim == MIXED else code_between
        self.leads: Final = FoundOnce(self._leads)
        self.throws: Final = FoundOnce(self._throws)
        self.order: Final = FoundOnce(self._order)
        self.cards: Final = FoundOnce(self._card)

    def position_of(self, leader: Masks, other: Masks) -> Position:
        """The position of two hands; the first leads."""
        return tuple(sorted(map(self._state_of, leader, other)))

    def led(self, leader: Masks, other: Masks, suit: int, bit: int) -> tuple[Lead, Position, int]:
        """A lead: the card led, the other three suits, and how many cards each player has.

        Args:
            leader: the hand that leads, a mask of ranks for each suit.
            other: the hand that follows.
            suit: which suit is led.
            bit: the rank led, as the one bit of its mask.
        """
        states = list(map(self._state_of, leader, other))
        place = ((leader[suit] | other[suit]) & bit - 1).bit_count()
        lead = self.cards[states.pop(suit), place]
        return lead, tuple(sorted(states)), sum(mask.bit_count() for mask in leader)

    def _card(self, held: tuple[State, int]) -> Lead:
        state, place = held
        taking, ducking = self._answers(state, place)
        if self._aim == WANTED:
            tried = [*taking[:1], *ducking[:1]]
        elif self._aim == UNWANTED:
            tried = [*reversed(ducking), *reversed(taking)]
        else:
            tried = taking if self._must_head and taking else [*taking, *ducking]
        kind = LED_HIGH if _is_high(state, place) else 0
        alone = 0 if taking or ducking else _without(state, place)
        return Lead(kind, tuple(_reply(state, kind, place, each) for each in tried), alone)

    @staticmethod
    def _answers(state: State, place: int) -> tuple[list[int], list[int]]:
        """The distinct cards that take a card led, and those that do not; the lowest first."""
        answers = _different(state, 0)
        return [each for each in answers if each > place], [each for each in answers if each < place]

    def _leads(self, state: State) -> tuple[Lead, ...]:
        leads = [self.cards[state, place] for place in _different(state, 1)]
        return tuple(dict.fromkeys(leads if self._aim == UNWANTED else reversed(leads)))

    def _throws(self, state: State) -> tuple[tuple[Kind, State], ...]:
        places = _different(state, 0)
        tried = places[:1] if self._aim == WANTED else places[::-1] if self._aim == UNWANTED else places
        return tuple((ANSWER_HIGH if _is_high(state, each) else 0, _without(state, each)) for each in tried)

    def _order(self, state: State) -> int:
        """Suits in which the opponent is relatively shortest first; if tricks are to be lost, in any order."""
        mine = held(state)
        if not mine:
            return _NO_LEAD
        return 0 if self._aim == UNWANTED else 2 * (cards(state) - mine) - mine


@cache
def moves_of(aim: str, must_head: bool = False) -> Moves:
    """The moves in every suit, found once."""
    return Moves(aim, must_head)


def cards(state: State) -> int:
    """How many cards are left of a suit."""
    return length(state & _CODE)


def held(state: State) -> int:
    """How many of them the leader has."""
    return (state & _CODE).bit_count() - 1


def high_cards(state: State) -> tuple[int, int]:
    """How many high cards of a suit the leader has, and how many the opponent."""
    high = state >> _CODE_BITS
    mine = sum(state >> place & 1 for place in range(cards(state) - high, cards(state)))
    return mine, high - mine


def run(state: State, holder: int) -> int:
    """How many of the top cards belong to one holder (1 the leader, 0 the opponent) without a break."""
    found, place = 0, cards(state) - 1
    while place >= 0 and state >> place & 1 == holder:
        found, place = found + 1, place - 1
    return found


def _cashed(state: State) -> int:
    """How many tricks the leader can cash in a suit, from the top."""
    top, mine = run(state, 1), held(state)
    # If the opponent's cards are all exhausted by the winners, all the leader's cards are winners.
    return mine if top >= cards(state) - mine else top


def _is_high(state: State, place: int) -> bool:
    return place >= cards(state) - (state >> _CODE_BITS)


def _without(state: State, place: int) -> State:
    return without(state & _CODE, place) | (state >> _CODE_BITS) - _is_high(state, place) << _CODE_BITS


def _different(state: State, holder: int) -> list[int]:
    """The places of a holder's cards (1 the leader, 0 the opponent), of equivalent ones the lowest."""
    return [
        place
        for place in range(cards(state))
        if state >> place & 1 == holder
        and not (place and state >> place - 1 & 1 == holder and _is_high(state, place - 1) == _is_high(state, place))
    ]


def _reply(state: State, kind: Kind, led: int, answer: int) -> tuple[Kind, State]:
    """The kind of the trick after an answer in the suit, and the suit for the next leader."""
    left = _without(_without(state, max(led, answer)), min(led, answer))
    kind |= ANSWER_HIGH if _is_high(state, answer) else 0
    return (kind | TAKEN, turned(left)) if answer > led else (kind, left)


def _turned(state: State) -> State:
    return state ^ ((1 << cards(state)) - 1)


def most_tricks(position: Position, left: int) -> int:
    """An upper bound for the tricks that the leader can make.

    The opponent can keep their top cards, and makes them once such a suit is led; until then the leader can only lead
    suits in which the opponent has no top card.
    """
    tops = elsewhere = 0
    for state in position:
        high = TOPS[state]
        if high:
            tops += high
        else:
            elsewhere += HELD[state]
    return max(left - tops, elsewhere)


WINNERS: Final = FoundOnce(_cashed)
"""How many tricks the leader can cash in a suit, from the top."""
TOPS: Final[FoundOnce[State, int]] = FoundOnce(lambda state: run(state, 0))
"""How many of the opponent's cards of a suit are above all the leader's."""
HELD: Final = FoundOnce(held)
"""How many cards of a suit the leader has."""
turned: Final = FoundOnce(_turned).__getitem__
"""The same suit seen from the other side."""
