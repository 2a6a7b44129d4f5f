"""What can be read off the cards at a seat's turn to play: allowed cards, certain winners, which card beats which."""

from __future__ import annotations

from functools import reduce
from operator import or_

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.views import View
from piquet_tutor.reckoner.hands import Hands
from piquet_tutor.reckoner.information_set import may_have
from piquet_tutor.reckoner.masks import Masks, bit_of, masks_of


def choices_of(view: View) -> Cards:
    """The cards that may be played."""
    return tuple(each.card for each in view.choices if isinstance(each, Play))


def may_hold(view: View, found: Hands) -> Masks:
    """Every card the opponent may hold, as masks: those in the hands listed, or for a sample, all not ruled out."""
    if not found.sampled and found.now:
        one, two, three, four = (reduce(or_, suit) for suit in zip(*found.now, strict=True))
        return (one, two, three, four)
    return masks_of(may_have(view, found.other))


def sure_winners(hand: Cards, against: Masks) -> Cards:
    """The cards of a hand that no card the opponent may hold can beat."""
    return tuple(one for one in hand if not higher(one, against))


def is_winner(one: Card, against: Masks) -> bool:
    """Whether no card the opponent may hold can beat this card."""
    return not higher(one, against)


def higher(one: Card, against: Masks) -> int:
    """The cards the opponent may hold that beat this card, as a mask of its suit."""
    return against[one.suit] & ~(2 * bit_of(one) - 1)


def lower(one: Card, against: Masks) -> int:
    """The cards the opponent may hold that this card beats, as a mask of its suit."""
    return against[one.suit] & (bit_of(one) - 1)


def established(one: Card, hand: Cards, against: Masks) -> Cards:
    """The lower cards of the suit that will win once this card has driven out the higher ones."""
    left = against[one.suit] & (bit_of(one) - 1)
    return tuple(
        each
        for each in hand
        if each.suit is one.suit and each is not one and each.rank < one.rank and not left & ~(2 * bit_of(each) - 1)
    )
