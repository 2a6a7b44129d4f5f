"""What the solved play comes to, found the slow way: every card tried, nothing known of codes or equal cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from piquet_tutor.game.actions import Concede
from piquet_tutor.game.cards import Card, Cards, Pack, sort_hand
from piquet_tutor.game.deal.engine import apply, legal_actions, start_from_hands
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.play_prices import is_high
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.prices import Prices
from piquet_tutor.reckoner.solver.alpha_beta import PiqueProgress, Stand
from piquet_tutor.reckoner.solver.dealt import of_the_play


def random_hands(rng: Random, size: int) -> tuple[Cards, Cards]:
    """Two hands of so many cards, of the whole pack or of a part of it, so that long suits are met too."""
    pack = Pack(32).cards[: rng.choice([least for least in (8, 12, 16, 24, 32, 32) if least >= 2 * size])]
    cards = rng.sample(pack, 2 * size)
    return sort_hand(cards[:size]), sort_hand(cards[size:])


def following(hand: frozenset[Card], led: Card) -> list[Card]:
    return [one for one in hand if one.suit is led.suit] or list(hand)


def taken(answer: Card, led: Card) -> bool:
    return answer.suit is led.suit and answer.rank > led.rank


@cache
def half_tricks(leader: frozenset[Card], other: frozenset[Card], losing: bool = False) -> int:
    """What the leader makes, both wanting tricks or neither."""
    best = min if losing else max
    return best((led_makes(leader, other, led, losing) for led in leader), default=1)


def led_makes(leader: frozenset[Card], other: frozenset[Card], led: Card, losing: bool = False) -> int:
    """What leading a card makes its leader."""
    left, best = leader - {led}, min if losing else max
    return 2 * len(leader) + 1 - best(answer_makes(other, left, led, one, losing) for one in following(other, led))


def answer_makes(mine: frozenset[Card], leader: frozenset[Card], led: Card, one: Card, losing: bool = False) -> int:
    """What an answer makes whoever gives it; the card led has left its hand."""
    left = mine - {one}
    if taken(one, led):
        return 2 + half_tricks(left, leader, losing)
    return 2 * len(left) + 1 - half_tricks(leader, left, losing)


class Bonus(NamedTuple):
    """Points for the first so many tricks, all to be won or all to be lost, for me or for the opponent."""

    first: int
    points: int
    by_me: bool
    by_winning: bool


def with_bonus(mine: Cards, other: Cards, leads: bool, worth: Sequence[int], bonus: Bonus) -> int:
    """What I make of the half-tricks and the bonus; I lead, or the opponent does."""

    @cache
    def best(mine: frozenset[Card], theirs: frozenset[Card], leads: bool, made: int, row: int) -> int:
        if not mine:
            more = bonus.points if row >= bonus.first else 0
            return worth[made + leads] + (more if bonus.by_me else -more)
        leader, answers = (mine, theirs) if leads else (theirs, mine)
        found = []
        for led in leader:
            after = []
            for one in following(answers, led):
                won = taken(one, led) != leads
                left = mine - {led, one}, theirs - {led, one}
                as_asked = (won == bonus.by_me) == bonus.by_winning
                grown = row + 1 if as_asked and row >= 0 else row if row >= bonus.first else -1
                after.append(best(*left, won, made + 2 * won, grown))
            found.append(min(after) if leads else max(after))
        return max(found) if leads else min(found)

    return best(frozenset(mine), frozenset(other), leads, 0, 0)


def by_the_engine(deal: Deal) -> int:
    """What the first hand is ahead by at the end of the play, every legal action tried in the real engine."""
    if deal.done:
        return of_the_play(deal)
    results = [by_the_engine(apply(deal, action)) for action in legal_actions(deal) if not isinstance(action, Concede)]
    return max(results) if deal.to_act == deal.table.seats[0] else min(results)


def played_to(rules: RuleSet, hands: tuple[Cards, Cards], tricks: int, rng: Random) -> Deal:
    """A deal of two hands, declared and played at random up to so many tricks."""
    deal = start_from_hands(rules, dict(zip(rules.table.seats, hands, strict=True)))
    while not deal.done and (deal.phase != "play" or len(deal.tricks) < tricks):
        deal = apply(deal, random_action(deal, rng))
    return deal


class KnownHands(NamedTuple):
    """Two hands of cards, and how far the play has come."""

    mine: Cards
    other: Cards
    leads: bool
    won: int
    lost: int
    progress: PiqueProgress | None = None

    @property
    def stand(self) -> Stand:
        """The same for a search."""
        return Stand(masks_of(self.mine), masks_of(self.other), *self[2:])


class PointsTried:
    """The rest of the play by points, the first argument's points less the other's: every card tried."""

    def __init__(self, prices: Prices) -> None:
        """Keep what is paid."""
        self.prices = prices

    def lead(self, stand: KnownHands, one: Card) -> int:
        """What comes of leading a card."""
        first = not stand.won and not stand.lost
        stand = _held_without(stand, one, stand.leads)
        gained, progress = self._scored(stand.progress, stand.leads, self.prices.leading(is_high(one), first))
        after = stand._replace(progress=progress)
        values = [gained + self.answer(after, one, reply) for reply in self.replies(after, one)]
        return min(values) if stand.leads else max(values)

    def replies(self, stand: KnownHands, led: Card) -> list[Card]:
        """The answers the rules allow."""
        allowed = following(frozenset(stand.other if stand.leads else stand.mine), led)
        heading = [one for one in allowed if taken(one, led)] if self.prices.must_head else []
        return sorted(heading or allowed, key=lambda one: one.index)

    def answer(self, stand: KnownHands, led: Card, reply: Card) -> int:
        """What comes of answering a card that has left its hand."""
        captured = taken(reply, led)
        mine = captured != stand.leads
        after = _held_without(stand, reply, not stand.leads)._replace(leads=mine)
        after = after._replace(won=stand.won + mine, lost=stand.lost + (not mine))
        trick = is_high(led), is_high(reply), captured
        gained, progress = self._scored(after.progress, mine, self.prices.taking(*trick))
        if not after.mine:
            every = not (after.lost if mine else after.won)
            more, progress = self._scored(progress, mine, self.prices.last_extra(*trick, every))
            gained += more
        more, progress = self._cards_early(after._replace(progress=progress))
        gained += more
        if not after.mine:
            return gained + self.prices.for_tricks(after.won, after.lost)
        after = after._replace(progress=progress)
        values = [self.lead(after, one) for one in (after.mine if mine else after.other)]
        return gained + (max(values) if mine else min(values))

    def _scored(self, progress: PiqueProgress | None, mine: bool, points: int) -> tuple[int, PiqueProgress | None]:
        gained = points if mine else -points
        if progress is None or not points:
            return gained, progress
        if progress.mine != mine:
            return gained, None
        more, progress = self._made(progress._replace(had=progress.had + points))
        return gained + more, progress

    def _made(self, progress: PiqueProgress) -> tuple[int, PiqueProgress | None]:
        line = self.prices.pique
        if line is None or progress.had < line.target:
            return 0, progress
        return (line.points if progress.mine else -line.points), None

    def _cards_early(self, stand: KnownHands) -> tuple[int, PiqueProgress | None]:
        progress = stand.progress
        if progress is None or not progress.first:
            return 0, progress
        won, lost = (stand.won, stand.lost) if progress.mine else (stand.lost, stand.won)
        if not self.prices.early or won != self.prices.tricks // 2 + 1 or lost:
            return 0, progress
        return self._made(progress._replace(had=progress.had + self.prices.cards))


def _held_without(stand: KnownHands, one: Card, mine: bool) -> KnownHands:
    hand = tuple(each for each in (stand.mine if mine else stand.other) if each is not one)
    return stand._replace(mine=hand) if mine else stand._replace(other=hand)
