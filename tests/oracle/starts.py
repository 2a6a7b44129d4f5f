"""Deals in which rare things happen: one strong hand, a player who takes or loses every trick he can, silence opposite.

Chance alone makes a pique in about one deal in fifty, a repique in fewer, and hardly ever one for the second hand.
Legal actions are the engine's; what is chosen among them is biased here.
"""

from __future__ import annotations

from random import Random

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Call, Count, Exchange, Play, Reply
from piquet_tutor.game.cards import Card, Pack
from piquet_tutor.game.deal.engine import apply, legal_actions, start
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from tests.strategies import random_deal

LIMIT = 1000
"""Actions after which a deal is given up; the longest has fewer than two hundred."""


def any_deal(rules: RuleSet, rng: Random) -> Deal:
    """A finished deal: half of them as chance has it, half one-sided."""
    return random_deal(rules, rng) if rng.random() < 0.5 else one_sided_deal(rules, rng)


def one_sided_deal(rules: RuleSet, rng: Random) -> Deal:
    """One seat has the better cards, and one seat (mostly that one) takes every trick it can."""
    seats = list(rules.table.seats)
    strong = rng.choice(seats)
    taker = strong if rng.random() < 0.75 else rng.choice(seats)
    silence = rng.choice((0.0, 0.5, 1.0))
    deal = start(rules, *_strong_hand(rules, strong, rng))
    for _ in range(LIMIT):
        if deal.done:
            return deal
        deal = apply(deal, _action(deal, rng, strong, taker, silence))
    raise AssertionError("a deal without an end")


def _strong_hand(rules: RuleSet, strong: Seat, rng: Random) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
    """Long suits from the top, or high ranks of all suits, with some noise; the rest by chance."""
    cards = list(Pack(rules.pack).cards)
    suits = sorted({one.suit for one in cards}, key=lambda _: rng.random())
    by_suit, noise = rng.random() < 0.6, rng.choice((0.5, 1.5, 3.0))

    def place(one: Card) -> float:
        suit = suits.index(one.suit) * 8 if by_suit else 0
        return suit - int(one.rank) * (1 if by_suit else 2) + rng.gauss(0, noise)

    cards.sort(key=place)
    best, rest = cards[: rules.hand_size], cards[rules.hand_size :]
    rng.shuffle(rest)
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat in rules.table.seats:
        hands[seat] = tuple(best if seat == strong else rest[: rules.hand_size])
        rest = rest if seat == strong else rest[rules.hand_size :]
    return hands, tuple(rest)


def _action(deal: Deal, rng: Random, strong: Seat, taker: Seat, silence: float) -> Action:
    by_chance = random_action(deal, rng)
    if isinstance(by_chance, Exchange) and by_chance.seat == strong and rng.random() < 0.8:
        return _keep_the_best(deal, rng)
    if isinstance(by_chance, Play) and rng.random() < 0.97:
        return _play(deal, taker)
    if isinstance(by_chance, Call | Count | Reply) and by_chance.seat != strong and rng.random() < silence:
        return _say_little(deal, by_chance)
    return by_chance


def _keep_the_best(deal: Deal, rng: Random) -> Action:
    """Of a few exchanges by chance the smallest."""
    drawn = [one for _ in range(4) if isinstance(one := random_action(deal, rng), Exchange)]
    return min(drawn, key=lambda one: len(one.cards))


def _say_little(deal: Deal, otherwise: Action) -> Action:
    """Sink the class, or call it good, where that is allowed."""
    for action in legal_actions(deal):
        if isinstance(action, Call | Reply) and not action.cards:
            return action
        if isinstance(action, Count) and not action.combinations:
            return action
    return otherwise


def _play(deal: Deal, taker: Seat) -> Action:
    """The taker plays to win the trick, everybody else to lose it."""
    cards = [one for one in legal_actions(deal) if isinstance(one, Play)]
    led = deal.trick[0] if deal.trick else None
    takes = deal.to_act == taker

    def worth(one: Play) -> tuple[bool, int]:
        follows = led is None or one.card.suit == led.suit
        return (follows == takes, int(one.card.rank) if takes else -int(one.card.rank))

    return max(cards, key=worth)
