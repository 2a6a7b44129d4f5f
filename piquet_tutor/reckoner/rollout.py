"""The rest of a play with all hands known, everybody following rules of thumb: quick, for any number of seats.

Cash what cannot be beaten, else lead low from the longest suit; win a trick as cheaply as is safe, leave a partner's
alone, and throw low. What the cards score is counted as the rules have it, the end of a race included.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.engine.table import Table
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.play_prices import PlayPrices
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.solver.tricks import HIGH, Played, TrickPosition, best_in, for_taking
from piquet_tutor.reckoner.stakes import bonus

Hands = list[list[int]]
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


@lru_cache(maxsize=64)
def scores_of(rules: RuleSet, table: Table) -> PlayScores:
    """What the play scores under a rule set."""
    sides = tuple(dict.fromkeys(table.sides))
    paid, pique = law_of(rules).play, bonus(rules, Subject.PIQUE, None)
    assert paid is not None  # every form for more than two has prices for the play
    return PlayScores(
        sides=tuple(sides.index(side) for side in table.sides), paid=paid, pique=pique.points, line=pique.target
    )


def racing(view: View) -> PlayScores:
    """What the play of a view scores, with the points each side needs if the deal is part of a race."""
    rules, standing, law = scores_of(view.rules, view.table), view.standing, law_of(view.rules)
    sides = tuple(dict.fromkeys(view.table.sides))
    if standing is None or not law.has(Subject.RACE_HOME) or not set(sides) <= set(standing.points):
        return rules
    needs = tuple((law.race_target or 0) - standing.points[side] for side in sides)
    return rules._replace(needs=needs, at_once=law.race_stops_at_once)


# --- playing out ----------------------------------------------------------------------------------


def ahead(rules: PlayScores, position: TrickPosition, place: int, first: Played | None = None) -> float:
    """The final lead of a place's side over the average of the others, if the rest is played by rules of thumb.

    Args:
        rules: what the play scores.
        position: where the play stands, with the points of each side.
        place: the place whose side is evaluated.
        first: the next card; None to choose it by the rules of thumb.
    """
    held, scores, won = [list(hand) for hand in position.held], list(position.scores), list(position.won)
    trick, leader, size, mine = list(position.trick), position.leader, len(position.held), rules.sides[place]
    if first is not None:
        at = (leader + len(trick)) % size
        if not trick:
            scores[rules.sides[at]] += rules.paid.leading(first[1] >= HIGH, first=not any(won))
            if _home(rules, scores):
                return _race_won(rules, scores, mine)
        trick.append(first)
        held[at][first[0]] &= ~first[1]
    piqued = _piqued(rules, scores, False)
    while not _home(rules, scores):
        while len(trick) < size:
            at = (leader + len(trick)) % size
            if not trick:
                if not any(held[at]):
                    break
                suit, bit = thumb_lead(held, at, rules.sides)
                scores[rules.sides[at]] += rules.paid.leading(bit >= HIGH, first=not any(won))
                piqued = _piqued(rules, scores, piqued)
            else:
                suit, bit = thumb_follow(held, leader, trick, rules.sides)
            held[at][suit] &= ~bit
            trick.append((suit, bit))
        if not trick or _home(rules, scores):
            break
        winner, best = best_in(trick)
        led, leader = leader, (leader + winner) % size
        side = rules.sides[leader]
        won[side] += 1
        captured, last = rules.sides[led] != side, not any(held[leader])
        scores[side] += for_taking(rules.paid, trick, captured, best, won, last)
        piqued = _piqued(rules, scores, piqued)
        trick = []
    if not _home(rules, scores):
        for one, points in enumerate(rules.paid.at_the_end(won)):
            scores[one] += points
    others = [points for side, points in enumerate(scores) if side != mine]
    return scores[mine] - sum(others) / len(others) + _race_won(rules, scores, mine)


_GAME: Final = 100.0
"""The worth of winning a race, in points: far more than any play can score."""


def _home(rules: PlayScores, scores: Sequence[float]) -> bool:
    """Whether a side has reached its target in a race that stops at once."""
    return rules.at_once and any(points >= need for points, need in zip(scores, rules.needs, strict=True))


def _race_won(rules: PlayScores, scores: Sequence[float], mine: int) -> float:
    """The worth of the deal in a race: won by the side over its target, or if there are several, the one furthest over.

    0 outside a race, or if no side has reached its target.
    """
    over = [points - need for points, need in zip(scores, rules.needs, strict=False)]
    if not over or max(over) < 0:
        return 0.0
    return _GAME if over[mine] == max(over) else -_GAME


def _piqued(rules: PlayScores, scores: list[float], before: bool) -> bool:
    """Add the pique once the first side reaches the target and no other has scored; whether it has been made."""
    if before or scores[0] < rules.line or any(scores[1:]):
        return before
    scores[0] += rules.pique
    return True


# --- rules of thumb -------------------------------------------------------------------------------


def thumb_lead(held: Hands, place: int, sides: tuple[int, ...]) -> Played:
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


def thumb_follow(held: Hands, leader: int, trick: Sequence[Played], sides: tuple[int, ...]) -> Played:
    """What to follow with, with all hands known: who is to play is the place after those of the trick."""
    size, led = len(held), trick[0][0]
    place = (leader + len(trick)) % size
    mask = held[place][led]
    if not mask:
        return _thrown(held, place)
    lowest = mask & -mask
    winner, best = best_in(trick)
    to_come = [(leader + each) % size for each in range(len(trick) + 1, size)]
    against = max((held[each][led] for each in to_come if sides[each] != sides[place]), default=0)
    if sides[(leader + winner) % size] == sides[place] and best > against:
        return led, lowest
    above = mask & ~(2 * best - 1)
    if not above:
        return led, lowest
    holds = above & ~((1 << against.bit_length()) - 1)
    if holds:
        return led, holds & -holds
    return led, lowest


def _thrown(held: Hands, place: int) -> Played:
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
