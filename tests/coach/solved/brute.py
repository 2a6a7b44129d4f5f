"""What the solved play comes to, found the slow way: every card tried, nothing known of codes or equal cards."""

from __future__ import annotations

from functools import cache
from random import Random

from piquet_tutor.cards import Card, Cards, Pack, sort_hand
from piquet_tutor.coach.solved.dealt import of_the_play
from piquet_tutor.deal.actions import Concede
from piquet_tutor.deal.chance import random_action
from piquet_tutor.deal.engine import apply, legal_actions, start_from_hands
from piquet_tutor.deal.state import Deal
from piquet_tutor.rules.model import RuleSet


def random_hands(chance: Random, size: int) -> tuple[Cards, Cards]:
    """Two hands of so many cards, of the whole pack or of a part of it, so that long suits are met too."""
    pack = Pack(32).cards[: chance.choice([least for least in (8, 12, 16, 24, 32, 32) if least >= 2 * size])]
    cards = chance.sample(pack, 2 * size)
    return sort_hand(cards[:size]), sort_hand(cards[size:])


def following(hand: frozenset[Card], led: Card) -> list[Card]:
    return [one for one in hand if one.suit is led.suit] or list(hand)


def taken(answer: Card, led: Card) -> bool:
    return answer.suit is led.suit and answer.rank > led.rank


@cache
def half_tricks(leader: frozenset[Card], other: frozenset[Card]) -> int:
    """What the leader makes."""
    return max((led_makes(leader, other, led) for led in leader), default=1)


def led_makes(leader: frozenset[Card], other: frozenset[Card], led: Card) -> int:
    """What leading a card makes its leader."""
    left = leader - {led}
    return 2 * len(leader) + 1 - max(answer_makes(other, left, led, one) for one in following(other, led))


def answer_makes(mine: frozenset[Card], leader: frozenset[Card], led: Card, one: Card) -> int:
    """What an answer makes whoever gives it; the card led has left its hand."""
    left = mine - {one}
    if taken(one, led):
        return 2 + half_tricks(left, leader)
    return 2 * len(left) + 1 - half_tricks(leader, left)


def with_pique(chaser: frozenset[Card], other: frozenset[Card], worth: tuple[int, ...], first: int, bonus: int) -> int:
    """What the leader makes who has a bonus besides if he wins the first so many tricks."""

    @cache
    def best(mine: frozenset[Card], theirs: frozenset[Card], leads: bool, made: int, row: int) -> int:
        if not mine:
            return worth[made + leads] + (bonus if row >= first else 0)
        leader, answers = (mine, theirs) if leads else (theirs, mine)
        found = []
        for led in leader:
            after = []
            for one in following(answers, led):
                won = taken(one, led) != leads
                left = mine - {led, one}, theirs - {led, one}
                grown = row + 1 if won and row >= 0 else row if row >= first else -1
                after.append(best(*left, won, made + 2 * won, grown))
            found.append(min(after) if leads else max(after))
        return max(found) if leads else min(found)

    return best(chaser, other, True, 0, 0)


def by_the_engine(deal: Deal) -> int:
    """What the first hand is ahead by at the end of the play, every legal action tried in the real engine."""
    if deal.done:
        return of_the_play(deal)
    results = [by_the_engine(apply(deal, action)) for action in legal_actions(deal) if not isinstance(action, Concede)]
    return max(results) if deal.to_act == deal.table.seats[0] else min(results)


def played_to(rules: RuleSet, hands: tuple[Cards, Cards], tricks: int, chance: Random) -> Deal:
    """A deal of two hands, declared and played at random up to so many tricks."""
    deal = start_from_hands(rules, dict(zip(rules.table.seats, hands, strict=True)))
    while not deal.done and (deal.phase != "play" or len(deal.tricks) < tricks):
        deal = apply(deal, random_action(deal, chance))
    return deal
