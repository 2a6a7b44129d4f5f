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

from typing import NamedTuple

from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.reckoner.masks import Masks, bit_of, less, masks_of
from piquet_tutor.reckoner.solver import searching
from piquet_tutor.reckoner.solver.losing import answer_burden, lead_burden
from piquet_tutor.reckoner.solver.searching import (
    Lead,
    Position,
    cards_left,
    lead_of,
    position_of,
    thrown,
    turned_over,
)
from piquet_tutor.reckoner.solver.suits import CODES, Code, code_between
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
        return {one: Made(lead_makes(mine, others, one)) for one in leader}
    return {one: Made(answer_makes(others, mine, led, one)) for one in may_follow(other, led)}


def may_follow(hand: Cards, led: Card) -> Cards:
    """The cards of a hand that may be played to a card led: those of its suit, else any."""
    return tuple(one for one in hand if one.suit is led.suit) or hand


def beats(answer: Card, led: Card) -> bool:
    """Whether an answer takes the trick."""
    return answer.suit is led.suit and answer.rank > led.rank


def _out(hand: Cards, one: Card) -> Cards:
    return tuple(each for each in hand if each is not one)


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


def half_tricks(position: Position) -> int:
    """What the leader of a position makes, from the table if it covers the position, else by searching."""
    table = at_hand()
    if table is None or position[-1] >= CODES or cards_left(position) > table.tricks:
        return searching.half_tricks(position)
    return table.value(position)


def half_tricks_of(leader: Masks, other: Masks) -> int:
    """The same of two hands; the first leads."""
    return half_tricks(position_of(leader, other))


def lead_makes(leader: Masks, other: Masks, one: Card) -> int:
    """What leading a card makes its leader, in half-tricks."""
    if at_hand() is None:
        return searching.lead_worth(leader, other, one.suit, bit_of(one))
    lead, rest = lead_at(leader, other, one)
    return min(won for won, _ in answers_to(lead, rest, sum(mask.bit_count() for mask in leader)))


def answer_makes(mine: Masks, other: Masks, led: Card, one: Card) -> int:
    """What following with a card makes, of this trick and the rest, in half-tricks.

    Args:
        mine: the hand that follows, the card still in it.
        other: the hand that has led, the card led no longer in it.
        led: the card led.
        one: the card that follows.
    """
    left = less(mine, one)
    if beats(one, led):
        return 2 + half_tricks_of(left, other)
    return 2 * sum(mask.bit_count() for mask in left) + 1 - half_tricks_of(other, left)


def burden(mine: Masks, other: Masks, led: Card | None, one: Card) -> int:
    """What a card makes, of this trick and the rest, if neither player wants tricks, in half-tricks.

    Args:
        mine: the hand it is played from, the card still in it.
        other: the other hand; the card led no longer in it.
        led: the card led, when this is the answer to one.
        one: the card played.
    """
    if led is None:
        return lead_burden(mine, other, one.suit, bit_of(one))
    return answer_burden(less(mine, one), other, beats(one, led))


def lead_at(leader: Masks, other: Masks, one: Card) -> tuple[Lead, Position]:
    """A lead, as what it may leave of its suit, and the three other suits."""
    suit, bit = one.suit, bit_of(one)
    place = ((leader[suit] | other[suit]) & bit - 1).bit_count()
    codes = [code_between(mine, theirs) for mine, theirs in zip(leader, other, strict=True)]
    lead = lead_of(codes.pop(suit), place)
    return lead, tuple(sorted(codes))


def answers_to(lead: Lead, rest: Position, count: int) -> list[tuple[int, Position | None]]:
    """The distinct answers to a lead: what the leader makes after each, and the position if they keep the lead.

    Args:
        lead: the card led.
        rest: the three other suits.
        count: how many cards each has before the trick.
    """
    found: list[tuple[int, Position | None]] = []
    if lead.lost:
        turned = tuple(sorted((lead.lost, *map(turned_over, rest))))
        found.append((2 * count - 1 - half_tricks(turned), None))
    for after in kept_after(lead, rest):
        found.append((2 + half_tricks(after), after))
    return found


def kept_after(lead: Lead, rest: Position) -> list[Position]:
    """The positions after the leader wins the trick: the opponent follows low, or throws a low card."""
    if lead.kept:
        return [tuple(sorted((lead.kept, *rest)))]
    if not lead.alone:
        return []
    shorter: list[tuple[int, Code]] = [(place, thrown(code)) for place, code in enumerate(rest)]
    left = [(*rest[:place], code, *rest[place + 1 :]) for place, code in shorter if code]
    return [tuple(sorted((lead.alone, *codes))) for codes in dict.fromkeys(left)]
