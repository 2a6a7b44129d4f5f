"""What the tricks of a deal for two are worth, by the rules of the form and the bid.

Tricks are counted in *half-tricks*, two for each trick and one for the last (see
:mod:`~piquet_tutor.reckoner.solver.searching`), so that one number gives both the tricks won and who won the
last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import erf, sqrt
from typing import Final

from piquet_tutor.engine.rulings import Award
from piquet_tutor.engine.table import Side
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus, law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.match_equity import BothSides, Match
from piquet_tutor.reckoner.prices import bonus_under
from piquet_tutor.reckoner.solver.contract_value import awarded_by_half_tricks
from piquet_tutor.reckoner.solver.searching import likely_half_tricks

Stakes = tuple[float, ...]
"""A player's lead in points at the end of the play, indexed by their half-tricks."""
Chances = tuple[float, ...]
"""The probability of each result of the play, indexed by a player's half-tricks."""
Forecast = tuple[tuple[float, ...], ...]
"""The leader's mean lead in points, indexed by two counts taken from the hands (see :func:`forecast`)."""

NOTHING: Final = BothSides(0, 0)
_SPREAD: Final = 1.7
"""The standard deviation of the half-tricks made by the leader of twelve cards, given the tricks each hand can make at
once. (Of solved deals; what is known explains nine tenths of the variance.)"""
_LOSING_BASE, _LOSING_OURS, _LOSING_THEIRS, _LOSING_SPREAD = 8.1, 1.67, -0.86, 3.8
"""If neither side wants tricks, an estimate by the overtopping cards of each hand: a constant, their coefficients, and
the standard deviation. (Fitted to solved deals; explains six tenths of the variance.)"""
_MOST: Final = 12


def stakes_of(
    rules: RuleSet,
    undertaking: Undertaking | None,
    elder: bool,
    match: Match | None = None,
    had: BothSides = NOTHING,
) -> Stakes:
    """What each result of the play is worth to one player.

    Args:
        rules: of a form for two.
        undertaking: the result of the bidding; None in forms without.
        elder: whether the player is elder.
        match: the match whose standing decides what points are worth; ignored in forms without bidding.
        had: the points each player has already scored in the deal.
    """
    return _stakes(rules, undertaking if undertaking is not None else Undertaking(""), elder, match, had)


@lru_cache(maxsize=512)
def _stakes(rules: RuleSet, undertaking: Undertaking, elder: bool, match: Match | None, had: BothSides) -> Stakes:
    law = law_of(rules)
    if law.has(Subject.BID_PAID):
        return _under_bid(rules, undertaking, elder, match, had)
    if law.has(Subject.BID_MADE):  # what is scored in hand goes to another account, so nothing was had on this one
        return _under_bid(rules, undertaking, elder, match, NOTHING)
    paid = law.play
    assert paid is not None  # every form for two without bidding has prices for the play
    whole = rules.hand_size
    return tuple(half + paid.for_tricks(half // 2, whole - half // 2) for half in range(2 * whole + 2))


def _under_bid(rules: RuleSet, undertaking: Undertaking, elder: bool, match: Match | None, had: BothSides) -> Stakes:
    """What the clauses award for every result: what goes to the account of the match by its worth there."""
    table = rules.table
    mine = table.sides[0 if elder else 1]
    counted = rules.rule_on(Subject.BID_PAID if law_of(rules).has(Subject.BID_PAID) else Subject.BID_MADE).account
    every = awarded_by_half_tricks(rules, table, undertaking, mine)
    inside = [_pair(awards, mine, lambda each: each.account == counted) for awards in every]
    beside = [_pair(awards, mine, lambda each: each.account != counted) for awards in every]
    worth = _in_match(inside, match, had)
    return tuple(one + other.mine - other.theirs for one, other in zip(worth, beside, strict=True))


def _pair(awards: Iterable[Award], mine: Side, goes_in: Callable[[Award], bool]) -> BothSides:
    """What awards of one sort bring a side, and its opponent."""
    found = [each for each in awards if goes_in(each)]
    own = sum(each.points for each in found if each.side == mine)
    return BothSides(own, sum(each.points for each in found) - own)


def _in_match(results: list[BothSides], match: Match | None, had: BothSides) -> Stakes:
    """What results are worth: the difference in points, or in a match, what they change there."""
    if match is None:
        return tuple(mine - theirs for mine, theirs in results)
    level = match.worth(had, had, 0.0)
    ends = [BothSides(had.mine + mine, had.theirs + theirs) for mine, theirs in results]
    return tuple(match.worth(had, end, 0.0) - level for end in ends)


def wants_to_lose(view: View) -> bool:
    """Whether tricks are better lost: nobody bid in a form with bidding, or the bid is to lose them."""
    return loses(view.undertaking)


def loses(undertaking: Undertaking | None) -> bool:
    """Whether the result of the bidding makes tricks better lost."""
    return undertaking is not None and (not undertaking.tricks or undertaking.sign == "minus")


# --- before the play ------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def forecast(stakes: Stakes, losing: bool) -> Forecast:
    """The mean of the stakes, by two counts taken from the hands before the play.

    Args:
        stakes: of the player who leads.
        losing: whether tricks are better lost; the counts are then overtopping cards, else tricks that can be made at
            once (see :func:`~piquet_tutor.reckoner.hand_to_hand.counts`).

    Returns:
        Indexed by the leader's count, then the opponent's.
    """
    return tuple(
        tuple(mean(stakes, outlook(ours, theirs, losing)) for theirs in range(_MOST + 1)) for ours in range(_MOST + 1)
    )


@lru_cache(maxsize=512)
def outlook(ours: int, theirs: int, losing: bool) -> Chances:
    """The probability of each number of half-tricks for the leader, given the two counts."""
    centre, spread = centre_of(ours, theirs, losing), _LOSING_SPREAD if losing else _SPREAD
    if not losing and ours >= _MOST:
        spread = 0.1
    upto = [0.5 * (1 + erf((half + 0.5 - centre) / (spread * sqrt(2)))) for half in range(2 * _MOST + 1)]
    return tuple(after - before for before, after in zip([0.0, *upto], [*upto, 1.0], strict=True))


def centre_of(ours: int, theirs: int, losing: bool) -> float:
    """The estimated number of half-tricks for the leader, given the two counts."""
    if losing:
        centre = _LOSING_BASE + _LOSING_OURS * ours + _LOSING_THEIRS * theirs
    elif ours >= _MOST:
        centre = 2.0 * _MOST + 1
    else:
        centre = likely_half_tricks(_MOST, ours, theirs)
    return min(max(centre, 0.0), 2.0 * _MOST + 1)


def mean(stakes: Stakes, chances: Chances) -> float:
    """What the stakes come to on average, each weighted by its chance."""
    return sum(worth * chance for worth, chance in zip(stakes, chances, strict=True))


# --- repique and pique ----------------------------------------------------------------------------


OUT_OF_REACH: Final = Bonus(0, 1000, by_order=True, younger=False, kinds=(), targets=frozenset())
"""Stands for a bonus that the rules do not have."""


def bonus(rules: RuleSet, subject: Subject, undertaking: Undertaking | None) -> Bonus:
    """A repique or pique under an undertaking; :data:`OUT_OF_REACH` if the rules have none."""
    return bonus_under(rules, subject, undertaking) or OUT_OF_REACH


def leads_score(rules: RuleSet) -> bool:
    """Whether a lead may score by itself, so that a pique needs one point less from tricks."""
    return law_of(rules).has(Subject.LEAD)
