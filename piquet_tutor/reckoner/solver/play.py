"""The play of two known hands solved: what every card makes, in half-tricks.

Half-tricks are two for each trick a player makes, and one for the last trick. Values are looked up in the table if it
covers the position (suits of at most eight cards, at most twelve tricks); else the position is searched, which needs
neither the table nor numpy. ``dealt`` turns half-tricks into points under a rule set.

>>> from piquet_tutor.game.cards import parse_cards
>>> mine, other = parse_cards("AS QS"), parse_cards("KS 8S")
>>> values(mine, other)  # the queen first: the ace takes the last trick
{AS: Made(half_tricks=2), QS: Made(half_tricks=3)}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.reckoner.masks import Masks, bit_of, less, masks_of
from piquet_tutor.reckoner.solver import searching
from piquet_tutor.reckoner.solver.moves import TAKEN, UNWANTED, WANTED, Lead, Position, moves_of, turned
from piquet_tutor.reckoner.solver.searching import cards_left, position_of
from piquet_tutor.reckoner.solver.suits import CODES
from piquet_tutor.reckoner.solver.table_cache import at_hand


class Made(NamedTuple):
    """What a player makes of the rest of the play.

    Attributes:
        half_tricks: two for each trick, and one for the last trick.
    """

    half_tricks: int

    @property
    def tricks(self) -> int:
        """How many tricks."""
        return self.half_tricks // 2

    @property
    def last(self) -> bool:
        """Whether the last trick is among them."""
        return bool(self.half_tricks % 2)


def values(leader: Cards, other: Cards, led: Card | None = None) -> dict[Card, Made]:
    """What the player to act makes with each card that may be played, with best play afterwards.

    Args:
        leader: the cards of the player who leads to the trick, without the card led.
        other: the cards of the opponent.
        led: the card led; then the opponent is to act, and this trick is part of the rest.

    Raises:
        ValueError: the hands are impossible: a card is in two places, or their sizes do not match.
    """
    _check(leader, other, led)
    mine, others = masks_of(leader), masks_of(other)
    if led is None:
        return {one: Made(makes(mine, others, None, one)) for one in leader}
    return {one: Made(makes(others, mine, led, one)) for one in may_follow(other, led)}


def may_follow(hand: Cards, led: Card) -> Cards:
    """The cards of a hand that may be played to a card led: those of its suit, else any."""
    return tuple(one for one in hand if one.suit is led.suit) or hand


def beats(answer: Card, led: Card) -> bool:
    """Whether an answer takes the trick."""
    return answer.suit is led.suit and answer.rank > led.rank


def _check(leader: Cards, other: Cards, led: Card | None) -> None:
    every = [*leader, *other, *([led] if led is not None else [])]
    if len(set(every)) != len(every):
        raise ValueError("a card is in two places; every card of a position is in one hand, or led.")
    if len(other) != len(leader) + (led is not None):
        raise ValueError(
            f"the leader has {len(leader)} cards beside the one led, and the follower {len(other)}; give both the same"
            " number, or one more to whoever is to answer the card led."
        )
    if not other:
        raise ValueError("there is no card left to play; give both hands a card at least.")


# --- what the table and the search both answer ------------------------------------------------------


def half_tricks(position: Position, aim: str = WANTED) -> int:
    """What the leader of a position makes, from the table if it covers the position, else by searching."""
    table = at_hand() if aim == WANTED else None
    if table is None or position[-1] >= CODES or cards_left(position) > table.tricks:
        return searching.half_tricks(position, aim)
    return table.value(position)


def half_tricks_of(leader: Masks, other: Masks, aim: str = WANTED) -> int:
    """The same of two hands; the first leads."""
    return half_tricks(position_of(leader, other), aim)


def makes(mine: Masks, other: Masks, led: Card | None, one: Card, aim: str = WANTED) -> int:
    """What a card makes, of this trick and the rest, in half-tricks.

    Args:
        mine: the hand it is played from, the card still in it.
        other: the other hand; the card led no longer in it.
        led: the card led, when this is the answer to one.
        one: the card played.
        aim: whether both players want tricks (``wanted``) or neither does (``unwanted``).
    """
    if led is None:
        return lead_makes(mine, other, one, aim)
    return answer_makes(mine, other, led, one, aim)


def lead_makes(leader: Masks, other: Masks, one: Card, aim: str = WANTED) -> int:
    """What leading a card makes its leader, in half-tricks."""
    if aim == UNWANTED or at_hand() is None:
        return searching.lead_worth(leader, other, one.suit, bit_of(one), aim)
    lead, rest, count = moves_of(aim).led(leader, other, one.suit, bit_of(one))
    return min(_after(lead, rest, count))


def _after(lead: Lead, rest: Position, count: int) -> Iterator[int]:
    """What the leader makes after each answer."""
    for kind, suit in lead.replies:
        if kind & TAKEN:
            yield 2 * count - 1 - half_tricks(tuple(sorted((suit, *map(turned, rest)))))
        else:
            yield 2 + half_tricks(tuple(sorted((suit, *rest))))
    if lead.alone:
        throws = moves_of(WANTED).throws
        for place, code in enumerate(rest):
            for _, shorter in throws[code]:
                yield 2 + half_tricks(tuple(sorted((lead.alone, shorter, *rest[:place], *rest[place + 1 :]))))


def answer_makes(mine: Masks, other: Masks, led: Card, one: Card, aim: str = WANTED) -> int:
    """What following with a card makes, of this trick and the rest, in half-tricks.

    Args:
        mine: the hand that follows, the card still in it.
        other: the hand that has led, the card led no longer in it.
        led: the card led.
        one: the card that follows.
        aim: whether tricks are wanted.
    """
    left = less(mine, one)
    if beats(one, led):
        return 2 + half_tricks_of(left, other, aim)
    return 2 * sum(mask.bit_count() for mask in left) + 1 - half_tricks_of(other, left, aim)
