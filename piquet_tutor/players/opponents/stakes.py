"""What the tricks of a deal for two are worth: so much ahead for so many, by the form and by what was undertaken.

Tricks are counted in *half-tricks*, two for each trick and one for the last (see
:mod:`~piquet_tutor.players.analysis.solver.searching`), so one number tells both how many were made and who made the
last.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final

from piquet_tutor.engine.deal.views import View
from piquet_tutor.engine.rules.law import Bonus, law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.parts import Undertaking
from piquet_tutor.engine.rules.policies.undertakings import extra_of
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.players.analysis.match_equity import Match, Pair
from piquet_tutor.players.analysis.prices import bonus_under

Stakes = tuple[float, ...]
"""Points ahead at the end of the play, by the half-tricks a player has made."""
Chances = tuple[float, ...]
"""How likely each result of the play is, by the half-tricks a player has made."""
Forecast = tuple[tuple[float, ...], ...]
"""Points ahead for the leader of two hands, by two counts taken from the hands (see :func:`forecast`)."""

NOTHING: Final = Pair(0, 0)
_BASE, _OURS, _THEIRS, _BOTH, _SPREAD = 12.6, 0.89, -0.96, 0.064, 1.7
"""About how many half-tricks the leader of twelve cards makes: by the tricks each hand can make at once and their
product; and how far the truth is spread about it. (Fitted to solved deals: it explains nine tenths of them.)"""
_LOSING_BASE, _LOSING_OURS, _LOSING_THEIRS, _LOSING_SPREAD = 8.1, 1.67, -0.86, 3.8
"""The same where neither wants tricks: by the cards of each hand that are above their fellow of the opponent's.
(It explains six tenths.)"""
_MOST: Final = 12


def stakes_of(
    rules: RuleSet,
    undertaking: Undertaking | None,
    elder: bool,
    match: Match | None = None,
    had: Pair = NOTHING,
) -> Stakes:
    """What every result of the play is worth to one player.

    Args:
        rules: of a form for two.
        undertaking: what the bidding came to; None in forms without.
        elder: whether the player is elder.
        match: what the deal is part of; then the result is worth what it does there. Without bidding it is not asked.
        had: what each has scored in the deal already.
    """
    return _stakes(rules, undertaking if undertaking is not None else Undertaking(""), elder, match, had)


@lru_cache(maxsize=512)
def _stakes(rules: RuleSet, undertaking: Undertaking, elder: bool, match: Match | None, had: Pair) -> Stakes:
    halves = range(2 * rules.hand_size + 2)
    law = law_of(rules)
    if law.has(Subject.BID_PAID):
        return _in_match([_signed(rules, undertaking, elder, half // 2) for half in halves], match, had)
    if law.has(Subject.BID_MADE):
        bid = _in_match([_undertaken(rules, undertaking, elder, half) for half in halves], match, NOTHING)
        return tuple(worth + _exact(rules, undertaking, elder, half) for half, worth in enumerate(bid))
    paid = law.play
    assert paid is not None  # nothing else is played for by two who do not bid
    whole = rules.hand_size
    return tuple(half + paid.for_tricks(half // 2, whole - half // 2) for half in halves)


def _in_match(results: list[Pair], match: Match | None, had: Pair) -> Stakes:
    """What results are worth: their difference, or what they do in the match beside no result at all."""
    if match is None:
        return tuple(mine - theirs for mine, theirs in results)
    level = match.worth(had, had, 0.0)
    ends = [Pair(had.mine + mine, had.theirs + theirs) for mine, theirs in results]
    return tuple(match.worth(had, end, 0.0) - level for end in ends)


def wants_to_lose(view: View) -> bool:
    """Whether tricks are better lost: nobody has bid for them, or the bid is to lose them."""
    return loses(view.undertaking)


def loses(undertaking: Undertaking | None) -> bool:
    """Whether an undertaking, or the want of one, makes tricks better lost."""
    return undertaking is not None and (not undertaking.tricks or undertaking.sign == "minus")


def _undertaken(rules: RuleSet, undertaking: Undertaking, elder: bool, half: int) -> Pair:
    """The value of the bid, or that for each trick short of it; with no bid, so much for each trick of the opponent."""
    mine, theirs = _tricks_counted(rules, half)
    if not undertaking.tricks:
        each = _priced(rules, Subject.MISERE)
        return Pair(each * theirs if mine < theirs else 0, each * mine if theirs < mine else 0)
    short = undertaking.tricks - (mine if elder else theirs)
    made, beaten = (0, undertaking.value * short) if short > 0 else (undertaking.value, 0)
    return Pair(made, beaten) if elder else Pair(beaten, made)


def _tricks_counted(rules: RuleSet, half: int) -> tuple[int, int]:
    extra = extra_of(rules.rule_on(Subject.BID_MADE))
    mine = half // 2 + extra * (half % 2)
    return mine, rules.hand_size + extra - mine


def _exact(rules: RuleSet, undertaking: Undertaking, elder: bool, half: int) -> int:
    """What the bidder scores besides, above the line, for exactly the tricks they bid, where the rules say so."""
    made = _tricks_counted(rules, half)[0 if elder else 1]
    if made != undertaking.tricks or not law_of(rules).has(Subject.BID_EXACT):
        return 0
    return _priced(rules, Subject.BID_EXACT) * (1 if elder else -1)


def _signed(rules: RuleSet, undertaking: Undertaking, elder: bool, tricks: int) -> Pair:
    """A point a trick, the cards or the capot, turned round in a minus deal; so much a trick over or short."""
    whole = rules.hand_size
    counted = whole - tricks if undertaking.sign == "minus" else tricks
    points = [counted, whole - counted]
    if counted in (0, whole):
        points[0 if counted else 1] += _priced(rules, Subject.CAPOT)
    elif 2 * counted != whole:
        points[0 if 2 * counted > whole else 1] += _priced(rules, Subject.CARDS)
    if undertaking.tricks:
        over = _tricks_over(whole, undertaking, elder, counted) * pay(rules, undertaking.factor)
        points[0 if (over > 0) == elder else 1] += abs(over)
    return Pair(points[0], points[1])


def _tricks_over(whole: int, undertaking: Undertaking, elder: bool, counted: int) -> int:
    """Tricks beyond a signed bid, or short of it (negative), when a player has so many that count for them."""
    return (counted if elder else whole - counted) - undertaking.tricks


def pay(rules: RuleSet, factor: int) -> int:
    """What a trick over or short of a signed bid pays, plain (1), doubled (2) or redoubled (4)."""
    return _priced(rules, Subject.BID_PAID, {1: "points", 2: "doubled", 4: "redoubled"}[factor])


def _priced(rules: RuleSet, subject: Subject, name: str = "points") -> int:
    return int(rules.rule_on(subject).params[name])


# --- before the play ------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def forecast(stakes: Stakes, losing: bool) -> Forecast:
    """What stakes come to on the average, by two counts taken from the hands before the play.

    Args:
        stakes: of the player who leads.
        losing: whether tricks are better lost; then the counts are cards above their fellows, else tricks that can
            be made at once. The leader's count comes first.
    """
    return tuple(
        tuple(mean(stakes, outlook(ours, theirs, losing)) for theirs in range(_MOST + 1)) for ours in range(_MOST + 1)
    )


@lru_cache(maxsize=512)
def outlook(ours: int, theirs: int, losing: bool) -> Chances:
    """How likely the leader of two hands is to make each number of half-tricks, by the same counts."""
    centre, spread = centre_of(ours, theirs, losing), _LOSING_SPREAD if losing else _SPREAD
    if not losing and ours >= _MOST:
        spread = 0.1
    upto = [0.5 * (1 + erf((half + 0.5 - centre) / (spread * sqrt(2)))) for half in range(2 * _MOST + 1)]
    return tuple(after - before for before, after in zip([0.0, *upto], [*upto, 1.0], strict=True))


def centre_of(ours: int, theirs: int, losing: bool) -> float:
    """About how many half-tricks the leader of two hands makes, by the same counts."""
    if losing:
        centre = _LOSING_BASE + _LOSING_OURS * ours + _LOSING_THEIRS * theirs
    elif ours >= _MOST:
        centre = 2.0 * _MOST + 1
    else:
        centre = _BASE + _OURS * ours + _THEIRS * theirs + _BOTH * ours * theirs
    return min(max(centre, 0.0), 2.0 * _MOST + 1)


def mean(stakes: Stakes, chances: Chances) -> float:
    """What the stakes come to on the average."""
    return sum(worth * chance for worth, chance in zip(stakes, chances, strict=True))


# --- thirty ---------------------------------------------------------------------------------------


OUT_OF_REACH: Final = Bonus(0, 1000, by_order=True, younger=False, kinds=(), targets=frozenset())
"""What stands for a bonus where the rules have none."""


def bonus(rules: RuleSet, subject: Subject, undertaking: Undertaking | None) -> Bonus:
    """What a repique or pique comes to under an undertaking; out of reach where the rules have none."""
    return bonus_under(rules, subject, undertaking) or OUT_OF_REACH


def leads_score(rules: RuleSet) -> bool:
    """Whether the card that leads to a trick may score by itself: then one less need be won for a pique."""
    return law_of(rules).has(Subject.LEAD)
