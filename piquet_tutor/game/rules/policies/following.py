"""Which cards may be played to a lead, and which card takes a trick."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, refuse
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def playable(deal: DealState) -> Cards:
    """The cards that the seat to act may play to this trick."""
    hand, trick = deal.hands[deal.to_act or ""], deal.trick
    return may_follow(hand, trick[0], deal.rules.options.must_head) if trick else hand


def may_follow(hand: Cards, led: Card, must_head: bool) -> Cards:
    """The cards of a hand that may be played to a card led.

    Args:
        hand: the cards held.
        led: the first card of the trick.
        must_head: whether a player who can beat the card led must do so.
    """
    suited = tuple([one for one in hand if one.suit is led.suit])
    if suited and must_head:
        return tuple([one for one in suited if one.rank > led.rank]) or suited
    return suited or hand


def taking(cards: Cards) -> int:
    """The index of the card that takes a trick: the highest of the suit led."""
    best, suit, highest = 0, cards[0].suit, cards[0].rank
    for place, one in enumerate(cards):
        if one.suit is suit and one.rank > highest:
            best, highest = place, one.rank
    return best


@policy("follow_suit", refuses=("play.follow_suit",), decides=("play.follow_suit",))
def follow_suit(deal: DealState, rule: Rule, event: Play) -> Iterable[Finding]:
    """A player who has a card of the suit led must play one."""
    if not deal.trick or event.card.suit is deal.trick[0].suit:
        return ()
    led = deal.trick[0].suit
    suited = tuple([one for one in deal.hands[event.seat] if one.suit is led])
    return refuse("play.follow_suit", card=event.card, suit=led, cards=suited) if suited else ()


@policy("head", refuses=("play.head",), decides=("play.head",))
def head(deal: DealState, rule: Rule, event: Play) -> Iterable[Finding]:
    """If the rules require it, a player who follows suit and can take the trick must do so."""
    if not deal.trick or not deal.rules.options.must_head:
        return ()
    could = playable(deal)
    return () if event.card in could else refuse("play.head", card=event.card, led=deal.trick[0], cards=could)
