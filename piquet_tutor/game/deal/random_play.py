"""Shuffled deals and random legal actions, for practice, simulations and tests."""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import attrgetter
from random import Random, SystemRandom
from typing import Final

from piquet_tutor.game.actions import Action, Bid, Exchange, playing
from piquet_tutor.game.cards import Card, Cards, pack_of
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.layout import dealt_to
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.exchange import numbers
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal

LARGEST_SEED: Final = 999_999_999
"""The largest seed that an address, a link, a sheet or a cell names."""
SHORT_SEEDS: Final = 1_000_000
"""Below this lie the seeds of six figures at most, which are soon typed again."""


def drawn_seed(below: int = SHORT_SEEDS) -> int:
    """A seed by chance, from 1, where nobody names one."""
    return SystemRandom().randrange(1, below)


def shuffled(rules: RuleSet, seed: int | Random, standing: Standing | None = None) -> Deal:
    """A deal from a shuffled pack; the same seed deals the same cards under every rule set of one pack.

    Args:
        rules: the rule set.
        seed: a number, or a generator of random numbers to draw from.
        standing: what the partie brings.
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    return dealt_to(rules.table.seats, rules.hand_size, shuffled_cards(rules, rng)).begun(rules, standing)


def shuffled_cards(rules: RuleSet, rng: Random) -> list[Card]:
    """The pack, shuffled."""
    cards = list(pack_of(rules.pack).cards)
    rng.shuffle(cards)
    return cards


def random_action(deal: Deal, rng: Random) -> Action:
    """A random legal action, mostly uniform over the choices; sometimes a request out of turn."""
    if deal.requests and rng.random() < 0.2:
        return rng.choice(deal.requests)
    phase = deal.phase
    if phase == "play" and not younger_showing.may_show(deal):
        return playing(deal.to_act or "", rng.choice(playable(deal)))
    if phase == "exchange":
        seat = deal.to_act or ""
        count = rng.choice(numbers(deal, seat))
        return Exchange(seat, tuple(rng.sample(deal.hands[seat], count)))
    if phase == "bidding":
        return _bidding(deal, rng)
    if phase == "declare" and rng.random() < 0.75:
        return declarations.full_word(deal)
    actions = list(legal_actions(deal))
    return actions[0] if phase == "round" and rng.random() < 0.75 else rng.choice(actions)


def _bidding(deal: Deal, rng: Random) -> Action:
    """A random bid, weighted towards words and low raises so that every kind of bidding occurs."""
    actions = list(legal_actions(deal))
    words = [each for each in actions if not isinstance(each, Bid)]
    bids = [each for each in actions if isinstance(each, Bid)]
    if words and (not bids or rng.random() < 0.5):
        return rng.choice(words)
    return bids[min(int(rng.expovariate(0.25)), len(bids) - 1)]


def play_out(deal: Deal, rng: Random, until: Callable[[Deal], bool] = attrgetter("done")) -> Deal:
    """The deal played on by random legal actions, to its end or until something is so."""
    while not (deal.done or until(deal)):
        deal = apply(deal, random_action(deal, rng))
    return deal


def random_deal(rules: RuleSet, seed: int | str) -> Deal:
    """The deal of a seed, dealt and played at random."""
    rng = Random(seed)
    return play_out(shuffled(rules, rng), rng)


MANNERS: Final = ("strong", "weak", "any")
"""How a player who sees every hand plays: to win tricks, to lose them, or at random."""


def card_in_manner(deal: Deal, manner: str, rng: Random, *, allied: bool = True) -> Card:
    """The card that whoever is to act plays, who sees every hand.

    Args:
        deal: where somebody must play a card.
        manner: one of ``MANNERS``.
        rng: the random number generator.
        allied: whether those of one side help each other; else each plays for itself.
    """
    cards = playable(deal)
    if manner == "any":
        return rng.choice(cards)
    seat, seats, side_of = deal.to_act or "", deal.table.seats, deal.table.side_of
    friends = {each for each in seats if side_of(each) == side_of(seat)} if allied else {seat}
    if not deal.trick:
        return led_after(manner, cards, [one for each in seats if each not in friends for one in deal.hands[each]])
    best = max((one for one in deal.trick if one.suit is deal.trick[0].suit), key=lambda one: one.rank)
    holder = seats[(seats.index(deal.leader) + deal.trick.index(best)) % len(seats)]
    return followed_after("weak" if holder in friends else manner, cards, deal.trick)


def led_after(manner: str, cards: Cards, theirs: Collection[Card]) -> Card:
    """The card to lead for a player who sees every hand and wants to win the trick, or to lose it.

    Args:
        manner: ``weak`` to lose tricks; anything else to win them.
        cards: the cards that may be led.
        theirs: the opponents' cards.
    """
    if manner == "weak":
        return min(cards, key=lambda one: (one.rank, one.suit))
    safe = [one for one in cards if all(other.rank < one.rank for other in theirs if other.suit is one.suit)]
    return max(safe or cards, key=lambda one: (one.rank, -one.suit))


def followed_after(manner: str, cards: Cards, trick: Cards) -> Card:
    """The card to follow with: ``strong`` wins the trick as cheaply as possible, any other manner loses it if it can.

    Args:
        manner: one of ``MANNERS``, but not ``any``.
        cards: the cards that may be played.
        trick: the cards in the trick so far.
    """
    by_rank = sorted(cards, key=lambda one: (one.rank, one.suit))
    best = max(one.rank for one in trick if one.suit is trick[0].suit)
    winning = [one for one in by_rank if one.suit is trick[0].suit and one.rank > best]
    if manner == "strong" and winning:
        return winning[0]
    losing = [one for one in by_rank if one not in winning]
    return (losing or by_rank)[0]
