"""Match equity: what the points of a deal are worth in its match, whose standing is public.

Without a match a point is a point. In one, the settlement decides: with agreed deals, a loser who passes the rubicon
saves twice their total, and one who cannot pass it pays for every point they make; a race is won by the first to reach
the target, a rubber by games below the line. Future deals are taken to bring both players about the same, and the more
of them there are, the less a single point decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, hypot, pi, sqrt
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import Ruling, total
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.prices import prices_of

A_DEAL, A_DEAL_MORE_OR_LESS = 24.0, 24.0
"""The mean and the standard deviation of a player's score in a deal (in the usual game of two)."""
GAME: Final = 100.0
"""The value of a game of a race, in points; since only winning counts there, the number is arbitrary."""
_ORDER_DOUBT: Final = 0.15
"""The standard deviation, as a part of the play, of which of two players scores first."""
_ROOM: Final = 1 << 15


class BothSides(NamedTuple):
    """Points of this seat's side and of the opponent's."""

    mine: float
    theirs: float


@dataclass(frozen=True)
class Agreed:
    """A partie of an agreed number of deals, and its settlement.

    Attributes:
        before: the totals in the partie before this deal.
        deals_left: the number of deals after this one.
        weight: how many times this deal counts.
        line: the rubicon; a loser below it pays the sum of the totals.
        bonus: the bonus paid to the winner.
        winner_short: whether the loser pays the sum even if the winner is below the line too.
    """

    before: BothSides
    deals_left: int
    weight: int
    line: int
    bonus: int
    winner_short: bool

    def worth(self, now: BothSides, end: BothSides, spread: float) -> float:
        """The mean payment to this seat if the deal ends with about these scores.

        Args:
            now: the scores in the deal so far; not used here.
            end: the scores at the end of the deal.
            spread: the standard deviation of these.
        """
        later = A_DEAL * self.deals_left
        mine = self.before.mine + self.weight * end.mine + later
        theirs = self.before.theirs + self.weight * end.theirs + later
        doubt = hypot(self.weight * spread, A_DEAL_MORE_OR_LESS * sqrt(self.deals_left))
        return _settled(self, round(2 * mine) / 2, round(2 * theirs) / 2, doubt)

    def reached(self, now: BothSides) -> float | None:
        """None, as agreed deals are always played out."""
        return None


@lru_cache(maxsize=_ROOM)
def _settled(match: Agreed, mine: float, theirs: float, doubt: float) -> float:
    ahead = 2 * chance_of(mine - theirs, doubt * sqrt(2)) - 1
    return (
        mine
        - theirs
        + match.bonus * ahead
        + _sum_paid(match, mine, theirs, doubt)
        - _sum_paid(match, theirs, mine, doubt)
    )


def _sum_paid(match: Agreed, winner: float, loser: float, doubt: float) -> float:
    """The mean extra payment if the loser pays the sum instead of the difference: twice the loser's total."""
    below = chance_of(match.line - 0.5 - loser, doubt)
    if not below:
        return 0.0
    short = loser
    if doubt:
        away = (match.line - 0.5 - loser) / doubt
        short = loser - doubt * exp(-away * away / 2) / sqrt(2 * pi) / below
    loses = chance_of(winner - short, doubt)
    crossed = 1.0 if match.winner_short else chance_of(winner - match.line + 0.5, doubt)
    return 2 * max(0.0, short) * below * loses * crossed


@dataclass(frozen=True)
class RaceEquity:
    """A race to a target.

    Attributes:
        before: the totals before this deal.
        target: how many points win.
        at_once: whether the deal stops when the target is reached.
        under: a loser with fewer points than this loses double.
    """

    before: BothSides
    target: int
    at_once: bool
    under: int

    def worth(self, now: BothSides, end: BothSides, spread: float) -> float:
        """How far ahead this seat is in games, in points of :data:`GAME`.

        Args:
            now: the scores in the deal so far, in the order of reckoning.
            end: the scores if the deal were played out.
            spread: the standard deviation of these.
        """
        return _raced(self, now, BothSides(round(2 * end.mine) / 2, round(2 * end.theirs) / 2), spread)

    def home(self, now: BothSides, end: BothSides, spread: float) -> BothSides:
        """The probability that each of the two wins the race in this deal; the arguments are those of ``worth``."""
        wins, loses, _ = _home(self, now, end, spread)
        return BothSides(wins, loses)

    def reached(self, now: BothSides) -> float | None:
        """The worth of a deal that has stopped because a player reached the target; None if nobody has."""
        mine, theirs = self.before.mine + now.mine, self.before.theirs + now.theirs
        if not self.at_once or max(mine, theirs) < self.target:
            return None
        return self.won(theirs) if mine >= self.target else -self.won(mine)

    def won(self, loser: float) -> float:
        """What winning is worth if the loser has this many points."""
        return GAME * (2 if loser < self.under else 1)


@lru_cache(maxsize=_ROOM)
def _raced(match: RaceEquity, now: BothSides, end: BothSides, spread: float) -> float:
    mine, theirs = match.before.mine + end.mine, match.before.theirs + end.theirs
    wins, loses, on = _home(match, now, end, spread)
    to_go = max(1.0, match.target - max(mine, theirs))
    doubt = A_DEAL_MORE_OR_LESS * sqrt(2 * max(1.0, to_go / A_DEAL))
    later = GAME * (2 * chance_of(mine - theirs, doubt) - 1)
    return wins * match.won(theirs) - loses * match.won(mine) + on * later


def _home(match: RaceEquity, now: BothSides, end: BothSides, spread: float) -> tuple[float, float, float]:
    """The probabilities that this seat wins the race in this deal, that the opponent does, and that neither does."""
    mine, theirs = match.before.mine + end.mine, match.before.theirs + end.theirs
    home, away = (chance_of(each - match.target + 0.5, spread) for each in (mine, theirs))
    if match.at_once:
        mine_in, theirs_in = (
            _wait(match.target - before - had, gain - had)
            for before, had, gain in zip(match.before, now, end, strict=True)
        )
        first = chance_of(theirs_in - mine_in, _ORDER_DOUBT if spread else 0.0)
    else:
        first = chance_of(mine - theirs, spread)
    return home * (1 - away * (1 - first)), away * (1 - home * first), (1 - home) * (1 - away)


def _wait(need: float, gain: float) -> float:
    """The part of the rest of a deal that a player needs to score ``need`` points, if all of it brings ``gain``."""
    if need <= 0:
        return 0.0
    return need / gain if gain > 0 else 10.0


@dataclass(frozen=True)
class RubberEquity:
    """A game of a rubber, with points below the line.

    Attributes:
        before: the points below the line in this game.
        target: how many win it.
        game: the additional worth of winning the game, in points.
        clean: the further bonus if the loser has none below the line.
    """

    before: BothSides
    target: int
    game: float
    clean: int

    def worth(self, now: BothSides, end: BothSides, spread: float) -> float:
        """What these points below the line are worth, including their part in winning the game.

        Args:
            now: the scores in the deal so far; not used here.
            end: the scores below the line at the end of the deal.
            spread: not used, as the number of tricks determines the score below the line.
        """
        mine, theirs = self.before.mine + end.mine, self.before.theirs + end.theirs
        points = end.mine - end.theirs
        if max(mine, theirs) < self.target:
            return points + self.game * (2 * chance_of(mine - theirs, self.target / sqrt(2)) - 1)
        clean = self.clean if not min(mine, theirs) else 0
        return points + (self.game + clean) * (1 if mine > theirs else -1)

    def reached(self, now: BothSides) -> float | None:
        """None, as a deal of a rubber never stops early."""
        return None


Match = Agreed | RaceEquity | RubberEquity


# --- the play ---------------------------------------------------------------------------------------------------


_LEADS_LOST: Final = 0.27
"""How often the opponent takes a trick led, so that both score in it. (Measured on simulated deals.)"""
PLAY_DOUBT: Final = 0.35
"""The standard deviation of a forecast of the play, in points for each trick left."""


def plays_of(view: View, match: Match, now: BothSides) -> tuple[float, ...]:
    """What every result of the play is worth in the match, by this seat's half-tricks in the whole play.

    The half-tricks determine the difference between the two scores exactly; their sum depends on how often the lead
    changes, and is an empirical mean.

    Args:
        view: during the play of a form for two without bidding.
        match: the match of the deal.
        now: the scores in the deal, including a bonus within reach.
    """
    rules = view.rules
    won = sum(trick.winner == view.seat for trick in view.tricks)
    left = rules.hand_size - len(view.tricks)
    return tuple(
        match.worth(now, played_out(rules, now, half, won, left, bool(view.trick)), PLAY_DOUBT * left)
        for half in range(2 * rules.hand_size + 2)
    )


def played_out(rules: RuleSet, now: BothSides, half: int, won: int, left: int, led: bool) -> BothSides:
    """Both scores at the end of the play.

    Args:
        rules: a form in which half-tricks decide.
        now: the scores in the deal, without those for the cards.
        half: this seat's half-tricks in the whole play.
        won: tricks it has won.
        left: tricks that are left.
        led: whether the current trick has been led to.
    """
    whole, tricks, last = rules.hand_size, half // 2, half % 2
    mine, theirs = _from_tricks(rules, max(0, min(left, tricks - won)), last, left, led)
    if 2 * tricks != whole:
        points = abs(prices_of(rules).for_tricks(tricks, whole - tricks))
        mine, theirs = (mine + points, theirs) if 2 * tricks > whole else (mine, theirs + points)
    return BothSides(now.mine + mine, now.theirs + theirs)


def _from_tricks(rules: RuleSet, made: int, last: int, left: int, led: bool) -> tuple[float, float]:
    """Both players' points from the tricks left, if one makes this many; a card already led has scored."""
    paid = prices_of(rules)
    extra = paid.last.points if paid.last.in_all is None else 1
    if paid.scoring.by_tricks_won:
        return made + extra * last, left - made + extra * (1 - last)
    lost_leads = min(_LEADS_LOST * left, 2 * min(made, left - made) + 0.5)
    lead, kept, captured, *_ = paid.scoring
    points = (lead + kept) * left + (captured - kept) * lost_leads + extra - lead * led
    points += paid.scoring.first_lead if left == paid.tricks and not led else 0
    ahead = paid.ahead_in_tricks(left, not led, led, made, last) + (extra if last else -extra)
    return max(0.0, (points + ahead) / 2), max(0.0, (points - ahead) / 2)


# --- which match it is ------------------------------------------------------------------------------------------


def chance_of(ahead: float, doubt: float) -> float:
    """The probability that a normal variable with mean ``ahead`` and standard deviation ``doubt`` is positive."""
    if doubt:
        return 0.5 * (1 + erf(ahead / (doubt * sqrt(2))))
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5


def match_of(view: View) -> Match | None:
    """The match a view's deal belongs to; None if it is a single deal or more than two sides play."""
    standing, rules = view.standing, view.rules
    mine = view.table.side_of(view.seat)
    others = view.table.opponents(mine)
    if standing is None or len(others) != 1 or not {mine, *others} <= set(standing.points):
        return None
    before = BothSides(standing.points[mine], standing.points[others[0]])
    law = law_of(rules)
    if law.has(Subject.RUBBER_GAME):
        return _rubber(rules, before)
    if standing.deals:
        return _agreed(rules, before, standing.deal, standing.deals)
    if law.race_target is not None:
        return RaceEquity(before, law.race_target, law.race_stops_at_once, law.options.double_under)
    return None


def _rubber(rules: RuleSet, before: BothSides) -> RubberEquity:
    """Two games win a rubber, so one is worth half its bonus."""
    law = law_of(rules)
    return RubberEquity(before, law.options.target, law.rubber_bonus / 2, law.blank_games)


def _agreed(rules: RuleSet, before: BothSides, deal: int, deals: int) -> Agreed | None:
    law = law_of(rules)
    weight = 2 if law.first_and_last_double and deal in (1, deals) else 1
    if deal > deals:  # deals to break a tie
        each = max(1, law.options.tie_break_deals)
        deals_left = -(deal - deals) % each
    else:
        deals_left = deals - deal
    return Agreed(before, deals_left, weight, law.rubicon, law.options.game_bonus, law.options.rubicon_if_winner_short)


def scored(view: View, counts: Callable[[Ruling], bool] = lambda _: True) -> BothSides:
    """Each side's score in the deal so far, as far as this seat knows.

    Args:
        view: the seat's view.
        counts: which rulings to include; by default all.
    """
    mine, ledger = view.table.side_of(view.seat), tuple(filter(counts, view.rulings))
    return BothSides(total(ledger, mine), sum(total(ledger, other) for other in view.table.opponents(mine)))
