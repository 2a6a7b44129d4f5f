"""Which cards to discard: every discard is tried on the same guesses at the talon and the opponent's hand.

A guess deals out the cards the player has not seen. The value of a discard is what the hand then declares, less what
the opponent declares, plus an estimate of the play. All discards are tried on a few guesses, the better ones on more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from piquet_tutor.game.cards import Cards, card_order
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.best_combinations import BestCombinations, Masks, declared, masks_of
from piquet_tutor.reckoner.likely_exchange import SPARE, least_dangerous, most_useful
from piquet_tutor.reckoner.match_equity import BothSides, Match, match_of, scored
from piquet_tutor.reckoner.solver.moves import WINNERS, code_between
from piquet_tutor.reckoner.stakes import (
    NOTHING,
    Forecast,
    bonus,
    forecast,
    leads_score,
    loses,
    stakes_of,
)

ROUNDS: Final = ((1, 0.6), (120, 2.0), (24, 8.0), (6, 32.0))
"""The rounds: how many discards enter each (1 in the first: all of them), and the number of guesses, as a multiple of
``care``."""

_LEADER_TRICK, _OTHER_TRICK, _LEADING = 3.3, 1.9, -3.2
"""The leader's estimated lead from the play, in points: for each trick they can make at once, for each the opponent
can, and the constant term. (Fitted to solved deals of twelve cards each; explains three quarters of the variance.)"""
_LEFT: Final = 1.0
"""What a card left in the talon by the leader is worth to the opponent, who may take it, in points."""
_MOST: Final = 12

USUAL: Final[Forecast] = tuple(
    tuple(_LEADING + _LEADER_TRICK * ours - _OTHER_TRICK * theirs for theirs in range(13)) for ours in range(13)
)
"""The leader's estimated lead from ordinary play, by the tricks each player can make at once."""
BOTH_IN_PLAY: Final = 26.0
"""The mean points of both players together in the play, the cards included. (Measured on deals played to the end.)"""
DOUBT: Final = 7.0
"""The standard deviation of the estimate of either player's share of them. (Measured likewise.)"""


class Guess(NamedTuple):
    """One guess at the unseen cards: the cards drawn, and the opponent's final hand and declarations.

    Attributes:
        drawn: by their number, the cards drawn, from none on.
        other: the opponent's hand after the exchange.
        other_declares: what it would declare.
    """

    drawn: tuple[Masks, ...]
    other: Masks
    other_declares: BestCombinations


class Prospect(NamedTuple):
    """What a player knows before they discard.

    Attributes:
        hand: their own cards.
        unseen: the cards they have not seen, in canonical order.
        shown: the cards the opponent has shown.
        other_count: how many cards the opponent holds.
        other_changed: how many cards the opponent has already exchanged.
        stock: how many cards the talon has.
        leads: whether they will lead to the first trick.
    """

    hand: Cards
    unseen: Cards
    shown: Cards
    other_count: int
    other_changed: int
    stock: int
    leads: bool


class HandPrices(NamedTuple):
    """The prices a hand is valued by.

    Attributes:
        play: the leader's estimated lead from the play, by the two counts of :func:`counts`.
        losing: whether tricks are better lost, which decides what is counted.
        repique, pique: their points and targets.
        lead_scores: whether a lead counts towards a pique.
        match: the match whose standing decides what points are worth; None if only points count.
        had: the points each player has already scored in the deal, this seat first.
    """

    play: Forecast
    losing: bool
    repique: Bonus
    pique: Bonus
    lead_scores: bool
    match: Match | None = None
    had: BothSides = NOTHING


def prospect_of(view: View, leads: bool) -> Prospect:
    """What a seat at a table of two knows before its exchange, from its view."""
    other = next(iter(view.others.values()))
    unseen = tuple(sorted(view.unseen, key=card_order))
    return Prospect(view.hand, unseen, other.shown, other.count, other.discarded, view.stock_count, leads)


@lru_cache(maxsize=256)
def prices_of(
    rules: RuleSet,
    undertaking: Undertaking | None,
    match: Match | None = None,
    had: BothSides = NOTHING,
    elder: bool = True,
) -> HandPrices:
    """The prices a hand is valued by, under the rules of a form, the bid and the standing of the match.

    Args:
        rules: of a form for two.
        undertaking: the result of the bidding; None in forms without.
        match: the match the deal belongs to, from this player's side.
        had: the points each player has scored in the deal, this player first.
        elder: whether this player is elder.
    """
    losing = loses(undertaking)
    repique, pique = (bonus(rules, each, undertaking) for each in (Subject.REPIQUE, Subject.PIQUE))
    if undertaking is None:
        return HandPrices(USUAL, losing, repique, pique, leads_score(rules), match, had)
    stakes = stakes_of(rules, undertaking, elder, match, had)
    if not elder:  # a forecast is from the leader's side, whose gain is this player's loss
        stakes = tuple(-each for each in reversed(stakes))
    return HandPrices(forecast(stakes, losing), losing, repique, pique, leads_score(rules))


def best_discard(view: View, limits: tuple[int, int], care: float, rng: Random) -> Cards:
    """The cards to discard.

    Args:
        view: of a seat that is to exchange, or to announce how many cards it will.
        limits: the fewest and the most cards that may be discarded.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
    """
    prospect, prices = _outlook(view)
    return discard_for(prospect, prices, limits, care, rng)


def lead_of(one: Cards, other: Cards, view: View, guesses: int, rng: Random) -> float:
    """How many points a discard scores more than another, on average over the same guesses.

    Args:
        one: a discard.
        other: the discard it is compared with.
        view: of a seat that is to exchange.
        guesses: how many guesses are made.
        rng: the source of the guesses.
    """
    assert view.limits is not None  # it is to exchange
    prospect, prices = _outlook(view)
    fresh = [guess(prospect, view.limits[1], prices.losing, rng) for _ in range(guesses)]
    held = masks_of(view.hand)
    first, second = (_worth(held, out, fresh, prospect.leads, prices) for out in (one, other))
    return (first - second) / guesses


def _outlook(view: View) -> tuple[Prospect, HandPrices]:
    prospect = prospect_of(view, view.seat == view.table.seats[0])
    return prospect, prices_of(view.rules, view.undertaking, match_of(view), scored(view), prospect.leads)


def discard_for(
    prospect: Prospect,
    prices: HandPrices,
    limits: tuple[int, int],
    care: float,
    rng: Random,
    among: Cards | None = None,
) -> Cards:
    """The cards to discard.

    Args:
        prospect: what the player knows.
        prices: the prices a hand is valued by.
        limits: the fewest and the most cards that may be discarded.
        care: how careful to be; the number of guesses is a multiple of it.
        rng: the source of the guesses.
        among: the cards considered for discarding; None for the whole hand.
    """
    least, most = limits
    hand = prospect.hand
    from_these = hand if among is None else among
    field: list[Cards] = [out for size in range(most, least - 1, -1) for out in combinations(from_these, size)]
    held = masks_of(hand)
    totals = dict.fromkeys(field, 0.0)
    for entrants, share in ROUNDS:
        if entrants > 1:
            field = _better(field, totals, entrants)
        if len(field) == 1:
            break
        fresh = [guess(prospect, most, prices.losing, rng) for _ in range(max(2, int(care * share)))]
        for out in field:
            left = _LEFT * (most - len(out)) if prospect.leads and not prices.losing else 0.0
            totals[out] += _worth(held, out, fresh, prospect.leads, prices) - left * len(fresh)
    return max(_better(field, totals, 1), key=totals.__getitem__)


def _better(field: Sequence[Cards], totals: dict[Cards, float], count: int) -> list[Cards]:
    return sorted(field, key=totals.__getitem__, reverse=True)[:count]


def guess(prospect: Prospect, most: int, losing: bool, rng: Random) -> Guess:
    """A guess at the unseen cards: the draw, then the opponent's hand after a likely exchange of their own."""
    unseen = list(prospect.unseen)
    rng.shuffle(unseen)
    drawn = tuple(masks_of(unseen[:count]) for count in range(most + 1))
    has = [*prospect.shown, *unseen[most:]]
    size = prospect.other_count
    may = prospect.other_changed or min(max(0, prospect.stock - most), SPARE)
    changes = min(may, len(has) - size)
    keep = least_dangerous if losing else most_useful
    other_hand = masks_of([*keep(has[:size], size - changes), *has[size : size + changes]])
    return Guess(drawn, other_hand, declared(other_hand))


def _worth(hand: Masks, out: Cards, guesses: Iterable[Guess], leads: bool, prices: HandPrices) -> float:
    """The lead in points after a discard, summed over the guesses."""
    less, size = masks_of(out), len(out)
    first, second, third, fourth = hand[0] ^ less[0], hand[1] ^ less[1], hand[2] ^ less[2], hand[3] ^ less[3]
    total = 0.0
    for each in guesses:
        spades, hearts, diamonds, clubs = each.drawn[size]
        total += points_ahead((first | spades, second | hearts, third | diamonds, fourth | clubs), each, leads, prices)
    return total


def points_ahead(mine: Masks, guess: Guess, leads: bool, prices: HandPrices) -> float:
    """The estimated final lead of this hand: declarations, repique, pique and play; in a match, what it is worth."""
    ours, theirs = counts(mine, guess.other, prices.losing)
    mine_declared, others = declared(mine), guess.other_declares
    if prices.match is not None:
        return _in_match(prices.match, mine_declared, others, ours, theirs, leads, prices)
    if leads:
        return declarations(mine_declared, others, ours, prices) + prices.play[ours][theirs]
    return -declarations(others, mine_declared, theirs, prices) - prices.play[theirs][ours]


def _in_match(
    match: Match,
    mine: BestCombinations,
    other: BestCombinations,
    ours: int,
    theirs: int,
    leads: bool,
    prices: HandPrices,
) -> float:
    """The estimate in a match: each player's points, added in the order of reckoning, and their worth there."""
    if leads:
        scores, play = _scores(mine, other), prices.play[ours][theirs]
        ahead = declarations(mine, other, ours, prices)
    else:
        scores, play = _scores(mine, other), -prices.play[theirs][ours]
        ahead = -declarations(other, mine, theirs, prices)
    now = prices.had
    for score in (*scores, round(ahead - sum(scores))):  # the last term is the repique or pique
        now = BothSides(now.mine + max(0, score), now.theirs + max(0, -score))
        stopped = match.reached(now)
        if stopped is not None:
            return stopped
    share = max(-BOTH_IN_PLAY, min(BOTH_IN_PLAY, play))
    end = BothSides(now.mine + (BOTH_IN_PLAY + share) / 2, now.theirs + (BOTH_IN_PLAY - share) / 2)
    return match.worth(now, end, DOUBT)


def counts(mine: Masks, other: Masks, losing: bool) -> tuple[int, int]:
    """For each hand, the tricks it could make at once; or if tricks are better lost, its overtopping cards.

    Both hands' cards of each suit are paired from the lowest up; a card overtops if it is higher than its counterpart.
    """
    of_suit = _ABOVE if losing else _TOPS
    both = (
        of_suit[mine[0] << _RANKS | other[0]]
        + of_suit[mine[1] << _RANKS | other[1]]
        + of_suit[mine[2] << _RANKS | other[2]]
        + of_suit[mine[3] << _RANKS | other[3]]
    )
    ours, theirs = both >> _HALF, both & (1 << _HALF) - 1
    return ours if ours < _MOST else _MOST, theirs if theirs < _MOST else _MOST


class _BothHands(dict[int, int]):
    """What a function counts for each of two hands in a suit, found when it is first asked; both counts in one number.

    Two hands divide a suit in some thousand ways, and a number for each takes half the room of a cached function's
    arguments and answers.
    """

    def __init__(self, count: Callable[[int, int], int]) -> None:
        super().__init__()
        self._count = count

    def __missing__(self, suit: int) -> int:
        mine, other = suit >> _RANKS, suit & (1 << _RANKS) - 1
        found = self[suit] = self._count(mine, other) << _HALF | self._count(other, mine)
        return found


_RANKS: Final = 9
"""Ranks of a suit, of the longest pack."""
_HALF: Final = 5
"""Bits of a count: no hand has thirty-two cards."""
_TOPS: Final = _BothHands(lambda mine, other: WINNERS[code_between(mine, other)])
"""The tricks each hand could make at once in a suit."""


def _overtops(mine: int, other: int) -> int:
    """How many cards of a suit are above their counterparts in the other hand, pairing lowest with lowest."""
    return sum(1 for high, low in zip(_bits(mine), _bits(other), strict=False) if high > low)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


_ABOVE: Final = _BothHands(_overtops)
"""How many cards of each hand are above their counterparts in a suit."""


def declarations(leader: BestCombinations, other: BestCombinations, tops: int, prices: HandPrices) -> float:
    """The leader's lead from declarations, with a repique, or a pique that their top cards would complete."""
    scores = point, sequence, group = _scores(leader, other)
    ahead = float(point + sequence + group)
    if point >= 0 and sequence >= 0 and group >= 0:
        if ahead >= prices.repique.target:
            return ahead + prices.repique.points
        within = 0 if prices.losing else prices.lead_scores + (0 if prices.pique.first_lead else tops)
        return ahead + (prices.pique.points if ahead + within >= prices.pique.target else 0)
    if abs(point) + abs(sequence) + abs(group) < prices.repique.target:
        return ahead
    return ahead + _repique(scores, prices.repique)


def _scores(mine: BestCombinations, other: BestCombinations) -> tuple[int, int, int]:
    """The score of each class in the order of reckoning; negative if the opponent wins the class."""
    mine_point, mine_sequence, mine_runs, mine_group, mine_sets = mine
    point, sequence, runs, group, sets = other
    return (
        mine_point[0] if mine_point > point else -point[0] if point > mine_point else 0,
        mine_runs if mine_sequence > sequence else -runs if sequence > mine_sequence else 0,
        mine_sets if mine_group > group else -sets if group > mine_group else 0,
    )


def _repique(scores: tuple[int, int, int], repique: Bonus) -> int:
    """The points of a repique, if one player's scores reach its target before the other has any; else 0."""
    reached = 0
    for score in scores:
        if score * reached < 0:
            return 0
        reached += score
        if abs(reached) >= repique.target:
            return repique.points if reached > 0 else -repique.points
    return 0
