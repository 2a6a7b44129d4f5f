"""Which card to play among three or four, and the habit that chose it.

Every card that may be played is tried on the same guesses at the other hands. After it, all seats play by rules of
thumb with all cards known: cash what cannot be beaten, else lead low from the longest suit; win a trick as cheaply as
is safe, leave a partner's alone, and throw low. Among equally good cards, the one least likely to be missed is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import total
from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards, Rank
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.play_prices import PlayPrices, TrickScoring
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.opponents.playing import (
    CASH_A_WINNER,
    FOLLOW_LOW,
    FORCED,
    HOLD_UP,
    LEAD_SAFELY,
    THROW_THE_LEAST,
    WIN_CHEAPLY,
    Habit,
)
from piquet_tutor.reckoner.best_combinations import Masks, bit_of, masks_of
from piquet_tutor.reckoner.guesses_of_many import Hands, possible_deals
from piquet_tutor.reckoner.stakes import bonus

LEAVE_IT_TO_PARTNER: Final = Habit("leave_it_to_partner", "partner is taking the trick: no need to spend a high card")
HELP_PARTNER: Final = Habit("help_partner", "partner's card may yet be beaten; this one holds the trick for the side")

_GUESSES: Final = 3
"""How many guesses are made for each unit of ``care``."""
_AS_GOOD: Final = 0.1
"""Cards whose averages differ by less than this, in points, count as equally good."""

Held = list[list[int]]
"""For each place at the table its hand: four masks of ranks."""


class PlayScores(NamedTuple):
    """What the play scores, by place at the table (the first to lead the deal is place 0).

    Attributes:
        sides: the number of the side each place plays for.
        paid: the prices of leads, tricks, the cards and the capot.
        pique, line: the points of a pique, and its target.
        needs: how many points each side needs to win a race, in the order of the sides; empty outside a race.
        at_once: whether the deal stops as soon as a side has them.
    """

    sides: tuple[int, ...]
    paid: PlayPrices
    pique: int
    line: int
    needs: tuple[int, ...] = ()
    at_once: bool = False


class PlayState(NamedTuple):
    """Where the play stands, by place and side.

    Attributes:
        scores: the points of each side in the deal so far.
        won: the tricks each side has won.
        leader: the place that led, or is to lead.
        trick: the cards played to the trick, as place, suit and bit of the rank.
    """

    scores: tuple[int, ...]
    won: tuple[int, ...]
    leader: int
    trick: tuple[tuple[int, int, int], ...]


def choose_among_many(view: View, care: int, rng: Random) -> tuple[Card, Habit]:
    """The card to play and the habit that chose it.

    Args:
        view: of the seat that is to play.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """
    choices: Cards = tuple(each.card for each in view.choices if isinstance(each, Play))
    if len(choices) == 1:
        return choices[0], FORCED
    table = ManyTable(view, care, rng)
    weights = table.weights(choices)
    best = max(weights.values()) - _AS_GOOD * len(table.guesses)
    level = [one for one in choices if weights[one] >= best]
    one = min(level, key=table.leading_order if not view.trick else table.sparing_order)
    return one, table.why(one, choices)


class ManyTable:
    """One moment of the play at a table of three or four, by what a seat knows.

    Args:
        view: of the seat that is to play.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """

    def __init__(self, view: View, care: int, rng: Random) -> None:
        self.view = view
        self._care = care
        self._rng = rng

    @cached_property
    def guesses(self) -> list[Hands]:
        """Guesses at the other hands."""
        return possible_deals(self.view, _GUESSES * self._care, self._rng)

    @cached_property
    def against(self) -> Masks:
        """Every card any other seat may hold."""
        found = [0, 0, 0, 0]
        for hands in self.guesses:
            for masks in hands.values():
                found = [mine | theirs for mine, theirs in zip(found, masks, strict=True)]
        return (found[0], found[1], found[2], found[3])

    @property
    def winning(self) -> tuple[Seat, Card]:
        """The seat that is winning the trick so far, and its card."""
        seat = holder = self.view.leader
        best = self.view.trick[0]
        for one in self.view.trick[1:]:
            seat = self.view.table.after(seat)
            if one.suit is best.suit and one.rank > best.rank:
                holder, best = seat, one
        return holder, best

    def weights(self, choices: Sequence[Card]) -> dict[Card, float]:
        """The lead in points after each card, summed over the guesses."""
        view = self.view
        rules, place = racing(view), view.table.seats.index(view.seat)
        moment = moment_of(view)
        found = dict.fromkeys(choices, 0.0)
        for hands in self.guesses:
            for one in choices:
                held = held_by(view, hands)
                found[one] += ahead(rules, moment, held, place, (place, int(one.suit), bit_of(one)))
        return found

    def beyond_doubt(self, one: Card) -> bool:
        """Whether no card another seat may hold can beat this one."""
        return self.against[one.suit] < bit_of(one)

    def takes(self, one: Card) -> bool:
        """Whether this card would be winning the trick."""
        if not self.view.trick:
            return False
        _, best = self.winning
        return one.suit is best.suit and one.rank > best.rank

    def leading_order(self, one: Card) -> tuple[bool, int, int]:
        """Sort key among equally good leads: a certain winner from the longest suit, else the lowest card."""
        sure = self.beyond_doubt(one)
        length = sum(each.suit is one.suit for each in self.view.hand)
        return (not sure, -length, one.index if sure else int(one.rank))

    def sparing_order(self, one: Card) -> tuple[bool, int, int]:
        """Sort key among equally good cards: what goes first is no winner, low, and from a long suit."""
        length = sum(each.suit is one.suit for each in self.view.hand)
        return (self.beyond_doubt(one) and not self.takes(one), int(one.rank), -length)

    def why(self, one: Card, choices: Sequence[Card]) -> Habit:
        """The habit behind a card."""
        if not self.view.trick:
            return CASH_A_WINNER if self.beyond_doubt(one) else LEAD_SAFELY
        holder, _ = self.winning
        side_of = self.view.table.side_of
        partners = side_of(holder) == side_of(self.view.seat)
        if self.takes(one):
            return HELP_PARTNER if partners else WIN_CHEAPLY
        if partners:
            return LEAVE_IT_TO_PARTNER
        if one.suit is not self.view.trick[0].suit:
            return THROW_THE_LEAST
        return HOLD_UP if any(self.takes(each) for each in choices) else FOLLOW_LOW


# --- what the play scores -------------------------------------------------------------------------


@lru_cache(maxsize=64)
def reckoning_of(rules: RuleSet, table: Table) -> PlayScores:
    """What the play scores under a rule set."""
    sides = tuple(dict.fromkeys(table.sides))
    paid, pique = law_of(rules).play, bonus(rules, Subject.PIQUE, None)
    assert paid is not None  # every form for more than two has prices for the play
    return PlayScores(
        sides=tuple(sides.index(side) for side in table.sides), paid=paid, pique=pique.points, line=pique.target
    )


def racing(view: View) -> PlayScores:
    """What the play of a view scores, with the points each side needs if the deal is part of a race."""
    rules, standing, law = reckoning_of(view.rules, view.table), view.standing, law_of(view.rules)
    sides = tuple(dict.fromkeys(view.table.sides))
    if standing is None or not law.has(Subject.RACE_HOME) or not set(sides) <= set(standing.points):
        return rules
    needs = tuple((law.race_target or 0) - standing.points[side] for side in sides)
    return rules._replace(needs=needs, at_once=law.race_stops_at_once)


def moment_of(view: View) -> PlayState:
    """Where the play of a view stands."""
    table = view.table
    sides: list[Side] = list(dict.fromkeys(table.sides))
    won = [sum(table.side_of(trick.winner) == side for trick in view.tricks) for side in sides]
    seat, trick = view.leader, []
    for one in view.trick:
        trick.append((table.seats.index(seat), int(one.suit), bit_of(one)))
        seat = table.after(seat)
    scores = tuple(total(view.rulings, side) for side in sides)
    return PlayState(scores, tuple(won), table.seats.index(view.leader), tuple(trick))


def held_by(view: View, hands: Hands) -> Held:
    """All hands by place: a guess, and the seat's own."""
    mine = masks_of(view.hand)
    return [list(mine if seat == view.seat else hands[seat]) for seat in view.table.seats]


# --- playing out ----------------------------------------------------------------------------------


def ahead(
    rules: PlayScores, moment: PlayState, held: Held, place: int, first: tuple[int, int, int] | None = None
) -> float:
    """The final lead of a place's side over the average of the others, if the rest is played by rules of thumb.

    Args:
        rules: what the play scores.
        moment: where the play stands.
        held: all hands; they are emptied.
        place: the place whose side is evaluated.
        first: the next card, as place, suit and bit; None to choose it by the rules of thumb.
    """
    scores, won = list(moment.scores), list(moment.won)
    trick, leader = list(moment.trick), moment.leader
    size = len(held)
    if first is not None:
        if not trick:
            scores[rules.sides[first[0]]] += rules.paid.leading(first[2] >= _HIGH, first=not any(won))
            if _home(rules, scores):
                return _race_won(rules, scores, rules.sides[place])
        trick.append(first)
        held[first[0]][first[1]] &= ~first[2]
    piqued = _piqued(rules, scores, False)
    mine = rules.sides[place]
    while not _home(rules, scores):
        while len(trick) < size:
            at = (leader + len(trick)) % size
            if not trick:
                if not any(held[at]):
                    break
                suit, bit = thumb_lead(held, at, rules.sides)
                scores[rules.sides[at]] += rules.paid.leading(bit >= _HIGH, first=not any(won))
                piqued = _piqued(rules, scores, piqued)
            else:
                suit, bit = thumb_follow(held, at, trick, rules.sides)
            held[at][suit] &= ~bit
            trick.append((at, suit, bit))
        if not trick or _home(rules, scores):
            break
        winner, best = _taker(trick)
        side = rules.sides[winner]
        won[side] += 1
        counted = _for_taking(rules.paid.scoring, trick, best, rules.sides[trick[0][0]] != side)
        scores[side] += counted
        if not any(held[winner]):
            scores[side] += rules.paid.last.extra(counted, best >= _HIGH)
        piqued = _piqued(rules, scores, piqued)
        trick, leader = [], winner
    if not _home(rules, scores):
        for one, points in enumerate(rules.paid.at_the_end(won)):
            scores[one] += points
    others = [points for side, points in enumerate(scores) if side != mine]
    return scores[mine] - sum(others) / len(others) + _race_won(rules, scores, mine)


_GAME: Final = 100.0
"""The worth of winning a race, in points: far more than any play can score."""


def _home(rules: PlayScores, scores: Sequence[int]) -> bool:
    """Whether a side has reached its target in a race that stops at once."""
    return rules.at_once and any(points >= need for points, need in zip(scores, rules.needs, strict=True))


def _race_won(rules: PlayScores, scores: Sequence[int], mine: int) -> float:
    """The worth of the deal in a race: won by the side over its target, or if there are several, the one furthest over.

    0 outside a race, or if no side has reached its target.
    """
    over = [points - need for points, need in zip(scores, rules.needs, strict=False)]
    if not over or max(over) < 0:
        return 0.0
    return _GAME if over[mine] == max(over) else -_GAME


_HIGH: Final = 1 << Rank.TEN - Rank.SIX


def _for_taking(scoring: TrickScoring, trick: Sequence[tuple[int, int, int]], best: int, captured: bool) -> int:
    return scoring.for_taking(captured, best >= _HIGH, sum(bit >= _HIGH for _, _, bit in trick))


def _taker(trick: Sequence[tuple[int, int, int]]) -> tuple[int, int]:
    """The place that is winning a trick, and the bit of its card's rank."""
    winner, led, best = trick[0]
    for place, suit, bit in trick[1:]:
        if suit == led and bit > best:
            winner, best = place, bit
    return winner, best


def _piqued(rules: PlayScores, scores: list[int], before: bool) -> bool:
    """Add the pique once the first side reaches the target and no other has scored; whether it has been made."""
    if before or scores[0] < rules.line or any(scores[1:]):
        return before
    scores[0] += rules.pique
    return True


# --- rules of thumb -------------------------------------------------------------------------------


def thumb_lead(held: Held, place: int, sides: tuple[int, ...]) -> tuple[int, int]:
    """What to lead with all hands known: a winner, else low to a partner's winner, else low; longest suit first."""
    mine = held[place]
    best: tuple[int, int] | None = None
    found: tuple[int, int] | None = None
    for suit, mask in enumerate(mine):
        if not mask:
            continue
        top = 1 << mask.bit_length() - 1
        theirs = ours = 0
        for other, hand in enumerate(held):
            if other != place:
                if sides[other] == sides[place]:
                    ours |= hand[suit]
                else:
                    theirs |= hand[suit]
        length = mask.bit_count()
        if top > theirs:
            key, card = (3, length), (suit, top)
        elif ours > theirs:
            key, card = (2, length), (suit, mask & -mask)
        else:
            key, card = (1, length), (suit, mask & -mask)
        if best is None or key > best:
            best, found = key, card
    assert found is not None  # the hand is not empty
    return found


def thumb_follow(
    held: Held, place: int, trick: Sequence[tuple[int, int, int]], sides: tuple[int, ...]
) -> tuple[int, int]:
    """What to follow with, with all hands known."""
    mine = held[place]
    led = trick[0][1]
    winner, best = _taker(trick)
    mask = mine[led]
    if not mask:
        return _thrown(held, place)
    lowest = mask & -mask
    after = range(len(trick) + 1, len(held))
    to_come = [(trick[0][0] + each) % len(held) for each in after]
    against = max((held[each][led] for each in to_come if sides[each] != sides[place]), default=0)
    if sides[winner] == sides[place] and best > against:
        return led, lowest
    above = mask & ~(2 * best - 1)
    if not above:
        return led, lowest
    holds = above & ~((1 << against.bit_length()) - 1)
    if holds:
        return led, holds & -holds
    return led, lowest


def _thrown(held: Held, place: int) -> tuple[int, int]:
    """What to throw: the lowest card, but if possible not one that beats all others of its suit."""
    best: tuple[bool, int, int] | None = None
    found = (0, 0)
    for suit, mask in enumerate(held[place]):
        if not mask:
            continue
        lowest = mask & -mask
        against = 0
        for other, hand in enumerate(held):
            if other != place:
                against |= hand[suit]
        key = (lowest > against, lowest, -mask.bit_count())
        if best is None or key < best:
            best, found = key, (suit, lowest)
    return found
