"""One suit of a position as a number, for rules under which it matters which cards are high (tens and better).

It is a suit as in ``suits`` together with the number of its high cards: who holds each remaining card, from the highest
down, and how many of them are high. Suits that agree in both are one state, whichever suit it is and whichever ranks
are gone. Everything a trick can do to a suit is looked up by the state.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Rank
from piquet_tutor.reckoner.solver import suits
from piquet_tutor.reckoner.solver.suits import Code, length, without

State = int
"""The number of a suit."""
Reply = tuple[bool, bool, State]
"""An answer in the suit led: whether it takes the trick, whether it is high, and the suit for the next leader."""
Throw = tuple[bool, State]
"""A card thrown from a suit: whether it is high, and the suit afterwards."""

_HIGH: Final = Rank.ACE - Rank.TEN + 1
_LOW: Final = Rank.NINE - Rank.SIX + 1
_NO_LEAD: Final = 99
TEN: Final = Rank.TEN - Rank.SIX
"""The place of the lowest high card in a mask of ranks."""


class SuitLead(NamedTuple):
    """A card led from a suit.

    Attributes:
        high: whether it is high.
        replies: the distinct answers, those that take the trick first and the cheapest before the others; empty if the
            opponent is void.
        alone: the suit after the opponent has thrown from another; None if they have to follow.
    """

    high: bool
    replies: tuple[Reply, ...]
    alone: State | None


class SuitTable(NamedTuple):
    """Everything about suits, by their numbers.

    Attributes:
        state: the number of a (code, high cards) pair.
        leads: the distinct leads, the highest first.
        led: the lead of the card at each place, from the lowest up; None for the opponent's cards.
        throws: the distinct cards the opponent may throw, the lowest first.
        turned: the same suit seen from the other side.
        held: how many cards of it the leader has.
        winners: tricks the leader can cash in it; ``high_winners`` how many of those are won with high cards.
        tops: the number of the opponent's cards above all the leader's.
        own_highs, other_highs: high cards of the leader, and of the opponent.
        order: sort key: suits with a lower one are led first.
    """

    state: dict[tuple[Code, int], State]
    leads: tuple[tuple[SuitLead, ...], ...]
    led: tuple[tuple[SuitLead | None, ...], ...]
    throws: tuple[tuple[Throw, ...], ...]
    turned: tuple[State, ...]
    held: tuple[int, ...]
    winners: tuple[int, ...]
    high_winners: tuple[int, ...]
    tops: tuple[int, ...]
    own_highs: tuple[int, ...]
    other_highs: tuple[int, ...]
    order: tuple[int, ...]


def state_of(leader: int, other: int) -> State:
    """The state of a suit from two masks of ranks."""
    return table(False).state[suits.code_between(leader, other), ((leader | other) >> TEN).bit_count()]


@cache
def table(must_head: bool) -> SuitTable:
    """All suits of at most nine cards.

    Args:
        must_head: whether a player who can take a trick must.
    """
    every = [
        (code, high)
        for high in range(_HIGH + 1)
        for low in range(_LOW + 1)
        for code in range(1 << high + low, 2 << high + low)
    ]
    state = {each: number for number, each in enumerate(every)}
    held = [code.bit_count() - 1 for code, _ in every]
    ahead = [_run(code, 1) for code, _ in every]
    # If the opponent's cards are all exhausted by the winners, all the leader's cards are winners.
    every_one = [run >= length(code) - mine for (code, _), run, mine in zip(every, ahead, held, strict=True)]
    own = [_highs(code, high) for code, high in every]
    led = [_led(state, code, high, must_head) for code, high in every]
    return SuitTable(
        state,
        tuple(tuple(dict.fromkeys(each for each in reversed(one) if each is not None)) for one in led),
        tuple(led),
        tuple(_throws(state, code, high) for code, high in every),
        tuple(state[suits.flipped(code), high] for code, high in every),
        tuple(held),
        tuple(mine if sure else run for mine, run, sure in zip(held, ahead, every_one, strict=True)),
        tuple(
            mine if sure else min(run, high)
            for (_, high), mine, run, sure in zip(every, own, ahead, every_one, strict=True)
        ),
        tuple(_run(code, 0) for code, _ in every),
        tuple(own),
        tuple(high - mine for (_, high), mine in zip(every, own, strict=True)),
        tuple(
            2 * (length(code) - mine) - mine if mine else _NO_LEAD for (code, _), mine in zip(every, held, strict=True)
        ),
    )


def _run(code: Code, holder: int) -> int:
    """How many of the top cards belong to one holder (1 the leader, 0 the opponent) without a break."""
    found = 0
    while found < length(code) and code >> length(code) - 1 - found & 1 == holder:
        found += 1
    return found


def _highs(code: Code, high: int) -> int:
    """The leader's high cards."""
    return sum(code >> place & 1 for place in range(length(code) - high, length(code)))


def _is_high(code: Code, high: int, place: int) -> bool:
    return place >= length(code) - high


def _without(code: Code, high: int, place: int) -> tuple[Code, int]:
    return without(code, place), high - _is_high(code, high, place)


def _different(code: Code, high: int, holder: int) -> dict[int, int]:
    """For each place of a holder's card, that of the lowest equivalent: adjacent, and both high or both low."""
    found: dict[int, int] = {}
    for place in range(length(code)):
        if code >> place & 1 == holder:
            below = place - 1
            alike = below in found and _is_high(code, high, below) == _is_high(code, high, place)
            found[place] = found[below] if alike else place
    return found


def _led(state: dict[tuple[Code, int], State], code: Code, high: int, must_head: bool) -> tuple[SuitLead | None, ...]:
    """The lead of each card of the leader's; equivalent cards share one."""
    lowest = _different(code, high, 1)
    answers = sorted(set(_different(code, high, 0).values()))
    found: dict[int, SuitLead] = {}
    for place in dict.fromkeys(lowest.values()):
        taking = [each for each in answers if each > place]
        allowed = taking if must_head and taking else [*taking, *(each for each in answers if each < place)]
        replies = tuple(_reply(state, code, high, place, each) for each in allowed)
        alone = None if answers else state[_without(code, high, place)]
        found[place] = SuitLead(_is_high(code, high, place), replies, alone)
    return tuple(found[lowest[place]] if place in lowest else None for place in range(length(code)))


def _reply(state: dict[tuple[Code, int], State], code: Code, high: int, led: int, answer: int) -> Reply:
    left = _without(*_without(code, high, max(led, answer)), min(led, answer))
    takes = answer > led
    return takes, _is_high(code, high, answer), state[suits.flipped(left[0]) if takes else left[0], left[1]]


def _throws(state: dict[tuple[Code, int], State], code: Code, high: int) -> tuple[Throw, ...]:
    places = sorted(set(_different(code, high, 0).values()))
    return tuple((_is_high(code, high, each), state[_without(code, high, each)]) for each in places)
