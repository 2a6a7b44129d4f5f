"""What one hand comes to against another, estimated: declarations, repique, pique and the play; quick, for guesses.

No ruling depends on it. The declarations are those of :mod:`~piquet_tutor.reckoner.combination_tables`, by the rules
that are played; the play is an estimate by the tricks that each hand could make at once, or by the cards that it could
not lose with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.combination_tables import BestCombinations, ClassTables, classes_of, declared
from piquet_tutor.reckoner.masks import Masks
from piquet_tutor.reckoner.match_equity import BothSides, Match
from piquet_tutor.reckoner.price_table import price_table
from piquet_tutor.reckoner.solver.moves import WINNERS, code_between
from piquet_tutor.reckoner.stakes import NOTHING, Forecast, bonus, forecast, leads_score, loses, stakes_of
from piquet_tutor.reckoner.terms import Minded, Term, in_the_way

_LEADER_TRICK, _OTHER_TRICK, _LEADING = 3.3, 1.9, -3.2
"""The leader's estimated lead from the play, in points: for each trick they can make at once, for each the opponent
can, and the constant term. (Fitted to solved deals of twelve cards each; explains three quarters of the variance.)"""
_MOST: Final = 12

USUAL: Final[Forecast] = tuple(
    tuple(_LEADING + _LEADER_TRICK * ours - _OTHER_TRICK * theirs for theirs in range(13)) for ours in range(13)
)
"""The leader's estimated lead from ordinary play, by the tricks each player can make at once."""
BOTH_IN_PLAY: Final = 26.0
"""The mean points of both players together in the play, the cards included. (Measured on deals played to the end.)"""
DOUBT: Final = 7.0
"""The standard deviation of the estimate of either player's share of them. (Measured likewise.)"""
_UNCOMPARED: Final = Minded(
    {
        Term.VOID_SUITS: "calls",
        Term.CARTE_ROUGE: "calls",
        Term.EQUALS_COUNT: "calls",
        Term.LOSERS_COUNT: "calls",
    }
)
"""By which hands are compared otherwise than in most."""


def compares(rules: RuleSet) -> bool:
    """Whether a law compares combinations as most do: a call tells all of it, and only the winner of a class scores."""
    point = price_table(rules).point
    return not (point.by_pips or point.shortest or point.fewest_pips or in_the_way(rules, _UNCOMPARED))


class HandPrices(NamedTuple):
    """The prices a hand is valued by.

    Attributes:
        combinations: what they come to.
        play: the leader's estimated lead from the play, by the two counts of :func:`counts`.
        losing: whether tricks are better lost, which decides what is counted.
        repique, pique: their points and targets.
        lead_scores: whether a lead counts towards a pique.
        match: the match whose standing decides what points are worth; None if only points count.
        had: the points each player has already scored in the deal, this seat first.
    """

    combinations: ClassTables
    play: Forecast
    losing: bool
    repique: Bonus
    pique: Bonus
    lead_scores: bool
    match: Match | None = None
    had: BothSides = NOTHING


@lru_cache(maxsize=256)
def hand_prices(
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
    losing, tables = loses(undertaking), classes_of(rules)
    repique, pique = (bonus(rules, each, undertaking) for each in (Subject.REPIQUE, Subject.PIQUE))
    if undertaking is None:
        return HandPrices(tables, USUAL, losing, repique, pique, leads_score(rules), match, had)
    stakes = stakes_of(rules, undertaking, elder, match, had)
    if not elder:  # a forecast is from the leader's side, whose gain is this player's loss
        stakes = tuple(-each for each in reversed(stakes))
    return HandPrices(tables, forecast(stakes, losing), losing, repique, pique, leads_score(rules))


def points_ahead(mine: Masks, other: Masks, others: BestCombinations, leads: bool, prices: HandPrices) -> float:
    """The estimated final lead of a hand: declarations, repique, pique and play; in a match, what it is worth.

    Args:
        mine: the hand.
        other: the other hand.
        others: what that one would declare.
        leads: whether this one leads to the first trick.
        prices: the prices.
    """
    ours, theirs = counts(mine, other, prices.losing)
    mine_declared = declared(mine, prices.combinations)
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
        scores, play = class_scores(mine, other), prices.play[ours][theirs]
        ahead = declarations(mine, other, ours, prices)
    else:
        scores, play = class_scores(mine, other), -prices.play[theirs][ours]
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
    scores = point, sequence, group = class_scores(leader, other)
    ahead = float(point + sequence + group)
    if point >= 0 and sequence >= 0 and group >= 0:
        if ahead >= prices.repique.target:
            return ahead + prices.repique.points
        within = 0 if prices.losing else prices.lead_scores + (0 if prices.pique.first_lead else tops)
        return ahead + (prices.pique.points if ahead + within >= prices.pique.target else 0)
    if abs(point) + abs(sequence) + abs(group) < prices.repique.target:
        return ahead
    return ahead + prices.repique.points * made_repique(scores, prices.repique.target)


def class_scores(mine: BestCombinations, other: BestCombinations) -> tuple[int, int, int]:
    """The score of each class in the order of reckoning; negative if the opponent wins the class."""
    mine_point, mine_cards, mine_sequence, mine_runs, mine_group, mine_sets = mine
    point, cards, sequence, runs, group, sets = other
    return (
        mine_cards if mine_point > point else -cards if point > mine_point else 0,
        mine_runs if mine_sequence > sequence else -runs if sequence > mine_sequence else 0,
        mine_sets if mine_group > group else -sets if group > mine_group else 0,
    )


def made_repique(scores: Iterable[int], target: int, had: BothSides = NOTHING) -> int:
    """Who makes a repique: 1 for this hand, -1 for the other; 0 if neither reaches the target before the other scores.

    Args:
        scores: of each class in the order of reckoning; negative if the other hand wins it.
        target: the points of a repique.
        had: what each has scored before.
    """
    mine, theirs = had
    for score in scores:
        mine, theirs = mine + max(0, score), theirs + max(0, -score)
        if mine >= target and not theirs:
            return 1
        if theirs >= target and not mine:
            return -1
    return 0


_NONE: Final = (0, 0)


def kept_back(mine: BestCombinations, kinds: Collection[Kind]) -> BestCombinations:
    """What a hand declares that keeps the combinations of some classes back."""
    return mine._replace(
        point=_NONE if "point" in kinds else mine.point,
        sequence=_NONE if "sequence" in kinds else mine.sequence,
        group=_NONE if "set" in kinds else mine.group,
    )


def best_of_each(hands: Sequence[BestCombinations]) -> BestCombinations:
    """The best of each class that any of some hands would declare."""
    point = max(hands, key=lambda each: each.point)
    sequence = max(hands, key=lambda each: each.sequence)
    group = max(hands, key=lambda each: each.group)
    return BestCombinations(
        point.point,
        point.point_points,
        sequence.sequence,
        sequence.sequence_points,
        group.group,
        group.group_points,
    )
